// SPDX-License-Identifier: GPL-3.0-or-later

// The figures published for Line Nim 3, 4, 5 (docs/sources.md T9 to T13, F12 to F15; docs/games.md, 'What
// some of them need'), and all its games walked through.

#include "analysis/graphs.h"
#include "support/testprogram.h"

#include <QTest>

#include <array>
#include <map>
#include <set>

namespace {

using analysis::NodeIndex;
using graphs::graphOf;
using graphs::statisticsOf;

/// Line Nim as numbers of runs, shortest first, and every game walked through.
struct PlainLines {
    using Code = std::array<int, 6>; // [length], [0] unused

    static std::set<Code> options(const Code& code)
    {
        std::set<Code> all;
        for (std::size_t length = 1; length <= 5; ++length)
            for (std::size_t take = 1; code[length] > 0 && take <= length; ++take)
                for (std::size_t left = 0; left + take <= length; ++left) {
                    Code after = code;
                    --after[length];
                    ++after[left];
                    ++after[length - take - left];
                    after[0] = 0;
                    all.insert(after);
                }
        return all;
    }

    struct Share {
        long games = 0;
        long moverWins = 0;
        long starterWins = 0;
    };

    /// Walks all games from `code`; the single counter ends one, its mover loses. True when the starter wins.
    void walk(const Code& code)
    {
        if (code == Code{0, 1, 0, 0, 0, 0}) {
            ++games;
            const bool starterWins = path.size() % 2 == 1;
            wins += starterWins ? 1 : 0;
            for (std::size_t i = 0; i < path.size(); ++i) {
                Share& share = shares[path[i]];
                ++share.games;
                share.starterWins += starterWins ? 1 : 0;
                share.moverWins += starterWins == (i % 2 == 0) ? 1 : 0;
            }
            longest = std::max(longest, path.size());
            shortest = std::min(shortest, path.size());
            return;
        }
        for (const Code& after : options(code)) {
            if (after == Code{})
                continue;
            path.emplace_back(code, after);
            walk(after);
            path.pop_back();
        }
    }

    long games = 0;
    long wins = 0;
    std::size_t longest = 0;
    std::size_t shortest = 99;
    std::vector<std::pair<Code, Code>> path;
    std::map<std::pair<Code, Code>, Share> shares;
};

std::string nameOf(const PlainLines::Code& code)
{
    std::string name;
    for (std::size_t length = 5; length > 0; --length)
        name += std::to_string(code[length]);
    return name;
}

constexpr const char* lines345 = "lines/misere:111/1111/11111";

} // namespace

class TestLineNim : public QObject {
    Q_OBJECT

private slots:
    void lineNimAsPublished()
    {
        const auto graph = graphOf(lines345, {.withoutTerminal = true});
        const auto figures = statisticsOf(graph);
        QCOMPARE(figures.positions, 101U);
        QCOMPARE(figures.moves, 738U);
        QCOMPARE(figures.counts->games, 746'062);
        QCOMPARE(figures.counts->starterWins, 375'562);
        QCOMPARE(figures.cold, 17U);
        QCOMPARE(analysis::mostTodo(analysis::todoGrowth(graph, analysis::TodoOrder::HighestFirst)), 78U);
        QCOMPARE(figures.runMaxima, (std::vector<std::uint64_t>{7, 4, 3, 2, 1}));
        QCOMPARE(figures.sizes.back().size, 12U);
        QCOMPARE(graph.nodes.at(*graph.root).name, std::string("11100"));
        QCOMPARE(graph.nodes.back().name, std::string("00001"));
    }

    void lineNimWithTheEmptyBoard()
    {
        const auto figures = statisticsOf(graphOf(lines345));
        QCOMPARE(figures.positions, 102U);
        QCOMPARE(figures.moves, 743U);
        QCOMPARE(figures.counts->games, 959'804);
        QCOMPARE(figures.counts->longest, 12U);
        QCOMPARE(figures.counts->shortest, 3U);
        QCOMPARE(figures.cold, 17U);
    }

    void lineNimShares()
    {
        const auto graph = graphOf(lines345, {.withoutTerminal = true});
        const auto counts = *statisticsOf(graph).counts;
        const auto starter = analysis::starterHistogram(counts);
        const auto mover = analysis::moverHistogram(counts);
        const auto between = [](const analysis::ShareHistogram& shares) {
            std::uint64_t all = 0;
            for (const std::uint64_t moves : shares.moves)
                all += moves;
            return all - shares.never - shares.always;
        };
        QCOMPARE(between(starter), 733U);
        QCOMPARE(starter.moves[50], 193U);
        QCOMPARE(starter.moves[51], 183U);
        QCOMPARE(between(mover), 663U);
        QCOMPARE(mover.moves[50], 129U);
        QCOMPARE(mover.moves[49], 73U);
        QCOMPARE(mover.moves[51], 63U);
        const auto range = [](const analysis::ShareHistogram& shares) {
            std::pair<int, int> ends{100, 0};
            for (int percent = 1; percent < 100; ++percent)
                if (shares.moves.at(static_cast<std::size_t>(percent)) > 0)
                    ends = {std::min(ends.first, percent), std::max(ends.second, percent)};
            return ends;
        };
        QCOMPARE(range(starter), std::pair(21, 79));
        QCOMPARE(range(mover), std::pair(33, 67));
    }

    /// Every one of the 746,062 games walked through.
    void lineNimMoveByMove()
    {
        PlainLines plain;
        plain.walk({0, 0, 0, 1, 1, 1});
        const auto graph = graphOf(lines345, {.withoutTerminal = true});
        const auto counts = *statisticsOf(graph).counts;
        QCOMPARE(counts.games, plain.games);
        QCOMPARE(counts.starterWins, plain.wins);
        QCOMPARE(counts.longest, plain.longest);
        QCOMPARE(counts.shortest, plain.shortest);
        QCOMPARE(graph.arrows.size(), plain.shares.size());
        for (const auto& [move, share] : plain.shares) {
            const NodeIndex from = graph.find(nameOf(move.first)).value();
            const NodeIndex to = graph.find(nameOf(move.second)).value();
            const auto arrow = std::ranges::find(graph.arrows, analysis::GraphArrow{from, to});
            QVERIFY(arrow != graph.arrows.end());
            const auto& found = counts.shares[static_cast<std::size_t>(arrow - graph.arrows.begin())];
            const auto percent = [&share](long part) {
                return 100.0 * static_cast<double>(part) / static_cast<double>(share.games);
            };
            QVERIFY(std::abs(found.mover - percent(share.moverWins)) < 1e-5);
            QVERIFY(std::abs(found.starter - percent(share.starterWins)) < 1e-5);
            QCOMPARE(found.moverDecided, share.moverWins == 0 || share.moverWins == share.games);
        }
    }

    /// Codes only ever fall along a move, and the only winning first move leads to 11001 (games.md).
    void lineNimOrder()
    {
        const auto graph = graphOf(lines345);
        for (const auto& arrow : graph.arrows)
            QVERIFY(arrow.from < arrow.to);
        std::vector<std::string> winning;
        for (const auto& arrow : graph.movesOf(*graph.root))
            if (graph.isWinning(arrow))
                winning.push_back(graph.nodes[arrow.to].name);
        QCOMPARE(winning, std::vector<std::string>{"11001"});
    }
};

GRUNDY_TEST(TestLineNim, tests::runIn<QCoreApplication, TestLineNim>)
#include "tst_linenim.moc"
