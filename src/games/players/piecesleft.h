// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How much of a game is left, as a class counts it on the board.

#include "games/game.h"

#include <cstdint>

namespace games {

/// The pieces that are still to be played with:
/// * stones, sticks and counters that lie there (Nim and its like, Line Nim, Grid Nim, octal games), of a
///   number its prime factors, with repetition;
/// * heads that lie up, edges of a bush;
/// * coins and counters that will still go somewhere: those outside the lowest box, above the bottom step,
///   away from the corner, and in Silver Dollar with an empty square to their left;
/// * Northcott's game: rows in which a token can still advance;
/// * Wythoff's queen: squares she can go to now; a graph: nodes that the token can still reach.
/// Skips and adds are no pieces. 0 where nothing of it is left, which a game that is not over may reach.
[[nodiscard]] std::uint64_t piecesLeft(const Game& game);

} // namespace games
