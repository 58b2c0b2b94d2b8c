// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Counters of the plane as a search sees them: by the rules alone.

#include "games/plane/point.h"

#include <compare>
#include <cstddef>
#include <functional>
#include <vector>

namespace games {

struct CounterSet {
    std::vector<Point> points;

    [[nodiscard]] std::vector<CounterSet> options() const;
    /// The counters sorted, each mirrored so that it is not above the diagonal.
    [[nodiscard]] CounterSet canonical() const;
    [[nodiscard]] std::size_t memoryBytes() const { return points.capacity() * sizeof(Point); }
    friend bool operator==(const CounterSet&, const CounterSet&) = default;
};

} // namespace games

template <>
struct std::hash<games::CounterSet> {
    std::size_t operator()(const games::CounterSet& counters) const noexcept;
};
