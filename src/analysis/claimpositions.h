// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The positions on which claims are tested, size by size, as notations; and what a notation holds.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace analysis {

/// The positions of one size until `visit` says false.
using Positions =
    std::function<void(std::uint64_t size, const std::function<bool(const std::string&)>& visit)>;

/// Heaps with `size` stones together, rising.
[[nodiscard]] Positions heapsOfSize(const std::string& header);
/// Lines with `size` counters together, a run each, rising.
[[nodiscard]] Positions linesOfSize(const std::string& header);
/// Boards of `size` cells, fewer rows first, the fewer stones the earlier.
[[nodiscard]] Positions gridsOfSize(const std::string& header);
/// Skip Nim that ends with the stones: `size` stones and skips together, at least one stone.
[[nodiscard]] Positions skipsOfSize();
/// Coins whose boxes' numbers add up to `size`.
[[nodiscard]] Positions boxesOfSize(const std::string& header);
/// Rows of `size` coins, all heads and tails.
[[nodiscard]] Positions headsOfSize(const std::string& header);
/// One row of `size` + 1 squares with both tokens.
[[nodiscard]] Positions tokenRowsOfSize(const std::string& header);
/// Those of `normal` and then those of `misere`, size by size.
[[nodiscard]] Positions inBothPlays(Positions normal, Positions misere);
/// One position, of size 1.
[[nodiscard]] Positions onlyPosition(std::string notation);

/// The numbers after the colon: heaps, boxes. Precondition: the position is a list of numbers.
[[nodiscard]] std::vector<std::uint64_t> numbersOf(std::string_view notation);
/// The numbers of an option such as skips=1,2; none when it is not given.
[[nodiscard]] std::vector<std::uint64_t> optionOf(std::string_view notation, std::string_view name);
/// The lengths of the runs of 1 after the colon.
[[nodiscard]] std::vector<std::uint64_t> runLengthsOf(std::string_view notation);
/// The empty squares between the two tokens of each row.
[[nodiscard]] std::vector<std::uint64_t> gapsOf(std::string_view notation);

} // namespace analysis
