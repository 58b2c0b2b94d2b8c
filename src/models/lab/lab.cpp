// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/lab.h"

#include "analysis/graph/graphtext.h"
#include "games/catalogue.h"
#include "models/joblimits.h"
#include "models/judged.h"
#include "wording/errors.h"
#include "wording/graphs.h"
#include "wording/moves.h"
#include "wording/names.h"
#include "wording/outcomes.h"

#include <QLocale>
#include <QSaveFile>

#include <algorithm>
#include <sstream>

namespace models {
namespace {

solver::Solved<WholeGame> wholeGame(const games::Game& root, const analysis::GraphOptions& options,
                                    const solver::Job& job)
{
    auto graph = analysis::positionGraph(root, options, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&graph))
        return *unsolved;
    WholeGame whole{
        .graph = std::move(std::get<analysis::PositionGraph>(graph)), .statistics = {}, .growth = {}};
    auto statistics = analysis::graphStatistics(whole.graph, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&statistics))
        return *unsolved;
    whole.statistics = std::move(std::get<analysis::GraphStatistics>(statistics));
    for (std::size_t order = 0; order < whole.growth.size(); ++order)
        whole.growth.at(order) = analysis::todoGrowth(whole.graph, static_cast<analysis::TodoOrder>(order));
    return whole;
}

QString numberText(const std::optional<std::uint64_t>& number)
{
    return number ? QLocale().toString(static_cast<qulonglong>(*number)) : QString();
}

/// Whether the choice `index` names one of `count` things.
bool isIndex(int index, std::size_t count)
{
    return index >= 0 && static_cast<std::size_t>(index) < count;
}

QString sideId(theory::Mover player)
{
    switch (player) {
    case theory::Mover::Left: return QStringLiteral("left");
    case theory::Mover::Right: return QStringLiteral("right");
    case theory::Mover::Either: break;
    }
    return {};
}

} // namespace

Lab::Lab(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::progressed, this, [this](quint64 positions) {
        m_found = positions;
        emit progressChanged();
    });
}

QString Lab::notation() const
{
    return m_game ? QString::fromStdString(m_game->notation()) : QString();
}

QString Lab::gameId() const
{
    return m_game ? QString::fromStdString(m_game->info().id) : QString();
}

QString Lab::title() const
{
    return m_game ? wording::positionTitle(*m_game) : QString();
}

QString Lab::rules() const
{
    return m_game ? wording::rulesLine(*m_game) : QString();
}

bool Lab::isPartizan() const
{
    return m_game && m_game->isPartizan();
}

bool Lab::isMisere() const
{
    return m_game && m_game->play() == theory::Play::Misere;
}

void Lab::setWithoutTerminal(bool without)
{
    if (without == m_options.withoutTerminal)
        return;
    m_options.withoutTerminal = without;
    emit optionsChanged();
    forget();
}

void Lab::setUpToSymmetry(bool merge)
{
    if (merge == m_options.upToSymmetry)
        return;
    m_options.upToSymmetry = merge;
    emit optionsChanged();
    forget();
}

void Lab::setWanted(bool wanted)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    emit optionsChanged();
    follow();
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
    m_problem.clear();
    m_stopped = false;
    m_found = 0;
    m_selectedNode = m_selectedArrow = -1;
    emit selectedChanged();
    emit wholeChanged();
    follow();
}

void Lab::follow()
{
    if (!m_wanted || !m_game || m_whole || m_stopped || isBusy() || !m_problem.isEmpty())
        return;
    solver::Limits limits = attemptLimits(0);
    limits.time.reset(); // it can be cancelled
    m_worker.start(
        [this, game = m_game, options = m_options](const solver::Job& job) -> Worker::Delivery {
            const auto solved =
                std::make_shared<const solver::Solved<WholeGame>>(wholeGame(*game, options, job));
            return [this, solved] { take(solved); };
        },
        limits);
    emit wholeChanged();
    emit progressChanged();
}

