// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Rows of cells, stone or gap, as Line Nim and Grid Nim write and show them.

#include "games/board.h"
#include "games/text/reader.h"

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace games {

/// A cell of rows: row 0 is the top one, column 0 the left one.
struct Cell {
    std::uint32_t row = 0;
    std::uint32_t column = 0;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

using CellRows = std::vector<std::vector<bool>>;

struct RowLimits {
    std::size_t mostRows = 0;
    std::size_t mostCells = 0;
    bool emptyAllowed = false; ///< no row at all
    bool equalLengths = false; ///< all rows as long as the first one
};

/// Rows separated by slashes, up to the end of the text.
[[nodiscard]] CellRows readRows(Reader& reader, const RowLimits& limits);
[[nodiscard]] std::string printRows(const CellRows& rows);
/// 0 where there is none.
[[nodiscard]] std::size_t longestRow(const CellRows& rows);
/// A piece for every cell, in reading order.
[[nodiscard]] Board rowsBoard(Shape shape, const CellRows& rows);
/// False outside the rows too.
[[nodiscard]] bool hasStone(const CellRows& rows, Cell cell);

} // namespace games
