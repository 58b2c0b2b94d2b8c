// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The reduction of a picture, step by step.

#include "games/catalogue.h"
#include "games/hackenbush/hackenbushsteps.h"

#include <string>
#include <vector>

namespace reduced {

/// The standing edges of a picture that is drawn whole, in normal play.
inline games::Hackenbush rulesOf(const games::Game& game)
{
    games::HackenbushEdges edges;
    for (const games::Piece& piece : game.board().pieces) {
        if (piece.kind != games::PieceKind::Edge)
            continue;
        const std::size_t dash = piece.label.find('-');
        edges.push_back({static_cast<std::uint32_t>(std::stoul(piece.label.substr(0, dash))),
                         static_cast<std::uint32_t>(std::stoul(piece.label.substr(dash + 1))),
                         games::colourOf(piece.owner)});
    }
    return {std::move(edges), theory::Play::Normal};
}

inline std::vector<games::Reduction> reductionOf(const games::Game& game)
{
    return games::reductionsOf(rulesOf(game), game.answer({}, {}));
}

} // namespace reduced
