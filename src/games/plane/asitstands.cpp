// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/plane/asitstands.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace games {

std::string asItStands(std::string notation)
{
    const auto colon = notation.find(':');
    if (!notation.starts_with("plane") || colon == std::string::npos)
        return notation;
    std::string_view rest = notation;
    rest.remove_prefix(colon + 1);
    std::vector<std::string_view> counters;
    while (!rest.empty()) {
        counters.push_back(rest.substr(0, rest.find(',')));
        rest.remove_prefix(std::min(rest.size(), counters.back().size() + 1));
    }
    std::ranges::sort(counters);
    std::string sorted = notation.substr(0, colon);
    for (const std::string_view counter : counters)
        sorted.append(sorted.size() == colon ? ":" : ",").append(counter);
    return counters.empty() ? notation : sorted;
}

} // namespace games
