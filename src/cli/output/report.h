// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Answers as text for people.

#include "games/gains.h"
#include "games/game.h"
#include "games/worth.h"

#include <QString>

namespace cli {

/// The verdict and the table of the moves, ending in a newline. A position after a move that is too long for
/// a line of a table is shortened.
[[nodiscard]] QString report(const games::Game& game, const games::Answer& answer,
                             const std::optional<games::Worth>& worth,
                             const std::optional<games::MoveGains>& gains);

} // namespace cli
