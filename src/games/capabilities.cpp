// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/capabilities.h"

namespace games {

std::optional<solver::Solved<HeapSequence>> heapSequenceOf(const Game& game, std::uint64_t to,
                                                           const solver::Job& job)
{
    const auto* const heaps = game.as<OfHeapValues>();
    return heaps == nullptr ? std::nullopt : std::optional(heaps->heapSequence(to, job));
}

std::vector<std::uint64_t> runCountsOf(const Game& game)
{
    const auto* const runs = game.as<InRuns>();
    return runs == nullptr ? std::vector<std::uint64_t>() : runs->runCounts();
}

std::optional<DrawnLayout> layoutOf(const Game& game)
{
    const auto* const drawn = game.as<DrawnByHand>();
    return drawn == nullptr ? std::nullopt : drawn->layout();
}

std::uint64_t fallenWhenReading(const Game& game)
{
    const auto* const drawn = game.as<DrawnByHand>();
    return drawn == nullptr ? 0 : drawn->fallenWhenRead();
}

} // namespace games
