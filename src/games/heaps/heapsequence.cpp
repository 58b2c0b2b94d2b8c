// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/heapsequence.h"

namespace games {

std::uint64_t HeapSequence::Period::at(std::uint64_t heap) const
{
    const std::uint64_t place = heap < values.size() ? heap : preperiod + (heap - preperiod) % period;
    return values[static_cast<std::size_t>(place)];
}

std::optional<std::uint64_t> HeapSequence::at(std::uint64_t heap) const
{
    if (heap < values.size())
        return values[static_cast<std::size_t>(heap)];
    return period ? std::optional(period->at(heap)) : std::nullopt;
}

} // namespace games
