// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/moveleaving.h"

#include <algorithm>

namespace games {

std::optional<Move> moveLeaving(const Game& game, std::string_view notation)
{
    const auto leaves = [&](const Move& move) { return game.after(move)->notation() == notation; };
    for (const Move& move : game.moves().moves) {
        if (move.player == game.mover() && (leaves(move) || std::ranges::any_of(game.alike(move), leaves)))
            return move;
    }
    return std::nullopt;
}

} // namespace games
