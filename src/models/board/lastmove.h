// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the last move has left behind on the board.

#include "games/game.h"

#include <QString>

#include <set>
#include <vector>

namespace models {

struct LastMove {
    std::vector<games::Piece> ghosts; ///< what it took, or a trace of it, and what it moved where that stood
    std::set<games::PieceId> touched; ///< what it moved, turned, divided or put there, as it lies now

    friend bool operator==(const LastMove&, const LastMove&) = default;
};

/// More ghosts than this would hide the board.
inline constexpr std::size_t mostGhosts = 400;

/// What a move of `before` has left on the board that it led to. Where what stayed lies elsewhere now (a row
/// that was divided), there is no place for ghosts. Precondition: the move is legal there.
[[nodiscard]] LastMove lastMoveOf(const games::Game& before, const games::Move& move,
                                  const games::Board& now);

} // namespace models
