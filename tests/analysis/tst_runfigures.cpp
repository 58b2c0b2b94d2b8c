// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "analysis/graph/graphstatistics.h"
#include "analysis/graph/runfigures.h"
#include "games/catalogue.h"
#include "support/testprogram.h"

#include <random>

using namespace analysis;
using games::Runs;
using theory::BigInteger;
using theory::Play;

namespace {

GraphStatistics figuresOf(const Runs& runs, const RunQuestion& question)
{
    return std::get<GraphStatistics>(runFigures(runs, question, {}));
}

Runs runsOf(std::initializer_list<std::size_t> lengths, std::uint16_t most = games::longestRun)
{
    Runs runs{.most = most};
    for (const std::size_t length : lengths)
        runs.add(length);
    return runs;
}

} // namespace

class TestRunFigures : public QObject {
    Q_OBJECT

private slots:
    void lines345();
    void lines3to9();
    void sameAsTheGraph();
    void numbersBeyondOneWord();
    void tooManyBits();
    void limits();
};

/// 101 positions, 738 moves and 746,062 games: design/cli.md; with the empty board 102, 743 and 959,804.
void TestRunFigures::lines345()
{
    const Runs runs = runsOf({3, 4, 5});
    const GraphStatistics without = figuresOf(runs, {.withoutTerminal = true});
    QCOMPARE(without.positions, std::uint64_t{101});
    QCOMPARE(without.moves, std::uint64_t{738});
    QVERIFY(without.counts->games == 746'062);
    const GraphStatistics with = figuresOf(runs, {});
    QCOMPARE(with.positions, std::uint64_t{102});
    QCOMPARE(with.moves, std::uint64_t{743});
    QVERIFY(with.counts->games == 959'804);
}

/// 44,716 positions: design/performance.md.
void TestRunFigures::lines3to9()
{
    const GraphStatistics figures = figuresOf(runsOf({3, 4, 5, 6, 7, 8, 9}), {.withoutTerminal = true});
    QCOMPARE(figures.positions, std::uint64_t{44'716});
    QCOMPARE(text(figures.counts->games), std::string("419134679970436968682835388468084"));
}

void TestRunFigures::sameAsTheGraph()
{
    std::mt19937_64 random(11);
    for (int i = 0; i < 60; ++i) {
        const bool isMisere = random() % 2 == 0;
        const bool withoutTerminal = random() % 2 == 0;
        const auto most = static_cast<std::uint16_t>(1 + random() % 6);
        Runs runs{.most = most};
        std::string text =
            std::string("lines") + (isMisere ? "/misere" : "") + "/max=" + std::to_string(most);
        for (std::uint64_t line = 0; line <= random() % 3; ++line) {
            const std::size_t length = 1 + random() % 6;
            runs.add(length);
            text += (line == 0 ? ":" : "/") + std::string(length, '1');
        }
        const auto game = std::get<games::GamePtr>(games::parse(text));
        const auto graph =
            std::get<PositionGraph>(positionGraph(*game, {.withoutTerminal = withoutTerminal}, {}));
        const auto known = std::get<GraphStatistics>(graphStatistics(graph, {}));
        const GraphStatistics figures = figuresOf(
            runs, {.play = isMisere ? Play::Misere : Play::Normal, .withoutTerminal = withoutTerminal});
        QCOMPARE(figures.positions, known.positions);
        QCOMPARE(figures.moves, known.moves);
        QCOMPARE(figures.cold, known.cold);
        QVERIFY(figures.counts->games == known.counts->games);
        QCOMPARE(figures.counts->longest, known.counts->longest);
        QCOMPARE(figures.counts->shortest, known.counts->shortest);
    }
}

/// One at a time n runs of one counter make n! games when told apart; here they are alike: one game.
void TestRunFigures::numbersBeyondOneWord()
{
    Runs alike{.most = 1};
    alike.count[1] = 60;
    QVERIFY(figuresOf(alike, {}).counts->games == 1);
    Runs pairs{.most = 2};
    pairs.count[2] = 200; // a pair taken at once or one by one
    const GraphStatistics figures = figuresOf(pairs, {});
    // By recurrence with plain big numbers: g(a, b) with a pairs and b singles.
    std::vector<std::vector<BigInteger>> games(201, std::vector<BigInteger>(401, 0));
    for (std::size_t a = 0; a <= 200; ++a) {
        for (std::size_t b = 0; a + b <= 200; ++b) {
            games[a][b] = a == 0 && b == 0 ? BigInteger(1) : BigInteger(0);
            if (b > 0)
                games[a][b] += games[a][b - 1];
            if (a > 0)
                games[a][b] += games[a - 1][b] + games[a - 1][b + 1];
        }
    }
    QVERIFY(figures.counts->games == games[200][0]);
    QVERIFY(figures.counts->games > (BigInteger(1) << 128));
    QCOMPARE(figures.counts->longest, std::uint64_t{400});
    QCOMPARE(figures.counts->shortest, std::uint64_t{200});
}

void TestRunFigures::tooManyBits()
{
    Runs runs;
    runs.count[games::longestRun] = 64;
    const auto solved = runFigures(runs, {}, {});
    QCOMPARE(std::get<solver::Unsolved>(solved).reason, solver::UnsolvedReason::OutOfPositions);
}

void TestRunFigures::limits()
{
    const Runs runs = runsOf({3, 4, 5, 6, 7, 8, 9});
    solver::Job job;
    job.limits.positions = 1000;
    QCOMPARE(std::get<solver::Unsolved>(runFigures(runs, {}, job)).reason,
             solver::UnsolvedReason::OutOfPositions);
    job = {};
    job.limits.memoryBytes = 100'000;
    QCOMPARE(std::get<solver::Unsolved>(runFigures(runs, {}, job)).reason,
             solver::UnsolvedReason::OutOfMemory);
    std::stop_source source;
    source.request_stop();
    job = {};
    job.stop = source.get_token();
    QCOMPARE(std::get<solver::Unsolved>(runFigures(runs, {}, job)).reason, solver::UnsolvedReason::Cancelled);
}

GRUNDY_TEST(TestRunFigures, tests::runIn<QCoreApplication, TestRunFigures>)
#include "tst_runfigures.moc"
