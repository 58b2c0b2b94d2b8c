// SPDX-License-Identifier: GPL-3.0-or-later

// Whole games against a second, plain reading of the rules, and against published figures (docs/sources.md).

#include "analysis/graph/graphtext.h"
#include "analysis/graphs.h"
#include "analysis/plaingames.h"
#include "games/plain/plainplane.h"
#include "support/testprogram.h"

#include <QTest>

#include <numeric>
#include <random>
#include <sstream>

namespace {

using analysis::GraphOptions;
using analysis::NodeIndex;
using analysis::PositionGraph;
using graphs::graphOf;
using graphs::statisticsOf;

std::string matrixOf(const std::string& notation)
{
    std::string text;
    analysis::writeMatrix(graphOf(notation), [&text](std::string_view row) {
        text += row;
        return true;
    });
    return text;
}

} // namespace

class TestGraph : public QObject {
    Q_OBJECT

private slots:
    /// docs/sources.md T15: 14 positions; the kernel is the empty one, (1,1), (2,2), (1,2,3).
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

    /// docs/sources.md T20: 37 sorted positions of (5,3,2).
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

    /// docs/sources.md T1: 65,536 positions, 8,548 up to symmetry.
    void fourByFour()
    {
        const std::string board = "grid/misere:1111/1111/1111/1111";
        QCOMPARE(graphOf(board, {.upToSymmetry = true}).nodes.size(), 8'548U);
        QCOMPARE(graphOf(board).nodes.size(), 65'536U);
    }

    void planeHasNoOrder_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation :
             {"plane:1x1,1x1", "plane:2x0,1x0", "plane/misere:2x1,1x2", "plane:1x1,2x0,0x1"})
            QTest::newRow(notation) << notation;
    }

    /// The counters of the plane by the plain rules, told apart by their places alone.
    void planeHasNoOrder()
    {
        QFETCH(QString, notation);
        const auto sorted = [](const std::string& position) {
            const auto body = position.find(':') + 1;
            auto counters = plainplane::readCounters(position.substr(body));
            std::ranges::sort(counters);
            return position.substr(0, body) + plainplane::printed(counters);
        };
        const auto optionsOf = [&sorted](const std::string& position) {
            std::set<std::string> options;
            for (const std::string& option : bruteforce::optionsOf(position))
                options.insert(sorted(option));
            return options;
        };
        const auto positions = plaingames::below(sorted(notation.toStdString()), optionsOf);
        std::size_t moves = 0;
        for (const std::string& position : positions)
            moves += optionsOf(position).size();
        const auto graph = graphOf(notation.toStdString());
        QCOMPARE(graph.nodes.size(), positions.size());
        QCOMPARE(graph.arrows.size(), moves);
    }
    /// By hand: two counters on the lowest row are an unordered pair of heaps.
    void countersOnARow()
    {
        const auto graph = graphOf("plane:2x0,1x0");
        QCOMPARE(graph.nodes.size(), 5U);
        QCOMPARE(graph.arrows.size(), 7U);
        QVERIFY(graph.find("plane:1x0,2x0"));
    }

    void plainPositions_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation : {"nim:4,3,2",
                                     "nim/misere:3,2,2",
                                     "nim:",
                                     "nim:0,0",
                                     "takeaway/take=1,3,4:12,5",
                                     "takeaway/misere:9",
                                     "grid:111/101/111",
                                     "grid/misere/max=2:11/11/11",
                                     "dag:1-0,2-0,2-1,3-2,3-0@3",
                                     "nimble:0,2,1,1",
                                     "nimble/coins=many:0,2,1",
                                     "staircase:0,3,1,2",
                                     "dollar:0100100101",
                                     "turtles:THHTH",
                                     "twins/misere:THHTH",
                                     "plane:3x2",
                                     "wythoff:4,6",
                                     "primes:360",
                                     "octal/code=0.77:5",
                                     "octal/code=0.77:1,1,2",
                                     "octal/misere/code=0.137:6",
                                     "octal/code=4.3:4",
                                     "octal/code=0.33:4,2",
                                     "grundy:9",
                                     "grundy/misere:8"})
            QTest::newRow(notation) << notation;
    }

    /// Positions, moves, labels and games against the plain rules.
    void plainPositions()
    {
        QFETCH(QString, notation);
        const std::string root = std::get<games::GamePtr>(games::parse(notation.toStdString()))->notation();
        const auto graph = graphOf(root);
        const auto positions = plaingames::below(root);
        QCOMPARE(graph.nodes.size(), positions.size());
        bruteforce::Values values;
        std::size_t moves = 0;
        for (const std::string& position : positions) {
            const NodeIndex node = graph.find(position).value();
            const auto options = bruteforce::optionsOf(position);
            const auto made = bruteforce::movesOf(position);
            moves += made.size();
            QCOMPARE(graph.movesOf(node).size(), options.size());
            QCOMPARE(graph.moveCount(node), made.size());
            for (const auto& arrow : graph.movesOf(node))
                QCOMPARE(made.count(graph.nodes[arrow.to].notation), std::size_t{arrow.moves});
            const auto value = values.of(position);
            QCOMPARE(graph.isCold(node), !value.moverWins);
            QCOMPARE(graph.nodes[node].remoteness.value(), value.remoteness);
            if (graph.play == theory::Play::Normal)
                QCOMPARE(graph.nodes[node].grundy.value(), value.grundy);
        }
        const auto figures = statisticsOf(graph);
        QCOMPARE(figures.moves, moves);
        const auto histogram = analysis::moverHistogram(*figures.counts);
        QCOMPARE(std::accumulate(histogram.moves.begin(), histogram.moves.end(), std::uint64_t{0}), moves);
        if (figures.counts->games > 200'000)
            return;
        plaingames::Games played;
        played.walk(root);
        QCOMPARE(figures.counts->games, played.count);
        QCOMPARE(figures.counts->starterWins, played.starterWins);
        QCOMPARE(figures.counts->longest, played.longest);
        QCOMPARE(figures.counts->shortest, played.shortest);
    }

    /// Boards of lines are one position where their runs are the same.
    void linesAreTheirRuns()
    {
        const std::string root = "lines/max=2:111/11";
        const auto graph = graphOf(root);
        const auto moves = plaingames::movesOfRuns(root);
        std::size_t count = 0;
        for (const auto& [runs, options] : moves)
            count += options.size();
        QCOMPARE(graph.nodes.size(), moves.size() + 1); // and the empty board
        QCOMPARE(graph.arrows.size(), count);
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
        const auto positions = plaingames::belowForBoth(root);
        QCOMPARE(graph.nodes.size(), positions.size());
        plainpartizan::Turns turns;
        for (const std::string& position : positions) {
            const NodeIndex node = graph.find(position).value();
            QCOMPARE(theory::letter(graph.nodes[node].outcome.value()), turns.outcome(position));
        }
        const auto counts = *statisticsOf(graph).counts;
        plaingames::PartizanGames played;
        QCOMPARE(counts.games, played.from(root, 'L'));
        QCOMPARE(counts.rightStarts.value().games, played.from(root, 'R'));
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
};

GRUNDY_TEST(TestGraph, tests::runIn<QCoreApplication, TestGraph>)
#include "tst_graph.moc"
