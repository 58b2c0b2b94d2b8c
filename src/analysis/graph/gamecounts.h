// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How many games a graph holds, exactly, and how often each move is part of a won one.
//
// A game is a line of play from the root until the player to move cannot; in a partizan game the players
// alternate and Left starts. Where terminal positions are left out a game ends when only moves to them are
// left: the last one is forced.

#include "analysis/graph/positiongraph.h"
#include "theory/biginteger.h"

#include <array>

namespace analysis {

/// The share of the games through a move, in percent.
struct MoveShare {
    double mover = 0;   ///< won by the player who makes the move
    double starter = 0; ///< won by the player who started the game
    /// Rounded to whole percent, halves upwards; never and always won are exact: 0 and 100.
    std::uint8_t moverPercent = 0;
    std::uint8_t starterPercent = 0;
    bool moverDecided = false;   ///< exactly none or all
    bool starterDecided = false; ///< exactly none or all
    bool isPlayed = true;        ///< some game has this move; in partizan games not every arrow has one
    std::uint16_t moves = 1;     ///< as many have this share: GraphArrow::moves
};

/// The games in which Right starts.
struct RightStarts {
    theory::BigInteger games{};
    std::uint64_t longest = 0;
    std::uint64_t shortest = 0;
};

struct GameCounts {
    theory::BigInteger games;
    theory::BigInteger starterWins;           ///< of `games`
    std::uint64_t longest = 0;                ///< moves of the longest game
    std::uint64_t shortest = 0;               ///< moves of the shortest game
    std::optional<RightStarts> rightStarts{}; ///< partizan games: Left starts in all else
    std::vector<MoveShare> shares{};          ///< per arrow
};

/// How many moves have each share.
struct ShareHistogram {
    std::array<std::uint64_t, 101> moves{}; ///< by whole percent
    std::uint64_t never = 0;                ///< exactly 0 %; also counted in moves[0]
    std::uint64_t always = 0;               ///< exactly 100 %; also counted in moves[100]
};

/// Preconditions: no cycles, and the graph has a root. O(arrows) operations on numbers as long as `games`.
[[nodiscard]] solver::Solved<GameCounts> countGames(const PositionGraph& graph, const solver::Job& job);

[[nodiscard]] ShareHistogram moverHistogram(const GameCounts& counts);
[[nodiscard]] ShareHistogram starterHistogram(const GameCounts& counts);

} // namespace analysis
