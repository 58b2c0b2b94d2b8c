// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Sliding coins in pairs, from the right; a coin without a partner pairs with the edge. The gaps are heaps.

#include "games/coins/dollarposition.h"
#include "games/heaps/nimcount.h"

namespace games {

/// The squares of a pair of coins, from 1; left is 0 for the edge.
struct CoinPair {
    std::uint64_t left = 0;
    std::uint64_t right = 0;

    [[nodiscard]] std::uint64_t gap() const { return right - left - 1; }
};

/// The pairs, the leftmost one first. A move keeps their number and changes one gap.
[[nodiscard]] std::vector<CoinPair> coinPairs(const SlidingCoins& coins);
[[nodiscard]] NimCount countOfPairs(const std::vector<CoinPair>& pairs);

} // namespace games
