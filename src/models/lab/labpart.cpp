// SPDX-License-Identifier: GPL-3.0-or-later

// What the Lab shows of a game that is too large to be looked at as a whole.

#include "analysis/graph/graphnear.h"
#include "models/lab/lab.h"
#include "wording/outcomes.h"

#include <QLocale>

#include <algorithm>

namespace models {
namespace {

solver::Solved<WholeGame> partOf(const games::Game& root, const analysis::GraphOptions& options,
                                 const solver::Job& job)
{
    auto solved = analysis::graphNear(root, options, Lab::partSize, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&solved))
        return *unsolved;
    WholeGame part{.graph = std::move(std::get<analysis::PositionGraph>(solved)),
                   .statistics = {},
                   .growth = {},
                   .isPart = true};
    const auto& nodes = part.graph.nodes;
    part.statistics.positions = nodes.size();
    part.statistics.moves = part.graph.moveCount();
    part.statistics.cold = static_cast<std::uint64_t>(
        std::ranges::count(nodes, theory::Outcome::P, &analysis::GraphNode::outcome));
    return part;
}

} // namespace

void Lab::fail(const solver::Unsolved& unsolved)
{
    const bool isTooLarge = unsolved.reason == solver::UnsolvedReason::OutOfPositions;
    m_partOffered = isTooLarge || unsolved.reason == solver::UnsolvedReason::OutOfMemory;
    m_problem = isTooLarge
                    ? tr("This game has more than %1 positions, or a position with more moves than are "
                         "listed: too much to look at as a whole.")
                          .arg(QLocale().toString(mostPositions))
                    : wording::unsolvedText(unsolved);
}

void Lab::showPart()
{
    if (!m_game || !m_partOffered || isBusy())
        return;
    m_partFollows = false;
    m_problem.clear();
    m_stopped = false;
    m_found = 0;
    look(partOf);
}

void Lab::openAround(int node)
{
    const QVariantMap facts = this->node(node);
    if (facts.isEmpty())
        return;
    const QString before = notation();
    open(facts[QStringLiteral("notation")].toString());
    m_partFollows = notation() != before;
}

} // namespace models
