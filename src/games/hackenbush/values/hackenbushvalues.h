// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exact values of pictures of Hackenbush in any colours, in normal play. Green parts, trees, and all that
// hangs on bridges have their value by rule (greenhackenbush.h, hackenbushfold.h), red-blue blocks by a table
// or a search, mixed blocks by a search (blocksearch.h).

#include "games/hackenbush/blocks/blockmemo.h"
#include "games/hackenbush/blocks/hackenbushfold.h"
#include "solver/job.h"
#include "solver/meter.h"
#include "theory/dyadic.h"
#include "theory/shortgames/shortgame.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace games {

/// Values under one set of limits, which hold for all calls together. They are handles into games(). Half of
/// job.limits.memoryBytes is for canonical forms, half for positions. What is found out about a block is
/// kept, so that the options of a picture are cheap after it.
class HackenbushValues {
public:
    explicit HackenbushValues(const solver::Job& job);
    HackenbushValues(const HackenbushValues&) = delete;
    HackenbushValues& operator=(const HackenbushValues&) = delete;
    ~HackenbushValues();

    /// The value of what stands. A block of more than largestSearchedBlock edges that no rule settles is
    /// OutOfMemory at once, and other pictures may be asked for all the same.
    [[nodiscard]] solver::Solved<theory::ShortGame> value(const HackenbushGraph& graph);

    /// The table of the values: for sums, comparisons and texts.
    [[nodiscard]] theory::ShortGames& games() { return m_games; }

    /// The reason why a question to games() was not answered.
    [[nodiscard]] solver::Unsolved whyUnsolved();

    /// Whether some block had to be searched: no rule settled it.
    [[nodiscard]] bool hasSearched() const { return m_hasSearched; }
    /// Positions looked at so far, subsets of edges in tables included.
    [[nodiscard]] std::uint64_t positions() const { return m_meter.positions(); }

private:
    static constexpr std::uint64_t pollNow = 256;

    [[nodiscard]] std::optional<theory::ShortGame> blockValue(const HackenbushGraph& graph,
                                                              const HungBlock& block);

    solver::Meter m_meter;
    std::size_t m_memoryBytes;
    theory::ShortGames m_games;
    OrdinalSums m_ordinals;
    HackenbushFold m_fold;
    BlockMemo m_memo;
    bool m_isTooLarge = false;
    bool m_hasSearched = false;
};

/// Numbers between which a value lies but for infinitesimals: every number below `lower` is less than the
/// value, every number above `upper` is more. So Left wins if 0 < lower, and Right if upper < 0.
struct HackenbushBounds {
    theory::Dyadic lower;
    theory::Dyadic upper;
};

/// Bounds from two red-blue pictures: a green edge that turns blue is lost to Right alone, one that turns red
/// to Left alone. Parts that are all green are infinitesimal and left out. Nothing at a limit.
[[nodiscard]] std::optional<HackenbushBounds> hackenbushBounds(const HackenbushGraph& graph,
                                                               const solver::Job& job);
/// The same with what `values` knows already, for a picture and its options.
[[nodiscard]] std::optional<HackenbushBounds> hackenbushBounds(const HackenbushGraph& graph,
                                                               HackenbushValues& values);

} // namespace games
