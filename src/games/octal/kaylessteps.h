// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Misère Kayles told.

#include "games/explanation.h"
#include "games/octal/octalcount.h"

namespace games {

/// The theorem, and what it says of these heaps.
[[nodiscard]] ParagraphStep kaylesStep(const OctalCount& heaps);
/// A winning move that leaves heaps of one of the kinds, the pieces that it takes, and why the opponent
/// loses.
[[nodiscard]] ParagraphStep kaylesMoveStep(const Move& move, std::vector<PieceId> taken,
                                           const OctalCount& left);

} // namespace games
