// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Labels the positions of a graph backwards from the terminal ones, as it is done by hand: a position is
// lost for its mover when all its moves lead to won ones, and won when one leads to a lost one. What is
// never labelled is a draw by endless play. Sizes and Grundy values follow the same order.

#include "analysis/graph/positiongraph.h"

namespace analysis {

/// Fills outcome, remoteness, size, Grundy values and hasCycle from the arrows. Linear in the graph.
/// Precondition: nothing has been left out yet.
void labelPositions(PositionGraph& graph);

/// Fills hasCycle and, where there is none, sizes that only count levels: the longest way from the top to a
/// position is the number of levels above it. For parts of a graph.
void setLevels(PositionGraph& graph);

} // namespace analysis
