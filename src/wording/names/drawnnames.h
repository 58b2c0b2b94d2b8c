// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of Hackenbush in words: their parts and pieces.

#include "games/answer.h"
#include "games/board.h"

#include <QString>

namespace wording {

/// "Green tree", "Red–blue stalk", "Mixed graph with a cycle".
[[nodiscard]] QString partName(const games::PartValue& part);

/// "blue edge from joint 4 to joint 5", "green loop at joint 2", "joint 3", "the ground".
[[nodiscard]] QString drawnPieceName(const games::Piece& piece);

} // namespace wording
