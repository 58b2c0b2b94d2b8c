// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Stalks of Hackenbush by their colours.

#include <string>

namespace games {

/// 'hackenbush:bbr,g' with the edges in place of the colours: 'hackenbush:0-1b,1-2b,2-3r,0-4g'. A notation
/// whose position is not made of such words is given back as it is.
[[nodiscard]] std::string stalksWritten(const std::string& notation);

} // namespace games
