// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game against brute force and the published pairs, its table, and large heaps.

#include "games/capabilities.h"
#include "games/plain/planecheck.h"
#include "games/plain/wythoffpositions.h"

#include "games/plane/wythoff.h"
#include "games/plane/wythofftable.h"
#include "support/testprogram.h"
#include "theory/goldenratio.h"

#include <QElapsedTimer>
#include <QtTest>

using games::Answer;
using games::GamePtr;
using games::Point;
using positions::read;
using wythoffpositions::bothPlays;
using wythoffpositions::notationOf;

namespace {

std::vector<Point> winningPoints(const Answer& answer)
{
    std::vector<Point> points;
    for (const games::JudgedMove& judged : answer.moves) {
        if (judged.winning)
            points.push_back(judged.move.action.as<games::MoveQueen>().to);
    }
    std::ranges::sort(points);
    return points;
}

} // namespace

class TestWythoff : public QObject {
    Q_OBJECT

private slots:
    void answersAreTheBruteForces_data();
    void answersAreTheBruteForces();
    void publishedColdPairs();
    void screenOfTheMap();
    void tableIsSymmetricAndNotWide();
    void largeHeaps();
    void largeHeapsAgreeWithTheTable();
    void limitsAreAnAnswer();
};

void TestWythoff::answersAreTheBruteForces_data()
{
    QTest::addColumn<bool>("theorems");
    QTest::newRow("theory") << true;
    QTest::newRow("table") << false;
}

void TestWythoff::answersAreTheBruteForces()
{
    QFETCH(const bool, theorems);
    bruteforce::Values values;
    for (const theory::Play play : bothPlays) {
        for (std::uint64_t x = 0; x <= 26; ++x) {
            for (std::uint64_t y = 0; y <= 26; ++y)
                QCOMPARE(impartialcheck::difference(read(notationOf(x, y, play)),
                                                    {.theoremsAllowed = theorems}, values),
                         QString());
        }
    }
}

/// T33: the pairs of the source text, and those of misère play.
void TestWythoff::publishedColdPairs()
{
    const std::set<std::pair<std::uint64_t, std::uint64_t>> later{
        {3, 5}, {4, 7}, {6, 10}, {8, 13}, {9, 15}, {11, 18}, {12, 20}, {14, 23}, {16, 26}, {17, 28}};
    for (const theory::Play play : bothPlays) {
        auto cold = later;
        if (play == theory::Play::Normal)
            cold.insert({{0, 0}, {1, 2}});
        else
            cold.insert({{0, 1}, {2, 2}});
        for (std::uint64_t x = 0; x <= 28; ++x) {
            for (std::uint64_t y = x; y <= 28; ++y) {
                const Answer answer = read(notationOf(x, y, play))->answer({.moves = false}, {});
                QCOMPARE(answer.verdict.outcome == theory::Outcome::P, cold.contains({x, y}));
                QVERIFY(answer.theorem == games::goldenRatioTheorem);
            }
        }
    }
}

/// The values drawn in the design of the map.
void TestWythoff::screenOfTheMap()
{
    const std::vector<std::vector<std::uint64_t>> rows{
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17},
        {1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9, 13, 14, 12, 16, 17, 15},
        {2, 0, 1, 5, 3, 4, 8, 6, 7, 11, 9, 10, 14, 12, 13, 17, 15, 16},
        {3, 4, 5, 6, 2, 0, 1, 9, 10, 12, 8, 7, 15, 11, 16, 18, 14, 13},
        {4, 5, 3, 2, 7, 6, 9, 0, 1, 8, 13, 12, 11, 16, 15, 10, 19, 18},
        {5, 3, 4, 0, 6, 8, 10, 1, 2, 7, 12, 14, 9, 15, 17, 13, 18, 11},
        {6, 7, 8, 1, 9, 10, 3, 4, 5, 13, 0, 2, 16, 17, 18, 12, 20, 14},
        {7, 8, 6, 9, 0, 1, 4, 5, 3, 14, 15, 13, 17, 2, 10, 19, 21, 12},
        {8, 6, 7, 10, 1, 2, 5, 3, 4, 15, 16, 17, 18, 0, 9, 14, 12, 19},
        {9, 10, 11, 12, 8, 7, 13, 14, 15, 16, 17, 6, 19, 5, 1, 0, 2, 3},
        {10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4},
        {11, 9, 10, 7, 12, 14, 2, 13, 17, 6, 18, 15, 8, 19, 20, 21, 4, 5},
        {12, 13, 14, 15, 11, 9, 16, 17, 18, 19, 7, 8, 10, 20, 21, 22, 6, 23},
        {13, 14, 12, 11, 16, 15, 17, 2, 0, 5, 6, 19, 20, 9, 7, 8, 10, 22},
        {14, 12, 13, 16, 15, 17, 18, 10, 9, 1, 2, 20, 21, 7, 11, 23, 22, 8},
        {15, 16, 17, 18, 10, 13, 12, 19, 14, 0, 3, 21, 22, 8, 23, 20, 9, 24},
        {16, 17, 15, 14, 19, 18, 20, 21, 12, 2, 1, 4, 6, 10, 22, 9, 13, 25},
        {17, 15, 16, 13, 18, 11, 14, 12, 19, 3, 4, 5, 23, 22, 8, 24, 25, 21}};
    const GamePtr game = read("wythoff:11,14");
    const auto map = std::get<games::PositionMap>(game->as<games::Mapped>()->map(18, 18, {}));
    for (std::uint32_t y = 0; y < 18; ++y) {
        for (std::uint32_t x = 0; x < 18; ++x)
            QCOMPARE(map.grundy[map.indexOf(x, y)], rows[y][x]);
    }
    const Answer answer = game->answer({}, {});
    QCOMPARE(answer.verdict.grundy, std::optional<std::uint64_t>(20));
    QCOMPARE(answer.moveCount(), std::uint64_t{36});
    QVERIFY((winningPoints(answer) == std::vector<Point>{{4, 7}}));
    QCOMPARE(game->board().columns, 18);
}

