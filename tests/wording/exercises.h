// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exercises with a position and an answer of one's own.

#include "classroom/exercises/exercise.h"
#include "games/catalogue.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

inline classroom::Exercise of(classroom::ExerciseKind kind, const char* notation,
                              std::vector<std::string> right, std::vector<std::string> choices)
{
    const games::GamePtr game = std::get<games::GamePtr>(games::parse(notation));
    return {.request = {.kind = kind, .game = game->info().id, .play = game->play()},
            .position = game,
            .choices = std::move(choices),
            .right = std::move(right)};
}
