// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/gamecounts.h"

#include "solver/meter.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace analysis {
namespace {

using theory::BigInteger;

constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

/// What is to come at a node with one player to move.
struct Ahead {
    BigInteger games;
    BigInteger moverWins; ///< of `games`
    std::uint64_t longest = 0;
    std::uint64_t shortest = 0;
};

/// Who is to move: 0 the player who started, 1 the other one.
using Turn = std::size_t;

class Counting {
public:
    Counting(const PositionGraph& graph, const solver::Job& job)
        : m_graph(graph), m_meter(job), m_sides(graph.isPartizan ? 2 : 1),
          m_ahead(graph.nodes.size() * m_sides), m_before(graph.nodes.size() * 2), m_order(graph.nodes.size())
    {
        std::iota(m_order.begin(), m_order.end(), NodeIndex{0});
        std::ranges::stable_sort(m_order, {}, [&graph](NodeIndex node) { return graph.nodes[node].size; });
    }

    solver::Solved<GameCounts> run()
    {
        for (const NodeIndex node : m_order)
            for (Turn turn = 0; turn < m_sides; ++turn)
                if (!lookAhead(node, turn))
                    return m_meter.unsolved();
        before(*m_graph.root, 0) = 1;
        for (std::size_t i = m_order.size(); i-- > 0;)
            if (!handDown(m_order[i]))
                return m_meter.unsolved();
        return result();
    }

private:
    [[nodiscard]] Ahead& ahead(NodeIndex node, Turn turn)
    {
        return m_ahead[node * m_sides + (m_sides == 1 ? 0 : turn)];
    }

    [[nodiscard]] BigInteger& before(NodeIndex node, Turn turn)
    {
        return m_before[std::size_t{node} * 2 + turn];
    }

    [[nodiscard]] bool mayMove(const GraphArrow& arrow, Turn turn) const
    {
        return arrow.player == theory::Mover::Either || (arrow.player == theory::Mover::Left) == (turn == 0);
    }

    /// Nearly always once: then nothing is copied.
    static void add(BigInteger& sum, const BigInteger& part, std::uint16_t times)
    {
        if (times == 1)
            sum += part;
        else
            sum += part * times;
    }

    bool lookAhead(NodeIndex node, Turn turn)
    {
        Ahead sum{.games = 0, .moverWins = 0, .longest = 0, .shortest = endless};
        BigInteger lost;
        for (const GraphArrow& arrow : m_graph.movesOf(node)) {
            if (!mayMove(arrow, turn))
                continue;
            const Ahead& next = ahead(arrow.to, 1 - turn);
            add(sum.games, next.games, arrow.moves);
            add(lost, next.moverWins, arrow.moves);
            sum.longest = std::max(sum.longest, next.longest + 1);
            sum.shortest = std::min(sum.shortest, next.shortest + 1);
        }
        sum.moverWins = sum.games - lost;
        if (sum.shortest == endless)
            sum = {.games = 1, .moverWins = winsAtEnd(node, turn) ? 1 : 0, .longest = 0, .shortest = 0};
        ahead(node, turn) = std::move(sum);
        return m_meter.step(m_graph.movesOf(node).size() + 1);
    }

    /// The mover makes the move that was left out, if there is one, and then the opponent cannot.
    [[nodiscard]] bool winsAtEnd(NodeIndex node, Turn turn) const
    {
        const bool movesOnce = !m_graph.endsLeftOut.empty() && (m_graph.endsLeftOut[node] >> turn & 1U) != 0;
        return movesOnce == (m_graph.play == theory::Play::Normal);
    }

    bool handDown(NodeIndex node)
    {
        for (Turn turn = 0; turn < 2; ++turn) {
            const BigInteger& ways = before(node, turn);
            if (ways == 0)
                continue;
            for (const GraphArrow& arrow : m_graph.movesOf(node))
                if (mayMove(arrow, turn))
                    add(before(arrow.to, 1 - turn), ways, arrow.moves);
        }
        return m_meter.step(m_graph.movesOf(node).size() + 1);
    }

