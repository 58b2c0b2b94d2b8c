// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves by the positions that they leave.

#include "games/game.h"

#include <optional>
#include <string_view>

namespace games {

/// A listed move of the player to move that leaves this position, or that is the same as one that does: of
/// several the first.
[[nodiscard]] std::optional<Move> moveLeaving(const Game& game, std::string_view notation);

} // namespace games
