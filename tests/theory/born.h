// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The games born by a day, up to equality: those whose options are all born by the day before.

#include "theory/shortgames/shortgame.h"

#include <algorithm>
#include <compare>
#include <set>
#include <vector>

namespace born {

using theory::ShortGame;
using theory::ShortGames;

/// All sets of pairwise incomparable games among games[from] and after, each joined to `chosen`.
inline void collectAntichains(ShortGames& games, const std::vector<ShortGame>& before, std::size_t from,
                              std::vector<ShortGame>& chosen, std::vector<std::vector<ShortGame>>& all)
{
    all.push_back(chosen);
    for (std::size_t next = from; next < before.size(); ++next) {
        const auto isConfused = [&](ShortGame other) {
            return *games.compare(other, before[next]) == std::partial_ordering::unordered;
        };
        if (!std::ranges::all_of(chosen, isConfused))
            continue;
        chosen.push_back(before[next]);
        collectAntichains(games, before, next + 1, chosen, all);
        chosen.pop_back();
    }
}

/// Those born a day later than the ones of `before`, and these.
inline std::vector<ShortGame> nextDay(ShortGames& games, const std::vector<ShortGame>& before)
{
    std::vector<ShortGame> chosen;
    std::vector<std::vector<ShortGame>> antichains;
    collectAntichains(games, before, 0, chosen, antichains);
    std::set<ShortGame> next;
    for (const auto& left : antichains) {
        for (const auto& right : antichains)
            next.insert(*games.make(left, right));
    }
    return {next.begin(), next.end()};
}

} // namespace born
