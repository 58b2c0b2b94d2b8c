// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a person types for a move.

#include "games/game.h"

#include <optional>
#include <string_view>

namespace cli {

/// The move of `game` that `typed` means: its number in `moves` from 1, its text ("take 9 from heap 2"),
/// or the notation of the position that it leaves. Nothing for anything else.
[[nodiscard]] std::optional<games::Move>
findMove(const games::Game& game, const std::vector<games::Move>& moves, std::string_view typed);

} // namespace cli
