// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A strip of squares with coins that slide over it: how it is drawn, and what its pieces stand for.
// Squares count from 0 here, whatever their numbers are.

#include "games/board.h"
#include "games/coins/coinboxes.h"

namespace games {

/// One row of squares, each with its coins one above the other.
[[nodiscard]] Board stripBoard(const Heaps& squares, int firstNumber);
/// The square (`box`) and the height of a coin, or of the square itself.
[[nodiscard]] CoinPlace stripPlace(PieceId piece);
/// The coins of a square from `height` on.
[[nodiscard]] std::vector<PieceId> stripPieces(const Heaps& squares, std::size_t square,
                                               std::uint64_t height);

} // namespace games