void Lab::take(const std::shared_ptr<const solver::Solved<WholeGame>>& solved)
{
    if (const auto* unsolved = std::get_if<solver::Unsolved>(solved.get())) {
        m_problem = unsolved->reason == solver::UnsolvedReason::OutOfPositions
                        ? tr("This game has more than %1 positions, or a position with more moves than are "
                             "listed: too much to look at as a whole. Choose a smaller position.")
                              .arg(QLocale().toString(mostPositions))
                        : wording::unsolvedText(*unsolved);
    } else {
        m_whole = WholeGamePtr(solved, &std::get<WholeGame>(*solved));
        m_selectedNode = root();
    }
    emit wholeChanged();
    emit selectedChanged();
}

void Lab::cancel()
{
    if (!isBusy())
        return;
    m_worker.cancel();
    m_stopped = true;
    m_problem = tr("Stopped after %1.").arg(wording::positionsText(m_found));
    emit wholeChanged();
}

void Lab::retry()
{
    m_problem.clear();
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
    return m_whole ? wording::graphSummary(m_whole->statistics) : QString();
}

int Lab::positions() const
{
    return m_whole ? static_cast<int>(m_whole->graph.nodes.size()) : 0;
}

bool Lab::isEndless() const
{
    return m_whole && m_whole->graph.hasCycle;
}

int Lab::root() const
{
    return m_whole && m_whole->graph.root ? static_cast<int>(*m_whole->graph.root) : -1;
}

void Lab::setSelectedNode(int node)
{
    const int next = m_whole && isIndex(node, m_whole->graph.nodes.size()) ? node : -1;
    if (next == m_selectedNode && m_selectedArrow == -1)
        return;
    m_selectedNode = next;
    m_selectedArrow = -1;
    emit selectedChanged();
}

void Lab::setSelectedArrow(int arrow)
{
    const int next = m_whole && isIndex(arrow, m_whole->graph.arrows.size()) ? arrow : -1;
    if (next == m_selectedArrow)
        return;
    m_selectedArrow = next;
    emit selectedChanged();
}

QVariantMap Lab::node(int index) const
{
    if (!m_whole || !isIndex(index, m_whole->graph.nodes.size()))
        return {};
    const auto place = static_cast<analysis::NodeIndex>(index);
    const analysis::PositionGraph& graph = m_whole->graph;
    const analysis::GraphNode& node = graph.nodes[place];
    const auto moves = graph.movesOf(place);
    const auto winning =
        std::ranges::count_if(moves, [&](const analysis::GraphArrow& move) { return graph.isWinning(move); });
    return {{QStringLiteral("name"), QString::fromStdString(node.name)},
            {QStringLiteral("notation"), QString::fromStdString(node.notation)},
            {QStringLiteral("outcome"), letterText(node.outcome)},
            {QStringLiteral("grundy"), numberText(node.grundy)},
            {QStringLiteral("remoteness"), numberText(node.remoteness)},
            {QStringLiteral("size"), static_cast<int>(node.size)},
            {QStringLiteral("moves"), static_cast<int>(moves.size())},
            {QStringLiteral("winning"), static_cast<int>(winning)},
            {QStringLiteral("terminal"), node.isTerminal}};
}

games::GamePtr Lab::gameOf(int node) const
{
    const auto parsed = games::parse(m_whole->graph.nodes[static_cast<std::size_t>(node)].notation);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game == nullptr ? nullptr : *game;
}

