// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Fills a HeapSequence within the limits of a job.

#include "games/heaps/heapsequence.h"
#include "solver/meter.h"

#include <optional>
#include <utility>

namespace games {

/// The values that `valueOf` gives for the heaps 0, 1, …, `to` in turn.
template <typename ValueOf>
[[nodiscard]] solver::Solved<HeapSequence> filledSequence(std::uint64_t to,
                                                          std::optional<HeapSequence::Period> period,
                                                          const solver::Job& job, ValueOf valueOf)
{
    constexpr std::uint64_t batch = 4096;
    if (to >= job.limits.memoryBytes / (2 * sizeof(std::uint64_t)))
        return solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0};
    solver::Meter meter(job);
    solver::Solved<HeapSequence> filled(std::in_place_type<HeapSequence>);
    auto& sequence = std::get<HeapSequence>(filled);
    sequence.period = std::move(period);
    sequence.values.reserve(static_cast<std::size_t>(to) + 1);
    for (std::uint64_t heap = 0; heap <= to; ++heap) {
        if (heap % batch == 0)
            meter.setFraction(static_cast<double>(heap) / static_cast<double>(to + 1));
        if (!meter.spend())
            return meter.unsolved();
        sequence.values.push_back(valueOf(heap));
    }
    return filled;
}

} // namespace games
