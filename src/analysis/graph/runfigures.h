// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures of a whole game of Line Nim without its graph. A position is how many runs there are of each
// length, packed into one word; a move adds a constant to it. Positions are found layer by layer of the
// counters left and counted in the opposite order.

#include "analysis/graph/graphstatistics.h"
#include "games/lines/runs.h"
#include "solver/job.h"
#include "theory/play.h"

namespace analysis {

struct RunQuestion {
    theory::Play play = theory::Play::Misere;
    /// Leave out the empty position and the moves to it.
    bool withoutTerminal = false;
};

/// All that can be reached from `start`, which is not empty; not by sizes, and without who wins the games.
/// OutOfPositions when a position does not fit into a word or there are more of them than a 32-bit number
/// counts; OutOfMemory by the job's limit.
[[nodiscard]] solver::Solved<GraphStatistics> runFigures(const games::Runs& start,
                                                         const RunQuestion& question, const solver::Job& job);

} // namespace analysis
