// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Refusals that several games give.

#include "games/move.h"
#include "theory/play.h"

#include <cstdint>
#include <vector>

namespace games {

/// There is no move any more.
[[nodiscard]] Refusal gameOver();

/// Nothing lies there.
[[nodiscard]] Refusal noStone();
[[nodiscard]] Refusal noStick();
[[nodiscard]] Refusal noCoin();
[[nodiscard]] Refusal nothingStands();

/// Two stones in different rows and columns, or in different heaps.
[[nodiscard]] Refusal notInOneRow();
[[nodiscard]] Refusal gapBetween();
/// "You may take 1, 3 or 4, not 2."
[[nodiscard]] Refusal mayTake(std::vector<std::uint64_t> allowed, std::uint64_t asked);

/// Something stands on the target.
[[nodiscard]] Refusal occupied();
/// Something stands in between.
[[nodiscard]] Refusal jumpsOver();
/// The target is where the piece stands.
[[nodiscard]] Refusal sameSquare();
[[nodiscard]] Refusal coinsGoDown();

/// The piece or the button is the other player's. Precondition: `mover`, who is to move, is Left or Right.
[[nodiscard]] Refusal notYours(theory::Mover mover,
                               SourceText leftName = QT_TRANSLATE_NOOP("Wording", "Left"),
                               SourceText rightName = QT_TRANSLATE_NOOP("Wording", "Right"));
/// No skip or add is left.
[[nodiscard]] Refusal noneLeft();

} // namespace games
