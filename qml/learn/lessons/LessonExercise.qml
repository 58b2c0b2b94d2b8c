// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The exercises of a lesson's step: a pupil goes through them alone, a class by the steps of the lesson.
ExerciseView {
    id: root

    required property LessonShow lesson
    required property bool presented

    kind: lesson.exerciseKind
    game: lesson.exerciseGame
    misere: lesson.exerciseMisere
    difficulty: lesson.exerciseDifficulty
    byOptions: lesson.exerciseByOptions
    count: lesson.exerciseCount
    stepped: presented
    seed: presented ? lesson.exerciseSeed : 0
    number: presented ? lesson.exerciseNumber : 0
    revealed: presented && lesson.answered
    large: presented
    onSolved: {
        if (!lesson.answered)
            lesson.next();
    }
    onNextAsked: lesson.nextExercise()
    onFinished: lesson.finishExercises()
}
