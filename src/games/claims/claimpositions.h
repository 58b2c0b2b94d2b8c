// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What games make the positions of, on which their claims are tested, size by size, as notations; and what a
// notation holds.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace games {

/// The positions of one size until `visit` says false.
using Positions =
    std::function<void(std::uint64_t size, const std::function<bool(const std::string&)>& visit)>;

/// Lists of positive numbers that rise and have this sum; false once `visit` says so.
bool forEachPartition(std::uint64_t sum, const std::function<bool(const std::vector<std::uint64_t>&)>& visit);
/// Those of `normal` and then those of `misere`, size by size.
[[nodiscard]] Positions inBothPlays(Positions normal, Positions misere);
/// One position, of size 1.
[[nodiscard]] Positions onlyPosition(std::string notation);

/// The numbers after the colon: heaps, boxes. Precondition: the position is a list of numbers.
[[nodiscard]] std::vector<std::uint64_t> numbersIn(std::string_view notation);
/// The numbers of an option such as skips=1,2; none when it is not given.
[[nodiscard]] std::vector<std::uint64_t> optionOf(std::string_view notation, std::string_view name);
/// The lengths of the runs of 1 after the colon.
[[nodiscard]] std::vector<std::uint64_t> runLengthsOf(std::string_view notation);
/// The empty squares between the two tokens of each row.
[[nodiscard]] std::vector<std::uint64_t> gapsOf(std::string_view notation);

} // namespace games
