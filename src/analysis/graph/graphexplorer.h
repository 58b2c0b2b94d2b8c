// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Finds the positions that can be reached from one, with the moves between them: all, or the nearest.

#include "analysis/graph/positiongraph.h"
#include "solver/meter.h"

#include <deque>
#include <functional>
#include <unordered_map>

namespace analysis {

/// Ends a graph where it would become too large, and judges its nodes one by one: at its rim not all moves
/// are known.
struct GraphPart {
    std::size_t most = 0; ///< positions, the nearest ones along moves
    std::function<void(const games::Game&, GraphNode&)> judge;
};

class GraphExplorer {
public:
    GraphExplorer(const games::Game& root, const GraphOptions& options, const solver::Job& job,
                  std::optional<GraphPart> part = std::nullopt);
    GraphExplorer(const GraphExplorer&) = delete;
    GraphExplorer& operator=(const GraphExplorer&) = delete;
    ~GraphExplorer();

    /// Once: the graph with its nodes named and in order. A whole one is not labelled yet.
    solver::Solved<PositionGraph> run();

private:
    [[nodiscard]] std::optional<NodeIndex> nodeOf(const games::GamePtr& game);
    bool follow(const games::Game& game);
    void append(std::vector<GraphArrow>& arrows);
    void judge(const games::Game& game, NodeIndex node, bool isTerminal, bool hasMoreMoves);
    [[nodiscard]] bool isBefore(NodeIndex a, NodeIndex b) const;
    void sortNodes();

    GraphOptions m_options;
    std::optional<GraphPart> m_part;
    solver::Meter m_meter;
    std::size_t m_memory;
    std::size_t m_longestRun;
    std::size_t m_bytes = 0;
    NodeIndex m_next = 0; ///< the node whose moves are followed next: nodes are, in the order found
    PositionGraph m_graph;
    std::unordered_map<std::string, NodeIndex> m_known;
    std::deque<games::GamePtr> m_waiting;
};

/// Drops the terminal positions and the moves to them; endsLeftOut then says whose there were.
void leaveOutTerminal(PositionGraph& graph);

} // namespace analysis
