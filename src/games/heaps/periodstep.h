// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why? where the values of heaps repeat.

#include "games/explanation.h"

namespace games {

/// Values that are shown; of a longer preperiod and period the first ones.
inline constexpr std::uint64_t mostShownValues = 64;

/// The Grundy values of heaps 0, 1, 2, … under a subtraction set: values(n) repeats with `period`
/// from `preperiod` on. Proven: a window of max(set) equal values forces the rest. Or those of an octal
/// game; then `takes` is empty and `checkedTo` is set.
struct HeapPeriod {
    std::vector<std::uint64_t> takes;
    std::uint64_t preperiod = 0;
    std::uint64_t period = 1;
    std::vector<std::uint64_t> values; ///< the first preperiod + 2·period values, at most mostShownValues
    std::vector<NimRow> rows;          ///< the position's heaps
    theory::Play play = theory::Play::Normal;
    /// An octal game: all values of heaps below this size have been seen to repeat, which proves the rest.
    std::optional<std::uint64_t> checkedTo{};
};
[[nodiscard]] ParagraphStep periodStep(const HeapPeriod& period);
/// At the level of values: the values of the heaps, one after the other, without their period.
[[nodiscard]] ParagraphStep heapValuesStep(const HeapPeriod& period);

} // namespace games
