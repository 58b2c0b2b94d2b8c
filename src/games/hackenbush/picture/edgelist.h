// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of Hackenbush as plain lists of edges, as other programs write them and people type them: two
// joints and, if it is not green, a colour; 0 is the ground.
//
//     0 1 g
//     1-2 blue; 1,3,r     # several on a line, divided by ';' or where it is clear
//     3 4                 # green

#include "games/text/parse.h"

#include <string_view>

namespace games {

/// Reads a list of edges. Whether they stand is the notation's matter.
[[nodiscard]] PlainForm readEdgeList(std::string_view text);

} // namespace games
