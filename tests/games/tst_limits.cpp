// SPDX-License-Identifier: GPL-3.0-or-later
// Order and number of the moves, large positions, limits, and the grid's symmetries.

#include "positions.h"

#include "games/gridposition.h"

#include <QtTest>

#include <set>

using games::Answer;
using games::GamePtr;
using games::JudgedMove;

class TestLimits : public QObject {
    Q_OBJECT

private slots:
    void movesAreOrderedBestFirst();
    void largeHeaps_data();
    void largeHeaps();
    void fastQuestionGivesTheSameOutcomes();
    void limitsAreAnAnswer();
    void canonicalGrids();
};

void TestLimits::movesAreOrderedBestFirst()
{
    std::mt19937_64 random(3);
    for (int n = 0; n < 300; ++n) {
        const GamePtr game = positions::read(positions::draw(positions::games()[random() % 5], random));
        const Answer answer = game->answer({}, {});
        for (std::size_t i = 1; i < answer.moves.size(); ++i) {
            const JudgedMove& a = answer.moves[i - 1];
            const JudgedMove& b = answer.moves[i];
            QVERIFY(a.winning || !b.winning);
            if (a.winning == b.winning)
                QVERIFY(a.winning ? a.leaves.remoteness <= b.leaves.remoteness
                                  : a.leaves.remoteness >= b.leaves.remoteness);
        }
    }
}

void TestLimits::largeHeaps_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<char>("outcome");
    QTest::addColumn<quint64>("moves");
    QTest::addColumn<quint64>("winning");
    QTest::newRow("two") << std::string("nim:1000000000,3") << 'N' << quint64{1000000003} << quint64{1};
    QTest::newRow("equal") << std::string("nim:1000000000,1000000000") << 'P' << quint64{2000000000}
                           << quint64{0};
    QTest::newRow("misere") << std::string("nim/misere:1000000000") << 'N' << quint64{1000000000}
                            << quint64{1};
    QTest::newRow("period") << std::string("takeaway:1000000000") << 'P' << quint64{3} << quint64{0};
    QTest::newRow("a take that no heap allows")
        << std::string("takeaway/take=2,5,1000000000:999999999,2") << 'N' << quint64{3} << quint64{1};
    QTest::newRow("wide set") << std::string("takeaway/take=1-10000:10002") << 'N' << quint64{10000}
                              << quint64{1};
    QTest::newRow("wide set, two") << std::string("takeaway/take=1-10000:10002,20003") << 'P'
                                   << quint64{20000} << quint64{0};
}

void TestLimits::largeHeaps()
{
    QFETCH(const std::string, notation);
    QFETCH(const char, outcome);
    QFETCH(const quint64, moves);
    QFETCH(const quint64, winning);
    const GamePtr game = positions::read(notation);
    const Answer answer = game->answer({}, {});
    QCOMPARE(theory::letter(answer.verdict.outcome.value()), outcome);
    QCOMPARE(answer.moveCount(), std::uint64_t{moves});
    QCOMPARE(answer.winning, std::uint64_t{winning});
    QVERIFY(answer.moves.size() <= games::mostListedMoves);
    std::set<std::string> distinct;
    for (std::size_t i = 0; i < answer.moves.size(); ++i) {
        distinct.insert(game->after(answer.moves[i].move)->notation());
        QCOMPARE(answer.moves[i].winning, i < winning);
    }
    QCOMPARE(distinct.size(), answer.moves.size());
    QCOMPARE(game->moves().moves.size(), answer.moves.size());
}

void TestLimits::fastQuestionGivesTheSameOutcomes()
{
    std::mt19937_64 random(11);
    for (int n = 0; n < 200; ++n) {
        const GamePtr game = positions::read(positions::draw(positions::games()[random() % 5], random));
        const Answer all = game->answer({}, {});
        const Answer fast = game->answer({.grundy = false, .remoteness = false}, {});
        QCOMPARE(fast.verdict.outcome, all.verdict.outcome);
        QCOMPARE(fast.winning, all.winning);
        QVERIFY(!fast.verdict.grundy && !fast.verdict.remoteness);
    }
}

void TestLimits::limitsAreAnAnswer()
{
    solver::Job job;
    job.limits.positions = 1000;
    const GamePtr large = positions::read("grid/misere:111111/111111/111111/111111/111111/111111");
    const Answer answer = large->answer({}, job);
    QVERIFY(answer.unsolved.has_value());
    QVERIFY(!answer.verdict.outcome);
    QCOMPARE(answer.moves.size(), large->moves().moves.size());
    QVERIFY(std::ranges::none_of(answer.moves, &JudgedMove::winning));
}

void TestLimits::canonicalGrids()
{
    std::mt19937_64 random(5);
    for (int n = 0; n < 1000; ++n) {
        const std::uint64_t stones = random() & random();
        const std::uint64_t canonical = games::canonicalGrid(stones);
        QCOMPARE(games::canonicalGrid(canonical), canonical);
        QCOMPARE(std::popcount(canonical), std::popcount(stones));
        QCOMPARE(games::gridMoves(canonical, 3).size(), games::gridMoves(stones, 3).size());
        std::uint64_t all = 0;
        for (const std::uint64_t part : games::gridParts(stones)) {
            QCOMPARE(all & part, std::uint64_t{0});
            all |= part;
        }
        QCOMPARE(all, stones);
    }
}

QTEST_APPLESS_MAIN(TestLimits)
#include "tst_limits.moc"
