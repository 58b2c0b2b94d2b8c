// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The computer behind a fence (games::FencePlayer) in words.

#include "games/game.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace wording {

/// "Plays perfectly when at most 4 pieces are left, else at random."
[[nodiscard]] QString fenceText(int fence);
/// What counts as a piece there, and how many there are: "There are 9 stones now", "The queen can go to 9
/// squares now".
[[nodiscard]] QString fencePieces(std::string_view gameId, std::uint64_t left);
/// The first sentence with where the position stands: "… There are 9 stones now."
[[nodiscard]] QString fenceText(int fence, const games::Game& game);

} // namespace wording
