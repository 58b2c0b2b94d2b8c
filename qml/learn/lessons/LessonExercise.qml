// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The exercises of a lesson's step: a pupil goes through them alone, a class by the steps of the lesson.
ExerciseView {
    required property LessonShow lesson
    required property bool presented
    readonly property int part: lesson.part

    kind: lesson.exercise.kind
    game: lesson.exercise.game
    misere: lesson.exercise.misere
    difficulty: lesson.exercise.difficulty
    level: lesson.exercise.level
    count: lesson.exercise.count
    stepped: presented
    seed: presented ? lesson.exercise.seed : 0
    number: presented ? lesson.exercise.number : 0
    revealed: presented && lesson.answered
    large: presented
    onPartChanged: {
        if (!presented && lesson.kind === LessonShow.Exercise)
            restart(); // the step before had exercises, too
    }
    onSolved: {
        if (!lesson.answered)
            lesson.next();
    }
    onNextAsked: lesson.nextExercise()
    onWorked: {
        if (!presented)
            lesson.finish(rightOnes === count, told === 0);
    }
}
