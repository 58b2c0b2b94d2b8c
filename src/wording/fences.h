// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The computer behind a fence (games::FencePlayer) in words.

#include "games/game.h"

#include <QString>

#include <string_view>

namespace wording {

/// "Plays perfectly when at most 4 pieces are left, else at random."
[[nodiscard]] QString fenceText(int fence);
/// What counts as a piece there: "stones", "coins that can still move", "squares the queen can go to".
[[nodiscard]] QString fencePieces(std::string_view gameId);
/// The first sentence with where the position stands: "… It is 9 now (stones)."
[[nodiscard]] QString fenceText(int fence, const games::Game& game);

} // namespace wording
