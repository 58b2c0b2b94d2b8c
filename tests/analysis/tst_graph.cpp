// SPDX-License-Identifier: GPL-3.0-or-later

// Whole games against a second, plain reading of the rules, and against the figures published for Line Nim
// 3, 4, 5 (sources: checked.md T9 to T13, F12 to F15; games.md, 'Counting Line Nim').

#include "games/plain/bruteforce.h"
#include "games/plain/plainpartizan.h"

#include "analysis/graph/graphnear.h"
#include "analysis/graph/graphstatistics.h"
#include "analysis/graph/graphtext.h"
#include "games/catalogue.h"

#include <QTest>

#include <array>
#include <random>
#include <sstream>

namespace {

using analysis::GraphOptions;
using analysis::NodeIndex;
using analysis::PositionGraph;

PositionGraph graphOf(const std::string& notation, const GraphOptions& options = {})
{
    const auto game = std::get<games::GamePtr>(games::parse(notation));
    return std::get<PositionGraph>(analysis::positionGraph(*game, options, {}));
}

PositionGraph partOf(const std::string& notation, std::size_t most, const GraphOptions& options = {})
{
    const auto game = std::get<games::GamePtr>(games::parse(notation));
    return std::get<PositionGraph>(analysis::graphNear(*game, options, most, {}));
}

/// Moves from the root.
std::vector<std::size_t> distancesIn(const PositionGraph& graph)
{
    std::vector<std::size_t> found(graph.nodes.size(), graph.nodes.size());
    std::vector<NodeIndex> queue{graph.root.value()};
    found[queue.front()] = 0;
    for (std::size_t done = 0; done < queue.size(); ++done)
        for (const auto& arrow : graph.arrows)
            if (arrow.from == queue[done] && found[arrow.to] == graph.nodes.size()) {
                found[arrow.to] = found[queue[done]] + 1;
                queue.push_back(arrow.to);
            }
    return found;
}

analysis::GraphStatistics statisticsOf(const PositionGraph& graph)
{
    return std::get<analysis::GraphStatistics>(analysis::graphStatistics(graph, {}));
}

/// All positions below a notation.
std::set<std::string> below(const std::string& root)
{
    std::set<std::string> found{root};
    std::vector<std::string> open{root};
    while (!open.empty()) {
        const std::string here = open.back();
        open.pop_back();
        for (const std::string& option : bruteforce::optionsOf(here))
            if (found.insert(option).second)
                open.push_back(option);
    }
    return found;
}

std::string matrixOf(const std::string& notation)
{
    std::string text;
    analysis::writeMatrix(graphOf(notation), [&text](std::string_view row) {
        text += row;
        return true;
    });
    return text;
}

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

class TestGraph : public QObject {
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

    /// checked.md T15: 14 positions; the kernel is the empty one, (1,1), (2,2), (1,2,3).
    void kernelOfOneTwoThree()
    {
        const auto graph = graphOf("nim:1,2,3", {.upToSymmetry = true});
        QCOMPARE(graph.nodes.size(), 14U);
        std::set<std::string> kernel;
        for (NodeIndex node = 0; node < graph.nodes.size(); ++node)
            if (graph.isCold(node))
                kernel.insert(graph.nodes[node].name);
        QCOMPARE(kernel, (std::set<std::string>{"0,0,0", "1,1,0", "2,2,0", "3,2,1"}));
    }

    /// Whether every position outside has a move into the P-positions: so it is by theory in normal play, and
    /// in misère play without the ends.
    void kernels_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<bool>("withoutTerminal");
        QTest::addColumn<bool>("isKernel");
        const auto row = [](const char* notation, bool withoutTerminal, bool isKernel) {
            QTest::addRow("%s %d", notation, withoutTerminal)
                << QString::fromUtf8(notation) << withoutTerminal << isKernel;
        };
        row("nim:3,2,1", false, true);
        row("nim:3,2,1", true, false); // 1 is won by taking the last stone
        row("lines/misere:111/1111", true, true);
        row("lines/misere:111/1111", false, false); // no move is left, and that is won
        row("poker/adds=1,1/max=2,3:1,3", false, true);
        row("skip/skips=2,0:2", false, false); // Left wins with two skips, but leaves no P-position
        row("hackenbush:0-1b,0-2b", false, false);
    }

