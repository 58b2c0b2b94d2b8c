// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One for each shape. None draws captions and buttons: printedBoard() does.

#include "print/boards/printedboard.h"

#include <QString>

namespace printing {

[[nodiscard]] PrintedBoardPtr printedHeaps(const games::Board& board, QSizeF room);
/// Lines and grids.
[[nodiscard]] PrintedBoardPtr printedCells(const games::Board& board, QSizeF room);
[[nodiscard]] PrintedBoardPtr printedStrip(const games::Board& board, QSizeF room);
[[nodiscard]] PrintedBoardPtr printedStairs(const games::Board& board, QSizeF room);
[[nodiscard]] PrintedBoardPtr printedPlane(const games::Board& board, QSizeF room);
[[nodiscard]] PrintedBoardPtr printedGraph(const games::Board& board, QSizeF room);
[[nodiscard]] PrintedBoardPtr printedDrawn(const games::Board& board, QSizeF room);

/// What a piece is called: its label, else its number or count, as on the screen.
[[nodiscard]] QString pieceLabel(const games::Board& board, const games::Piece& piece);
/// A number stands at every how many squares of that width so that none meets the next.
[[nodiscard]] int numberEvery(double pitch, double widest);

} // namespace printing
