// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/sequences/takeset.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace solver {

namespace {

std::vector<TakeRange> rangesOf(std::span<const std::uint64_t> takes)
{
    std::vector<TakeRange> ranges;
    ranges.reserve(takes.size());
    for (const std::uint64_t take : takes)
        ranges.push_back({take, take});
    return ranges;
}

} // namespace

TakeSet::TakeSet(std::vector<TakeRange> ranges)
{
    std::ranges::sort(ranges, {}, &TakeRange::first);
    for (const TakeRange& range : ranges) {
        assert(1 <= range.first && range.first <= range.last);
        if (!m_ranges.empty() && range.first - 1 <= m_ranges.back().last)
            m_ranges.back().last = std::max(m_ranges.back().last, range.last);
        else
            m_ranges.push_back(range);
    }
}

TakeSet::TakeSet(std::span<const std::uint64_t> takes) : TakeSet(rangesOf(takes)) {}

bool TakeSet::contains(std::uint64_t take) const
{
    const auto range = std::ranges::lower_bound(m_ranges, take, {}, &TakeRange::last);
    return range != m_ranges.end() && range->first <= take;
}

TakeSet TakeSet::upTo(std::uint64_t heap) const
{
    TakeSet allowed(std::vector<TakeRange>{});
    for (const TakeRange& range : m_ranges) {
        if (range.first <= heap)
            allowed.m_ranges.push_back({range.first, std::min(range.last, heap)});
    }
    return allowed;
}

std::uint64_t TakeSet::divisor() const
{
    std::uint64_t divisor = 0;
    for (const TakeRange& range : m_ranges) {
        divisor = std::gcd(divisor, range.first);
        if (range.first < range.last)
            divisor = 1;
    }
    return std::max<std::uint64_t>(divisor, 1);
}

TakeSet TakeSet::dividedBy(std::uint64_t divisor) const
{
    std::vector<TakeRange> ranges = m_ranges;
    for (TakeRange& range : ranges)
        range = {range.first / divisor, range.last / divisor};
    return TakeSet(std::move(ranges));
}

} // namespace solver
