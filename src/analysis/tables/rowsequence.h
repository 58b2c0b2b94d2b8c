// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Rows that are the heaps of one rule, such as takeaway/take=1-m:n: the game knows the values of all of them
// at once.

#include "analysis/tables/table.h"
#include "games/heaps/heapsequence.h"

namespace analysis {

/// The Grundy values of the heaps 0, 1, … up to the row's last one, or up to longestRowSequence. Nothing
/// where a row is not of that kind, in misère play, or where the job's limits ended the work.
[[nodiscard]] std::optional<games::HeapSequence> rowSequence(const FamilyTable& table, std::size_t row,
                                                             const solver::Job& job);

} // namespace analysis
