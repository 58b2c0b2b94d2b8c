// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the last move has left behind on the board, and what the players have taken from it.

#include "games/game.h"

#include <QString>

#include <array>
#include <map>
#include <set>
#include <vector>

namespace models {

/// Of a board that is laid out anew: what stays, by the ids before, with its ids now; empty for others.
using Renamed = std::map<games::PieceId, games::PieceId>;

struct LastMove {
    std::vector<games::Piece> ghosts; ///< what it took, or a trace of it, and what it moved where that stood
    std::set<games::PieceId> touched; ///< what it moved, turned, divided or put there, as it lies now
    std::set<games::PieceId> removed{}; ///< by the ids of the board before
    Renamed renamed{};

    friend bool operator==(const LastMove&, const LastMove&) = default;
};

/// More ghosts than this would hide the board.
inline constexpr std::size_t mostGhosts = 400;

/// What a move of `before` has left on the board that it led to. Where what stayed lies elsewhere now (a row
/// that was divided), there is no place for ghosts. Precondition: the move is legal there.
[[nodiscard]] LastMove lastMoveOf(const games::Game& before, const games::Move& move,
                                  const games::Board& now);

/// What the players have taken and keep, seat 0 first.
struct Taken {
    bool isKept = false; ///< in the world of the game
    std::array<double, 2> counts{};
    /// In the order they were taken; empty where they are more than a dish shows.
    std::array<std::vector<games::Piece>, 2> pieces{};

    friend bool operator==(const Taken&, const Taken&) = default;
};

inline constexpr int mostInDish = 14;

struct TakingMove {
    games::GamePtr before;
    games::Move move;
    games::GamePtr after;
    std::size_t seat = 0;
};

/// By these moves, one after the other, up to a position `now`. Chips that come back are the player's own.
[[nodiscard]] Taken takenBy(const std::vector<TakingMove>& moves, const games::Game& now);

} // namespace models