    void kernels()
    {
        QFETCH(QString, notation);
        QFETCH(bool, withoutTerminal);
        const auto graph = graphOf(notation.toStdString(), {.withoutTerminal = withoutTerminal});
        QTEST(analysis::isKernelOfCold(graph), "isKernel");
        QTEST(statisticsOf(graph).coldIsKernel, "isKernel");
    }

    /// checked.md T20: 37 sorted positions of (5,3,2).
    void fiveThreeTwo()
    {
        const auto graph = graphOf("nim:5,3,2", {.upToSymmetry = true});
        QCOMPARE(graph.nodes.size(), 37U);
        std::set<std::string> kernel;
        for (NodeIndex node = 0; node < graph.nodes.size(); ++node) {
            const auto text = graph.nodes[node].name;
            QCOMPARE(graph.nodes[node].grundy.value(),
                     static_cast<std::uint64_t>((text[0] - '0') ^ (text[2] - '0') ^ (text[4] - '0')));
            if (graph.isCold(node))
                kernel.insert(text);
        }
        QCOMPARE(kernel, (std::set<std::string>{"0,0,0", "1,1,0", "2,2,0", "3,3,0", "3,2,1"}));
    }

    /// checked.md T1: 65,536 positions, 8,548 up to symmetry.
    void fourByFour()
    {
        const std::string board = "grid/misere:1111/1111/1111/1111";
        QCOMPARE(graphOf(board, {.upToSymmetry = true}).nodes.size(), 8'548U);
        QCOMPARE(graphOf(board).nodes.size(), 65'536U);
    }

    void plainPositions_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation :
             {"nim:4,3,2", "nim/misere:3,2,2", "nim:", "nim:0,0", "takeaway/take=1,3,4:12,5",
              "takeaway/misere:9", "lines/max=2:111/11", "grid:111/101/111", "grid/misere/max=2:11/11/11",
              "dag:1-0,2-0,2-1,3-2,3-0@3", "nimble:0,2,1,1", "nimble/coins=many:0,2,1", "staircase:0,3,1,2",
              "dollar:0100100101", "turtles:THHTH", "twins/misere:THHTH", "plane:1x2,2x1", "wythoff:4,6",
              "primes:360"})
            QTest::newRow(notation) << notation;
    }

    /// Positions, moves, labels and games against the plain rules.
    void plainPositions()
    {
        QFETCH(QString, notation);
        const std::string root = std::get<games::GamePtr>(games::parse(notation.toStdString()))->notation();
        const bool merges = root.starts_with("lines");
        const auto graph = graphOf(root);
        const auto figures = statisticsOf(graph);
        if (merges)
            return mergedRuns(root, graph);
        const auto positions = below(root);
        QCOMPARE(graph.nodes.size(), positions.size());
        bruteforce::Values values;
        std::size_t moves = 0;
        for (const std::string& position : positions) {
            const NodeIndex node = graph.find(position).value();
            const auto options = bruteforce::optionsOf(position);
            moves += options.size();
            QCOMPARE(graph.movesOf(node).size(), options.size());
            for (const auto& arrow : graph.movesOf(node))
                QVERIFY(options.count(graph.nodes[arrow.to].notation) == 1);
            const auto value = values.of(position);
            QCOMPARE(graph.isCold(node), !value.moverWins);
            QCOMPARE(graph.nodes[node].remoteness.value(), value.remoteness);
            if (graph.play == theory::Play::Normal)
                QCOMPARE(graph.nodes[node].grundy.value(), value.grundy);
        }
        QCOMPARE(graph.arrows.size(), moves);
        QCOMPARE(figures.moves, moves);
        countAgain(root, figures);
    }

