// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves marked on a scene.

#include "games/game.h"
#include "scene/scene.h"

#include <optional>
#include <span>
#include <vector>

namespace scene {

struct MarkedMove {
    games::PieceId first{};               ///< that is chosen to make it
    std::vector<games::PieceId> pieces{}; ///< that it takes, moves or turns
    std::optional<games::PieceId> to{};   ///< the place that a piece comes to
    std::optional<theory::Outcome> leaves{};
    bool isThin = false;  ///< drawn with a thinner line: it loses
    bool isGhost = false; ///< dashed: it does not stand
};

/// Of a drawn board the edge alone that is cut: what falls is not chosen.
[[nodiscard]] MarkedMove markedMove(const games::Game& game, const games::Move& move,
                                    std::optional<theory::Outcome> leaves);

/// The scene gets a mark for each move of which it shows something, with the number of that move.
/// Outlines each move exactly as its pieces lie, also apart from one another, with the letter of the outcome
/// that it leaves. A move that shares a piece with one before is a dot where it begins, so that many are no
/// knot.
void markMoves(Scene& scene, std::span<const MarkedMove> moves);

} // namespace scene
