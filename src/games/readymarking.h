// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Ready-made tasks in which a class marks positions with P and N, which each game gives.

#include "games/text/sentence.h"

#include <cstdint>
#include <string_view>

namespace games {

struct ReadyMarking {
    std::string_view id;
    SourceText title;        ///< "Takeaway 10"
    std::uint8_t difficulty; ///< the easy ones are offered first
    std::string_view family; ///< the pattern of a row or a table; empty for a graph
    std::uint64_t n = 0;     ///< the largest n and m, from 0
    std::uint64_t m = 0;
    std::string_view graph{}; ///< the notation whose positions are marked
};

} // namespace games