/// The first move that leads there, in words. Where positions are merged the one reached may stand for it.
QString Lab::moveWords(const analysis::GraphArrow& arrow) const
{
    const games::GamePtr from = gameOf(static_cast<int>(arrow.from));
    if (!from)
        return {};
    const analysis::GraphNode& to = m_whole->graph.nodes[arrow.to];
    const games::GamePtr target = gameOf(static_cast<int>(arrow.to));
    const bool countsRuns = !m_whole->graph.runCounts.empty();
    for (const games::Move& move : from->moves().moves) {
        games::GamePtr after = from->after(move);
        if (m_options.upToSymmetry || countsRuns)
            after = after->upToSymmetry();
        const std::string wanted = countsRuns ? target->upToSymmetry()->notation() : to.notation;
        // Read alone, a picture of Hackenbush in which only green is left is impartial.
        const bool fits = move.player == arrow.player || move.player == theory::Mover::Either;
        if (fits && after->notation() == wanted)
            return wording::moveText(move);
    }
    return {};
}

QVariantMap Lab::arrow(int index) const
{
    if (!m_whole || !isIndex(index, m_whole->graph.arrows.size()))
        return {};
    const analysis::PositionGraph& graph = m_whole->graph;
    const analysis::GraphArrow& arrow = graph.arrows[static_cast<std::size_t>(index)];
    QVariantMap row{{QStringLiteral("from"), static_cast<int>(arrow.from)},
                    {QStringLiteral("to"), static_cast<int>(arrow.to)},
                    {QStringLiteral("fromName"), QString::fromStdString(graph.nodes[arrow.from].name)},
                    {QStringLiteral("toName"), QString::fromStdString(graph.nodes[arrow.to].name)},
                    {QStringLiteral("outcome"), letterText(graph.nodes[arrow.to].outcome)},
                    {QStringLiteral("winning"), graph.isWinning(arrow)},
                    {QStringLiteral("player"), sideId(arrow.player)},
                    {QStringLiteral("text"), moveWords(arrow)}};
    const auto& counts = m_whole->statistics.counts;
    const bool hasShare = counts && counts->shares[static_cast<std::size_t>(index)].isPlayed;
    const auto share = hasShare ? counts->shares[static_cast<std::size_t>(index)] : analysis::MoveShare();
    row[QStringLiteral("mover")] = hasShare ? tr("%1 %").arg(share.moverPercent) : QString();
    row[QStringLiteral("starter")] = hasShare ? tr("%1 %").arg(share.starterPercent) : QString();
    return row;
}

int Lab::arrowBetween(int from, int to) const
{
    if (!m_whole || !isIndex(from, m_whole->graph.nodes.size()))
        return -1;
    const auto moves = m_whole->graph.movesOf(static_cast<analysis::NodeIndex>(from));
    const auto found =
        std::ranges::find(moves, static_cast<analysis::NodeIndex>(to), &analysis::GraphArrow::to);
    const auto first = m_whole->graph.firstArrow[static_cast<std::size_t>(from)];
    return to < 0 || found == moves.end() ? -1 : static_cast<int>(first + (found - moves.begin()));
}

int Lab::search(const QString& text) const
{
    if (!m_whole || text.trimmed().isEmpty())
        return -1;
    const std::string wanted = text.trimmed().toStdString();
    if (const auto exact = m_whole->graph.find(wanted))
        return static_cast<int>(*exact);
    const auto& nodes = m_whole->graph.nodes;
    const auto found = std::ranges::find_if(nodes, [&wanted](const analysis::GraphNode& node) {
        return node.name.starts_with(wanted) || node.notation.starts_with(wanted);
    });
    return found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin());
}

QString Lab::exportGraph(const QUrl& url) const
{
    if (!m_whole)
        return tr("The whole game is not worked out yet.");
    std::ostringstream text;
    if (url.path().endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
        analysis::writeMatrix(text, m_whole->graph, {});
    else
        analysis::writeDot(text, m_whole->graph);
    QSaveFile file(url.toLocalFile());
    const std::string written = text.str();
    const bool saved = file.open(QIODevice::WriteOnly) &&
                       file.write(written.data(), static_cast<qint64>(written.size())) >= 0 && file.commit();
    return saved ? QString() : tr("Cannot write %1: %2").arg(url.fileName(), file.errorString());
}

} // namespace models
