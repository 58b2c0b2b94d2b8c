// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ready-made tasks to mark of all games.

#include "games/catalogue.h"

#include <span>

namespace classroom {

using games::ReadyMarking;

/// All of them in normal play, the easy ones first.
[[nodiscard]] std::span<const ReadyMarking> readyMarkings();

} // namespace classroom
