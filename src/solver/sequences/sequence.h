// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Subtraction games: the Grundy values and the genera of one heap of 0, 1, 2, … stones when the number
// taken must belong to a fixed set.
//
// A period is proven, not guessed: from the size max(set) on a value depends on the max(set) values before
// it alone, so once a window of max(set) equal values comes back, everything after it comes back too
// (R. Austin; Berlekamp, Conway and Guy, Winning Ways, ch. 4). The period and the preperiod are the least.

#include "solver/genus.h"
#include "solver/meter.h"
#include "solver/sequences/takeset.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace solver {

/// How far to look for a period.
struct SequenceLimit {
    std::uint64_t terms = std::uint64_t{1} << 21; ///< values to compute
    std::uint64_t steps = std::uint64_t{1} << 30; ///< values times ranges of the set
};

/// An eventually periodic sequence: its first preperiod + period values say it all.
template <typename Value>
struct PeriodicSequence {
    std::vector<Value> values;
    std::uint64_t preperiod = 0;
    std::uint64_t period = 1;

    /// The value of a heap of any size.
    [[nodiscard]] const Value& at(std::uint64_t heap) const
    {
        const std::uint64_t place = heap < values.size() ? heap : preperiod + (heap - preperiod) % period;
        return values[static_cast<std::size_t>(place)];
    }
};

using Sequence = PeriodicSequence<std::uint64_t>;
using GenusSequence = PeriodicSequence<Genus>;

/// The Grundy values with their proven period; nothing when none is proven within the limit.
[[nodiscard]] std::optional<Sequence> subtractionSequence(const TakeSet& takes,
                                                          const SequenceLimit& limit = {});
[[nodiscard]] std::optional<Sequence> subtractionSequence(std::span<const std::uint64_t> takes,
                                                          const SequenceLimit& limit = {});

/// The genera with their proven period; nothing when none is proven within the limit. Every heap of a
/// subtraction game is tame, so sumOfTame() holds for several.
[[nodiscard]] std::optional<GenusSequence> genusSequence(const TakeSet& takes,
                                                         const SequenceLimit& limit = {});
[[nodiscard]] std::optional<GenusSequence> genusSequence(std::span<const std::uint64_t> takes,
                                                         const SequenceLimit& limit = {});
/// The same unless the meter ends before. A value counts as a position.
[[nodiscard]] std::optional<GenusSequence> genusSequence(const TakeSet& takes, const SequenceLimit& limit,
                                                         Meter& meter);

/// The genus of one heap by a closed form, where one is known: the takes that the heap allows are, up to
/// a common factor, one range a..b (any single take is). Constant time.
[[nodiscard]] std::optional<Genus> closedGenus(const TakeSet& takes, std::uint64_t heap);

} // namespace solver
