// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Periods of the rows of a table: seen in the values shown, or proven where the game proves them.

#include "analysis/tables/table.h"
#include "games/heaps/heapsequence.h"

#include <span>

namespace analysis {

/// The values from place `preperiod` on repeat every `period` places.
struct SeenPeriod {
    std::size_t preperiod = 0;
    std::size_t period = 1;

    friend bool operator==(const SeenPeriod&, const SeenPeriod&) = default;
};

/// The period of values as far as they go: at least two whole periods are seen and they make up at least half
/// of the values. Of several the one with the least preperiod + period, then the least period. Nothing for
/// fewer than four values. O(n).
[[nodiscard]] std::optional<SeenPeriod> seenPeriod(std::span<const std::string> values);

/// The Grundy values of the heaps 0, 1, … up to the row's last one, or up to longestRowSequence, of a row
/// that is the heaps of one rule, such as takeaway/take=1-m:n: the game knows all of them at once. Nothing
/// where a row is not of that kind, in misère play, or where the job's limits ended the work.
[[nodiscard]] std::optional<games::HeapSequence> rowSequence(const FamilyTable& table, std::size_t row,
                                                             const solver::Job& job);

/// Fills table.periods. A row in which a cell has no value has none.
void findPeriods(FamilyTable& table, const solver::Job& job);

} // namespace analysis
