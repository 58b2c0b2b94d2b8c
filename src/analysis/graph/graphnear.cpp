// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/graphnear.h"

#include "analysis/graph/graphexplorer.h"
#include "analysis/graph/graphvalues.h"

#include <algorithm>
#include <chrono>

namespace analysis {
namespace {

/// What a position may cost. Positions and memory decide, the same on every machine; the time is only there
/// for what counts no positions, and is short once the whole has taken long.
constexpr std::uint64_t positionsPerPosition = 20'000;
constexpr std::chrono::milliseconds timePerPosition{500};
constexpr std::chrono::seconds longWhole{3};
constexpr std::chrono::milliseconds timeAfterLongWhole{30};
constexpr std::size_t memoryPerPosition = std::size_t{16} << 20;
/// Where so many positions have no remoteness within the limits, it is not asked for any more.
constexpr int mostWithoutRemoteness = 8;

/// Solves positions one by one under small limits.
class Judge {
public:
    explicit Judge(const solver::Job& job)
        : m_job{.limits = {.time = timePerPosition,
                           .memoryBytes = memoryPerPosition,
                           .positions = positionsPerPosition},
                .stop = job.stop,
                .progress = {}}
    {
    }

    void operator()(const games::Game& game, GraphNode& node)
    {
        if (std::chrono::steady_clock::now() - m_begun > longWhole)
            m_job.limits.time = timeAfterLongWhole;
        const bool isRemotenessAsked = m_withoutRemoteness < mostWithoutRemoteness;
        const games::Verdict verdict =
            game.answer({.moves = false, .remoteness = isRemotenessAsked}, m_job).verdict;
        node.outcome = verdict.outcome;
        node.grundy = verdict.grundy;
        if (!game.isPartizan())
            node.remoteness = verdict.remoteness;
        else if (verdict.sides.left && verdict.sides.right)
            node.remoteness = std::max(*verdict.sides.left, *verdict.sides.right);
        if (node.outcome && !node.remoteness)
            ++m_withoutRemoteness;
    }

private:
    solver::Job m_job;
    std::chrono::steady_clock::time_point m_begun = std::chrono::steady_clock::now();
    int m_withoutRemoteness = 0;
};

} // namespace

solver::Solved<PositionGraph> graphNear(const games::Game& root, const GraphOptions& options,
                                        std::size_t most, const solver::Job& job)
{
    const GraphPart part{.most = std::max<std::size_t>(most, 1), .judge = Judge(job)};
    auto solved = GraphExplorer(root, options, job, part).run();
    if (auto* graph = std::get_if<PositionGraph>(&solved)) {
        if (job.stop.stop_requested()) // then not all were judged
            return solver::Unsolved{solver::UnsolvedReason::Cancelled, graph->nodes.size()};
        setLevels(*graph);
        if (options.withoutTerminal)
            leaveOutTerminal(*graph);
    }
    return solved;
}

} // namespace analysis
