// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/lab.h"

#include "games/catalogue.h"
#include "models/joblimits.h"
#include "wording/errors.h"
#include "wording/graphs.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace models {
namespace {

solver::Solved<WholeGame> wholeGame(const games::Game& root, const analysis::GraphOptions& options,
                                    const solver::Job& job)
{
    auto graph = analysis::positionGraph(root, options, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&graph))
        return *unsolved;
    WholeGame whole{.graph = std::move(std::get<analysis::PositionGraph>(graph))};
    auto statistics = analysis::graphStatistics(whole.graph, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&statistics))
        return *unsolved;
    whole.statistics = std::move(std::get<analysis::GraphStatistics>(statistics));
    for (std::size_t order = 0; order < whole.growth.size(); ++order)
        whole.growth.at(order) = analysis::todoGrowth(whole.graph, static_cast<analysis::TodoOrder>(order));
    return whole;
}

solver::Solved<WholeGame> partOf(const games::Game& root, const analysis::GraphOptions& options,
                                 const solver::Job& job)
{
    auto solved = analysis::graphNear(root, options, Lab::partSize, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&solved))
        return *unsolved;
    WholeGame part{.graph = std::move(std::get<analysis::PositionGraph>(solved)), .isPart = true};
    const auto& nodes = part.graph.nodes;
    part.statistics.positions = nodes.size();
    part.statistics.moves = part.graph.moveCount();
    part.statistics.cold = static_cast<std::uint64_t>(
        std::ranges::count(nodes, theory::Outcome::P, &analysis::GraphNode::outcome));
    return part;
}

bool isTooLarge(const solver::Unsolved& unsolved)
{
    return unsolved.reason == solver::UnsolvedReason::OutOfPositions;
}

} // namespace

Lab::Lab(QObject* parent) : QObject(parent)
{
    connect(this, &Lab::wantedChanged, this, &Lab::follow);
    wording::followLanguage(this, [this] { tell({}); });
    m_noteTime.setSingleShot(true);
    connect(&m_noteTime, &QTimer::timeout, this, [this] { tell({}); });
    connect(&m_worker, &Worker::progressed, this, [this](quint64 positions) {
        m_found = positions;
        emit progressChanged();
    });
}

/// A part stays a part where the whole game is still too large.
void Lab::setOption(bool& option, bool on)
{
    if (std::exchange(option, on) == on)
        return;
    emit optionsChanged();
    const bool wasPart = isPartial();
    forget();
    m_partFollows = wasPart;
}

QString Lab::open(const QString& notation)
{
    const games::Parsed parsed = games::parse(notation.toStdString());
    if (const auto* error = std::get_if<games::ParseError>(&parsed))
        return wording::parseErrorText(*error);
    const auto& game = std::get<games::GamePtr>(parsed);
    if (m_game && m_game->notation() == game->notation())
        return {};
    m_game = game;
    emit positionChanged();
    // The published figures of misère Line Nim leave out the empty board.
    const bool leavesOut = gameId() == QLatin1String("lines") && isMisere();
    if (leavesOut != m_options.withoutTerminal) {
        m_options.withoutTerminal = leavesOut;
        emit optionsChanged();
    }
    forget();
    return {};
}

/// What was worked out belongs to another position or to other options.
void Lab::forget()
{
    m_worker.cancel();
    m_whole.reset();
    m_unsolved.reset();
    m_partOffered = m_partFollows = false;
    m_stopped = false;
    m_found = 0;
    tell({});
    m_selectedNode = m_selectedArrow = -1;
    emit selectedChanged();
    emit wholeChanged();
    follow();
}

void Lab::follow()
{
    if (!m_wanted || !m_game || m_whole || m_stopped || m_unsolved || isBusy())
        return;
    look(wholeGame);
}

void Lab::look(Look* const lookAt)
{
    solver::Limits limits = attemptLimits(0);
    limits.time.reset(); // it can be cancelled
    m_worker.start(
        [this, lookAt, game = m_game, options = m_options](const solver::Job& job) -> Worker::Delivery {
            const auto solved =
                std::make_shared<const solver::Solved<WholeGame>>(lookAt(*game, options, job));
            return [this, solved] { receive(solved); };
        },
        limits);
    emit wholeChanged();
    emit progressChanged();
}

void Lab::receive(const std::shared_ptr<const solver::Solved<WholeGame>>& solved)
{
    if (const auto* unsolved = std::get_if<solver::Unsolved>(solved.get())) {
        fail(*unsolved);
    } else {
        m_partOffered = false;
        m_whole = WholeGamePtr(solved, &std::get<WholeGame>(*solved));
        m_selectedNode = root();
    }
    emit wholeChanged();
    emit selectedChanged();
    if (m_partOffered && m_partFollows)
        showPart();
}

void Lab::cancel()
{
    if (!isBusy())
        return;
    m_worker.cancel();
    m_stopped = true;
    emit wholeChanged();
}

void Lab::retry()
{
    m_unsolved.reset();
    m_stopped = false;
    emit wholeChanged();
    follow();
}

QString Lab::progressText() const
{
    return tr("Found so far: %1").arg(wording::positionsText(m_found));
}

QString Lab::summary() const
{
    if (!m_whole)
        return {};
    //: how many positions, such as "2000 positions", and the one that the lab works on
    return m_whole->isPart ? tr("part of the game: %1 near %2")
                                 .arg(wording::positionsText(m_whole->statistics.positions), notation())
                           : wording::graphSummary(m_whole->statistics);
}

void Lab::setSelectedNode(int node)
{
    const int next = hasNode(node) ? node : -1;
    if (next == m_selectedNode && m_selectedArrow == -1)
        return;
    m_selectedNode = next;
    m_selectedArrow = -1;
    emit selectedChanged();
}

void Lab::setSelectedArrow(int arrow)
{
    const int next = hasArrow(arrow) ? arrow : -1;
    if (std::exchange(m_selectedArrow, next) != next)
        emit selectedChanged();
}

void Lab::fail(const solver::Unsolved& unsolved)
{
    m_partOffered = isTooLarge(unsolved) || unsolved.reason == solver::UnsolvedReason::OutOfMemory;
    m_unsolved = unsolved;
}

QString Lab::problem() const
{
    if (m_stopped)
        return tr("Stopped after %1.").arg(wording::positionsText(m_found));
    if (!m_unsolved)
        return {};
    return isTooLarge(*m_unsolved)
               ? tr("This game has more than %1 positions, or a position with more moves than are "
                    "listed: too much to look at as a whole.")
                     .arg(QLocale().toString(mostPositions))
               : wording::unsolvedText(*m_unsolved);
}

void Lab::showPart()
{
    if (!m_game || !m_partOffered || isBusy())
        return;
    m_partFollows = false;
    m_unsolved.reset();
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
