// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/graphnear.h"

#include "analysis/graph/graphexplorer.h"
#include "analysis/graph/graphvalues.h"

#include <algorithm>
#include <chrono>

namespace analysis {
namespace {

constexpr std::chrono::milliseconds timePerPosition{30};
constexpr std::size_t memoryPerPosition = std::size_t{16} << 20;

void judgeAlone(const games::Game& game, GraphNode& node, const solver::Job& job)
{
    const games::Verdict verdict = game.answer({.moves = false}, job).verdict;
    node.outcome = verdict.outcome;
    node.grundy = verdict.grundy;
    if (!game.isPartizan())
        node.remoteness = verdict.remoteness;
    else if (verdict.sides.left && verdict.sides.right)
        node.remoteness = std::max(*verdict.sides.left, *verdict.sides.right);
}

} // namespace

solver::Solved<PositionGraph> graphNear(const games::Game& root, const GraphOptions& options,
                                        std::size_t most, const solver::Job& job)
{
    const solver::Job small{
        .limits = {.time = timePerPosition, .memoryBytes = memoryPerPosition, .positions = std::nullopt},
        .stop = job.stop,
        .progress = {}};
    const auto judge = [&small](const games::Game& game, GraphNode& node) { judgeAlone(game, node, small); };
    auto solved = GraphExplorer(root, options, job, GraphPart{.most = std::max<std::size_t>(most, 1), .judge = judge}).run();
    if (auto* graph = std::get_if<PositionGraph>(&solved)) {
        setLevels(*graph);
        if (options.withoutTerminal)
            leaveOutTerminal(*graph);
    }
    return solved;
}

} // namespace analysis
