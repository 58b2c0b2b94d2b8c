// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves and answers for coins in boxes: by a theorem that makes heaps of them, or by search.

#include "games/answer.h"
#include "games/coins/coinboxes.h"
#include "games/heaps/nimcount.h"

namespace games {

/// What decides the position in both conventions.
struct CoinTheory {
    Theorem theorem;
    std::function<NimCount(const Heaps& boxes)> count;
    /// `count` of the boxes after a move.
    std::function<NimCount(NimCount count, const Heaps& boxes, const MoveCoins& move)> countAfter;
    /// Moves among which all winning ones are; a few for each box. They may repeat or be none at all.
    std::function<std::vector<MoveCoins>(const Heaps& boxes, std::uint64_t sum)> candidates;
};

/// A position with what is known about its game.
struct CoinGame {
    CoinBoxes coins;
    theory::Play play = theory::Play::Normal;
    const CoinTheory* theory = nullptr; ///< null: search alone
    std::function<Move(const MoveCoins&)> move;
};

[[nodiscard]] MoveList coinMoves(const CoinGame& game);
[[nodiscard]] Answer answerCoins(const CoinGame& game, const Question& question, const solver::Job& job);

} // namespace games
