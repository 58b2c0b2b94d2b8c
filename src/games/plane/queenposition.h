// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Wythoff's game as the depth-limited player sees it. Of heaps over `mostSeen` only the small takes and
// those that leave little are looked at: the others decide nothing within a few moves.

#include "games/plane/point.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace games {

struct QueenPosition {
    Point heaps;

    static constexpr std::uint64_t mostSeen = 200;

    [[nodiscard]] std::vector<QueenPosition> options() const
    {
        std::vector<QueenPosition> all;
        append(all, heaps.x, 1, 0);
        append(all, heaps.y, 0, 1);
        append(all, std::min(heaps.x, heaps.y), 1, 1);
        return all;
    }
    friend bool operator==(const QueenPosition&, const QueenPosition&) = default;

private:
    void append(std::vector<QueenPosition>& all, std::uint64_t most, std::uint64_t fromX,
                std::uint64_t fromY) const
    {
        for (std::uint64_t take = 1; take <= most; ++take) {
            if (most > mostSeen && take == mostSeen / 2 + 1)
                take = most - mostSeen / 2;
            all.push_back({{heaps.x - take * fromX, heaps.y - take * fromY}});
        }
    }
};

} // namespace games

template <>
struct std::hash<games::QueenPosition> {
    std::size_t operator()(const games::QueenPosition& position) const noexcept
    {
        const std::size_t mixed = (position.heaps.x << 32U ^ position.heaps.y) * 0x9E3779B97F4A7C15U;
        return mixed ^ mixed >> 32U;
    }
};
