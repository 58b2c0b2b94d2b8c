// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace games {

/// One notation for all that describe the same position: the counters of the plane have no order, though
/// their notation keeps the one in which they were given. Other notations stay as they are.
[[nodiscard]] std::string asItStands(std::string notation);

} // namespace games
