// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the games' sentences for somebody who does not see the board are made of. Of many things the first
// ones are named, the others counted.

#include "games/text/sentence.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace games {

/// Of a list, and of rows that are read one by one.
inline constexpr std::size_t mostReadAloud = 12;

/// "7, 11 and 5"; "1, 2, …, 12 and 88 more". `total`: how many there are where `named` holds only the first
/// ones.
[[nodiscard]] Argument listAloud(std::vector<Sentence> named, std::uint64_t total = 0);
/// The same of numbers.
[[nodiscard]] Argument numbersAloud(const std::vector<std::uint64_t>& numbers);
/// The number of a place.
[[nodiscard]] Sentence placeNumber(std::uint64_t place);
/// "1, 3 and 5 up to 9": places in ascending order, four and more in a row by the first and the last one.
[[nodiscard]] Argument placesAloud(const std::vector<std::uint64_t>& places,
                                   const std::function<Sentence(std::uint64_t)>& nameOf = placeNumber);
/// "Row 1: full. Row 2: empty. … And 52 more.": a sentence for each of the first rows.
[[nodiscard]] std::vector<Sentence> rowsAloud(std::size_t rows,
                                              const std::function<Sentence(std::size_t)>& rowAloud);
/// Sentences one after the other.
[[nodiscard]] Sentence readInTurn(std::vector<Sentence> sentences);

} // namespace games
