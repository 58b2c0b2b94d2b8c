// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a drawn board changes: edges and joints glide from where they were to where they will be, what is cut
// loose falls, what is cut fades.

#include "games/board.h"
#include "models/board/boardscene.h"

#include <vector>

namespace models {

/// Of each piece the one of those before that it is: one that lies where it lay, even under another id, else
/// the one of its id; -1 for a new one.
[[nodiscard]] std::vector<int> piecesBefore(const std::vector<games::Piece>& before,
                                            const std::vector<games::Piece>& pieces);

/// What is new fades in, and what goes fades or melts into what stays. With `fall` pixels what has no hold
/// falls as far.
void directDrawn(std::vector<SceneMotion>& motions, double fall);
/// Where a figure has fallen out of sight.
[[nodiscard]] scene::Figure fallenBy(scene::Figure figure, double fall);

} // namespace models
