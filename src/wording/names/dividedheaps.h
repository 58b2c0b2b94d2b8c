// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The moves of octal games and of Grundy's game.

#include "games/move.h"

#include <QString>

namespace wording {

/// "take 2 from heap 1, leaving 3 and 4", "divide heap 1 into 3 and 4".
[[nodiscard]] QString divideText(const games::DivideHeap& divide);
/// "1: 7→3+4".
[[nodiscard]] QString divideLabel(const games::DivideHeap& divide);

} // namespace wording
