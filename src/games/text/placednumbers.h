// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The family of a position that is a list of numbers.

#include "games/readyfamily.h"

#include <optional>
#include <string>

namespace games {

/// The first number behind the colon varies, or the first two: "nim:7,11,5" is one of nim:n,m,5. Nothing
/// where there is no number.
[[nodiscard]] std::optional<PlacedPattern> placedByNumbers(const std::string& notation);

} // namespace games
