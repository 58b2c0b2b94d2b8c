// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/plane/counterset.h"

#include <algorithm>

namespace games {

std::vector<CounterSet> CounterSet::options() const
{
    std::vector<CounterSet> all;
    const auto append = [&](std::size_t counter, Point to) {
        all.push_back(*this);
        all.back().points[counter] = to;
    };
    for (std::size_t counter = 0; counter < points.size(); ++counter) {
        const Point here = points[counter];
        for (std::uint64_t x = 0; x < here.x; ++x)
            append(counter, {x, here.y});
        for (std::uint64_t y = 0; y < here.y; ++y)
            append(counter, {here.x, y});
    }
    return all;
}

CounterSet CounterSet::canonical() const
{
    CounterSet mirrored = *this;
    for (Point& point : mirrored.points)
        point = {std::max(point.x, point.y), std::min(point.x, point.y)};
    std::ranges::sort(mirrored.points);
    return mirrored;
}

} // namespace games

std::size_t std::hash<games::CounterSet>::operator()(const games::CounterSet& counters) const noexcept
{
    std::size_t mixed = 14695981039346656037U;
    for (const games::Point& point : counters.points) {
        mixed = (mixed ^ point.x) * 1099511628211U;
        mixed = (mixed ^ point.y) * 1099511628211U;
    }
    return mixed ^ mixed >> 29U;
}
