// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/stalks.h"

#include <cstdint>

namespace games {

std::string stalksWritten(const std::string& notation)
{
    const std::size_t start = notation.find(':') + 1;
    if (notation.find_first_not_of("gbr,", start) != std::string::npos)
        return notation;
    std::string edges = notation.substr(0, start);
    std::uint64_t below = 0;
    std::uint64_t joints = 0;
    for (std::size_t i = start; i < notation.size(); ++i) {
        if (notation[i] == ',') {
            below = 0;
            continue;
        }
        if (joints > 0)
            edges += ',';
        edges += std::to_string(below) + '-' + std::to_string(joints + 1) + notation[i];
        below = ++joints;
    }
    return edges;
}

} // namespace games
