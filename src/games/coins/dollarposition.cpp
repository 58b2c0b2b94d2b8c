// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/dollarposition.h"

#include "games/hash.h"

#include <algorithm>
#include <cassert>

namespace games {

std::vector<MoveCoins> SlidingCoins::moves() const
{
    std::vector<MoveCoins> all;
    std::uint64_t behind = 0;
    for (const std::uint64_t square : squares) {
        for (std::uint64_t target = square - 1; target > behind; --target)
            all.push_back({.from = square, .to = target, .count = 1});
        behind = square;
    }
    return all;
}

SlidingCoins SlidingCoins::after(const MoveCoins& move) const
{
    SlidingCoins left = *this;
    const auto coin = std::ranges::find(left.squares, move.from);
    assert(coin != left.squares.end());
    *coin = static_cast<std::uint16_t>(move.to);
    return left;
}

SlidingCoins SlidingCoins::canonical() const
{
    SlidingCoins least;
    std::uint16_t arrived = 0;
    for (const std::uint16_t square : squares) {
        if (square == arrived + 1)
            ++arrived;
        else
            least.squares.push_back(static_cast<std::uint16_t>(square - arrived));
    }
    return least;
}

} // namespace games

std::size_t std::hash<games::SlidingCoins>::operator()(const games::SlidingCoins& coins) const noexcept
{
    return games::hashOf(coins.squares);
}
