// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A grid of stones as 64 bits: bit width·row + column. Nothing but the stones and the limit matters, so a
// position may be moved, turned and mirrored over the plane.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace games {

/// The bits of a row on a board of at most so many rows and columns; on any other, as many as it has columns.
inline constexpr int gridStride = 8;

template <bool splits>
struct GridPosition;

/// What matters beside the stones.
struct GridRules {
    template <bool splits>
    using Position = GridPosition<splits>;

    std::uint32_t most = 3; ///< stones of a move
    int width = gridStride; ///< bits of a row, 1 to 64

    // gridMoves(), gridParts() and isMirrored() by these rules.
    [[nodiscard]] std::vector<std::uint64_t> takes(std::uint64_t stones) const;
    [[nodiscard]] std::vector<std::uint64_t> parts(std::uint64_t stones) const;
    [[nodiscard]] bool isMirrored(std::uint64_t stones) const;

    friend bool operator==(const GridRules&, const GridRules&) = default;
};

/// The bit of a cell.
[[nodiscard]] constexpr std::uint64_t gridBit(std::uint32_t row, std::uint32_t column, int width)
{
    return std::uint64_t{1} << (row * static_cast<std::uint32_t>(width) + column);
}

/// The sets of cells that moves take: 1..most stones in line, each set once.
[[nodiscard]] std::vector<std::uint64_t> gridMoves(std::uint64_t stones, const GridRules& rules);
/// Groups of stones joined by neighbours: no move touches two of them.
[[nodiscard]] std::vector<std::uint64_t> gridParts(std::uint64_t stones, int width);
/// The least of the mirror images, each moved into the corner: eight of them, or the four that keep the sides
/// where the width is not gridStride.
[[nodiscard]] std::uint64_t canonicalGrid(std::uint64_t stones, int width);

// Images of stones, on the same bits.

/// Within all whole rows of so many bits.
[[nodiscard]] std::uint64_t turnedByHalf(std::uint64_t stones, int width);
/// The rows in the opposite order.
[[nodiscard]] std::uint64_t upsideDown(std::uint64_t stones, int width);
/// Columns as rows. The width is gridStride.
[[nodiscard]] std::uint64_t transposed(std::uint64_t stones);
/// How far stones lie from the corner, in bits.
[[nodiscard]] int cornerShift(std::uint64_t stones, int width);
/// Moved there.
[[nodiscard]] std::uint64_t inCorner(std::uint64_t stones, int width);

/// Whether the stones are the same turned by half round their centre, and no move meets its own image. Then
/// each move has an answer, its image: in normal play the player to move loses (Tweedledum and Tweedledee;
/// Winning Ways, chapter 1).
[[nodiscard]] bool isMirrored(std::uint64_t stones, const GridRules& rules);
/// Some of the stones turned by half round the centre of all. Precondition: that leads to stones.
[[nodiscard]] std::uint64_t oppositeStones(std::uint64_t some, std::uint64_t all, int width);

/// What a search looks at. `splits`: positions are added up from their parts in normal play.
template <bool splits>
struct GridPosition {
    std::uint64_t stones = 0;
    GridRules rules;

    [[nodiscard]] std::vector<GridPosition> options() const
    {
        std::vector<GridPosition> all;
        for (const std::uint64_t move : gridMoves(stones, rules))
            all.push_back({stones & ~move, rules});
        return all;
    }
    [[nodiscard]] GridPosition canonical() const { return {canonicalGrid(stones, rules.width), rules}; }
    [[nodiscard]] std::vector<GridPosition> components() const requires splits
    {
        std::vector<GridPosition> all;
        for (const std::uint64_t part : gridParts(stones, rules.width))
            all.push_back({part, rules});
        return all;
    }

    friend bool operator==(const GridPosition&, const GridPosition&) = default;
};

} // namespace games

template <bool splits>
struct std::hash<games::GridPosition<splits>> {
    std::size_t operator()(const games::GridPosition<splits>& position) const noexcept
    {
        const std::uint64_t mixed = (position.stones ^ position.stones >> 29U) * 0x9E3779B97F4A7C15U;
        return mixed ^ mixed >> 32U;
    }
};
