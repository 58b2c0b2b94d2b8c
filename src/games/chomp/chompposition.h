// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A position of Chomp is a partition: the lengths of its rows, from the bottom, none longer than the one
// below.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace games {

/// How many squares the rows have, from the bottom: falling, and none empty.
using SquareRows = std::vector<std::uint8_t>;

/// What is left when the square goes with all above it and to its right; both from 0.
[[nodiscard]] SquareRows bitten(const SquareRows& rows, std::size_t row, std::size_t column);
/// Columns as rows.
[[nodiscard]] SquareRows transposed(const SquareRows& rows);
[[nodiscard]] std::uint64_t squaresOf(const SquareRows& rows);

/// What a search looks at.
struct ChompPosition {
    SquareRows rows;

    [[nodiscard]] std::vector<ChompPosition> options() const;
    /// It or its mirror image in the diagonal.
    [[nodiscard]] ChompPosition canonical() const;
    [[nodiscard]] std::size_t memoryBytes() const { return rows.capacity(); }
    friend bool operator==(const ChompPosition&, const ChompPosition&) = default;
};

} // namespace games

template <>
struct std::hash<games::ChompPosition> {
    std::size_t operator()(const games::ChompPosition& position) const noexcept;
};
