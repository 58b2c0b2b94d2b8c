// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/coins/coinpairs.h"

namespace games {

std::vector<CoinPair> coinPairs(const SlidingCoins& coins)
{
    std::vector<CoinPair> pairs;
    std::uint64_t left = 0;
    bool hasLeft = coins.squares.size() % 2 == 1;
    for (const std::uint64_t square : coins.squares) {
        if (hasLeft)
            pairs.push_back({left, square});
        left = square;
        hasLeft = !hasLeft;
    }
    return pairs;
}

NimCount countOfPairs(const std::vector<CoinPair>& pairs)
{
    NimCount count;
    for (const CoinPair& pair : pairs)
        count.add(NimSummand::heap(pair.gap()));
    return count;
}

} // namespace games
