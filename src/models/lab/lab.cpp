// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/lab.h"

#include "analysis/graph/graphtext.h"
#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/plane/asitstands.h"
#include "models/analysis/judged.h"
#include "models/analysis/outcomes.h"
#include "models/joblimits.h"
#include "wording/errors.h"
#include "wording/graphs.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <algorithm>
#include <chrono>
#include <sstream>
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

/// What is written at once, on the thread of the window.
constexpr std::size_t mostWrittenAtOnce = 500;
/// How long a note on a file stands.
constexpr auto noteTime = std::chrono::seconds(8);

/// The sentence of the error; empty when all of it was written.
QString writeGraph(const WholeGame& whole, const QUrl& url, const std::stop_token& stop)
{
    const bool asMatrix = url.path().endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
    const QString cause = wording::writeWholeFile(url.toLocalFile(), [&](QIODevice& file) {
        const auto write = [&file, &stop](std::string_view text) {
            return !stop.stop_requested() && file.write(text.data(), static_cast<qint64>(text.size())) >= 0;
        };
        if (asMatrix)
            return analysis::writeMatrix(whole.graph, write);
        std::ostringstream text;
        analysis::writeDot(text, whole.graph);
        return write(text.str());
    });
    //: a file, and why it cannot be written
    return cause.isEmpty() ? cause : Lab::tr("Cannot write %1: %2").arg(url.fileName(), cause);
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
    connect(this, &Lab::wantedChanged, this, &Lab::follow);
    wording::followLanguage(this, [this] { tell({}); });
    m_noteTime.setSingleShot(true);
    connect(&m_noteTime, &QTimer::timeout, this, [this] { tell({}); });
    connect(&m_worker, &Worker::progressed, this, &Lab::progressChanged);
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
    const bool leavesOut = m_game->as<games::InRuns>() != nullptr && isMisere();
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
    return tr("Found so far: %1").arg(wording::positionsText(m_worker.positions()));
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
        return tr("Stopped after %1.").arg(wording::positionsText(m_worker.positions()));
    if (!m_unsolved)
        return {};
    return isTooLarge(*m_unsolved)
               ? tr("This game has more than %1 positions, or a position with more moves than are "
                    "listed: too much to look at as a whole.")
                     .arg(wording::localized(mostPositions))
               : wording::unsolvedText(*m_unsolved);
}

void Lab::showPart()
{
    if (!m_game || !m_partOffered || isBusy())
        return;
    m_partFollows = false;
    m_unsolved.reset();
    m_stopped = false;
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

QVariantMap Lab::node(int index) const
{
    if (!hasNode(index))
        return {};
    const auto place = static_cast<analysis::NodeIndex>(index);
    const analysis::PositionGraph& graph = m_whole->graph;
    const analysis::GraphNode& node = graph.nodes[place];
    return {{QStringLiteral("name"), QString::fromStdString(node.name)},
            {QStringLiteral("notation"), QString::fromStdString(node.notation)},
            {QStringLiteral("outcome"), static_cast<int>(shownOutcome(node.outcome))},
            {QStringLiteral("grundy"), numberText(node.grundy)},
            {QStringLiteral("remoteness"), numberText(node.remoteness)},
            {QStringLiteral("size"), static_cast<int>(node.size)},
            {QStringLiteral("moves"), static_cast<int>(graph.moveCount(place))},
            {QStringLiteral("winning"), static_cast<int>(graph.winningMoveCount(place))},
            {QStringLiteral("terminal"), node.isTerminal},
            {QStringLiteral("least"), !graph.isFollowed(place)},
            {QStringLiteral("more"), graph.isCut(place)}};
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
        if (fits && games::asItStands(after->notation()) == wanted)
            return wording::moveText(move);
    }
    return {};
}

QVariantMap Lab::arrow(int index) const
{
    if (!hasArrow(index))
        return {};
    const analysis::PositionGraph& graph = m_whole->graph;
    const analysis::GraphArrow& arrow = graph.arrows[static_cast<std::size_t>(index)];
    QVariantMap row{
        {QStringLiteral("from"), static_cast<int>(arrow.from)},
        {QStringLiteral("to"), static_cast<int>(arrow.to)},
        {QStringLiteral("fromName"), QString::fromStdString(graph.nodes[arrow.from].name)},
        {QStringLiteral("toName"), QString::fromStdString(graph.nodes[arrow.to].name)},
        {QStringLiteral("outcome"), static_cast<int>(shownOutcome(graph.nodes[arrow.to].outcome))},
        {QStringLiteral("winning"), graph.isWinning(arrow)},
        {QStringLiteral("player"), sideId(arrow.player)},
        {QStringLiteral("text"), moveWords(arrow)}};
    const auto& counts = m_whole->statistics.counts;
    const bool hasShare = counts && counts->shares[static_cast<std::size_t>(index)].isPlayed;
    const auto share = hasShare ? counts->shares[static_cast<std::size_t>(index)] : analysis::MoveShare();
    //: a share of the games in percent, such as 37
    row[QStringLiteral("mover")] = hasShare ? tr("%1%").arg(share.moverPercent) : QString();
    row[QStringLiteral("starter")] = hasShare ? tr("%1%").arg(share.starterPercent) : QString();
    return row;
}

int Lab::arrowBetween(int from, int to) const
{
    if (!hasNode(from))
        return -1;
    const auto moves = m_whole->graph.movesOf(static_cast<analysis::NodeIndex>(from));
    const auto found =
        std::ranges::find(moves, static_cast<analysis::NodeIndex>(to), &analysis::GraphArrow::to);
    const auto first = m_whole->graph.firstArrow[static_cast<std::size_t>(from)];
    return to < 0 || found == moves.end() ? -1 : static_cast<int>(first + (found - moves.begin()));
}

int Lab::search(const QString& text, int after) const
{
    if (!m_whole || text.trimmed().isEmpty())
        return -1;
    const std::string wanted = text.trimmed().toStdString();
    if (const auto exact = m_whole->graph.find(games::asItStands(wanted)))
        return static_cast<int>(*exact);
    const auto& nodes = m_whole->graph.nodes;
    for (std::size_t i = 1; i <= nodes.size(); ++i) {
        const std::size_t place = (static_cast<std::size_t>(after + 1) + i - 1) % nodes.size();
        if (nodes[place].name.starts_with(wanted) || nodes[place].notation.starts_with(wanted))
            return static_cast<int>(place);
    }
    return -1;
}

QString Lab::exportGraph(const QUrl& url)
{
    if (!m_whole)
        return tr("The whole game is not worked out yet.");
    tell({});
    if (m_whole->graph.nodes.size() <= mostWrittenAtOnce)
        return writeGraph(*m_whole, url, {});
    m_writer.start(
        [this, whole = m_whole, url](const solver::Job& job) -> Worker::Delivery {
            const QString problem = writeGraph(*whole, url, job.stop);
            return [this, url, problem] {
                tell(problem.isEmpty() ? tr("Saved as %1").arg(url.fileName()) : problem);
            };
        },
        {});
    //: a file that is being written
    tell(tr("Writing %1…").arg(url.fileName()));
    return {};
}

void Lab::tell(const QString& note)
{
    m_fileNote = note;
    m_noteTime.stop();
    if (!note.isEmpty() && !isWriting())
        m_noteTime.start(noteTime);
    emit fileNoteChanged();
}

} // namespace models
