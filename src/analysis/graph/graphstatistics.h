// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures of a whole game, and how the list of positions to do grows while they are found.

#include "analysis/graph/gamecounts.h"

namespace analysis {

/// Positions from which the longest game has `size` moves.
struct SizeCount {
    std::uint64_t size = 0;
    std::uint64_t positions = 0;
    std::uint64_t cold = 0; ///< P-positions among them

    friend bool operator==(const SizeCount&, const SizeCount&) = default;
};

struct GraphStatistics {
    std::uint64_t positions = 0;
    std::uint64_t moves = 0;
    std::uint64_t cold = 0;                 ///< P-positions
    std::optional<GameCounts> counts{};     ///< none where play may be endless, or there is no root
    std::vector<SizeCount> sizes{};         ///< ascending; empty where play may be endless
    std::vector<std::uint64_t> runMaxima{}; ///< Line Nim: the most runs of each length, from 1, in a position
    bool coldIsKernel = false;              ///< isKernelOfCold()
};

/// Whether the P-positions are a kernel of the graph: no move from one to another, and from every other
/// position a move to one. Not where a position is won without such a move: by Left alone, in misère play
/// when no move is left, or by a move that was left out. Of a part, the positions that are followed.
[[nodiscard]] bool isKernelOfCold(const PositionGraph& graph);

[[nodiscard]] solver::Solved<GraphStatistics> graphStatistics(const PositionGraph& graph,
                                                              const solver::Job& job);

/// Which position is taken off the list next.
enum class TodoOrder : std::uint8_t {
    HighestFirst, ///< the highest number
    FirstFound,   ///< in the order found: breadth first
    LastFound,    ///< the one found last: depth first
};

/// When a position has been taken off the list and its moves have been made.
struct TodoStep {
    std::uint32_t found = 0; ///< positions found so far
    std::uint32_t todo = 0;  ///< on the list, the position in hand counted

    friend bool operator==(const TodoStep&, const TodoStep&) = default;
};

/// One entry per position, in the order taken, and one for the end. Empty for a graph without a root.
[[nodiscard]] std::vector<TodoStep> todoGrowth(const PositionGraph& graph, TodoOrder order);
/// The largest `todo`; 0 for an empty list.
[[nodiscard]] std::uint32_t mostTodo(const std::vector<TodoStep>& growth);

} // namespace analysis