    void partizanPositions_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation : {"skip/skips=1,2:2,1", "skip/skips=0,1/ends=stones:3",
                                     "poker/adds=1,1/max=2,1:2,1", "northcott/moves=own:W..B/B.W.",
                                     "northcott/moves=right:W..B./.W.B.", "skip/misere/skips=1,1:2"})
            QTest::newRow(notation) << notation;
    }

    void partizanPositions()
    {
        QFETCH(QString, notation);
        const std::string root = std::get<games::GamePtr>(games::parse(notation.toStdString()))->notation();
        const auto graph = graphOf(root);
        QVERIFY(graph.isPartizan);
        std::set<std::string> found{root};
        std::vector<std::string> open{root};
        while (!open.empty()) {
            const std::string here = open.back();
            open.pop_back();
            for (const char side : {'L', 'R'})
                for (const std::string& option : plainpartizan::optionsOf(here, side))
                    if (found.insert(option).second)
                        open.push_back(option);
        }
        QCOMPARE(graph.nodes.size(), found.size());
        plainpartizan::Turns turns;
        for (const std::string& position : found) {
            const NodeIndex node = graph.find(position).value();
            const bool left = turns.of(position, 'L').moverWins;
            const bool right = turns.of(position, 'R').moverWins;
            const char outcome = left && right ? 'N' : left ? 'L' : right ? 'R' : 'P';
            QCOMPARE(theory::letter(graph.nodes[node].outcome.value()), outcome);
        }
        const auto counts = *statisticsOf(graph).counts;
        QCOMPARE(counts.games, gamesOf(root, 'L'));
        QCOMPARE(counts.rightStarts.value().games, gamesOf(root, 'R'));
    }

    /// Where tokens may go back play never ends, but nobody wants that: outcomes are known, games not
    /// counted.
    void loops()
    {
        const auto graph = graphOf("northcott:W..B./.W.B.");
        QVERIFY(graph.hasCycle);
        const auto figures = statisticsOf(graph);
        QVERIFY(!figures.counts);
        QVERIFY(figures.sizes.empty());
        for (const auto& node : graph.nodes) {
            const auto answer = std::get<games::GamePtr>(games::parse(node.notation))->answer({}, {});
            QCOMPARE(node.outcome, answer.verdict.outcome);
        }
    }

    /// Symmetry changes how many positions there are, not what they are.
    void symmetryKeepsAnswers_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation :
             {"nim:4,3,4", "takeaway:5,4", "grid:110/011", "grid/misere:111/101/110", "plane:2x1,1x3",
              "wythoff:5,3", "primes:180", "skip/skips=1,1:1,2", "poker/adds=1,0/max=1,2:1,2",
              "northcott:W.B/W..B", "lines/max=2:1101/111"})
            QTest::newRow(notation) << notation;
    }

    void symmetryKeepsAnswers()
    {
        QFETCH(QString, notation);
        for (const auto& node : graphOf(notation.toStdString()).nodes) {
            const auto game = std::get<games::GamePtr>(games::parse(node.notation));
            const auto image = game->upToSymmetry();
            QCOMPARE(image->upToSymmetry()->notation(), image->notation());
            const games::Question question{.moves = false};
            QCOMPARE(image->answer(question, {}).verdict, game->answer(question, {}).verdict);
        }
    }

    void namesAreOrderedAsNumbers()
    {
        QVERIFY(analysis::isNumberedBefore("9,1", "10,1"));
        QVERIFY(!analysis::isNumberedBefore("10,1", "9,1"));
        QVERIFY(analysis::isNumberedBefore("1,2", "1,10"));
        QVERIFY(analysis::isNumberedBefore("0111/1111", "1111/0000"));
        QVERIFY(!analysis::isNumberedBefore("3,4", "3,4"));
        QVERIFY(analysis::isNumberedBefore("3", "3,0"));
        QVERIFY(analysis::isNumberedBefore("", "0"));
    }

    void limitsAreKept()
    {
        const auto game = std::get<games::GamePtr>(games::parse("grid:1111/1111/1111/1111"));
        const auto solved = analysis::positionGraph(*game, {.mostPositions = 1'000}, {});
        QCOMPARE(std::get<solver::Unsolved>(solved).reason, solver::UnsolvedReason::OutOfPositions);
        solver::Job job;
        job.limits.memoryBytes = 1 << 20;
        const auto small = analysis::positionGraph(*game, {}, job);
        QCOMPARE(std::get<solver::Unsolved>(small).reason, solver::UnsolvedReason::OutOfMemory);
        std::stop_source stop;
        stop.request_stop();
        job = {.limits = {}, .stop = stop.get_token(), .progress = {}};
        const auto stopped = analysis::positionGraph(*game, {}, job);
        QCOMPARE(std::get<solver::Unsolved>(stopped).reason, solver::UnsolvedReason::Cancelled);
    }

    void heapsTooLargeToList()
    {
        const auto game = std::get<games::GamePtr>(games::parse("nim:1000000"));
        const auto solved = analysis::positionGraph(*game, {}, {});
        QCOMPARE(std::get<solver::Unsolved>(solved).reason, solver::UnsolvedReason::OutOfPositions);
    }

    void terminalRootLeftOut()
    {
        const auto graph = graphOf("nim:0", {.withoutTerminal = true});
        QVERIFY(!graph.root);
        QVERIFY(graph.nodes.empty());
        QCOMPARE(statisticsOf(graph).positions, 0U);
        QVERIFY(analysis::todoGrowth(graph, analysis::TodoOrder::HighestFirst).empty());
    }

    void todoOrders()
    {
        // 3 → 2, 1, 0; 2 → 1, 0; 1 → 0: all found at once, then the list only shrinks.
        const auto graph = graphOf("nim:3");
        for (const auto order : {analysis::TodoOrder::HighestFirst, analysis::TodoOrder::FirstFound,
                                 analysis::TodoOrder::LastFound}) {
            const auto growth = analysis::todoGrowth(graph, order);
            const std::vector<analysis::TodoStep> expected{{4, 4}, {4, 3}, {4, 2}, {4, 1}, {4, 0}};
            QCOMPARE(growth, expected);
        }
    }

    void neighbours()
    {
        const auto graph = graphOf("nim:4,3,2");
        const auto part = analysis::neighbourhood(graph, *graph.root, 10);
        QCOMPARE(part.size(), 10U);
        QVERIFY(std::ranges::binary_search(part, *graph.root));
        for (const NodeIndex node : part)
            QVERIFY(node == *graph.root || std::ranges::any_of(graph.arrows, [&](const auto& arrow) {
                        return arrow.from == *graph.root && arrow.to == node;
                    }));
        QCOMPARE(analysis::neighbourhood(graph, *graph.root, 1'000).size(), graph.nodes.size());
    }

    void partNearby_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<std::size_t>("most");
        QTest::addColumn<bool>("merged");
        QTest::newRow("heaps") << "nim:6,5,4" << std::size_t{20} << false;
        QTest::newRow("misère") << "nim/misere:6,5,4" << std::size_t{20} << false;
        QTest::newRow("merged") << "nim:6,5,4" << std::size_t{20} << true;
        QTest::newRow("run codes") << "lines:111/1111" << std::size_t{9} << false;
        QTest::newRow("partizan") << "skip/skips=1,2:2,1" << std::size_t{7} << false;
        QTest::newRow("cycles") << "northcott:W..B./.W.B." << std::size_t{12} << false;
        QTest::newRow("one position") << "nim:6,5,4" << std::size_t{1} << false;
        QTest::newRow("all") << "nim:3,2,1" << std::size_t{300} << false;
    }

    /// The part near the root has the answers and the moves of the whole game, and says where moves lead out.
    void partNearby()
    {
        QFETCH(QString, notation);
        QFETCH(std::size_t, most);
        QFETCH(bool, merged);
        const GraphOptions options{.upToSymmetry = merged};
        const auto whole = graphOf(notation.toStdString(), options);
        const auto part = partOf(notation.toStdString(), most, options);
        QCOMPARE(part.nodes.size(), std::min(most, whole.nodes.size()));
        const auto distance = distancesIn(whole);
        std::vector<NodeIndex> places; // in the whole graph
        std::set<NodeIndex> inside;
        for (const auto& node : part.nodes) {
            places.push_back(whole.find(node.notation).value());
            inside.insert(places.back());
        }
        QCOMPARE(inside.size(), places.size());
        QCOMPARE(places[part.root.value()], whole.root.value());
        std::size_t farthest = 0;
        for (const NodeIndex place : inside)
            farthest = std::max(farthest, distance[place]);
        for (NodeIndex place = 0; place < whole.nodes.size(); ++place)
            QVERIFY(inside.contains(place) || distance[place] >= farthest);
        for (NodeIndex node = 0; node < part.nodes.size(); ++node) {
            const auto& here = part.nodes[node];
            const auto& there = whole.nodes[places[node]];
            QCOMPARE(here.name, there.name);
            QCOMPARE(here.outcome, there.outcome);
            QCOMPARE(here.grundy, there.grundy);
            QVERIFY(!here.remoteness || here.remoteness == there.remoteness);
            QCOMPARE(here.isTerminal, there.isTerminal);
            std::set<std::pair<NodeIndex, theory::Mover>> found;
            for (const auto& arrow : part.movesOf(node)) {
                found.emplace(places[arrow.to], arrow.player);
                QVERIFY(part.hasCycle || here.size > part.nodes[arrow.to].size);
            }
            std::set<std::pair<NodeIndex, theory::Mover>> wanted;
            for (const auto& arrow : whole.movesOf(places[node]))
                if (inside.contains(arrow.to))
                    wanted.emplace(arrow.to, arrow.player);
            QCOMPARE(found, wanted);
            QCOMPARE(part.isCut(node), wanted.size() < whole.movesOf(places[node]).size());
            const bool isJudged = std::ranges::all_of(part.movesOf(node), [&part](const auto& arrow) {
                return part.nodes[arrow.to].outcome.has_value();
            });
            QCOMPARE(part.isFollowed(node), !part.isCut(node) && here.outcome && isJudged);
        }
    }

    /// Heaps of which not all moves are listed; and terminal positions left out.
    void partOfLargeHeaps()
    {
        const auto part = partOf("nim:1000000000", 40);
        QCOMPARE(part.nodes.size(), 40U);
        QVERIFY(part.isCut(*part.root));
        for (const auto& node : part.nodes)
            QCOMPARE(node.grundy.value(), std::stoull(node.name));
        const auto small = partOf("nim:2", 9, {.withoutTerminal = true});
        QCOMPARE(small.nodes.size(), 2U);
        QCOMPARE(small.hasMoreMoves.size(), 2U);
        QCOMPARE(small.arrows.size(), 1U);
    }

    void partIsStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto game = std::get<games::GamePtr>(games::parse("nim:1000000000"));
        const auto solved =
            analysis::graphNear(*game, {}, 300, {.limits = {}, .stop = stop.get_token(), .progress = {}});
        QCOMPARE(std::get<solver::Unsolved>(solved).reason, solver::UnsolvedReason::Cancelled);
    }

    void dotText()
    {
        std::ostringstream out;
        analysis::writeDot(out, graphOf("nim:2"));
        const std::string text = out.str();
        QVERIFY(text.starts_with("digraph"));
        QVERIFY(text.find("n0 [label=\"2 N\"") != std::string::npos);
        QVERIFY(text.find("label=\"0 P\"") != std::string::npos);
        QVERIFY(text.find("n0 -> n1;") != std::string::npos);
        QVERIFY(text.find("n0 -> n2 [penwidth=2];") != std::string::npos);
    }

    void matrixText()
    {
        QCOMPARE(matrixOf("nim:1,1"),
                 std::string(",\"1,1\",\"1,0\",\"0,1\",\"0,0\"\n\"1,1\",0,1,1,0\n\"1,0\",0,0,0,1\n"
                             "\"0,1\",0,0,0,1\n\"0,0\",0,0,0,0\n"));
        const std::string sides = matrixOf("hackenbush:0-1b,0-2r");
        QVERIFY(sides.find('L') != std::string::npos);
        QVERIFY(sides.find('R') != std::string::npos);
        int rows = 0;
        QVERIFY(!analysis::writeMatrix(graphOf("nim:3"), [&rows](std::string_view) { return ++rows < 3; }));
        QCOMPARE(rows, 3);
    }

private:
    std::map<std::pair<std::string, char>, long> m_games;

    /// Games from here with that side to move, turn by turn.
    long gamesOf(const std::string& notation, char side)
    {
        const auto key = std::pair(notation, side);
        if (const auto known = m_games.find(key); known != m_games.end())
            return known->second;
        const auto options = plainpartizan::optionsOf(notation, side);
        long games = options.empty() ? 1 : 0;
        for (const std::string& option : options)
            games += gamesOf(option, side == 'L' ? 'R' : 'L');
        return m_games[key] = games;
    }

    struct Lines {
        long games = 0;
        long starterWins = 0;
        std::uint64_t longest = 0;
        std::uint64_t shortest = ~std::uint64_t{0};
    };

    static void walk(const std::string& notation, std::uint64_t depth, Lines& lines)
    {
        const auto options = bruteforce::optionsOf(notation);
        if (options.empty()) {
            ++lines.games;
            const bool lastMoverWins = !bruteforce::readText(notation).misere;
            lines.starterWins += (depth % 2 == 1) == lastMoverWins ? 1 : 0;
            lines.longest = std::max(lines.longest, depth);
            lines.shortest = std::min(lines.shortest, depth);
        }
        for (const std::string& option : options)
            walk(option, depth + 1, lines);
    }

    static void countAgain(const std::string& root, const analysis::GraphStatistics& figures)
    {
        if (figures.counts->games > 200'000)
            return;
        Lines lines;
        walk(root, 0, lines);
        QCOMPARE(figures.counts->games, lines.games);
        QCOMPARE(figures.counts->starterWins, lines.starterWins);
        QCOMPARE(figures.counts->longest, lines.longest);
        QCOMPARE(figures.counts->shortest, lines.shortest);
    }

    /// Boards of lines as their runs alone.
    static void mergedRuns(const std::string& root, const PositionGraph& graph)
    {
        const auto runsOf = [](const std::string& notation) {
            std::multiset<std::size_t> runs;
            for (const std::string& row : bruteforce::split(bruteforce::readText(notation).body, '/'))
                for (const std::string& run : bruteforce::split(row, '0'))
                    if (!run.empty())
                        runs.insert(run.size());
            return runs;
        };
        std::map<std::multiset<std::size_t>, std::set<std::multiset<std::size_t>>> merged;
        for (const std::string& position : below(root))
            for (const std::string& option : bruteforce::optionsOf(position))
                merged[runsOf(position)].insert(runsOf(option));
        std::size_t moves = 0;
        for (const auto& [runs, options] : merged)
            moves += options.size();
        QCOMPARE(graph.nodes.size(), merged.size() + 1); // and the empty board
        QCOMPARE(graph.arrows.size(), moves);
    }
};

QTEST_GUILESS_MAIN(TestGraph)
#include "tst_graph.moc"
