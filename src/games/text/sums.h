// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Sums of exact values as text; of many terms the first ones.

#include "games/answer.h"

#include <string>
#include <vector>

namespace games {

/// Of a sum that is written out.
inline constexpr std::size_t mostTerms = 12;

/// "1/2 − 1": values added up; a number below 0 is taken away, with a nimber, too, as nimbers are their own
/// negatives.
[[nodiscard]] std::string sumOfValues(const std::vector<std::string>& values);
/// "* + * + 7/8", a part of unknown value as "?".
[[nodiscard]] std::string partsSum(const std::vector<PartValue>& parts);

} // namespace games
