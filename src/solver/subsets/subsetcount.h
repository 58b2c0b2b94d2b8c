// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Counting the P-positions of a large table.

#include "solver/job.h"
#include "solver/subsets/subsettable.h"

#include <cstdint>

namespace solver {

/// SubsetTable::coldCount() on so many threads, all that there are for 0; with progress, and cancellable.
[[nodiscard]] Solved<std::uint64_t> countCold(const SubsetTable& table, const Job& job, unsigned threads = 0);

} // namespace solver
