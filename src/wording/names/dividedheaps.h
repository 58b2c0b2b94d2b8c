// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The moves of octal games and of Grundy's game.

#include "games/move.h"

#include <QString>

namespace wording {

/// "take 2 from heap 1, leaving 3 and 4", "take the last 2 of heap 1, leaving 7", "divide heap 1 into 3 and
/// 4". Different moves have different texts.
[[nodiscard]] QString divideText(const games::DivideHeap& divide);
/// "1: 9→3+4"; at the ends of a row "1: 9→0+7" and "1: 9→7+0".
[[nodiscard]] QString divideLabel(const games::DivideHeap& divide);

} // namespace wording
