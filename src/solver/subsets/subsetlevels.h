// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Grundy values and remoteness of all subsets, level by level: a number's states are found by a pass over the
// blocks and taken out. The tables given become the bit planes of the answer and what is needed meanwhile.

#include "solver/subsets/subsetwork.h"
#include "theory/play.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace solver {

/// Tables that the fills take.
[[nodiscard]] std::size_t grundyTables(int cells);
[[nodiscard]] std::size_t remotenessTables(int cells);

/// The Grundy value of every index; nothing when the meter ended it. Tables as grundyTables() says.
[[nodiscard]] std::optional<BitPlanes> fillGrundy(Workshop& work, std::vector<SubsetBits> tables,
                                                  unsigned threads);
/// The remoteness of every index; nothing when the meter ended it. Tables as remotenessTables() says; each
/// thread takes two blocks of memory besides.
[[nodiscard]] std::optional<BitPlanes> fillRemoteness(Workshop& work, std::vector<SubsetBits> tables,
                                                      theory::Play play, unsigned threads);

} // namespace solver
