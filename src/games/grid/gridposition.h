// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A grid of stones as 64 bits: bit 8·row + column. Nothing but the stones and the limit matters, so a
// position may be moved, turned and mirrored over the plane.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace games {

inline constexpr int gridStride = 8;

/// The bit of a cell.
[[nodiscard]] constexpr std::uint64_t gridBit(std::uint32_t row, std::uint32_t column)
{
    return std::uint64_t{1} << (row * gridStride + column);
}

/// The sets of cells that moves take: 1..most stones in line, each set once.
[[nodiscard]] std::vector<std::uint64_t> gridMoves(std::uint64_t stones, std::uint32_t most);
/// Groups of stones joined by neighbours: no move touches two of them.
[[nodiscard]] std::vector<std::uint64_t> gridParts(std::uint64_t stones);
/// How far stones lie from the corner, in bits.
[[nodiscard]] int cornerShift(std::uint64_t stones);
/// The least of the eight mirror images, each moved into the corner.
[[nodiscard]] std::uint64_t canonicalGrid(std::uint64_t stones);

/// Whether the stones are the same turned by half round their centre, and no move meets its own image. Then
/// each move has an answer, its image: in normal play the player to move loses (Tweedledum and Tweedledee;
/// Winning Ways, chapter 1).
[[nodiscard]] bool isMirrored(std::uint64_t stones, std::uint32_t most);

/// What a search looks at. `splits`: positions are added up from their parts in normal play.
template <bool splits>
struct GridPosition {
    std::uint64_t stones = 0;
    std::uint32_t most = 3;

    [[nodiscard]] std::vector<GridPosition> options() const
    {
        std::vector<GridPosition> all;
        for (const std::uint64_t move : gridMoves(stones, most))
            all.push_back({stones & ~move, most});
        return all;
    }
    [[nodiscard]] GridPosition canonical() const { return {canonicalGrid(stones), most}; }
    [[nodiscard]] std::vector<GridPosition> components() const requires splits
    {
        std::vector<GridPosition> all;
        for (const std::uint64_t part : gridParts(stones))
            all.push_back({part, most});
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
