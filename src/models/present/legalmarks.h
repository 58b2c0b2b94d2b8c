// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The moves of a position as they are drawn before anything is told of them.

#include "models/board/boardmodel.h"

#include <vector>

namespace models {

/// The moves of the player to move, in the order of the rules, and their number with those not listed.
struct LegalMoves {
    std::vector<games::Move> moves;
    std::uint64_t count = 0;
};

[[nodiscard]] LegalMoves legalMoves(const games::Game& game);

/// A thin mark for each move, without a letter. Where many moves take pieces only those are drawn that take
/// no part of what another one takes; on heaps such a mark is labelled with how many moves it stands for.
/// Where there are too many moves to compare, each heap has one, and other boards have none.
[[nodiscard]] std::vector<BoardOverlay::MoveMark>
legalMarks(const games::Game& game, const games::Board& board, const LegalMoves& legal);

} // namespace models
