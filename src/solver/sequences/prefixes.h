// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What of a sequence comes back later in it (the Z-algorithm), to find periods.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace solver {

/// For each place but the first the length of the common prefix of the sequence and its rest from there.
template <typename Value>
[[nodiscard]] std::vector<std::uint32_t> commonPrefixes(const std::vector<Value>& values)
{
    std::vector<std::uint32_t> common(values.size());
    std::size_t from = 0;
    std::size_t to = 0;
    for (std::size_t place = 1; place < values.size(); ++place) {
        std::size_t length = place < to ? std::min<std::size_t>(to - place, common[place - from]) : 0;
        while (place + length < values.size() && values[length] == values[place + length])
            ++length;
        common[place] = static_cast<std::uint32_t>(length);
        if (place + length > to) {
            from = place;
            to = place + length;
        }
    }
    return common;
}

} // namespace solver
