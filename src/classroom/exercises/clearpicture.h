// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether the picture of a drawn position can be read: in a graph no arrow runs through a node that it does
// not join, in Hackenbush no edge through a joint that it does not end at, and nothing lies on anything.

#include "games/board.h"

namespace classroom {

/// Boards of other shapes always are.
[[nodiscard]] bool isClearPicture(const games::Board& board);

} // namespace classroom
