// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The heads of a row of coins as a search looks at them, for Turning Turtles and Twins alike: the heads
// lie on squares from 1, a move turns one of them over and, if the player likes, one coin left of it.
// Twins is the same game one square on: turning its coins k and 1 is turning the turtle k - 1 alone.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <ranges>
#include <vector>

namespace games {

struct HeadRow {
    std::vector<std::uint16_t> heads; ///< ascending

    /// The square of the rightmost head, 0 without any.
    [[nodiscard]] std::uint32_t length() const { return heads.empty() ? 0 : heads.back(); }
    /// Each head on square k has k moves.
    [[nodiscard]] std::uint64_t moveCount() const;
    /// The n-th move's row, n from 0: those of the leftmost head come first, and of each the one that turns
    /// it alone.
    [[nodiscard]] HeadRow option(std::uint64_t n) const;
    /// The squares that the n-th move turns, the left one 0 when it turns one only.
    struct Turn {
        std::uint32_t right = 0;
        std::uint32_t left = 0;
    };
    [[nodiscard]] Turn turn(std::uint64_t n) const;
    /// The head on `right` is turned, and the coin on `left` unless that is 0.
    [[nodiscard]] HeadRow turned(std::uint32_t right, std::uint32_t left) const;
    /// Bit k - 1 stands for a head on square k. Precondition: length() <= 64.
    [[nodiscard]] std::uint64_t bits() const;
    /// An upper bound of the number of rows that can be reached, `most` when it is larger: no move makes
    /// more heads.
    [[nodiscard]] std::uint64_t reachable(std::uint64_t most) const;

    [[nodiscard]] auto options() const
    {
        return std::views::iota(std::uint64_t{0}, moveCount()) |
               std::views::transform([this](std::uint64_t n) { return option(n); });
    }
    [[nodiscard]] std::size_t memoryBytes() const { return heads.capacity() * sizeof(std::uint16_t); }
    friend bool operator==(const HeadRow&, const HeadRow&) = default;
};

/// A row as the depth-limited player sees it: of many moves those that turn two heads and those near either
/// end, the others decide nothing within a few moves. No game of more than `mostHeads` heads ends within
/// mostHeads / 2 moves, so one move stands for all.
struct SeenRow {
    HeadRow row;

    [[nodiscard]] bool sees(std::uint64_t n) const;
    [[nodiscard]] auto options() const
    {
        const std::uint64_t count = row.heads.size() > mostHeads ? 1 : row.moveCount();
        return std::views::iota(std::uint64_t{0}, count) |
               std::views::filter([this](std::uint64_t n) { return sees(n); }) |
               std::views::transform([this](std::uint64_t n) { return SeenRow{row.option(n)}; });
    }
    friend bool operator==(const SeenRow&, const SeenRow&) = default;
    static constexpr std::size_t mostHeads = 24;
};

} // namespace games

template <>
struct std::hash<games::HeadRow> {
    std::size_t operator()(const games::HeadRow& row) const noexcept;
};
template <>
struct std::hash<games::SeenRow> {
    std::size_t operator()(const games::SeenRow& seen) const noexcept
    {
        return std::hash<games::HeadRow>()(seen.row);
    }
};
