// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Coins on a strip that slide left without jumping, for the search.

#include "games/coins/movecoins.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <ranges>
#include <vector>

namespace games {

/// The squares of the coins, from 1, ascending.
struct SlidingCoins {
    std::vector<std::uint16_t> squares;

    /// Every move: near targets first, coin by coin from the left.
    [[nodiscard]] std::vector<MoveCoins> moves() const;
    [[nodiscard]] SlidingCoins after(const MoveCoins& move) const;
    [[nodiscard]] auto options() const
    {
        return moves() | std::views::transform([this](const MoveCoins& move) { return after(move); });
    }
    /// Coins that have arrived at the left edge are taken off with their squares.
    [[nodiscard]] SlidingCoins canonical() const;
    [[nodiscard]] std::size_t memoryBytes() const { return squares.capacity() * sizeof(std::uint16_t); }

    friend bool operator==(const SlidingCoins&, const SlidingCoins&) = default;
};

} // namespace games

template <>
struct std::hash<games::SlidingCoins> {
    std::size_t operator()(const games::SlidingCoins& coins) const noexcept;
};
