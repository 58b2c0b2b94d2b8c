// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/gameshares.h"

#include "games/capabilities.h"
#include "games/plane/asitstands.h"
#include "wording/text/language.h"

#include <QLocale>

#include <algorithm>
#include <optional>
#include <ranges>

namespace models {
namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t mostPositions = 20'000;
constexpr std::size_t mostMoves = 400;
constexpr solver::Limits limits{.time = 3s, .memoryBytes = std::size_t{64} << 20, .positions = mostPositions};

using Counted = GameShares::Counted;

/// Line Nim counts positions of the same runs as one, other games those that stand the same.
bool standsFor(const analysis::PositionGraph& graph, analysis::NodeIndex node, const games::Game& game)
{
    if (graph.runCounts.empty())
        return graph.nodes[node].notation == games::asItStands(game.notation());
    auto counts = games::runCountsOf(game);
    counts.resize(std::max(counts.size(), graph.runCounts[node].size()));
    return counts == graph.runCounts[node];
}

std::optional<analysis::NodeIndex> nodeOf(const Counted& counted, const games::Game& game)
{
    const analysis::PositionGraph& graph = counted.graph;
    if (graph.gameId != game.info().id || graph.play != game.play())
        return std::nullopt;
    if (graph.runCounts.empty())
        return graph.find(games::asItStands(game.notation()));
    for (analysis::NodeIndex node = 0; node < graph.nodes.size(); ++node)
        if (standsFor(graph, node, game))
            return node;
    return std::nullopt;
}

GameShares::CountedPtr countBelow(const games::Game& game, const solver::Job& job)
{
    auto graph =
        analysis::positionGraph(game, {.withoutTerminal = false, .mostPositions = mostPositions}, job);
    auto* found = std::get_if<analysis::PositionGraph>(&graph);
    if (found == nullptr || found->hasCycle || !found->root)
        return nullptr;
    auto counts = analysis::countGames(*found, job);
    auto* counted = std::get_if<analysis::GameCounts>(&counts);
    return counted == nullptr
               ? nullptr
               : std::make_shared<const Counted>(Counted{std::move(*found), std::move(*counted)});
}

/// Of the moves of a position of the graph. What follows a move does not ask how one came to it, so the
/// shares hold in the game of any position before.
GameShares::Shares sharesOf(const Counted& counted, analysis::NodeIndex node, const games::Game& game)
{
    GameShares::Shares shares;
    const analysis::PositionGraph& graph = counted.graph;
    const auto first = graph.firstArrow[node];
    const auto arrows = graph.movesOf(node);
    for (const games::Move& move : game.moves().moves) {
        const games::GamePtr after = game.after(move);
        const auto arrow = std::ranges::find_if(
            arrows, [&](const analysis::GraphArrow& each) { return standsFor(graph, each.to, *after); });
        if (arrow != arrows.end())
            shares.emplace_back(
                move, counted.counts.shares[first + static_cast<std::size_t>(arrow - arrows.begin())]);
    }
    return shares;
}

/// Never and always are exact.
QString shareText(const analysis::MoveShare& share)
{
    if (!share.isPlayed)
        return {};
    if (share.moverPercent == 0 && !share.moverDecided)
        //: less than one percent of the games
        return GameShares::tr("<1%");
    if (share.moverPercent == 100 && !share.moverDecided)
        //: more than 99 percent of the games
        return GameShares::tr(">99%");
    //: a share of the games in percent, such as 37
    return GameShares::tr("%1%").arg(QLocale().toString(share.moverPercent));
}

} // namespace

GameShares::GameShares(QObject* parent) : QObject(parent)
{
    m_calm.setSingleShot(true);
    m_calm.setInterval(150ms);
    connect(&m_calm, &QTimer::timeout, this, &GameShares::count);
    connect(this, &GameShares::askedChanged, this, &GameShares::follow);
    wording::followLanguage(this, &GameShares::tell);
}

/// Another position, or its moves in another order.
void GameShares::follow()
{
    if (m_moves && m_moves->rowCount() > 0 && m_moves->game() != m_game && m_asked) {
        m_worker.cancel();
        m_shares.clear();
        m_game = m_moves->game();
        m_calm.start();
    }
    tell();
}

void GameShares::count()
{
    const games::GamePtr game = m_game;
    if (game->isPartizan() || !m_moves || m_moves->total() > mostMoves) {
        receive(game, nullptr, {});
        return;
    }
    m_worker.start(
        [this, game, counted = m_counted](const solver::Job& job) -> Worker::Delivery {
            CountedPtr known = counted;
            auto node = known ? nodeOf(*known, *game) : std::nullopt;
            if (!node) {
                known = countBelow(*game, job);
                node = known ? known->graph.root : std::nullopt;
            }
            Shares shares = node ? sharesOf(*known, *node, *game) : Shares();
            return [this, game, known, shares = std::move(shares)] { receive(game, known, shares); };
        },
        limits);
}

void GameShares::receive(const games::GamePtr& game, const CountedPtr& counted, Shares shares)
{
    if (game != m_game)
        return;
    if (counted)
        m_counted = counted;
    m_shares = std::move(shares);
    m_offered = !m_shares.empty();
    tell();
}

/// The rows may be in another order than the shares.
void GameShares::tell()
{
    m_texts.clear();
    const int rows = m_offered && m_moves ? m_moves->rowCount() : 0;
    const bool isKnown = rows > 0 && m_moves->game() == m_game;
    for (int row = 0; row < std::min(rows, static_cast<int>(mostMoves)); ++row) {
        const auto found =
            std::ranges::find(m_shares, m_moves->moveAt(row)->move, &Shares::value_type::first);
        m_texts.push_back(isKnown && found != m_shares.end() ? shareText(found->second) : QString());
    }
    emit changed();
}

} // namespace models