    static constexpr std::uint32_t percent = 1'000'000; ///< in the unit of fineShare()

    /// Millionths of a percent, rounded down.
    static std::uint64_t fineShare(BigInteger part, const BigInteger& whole)
    {
        part *= 100 * percent;
        part /= whole;
        return part.toUint64();
    }

    static double percentOf(std::uint64_t share) { return static_cast<double>(share) / double{percent}; }

    /// Halves are still seen after rounding down: half a percent is a whole number of millionths.
    static std::uint8_t wholePercent(std::uint64_t share)
    {
        return static_cast<std::uint8_t>((share + percent / 2) / percent);
    }

    MoveShare shareOf(const GraphArrow& arrow)
    {
        BigInteger games;
        BigInteger moverWins;
        BigInteger starterWins;
        for (Turn turn = 0; turn < 2; ++turn) {
            const BigInteger& ways = before(arrow.from, turn);
            if (!mayMove(arrow, turn) || ways == 0)
                continue;
            const Ahead& next = ahead(arrow.to, 1 - turn);
            const BigInteger lost = ways * next.moverWins; // by who makes this move
            const BigInteger all = ways * next.games;
            const BigInteger won = all - lost;
            games += all;
            moverWins += won;
            starterWins += turn == 0 ? won : lost;
        }
        if (games == 0)
            return {.isPlayed = false, .moves = arrow.moves};
        const std::uint64_t moverShare = fineShare(moverWins, games);
        const std::uint64_t starterShare = fineShare(starterWins, games);
        return {.mover = percentOf(moverShare),
                .starter = percentOf(starterShare),
                .moverPercent = wholePercent(moverShare),
                .starterPercent = wholePercent(starterShare),
                .moverDecided = moverWins == 0 || moverWins == games,
                .starterDecided = starterWins == 0 || starterWins == games,
                .moves = arrow.moves};
    }

    solver::Solved<GameCounts> result()
    {
        const Ahead& whole = ahead(*m_graph.root, 0);
        GameCounts counts{.games = whole.games,
                          .starterWins = whole.moverWins,
                          .longest = whole.longest,
                          .shortest = whole.shortest};
        if (m_sides == 2) {
            const Ahead& other = ahead(*m_graph.root, 1);
            counts.rightStarts =
                RightStarts{.games = other.games, .longest = other.longest, .shortest = other.shortest};
        }
        counts.shares.reserve(m_graph.arrows.size());
        for (const GraphArrow& arrow : m_graph.arrows) {
            if (!m_meter.step())
                return m_meter.unsolved();
            counts.shares.push_back(shareOf(arrow));
        }
        return counts;
    }

    const PositionGraph& m_graph;
    solver::Meter m_meter;
    std::size_t m_sides;
    std::vector<Ahead> m_ahead;       ///< per node, and per player in partizan games
    std::vector<BigInteger> m_before; ///< ways to get here, per node and turn
    std::vector<NodeIndex> m_order;   ///< every node after those that its moves lead to
};

template <typename PercentOf, typename IsDecided>
ShareHistogram histogram(const GameCounts& counts, PercentOf percentOf, IsDecided isDecided)
{
    ShareHistogram histogram;
    for (const MoveShare& share : counts.shares) {
        if (!share.isPlayed)
            continue;
        const std::uint8_t percent = percentOf(share);
        histogram.moves[percent] += share.moves;
        if (isDecided(share))
            (percent == 0 ? histogram.never : histogram.always) += share.moves;
    }
    return histogram;
}

} // namespace

solver::Solved<GameCounts> countGames(const PositionGraph& graph, const solver::Job& job)
{
    return Counting(graph, job).run();
}

ShareHistogram moverHistogram(const GameCounts& counts)
{
    return histogram(
        counts, [](const MoveShare& share) { return share.moverPercent; },
        [](const MoveShare& share) { return share.moverDecided; });
}

ShareHistogram starterHistogram(const GameCounts& counts)
{
    return histogram(
        counts, [](const MoveShare& share) { return share.starterPercent; },
        [](const MoveShare& share) { return share.starterDecided; });
}

} // namespace analysis
