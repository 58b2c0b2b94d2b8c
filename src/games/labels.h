// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The first level of argument, for any game: P and N by moves and their answers, from the end where the
// positions are one row.

#include "games/explanation.h"
#include "games/game.h"

namespace games {

/// The row that leads to the position, where there is one; then its moves with their answers, and those of
/// what a winning move leaves. Of a partizan game for both players, whoever moves first. `known` answers
/// `game` with its moves.
[[nodiscard]] Explanation arguedByLabels(const Game& game, const Answer& known, const solver::Job& job,
                                         Shelf* shelf);

/// The position that an argument by options is of. Precondition: it was made for `game`.
[[nodiscard]] GamePtr arguedPosition(const Game& game, const OptionsStep& step);

} // namespace games
