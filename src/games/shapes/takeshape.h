// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A shape that a move takes, as it is written: rows joined by '.', of the signs below, and behind it 't'
// where it may be turned by quarters and 'm' where it may be mirrored. 'line' is any unbroken line of a row
// or a column, 'line3' one of up to three stones.

#include "games/text/reader.h"
#include "theory/play.h"

#include <cstdint>
#include <string>
#include <vector>

namespace games {

/// The signs of a shape's cells: a stone that is taken; anything; no stone, on the board or beside it; a
/// stone that stays.
inline constexpr char takenCell = '1';
inline constexpr char anyCell = '0';
inline constexpr char emptyCell = '_';
inline constexpr char stayingCell = 's';

/// Rows and columns of a shape, and shapes of a rule.
inline constexpr std::size_t widestShape = 5;
inline constexpr std::size_t mostShapes = 24;

struct TakeShape {
    std::vector<std::string> rows{}; ///< of equal length; none: a line
    std::uint64_t longestLine = 0;   ///< of a line; 0: as long as one likes
    bool isTurned = false;           ///< also by quarters
    bool isMirrored = false;         ///< also with left and right exchanged
    theory::Mover owner = theory::Mover::Either;

    [[nodiscard]] bool isLine() const { return rows.empty(); }
    friend bool operator==(const TakeShape&, const TakeShape&) = default;
};

/// Adds the shapes of one option, parted by commas. `shapes` has those read before.
void readShapes(Reader& reader, theory::Mover owner, std::vector<TakeShape>& shapes);
/// "10.11tm"
[[nodiscard]] std::string printShape(const TakeShape& shape);
/// "11t,10.11tm": the shapes of one owner; "" where there are none.
[[nodiscard]] std::string printShapes(const std::vector<TakeShape>& shapes, theory::Mover owner);
/// "/take=11t": an option for each owner of some.
[[nodiscard]] std::string printShapeOptions(const std::vector<TakeShape>& shapes);

} // namespace games
