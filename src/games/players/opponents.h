// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The computer's levels, over the run-time interface.

#include "games/game.h"

#include <cstdint>
#include <random>

namespace games {

struct RandomPlayer {};
struct LookAheadPlayer {
    int depth = 2;
};
/// Perfect, but plays at random with probability `slipPercent` / 100.
struct HumanLikePlayer {
    int slipPercent = 20;
};
/// Wins whenever it can, quickest win first. In a lost position it maximises the number of losing
/// replies, then the length of the game.
struct PerfectPlayer {};
/// A beginner behind a visible fence: plays perfectly when at most `pieces` are left (Game::piecesLeft()),
/// else at random.
struct FencePlayer {
    int pieces = 4;
};
inline constexpr int farthestFence = 99; ///< offered on the screen and on the command line
using Opponent = std::variant<RandomPlayer, LookAheadPlayer, HumanLikePlayer, PerfectPlayer, FencePlayer>;

/// The move the opponent plays, or why there is none yet. Tables are found and kept on the shelf where one is
/// given. Precondition: !game.isOver().
[[nodiscard]] solver::Solved<Move> chooseMove(const Game& game, const Opponent& opponent,
                                              std::mt19937_64& random, const solver::Job& job,
                                              Shelf* shelf = nullptr);

} // namespace games
