// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The part of a game around a position, for games too large to be looked at as a whole.

#include "analysis/graph/positiongraph.h"

namespace analysis {

/// The `most` positions nearest to `root` along moves (fewer where there are no more), with the listed moves
/// between them; hasMoreMoves marks those whose moves are not all in the part. Outcomes, Grundy values and
/// remoteness are those of the whole game, each solved alone under small limits: nothing where that did not
/// do. Sizes only count levels: the root's is the highest, and every move leads down; 0 where the part has
/// cycles. Unsolved: the job's stop, time or memory. `options.mostPositions` is not looked at.
[[nodiscard]] solver::Solved<PositionGraph> graphNear(const games::Game& root, const GraphOptions& options,
                                                      std::size_t most, const solver::Job& job);

} // namespace analysis
