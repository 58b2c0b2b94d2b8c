// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exercises made for the tests, and rows of all that can be asked.

#include "classroom/exercises/exercise.h"

#include <QTest>

#include <initializer_list>

Q_DECLARE_METATYPE(classroom::ExerciseRequest)

namespace exerciserequests {

/// Null when there is none.
inline const classroom::Exercise* made(const classroom::MadeExercise& exercise)
{
    return std::get_if<classroom::Exercise>(&exercise);
}

inline classroom::Exercise make(const classroom::ExerciseRequest& request)
{
    const auto exercise = classroom::makeExercise(request, {});
    return made(exercise) != nullptr ? *made(exercise) : classroom::Exercise{};
}

inline QByteArray nameOf(const classroom::ExerciseRequest& request)
{
    return QByteArray(classroom::kindId(request.kind).data()) + ' ' + request.game.c_str() +
           (request.play == theory::Play::Misere ? " misere" : "") + " d" +
           QByteArray::number(request.difficulty);
}

/// Every game and convention of which `kind` is asked, with a few difficulties.
inline void addRequests(classroom::ExerciseKind kind, std::initializer_list<int> difficulties)
{
    QTest::addColumn<classroom::ExerciseRequest>("request");
    for (const std::string& game : classroom::gamesFor(kind)) {
        for (const theory::Play play : {theory::Play::Normal, theory::Play::Misere}) {
            for (const int difficulty : difficulties) {
                const classroom::ExerciseRequest request{kind, game, play, difficulty, 1};
                if (classroom::isOffered(kind, game, play))
                    QTest::addRow("%s", nameOf(request).constData()) << request;
            }
        }
    }
}

} // namespace exerciserequests
