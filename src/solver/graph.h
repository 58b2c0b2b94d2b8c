// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The generic mex over any finite acyclic graph: the position is a token on a node, a move follows an
// arrow. Nothing here recurses, so that long paths are safe.

#include "theory/nimber.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace solver {

/// options[node]: the nodes that its arrows lead to. Precondition everywhere: each is a node of the graph.
struct Graph {
    std::vector<std::vector<std::uint32_t>> options;
};

/// A cycle as a walk along arrows whose first node is repeated at the end; nothing when there is none.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> findCycle(const Graph& graph);

/// Per node. Remoteness is the length of the game when the winner hurries and the loser delays.
struct GraphValues {
    std::vector<theory::Nimber> grundy;
    std::vector<theory::Outcome> outcome;
    std::vector<std::uint64_t> remoteness;
};

/// Outcome and remoteness under the convention; the Grundy value is always the mex.
/// O(nodes + arrows). Precondition: the graph is acyclic.
[[nodiscard]] GraphValues valuesOf(const Graph& graph, theory::Play play);

} // namespace solver