void TestWythoff::tableIsSymmetricAndNotWide()
{
    const auto made = games::WythoffTable::make({.rows = 300, .columns = 400}, {.grundy = true}, {});
    const auto& table = std::get<games::WythoffTable>(made);
    const auto whole = games::WythoffTable::make({.rows = 400, .columns = 400}, {.grundy = true}, {});
    const auto& square = std::get<games::WythoffTable>(whole);
    for (std::uint64_t x = 0; x < 300; ++x) {
        for (std::uint64_t y = 0; y < 400; ++y) {
            QCOMPARE(table.grundy({x, y}), square.grundy({y, x}));
            QCOMPARE(table.remoteness({x, y}), square.remoteness({y, x}));
            QVERIFY(table.grundy({x, y}) <= x + y);
            QCOMPARE(table.grundy({x, y}) == 0, table.outcome({x, y}) == theory::Outcome::P);
        }
    }
}

void TestWythoff::largeHeaps()
{
    QElapsedTimer timer;
    timer.start();
    for (const theory::Play play : bothPlays) {
        for (const std::uint64_t k : {1ULL << 28U, 300'000'000ULL, 381'966'011ULL}) {
            const theory::ColdPair pair = theory::coldPair(k, play);
            const Answer cold = read(notationOf(pair.larger, pair.smaller, play))->answer({}, {});
            QVERIFY(cold.verdict.outcome == theory::Outcome::P);
            QCOMPARE(cold.winning, std::uint64_t{0});
            QCOMPARE(cold.moveCount(), 2 * pair.smaller + pair.larger);
            QVERIFY(!cold.verdict.remoteness && !cold.unsolved && !cold.grundyTooLarge);
            QCOMPARE(cold.verdict.grundy.has_value(), play == theory::Play::Normal);
            QCOMPARE(cold.verdict.grundy.value_or(0), std::uint64_t{0}); // P is 0, however large the heaps
            const Answer hot = read(notationOf(pair.larger, pair.smaller + 1, play))->answer({}, {});
            QVERIFY(hot.verdict.outcome == theory::Outcome::N);
            QCOMPARE(hot.grundyTooLarge, play == theory::Play::Normal);
            QVERIFY(hot.winning >= 1 && hot.winning <= 3);
            const std::vector<Point> winning = winningPoints(hot);
            QVERIFY(std::ranges::binary_search(winning, Point{pair.larger, pair.smaller}));
        }
        const Answer equal = read(notationOf(1'000'000'000, 1'000'000'000, play))->answer({}, {});
        QCOMPARE(equal.moveCount(), std::uint64_t{3'000'000'000});
        QCOMPARE(equal.moves.size(), games::mostListedMoves);
        QCOMPARE(equal.winning, std::uint64_t{1}); // its partner is larger: only the way to the corner
        const games::Explanation why = read(notationOf(1'000'000'000, 618'033'988, play))->explain({});
        QVERIFY(!why.unsolved);
    }
    QVERIFY2(timer.elapsed() < tests::patienceMs, qPrintable(QString::number(timer.elapsed())));
}

void TestWythoff::largeHeapsAgreeWithTheTable()
{
    std::mt19937_64 random(5);
    for (const theory::Play play : bothPlays) {
        for (int n = 0; n < 6; ++n) {
            const std::string notation = notationOf(random() % 6000, random() % 6000, play);
            const Answer theory = read(notation)->answer({.grundy = false, .remoteness = false}, {});
            const Answer table =
                read(notation)->answer({.grundy = false, .remoteness = false, .theoremsAllowed = false}, {});
            QVERIFY(theory.verdict == table.verdict);
            QCOMPARE(theory.winning, table.winning);
            QCOMPARE(theory.moveCount(), table.moveCount());
            QVERIFY(winningPoints(theory) == winningPoints(table));
            std::set<std::string> distinct;
            for (const games::JudgedMove& judged : theory.moves)
                distinct.insert(read(notation)->after(judged.move)->notation());
            QCOMPARE(distinct.size(), theory.moves.size());
        }
    }
}

void TestWythoff::limitsAreAnAnswer()
{
    solver::Job job;
    job.limits.positions = 1000;
    const Answer answer = read("wythoff:90,80")->answer({.theoremsAllowed = false}, job);
    QVERIFY(answer.unsolved && answer.unsolved->reason == solver::UnsolvedReason::OutOfPositions);
    QVERIFY(!answer.verdict.outcome);
    QCOMPARE(answer.moves.size(), std::size_t{250});
    const Answer huge = read("wythoff:1000000000,900000000")->answer({.theoremsAllowed = false}, {});
    QVERIFY(huge.unsolved && huge.unsolved->reason == solver::UnsolvedReason::OutOfMemory);
    std::stop_source source;
    source.request_stop();
    solver::Job stopped;
    stopped.stop = source.get_token();
    const Answer cancelled = read("wythoff:90,80")->answer({}, stopped);
    QVERIFY(cancelled.unsolved && cancelled.unsolved->reason == solver::UnsolvedReason::Cancelled);
    QVERIFY(cancelled.verdict.outcome.has_value());
}

GRUNDY_TEST(TestWythoff, tests::run<TestWythoff>)
#include "tst_wythoff.moc"
