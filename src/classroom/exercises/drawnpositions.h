// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions drawn for exercises: of any game, larger and with more parts the greater the difficulty, and
// small enough for a plain search.

#include "classroom/exercises/draws.h"
#include "classroom/exercises/exercise.h"

namespace classroom {

/// A position of the request's game, which may suit it or not (it may even be over); in a partizan game
/// either player may start. Its picture may not be clear. Precondition: isOffered() of the request.
[[nodiscard]] games::GamePtr drawnPosition(const ExerciseRequest& request, Draws& draws);

/// A red-blue stalk as a Hackenbush position.
[[nodiscard]] games::GamePtr drawnStalk(int difficulty, Draws& draws);

} // namespace classroom
