// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plain.h"
#include "solver/plain.h"
#include "solver/subsets/subsetfill.h"
#include "solver/subsets/subsettable.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <rapidcheck.h>

#include <atomic>
#include <thread>

using namespace solver;
using theory::Outcome;
using theory::Play;

namespace {

/// Compares all tables with brute force, state by state; the first state that differs, or -1.
qint64 firstDifference(int cells, const plain::Masks& moves, Play play)
{
    const plain::Values expected = plain::subsetValues(cells, moves, play);
    const auto outcomes = std::get<SubsetTable>(SubsetTable::outcomes(cells, moves, play, {}));
    const auto remoteness =
        std::get<SubsetRemotenessTable>(SubsetRemotenessTable::remoteness(cells, moves, play, {}));
    const auto grundy = std::get<SubsetGrundyTable>(SubsetGrundyTable::values(cells, moves, {}));
    for (std::uint64_t stones = 0; stones < expected.grundy.size(); ++stones) {
        if ((outcomes.outcome(stones) == Outcome::N) != static_cast<bool>(expected.isHot[stones]) ||
            remoteness.remoteness(stones) != expected.remoteness[stones] ||
            grundy.grundy(stones) != expected.grundy[stones])
            return static_cast<qint64>(stones);
    }
    return -1;
}

/// Any masks of up to `largest` cells, so that several lie inside a word, straddle or repeat.
plain::Masks randomMoves(int cells, int largest)
{
    const auto count = *rc::gen::inRange(0, 3 * cells + 1);
    plain::Masks moves;
    for (int move = 0; move < count; ++move) {
        std::uint64_t mask = 0;
        for (int cell = *rc::gen::inRange(1, largest + 1); cell > 0; --cell)
            mask |= std::uint64_t{1} << *rc::gen::inRange(0, cells);
        moves.push_back(mask);
    }
    return moves;
}

plain::Masks distinct(plain::Masks moves)
{
    std::ranges::sort(moves);
    const auto repeated = std::ranges::unique(moves);
    moves.erase(repeated.begin(), repeated.end());
    return moves;
}

bool test(const std::vector<BitVector>& block, std::uint64_t index)
{
    return (block[index >> vectorBits].words[(index >> wordBits) & 7] >> (index & 63)) & 1;
}

template <typename T>
UnsolvedReason reasonOf(const Solved<T>& solved)
{
    return std::get<Unsolved>(solved).reason;
}

} // namespace

class TestSubsetTable : public QObject {
    Q_OBJECT

private slots:
    void gridsMatchBruteForce_data();
    void gridsMatchBruteForce();
    void randomMovesMatchBruteForce();
    void tablesOfSeveralBlocksMatchBruteForce();
    void everyKernelMatchesBruteForce();
    void terminalsWithAndWithoutEverySingle();
    void fourByFour();
    void noStones();
    void movesOutsideTheStonesAreIgnored();
    void refusesMemoryBeforeAllocating();
    void endsWithoutTime();
    void endsAfterPositions();
    void endsWhenAnotherThreadAsks();
    void reportsProgress();
};

void TestSubsetTable::gridsMatchBruteForce_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("longest");
    for (int rows = 1; rows <= 4; ++rows) {
        for (int columns = rows; columns <= 4; ++columns) {
            for (int longest = 1; longest <= 4; ++longest)
                QTest::addRow("%dx%d max %d", rows, columns, longest) << rows << columns << longest;
        }
    }
    QTest::addRow("a line of 13") << 1 << 13 << 13;
    QTest::addRow("2x7") << 2 << 7 << 3;
}

void TestSubsetTable::gridsMatchBruteForce()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, longest);
    const plain::Masks moves = plain::gridMoves(rows, columns, longest);
    for (const Play play : plain::plays)
        QCOMPARE(firstDifference(rows * columns, moves, play), -1);
}

void TestSubsetTable::randomMovesMatchBruteForce()
{
    QVERIFY(rc::check("random masks", [] {
        const int cells = *rc::gen::inRange(1, 13);
        const plain::Masks moves = randomMoves(cells, *rc::gen::inRange(1, 6));
        for (const Play play : plain::plays)
            RC_ASSERT(firstDifference(cells, moves, play) == -1);
    }));
}

void TestSubsetTable::tablesOfSeveralBlocksMatchBruteForce()
{
    QCOMPARE(firstDifference(20, plain::gridMoves(4, 5, 3), Play::Misere), -1);
    const plain::Masks tangled = {0x00003, 0x80001, 0xc0000, 0x40200, 0x00444, 0x88888, 0x12345, 0x00010,
                                  0xf0000, 0x20020, 0x80000, 0x03000, 0x11111, 0x00700, 0x40008, 0x00fc0};
    for (const Play play : plain::plays) {
        if (!tests::isSanitized || play == Play::Normal)
            QCOMPARE(firstDifference(20, tangled, play), -1);
    }
}

void TestSubsetTable::everyKernelMatchesBruteForce()
{
    QVERIFY(rc::check("random masks in plain order", [] {
        const int cells = *rc::gen::inRange(1, 13);
        const plain::Masks moves = distinct(randomMoves(cells, 5));
        const plain::Values expected = plain::subsetValues(cells, moves, Play::Normal);
        for (const SubsetKernel* kernel : subsetKernels()) {
            const SubsetFill fill(cells, moves, *kernel);
            SubsetBits cold(cells);
            cold.fill(false);
            fill.close(cold, 0);
            std::vector<BitVector> reached(SubsetBits::blockVectors(cells), BitVector{});
            fill.reach(cold, 0, reached);
            for (std::uint64_t state = 0; state < expected.isHot.size(); ++state) {
                RC_ASSERT(cold.test(state) == !expected.isHot[state]);
                RC_ASSERT(test(reached, state) == static_cast<bool>(expected.isHot[state]));
            }
        }
    }));
}

void TestSubsetTable::terminalsWithAndWithoutEverySingle()
{
    QVERIFY(rc::check("all singles but perhaps some", [] {
        const int cells = *rc::gen::inRange(7, 12);
        plain::Masks moves = randomMoves(cells, 4);
        const auto singles = *rc::gen::element(0xfffU, 0xfffU, 0xfbfU, 0x0ffU);
        for (int cell = 0; cell < cells; ++cell) {
            if ((singles >> cell) & 1)
                moves.push_back(std::uint64_t{1} << cell);
        }
        RC_ASSERT(firstDifference(cells, moves, Play::Misere) == -1);
        std::vector<BitVector> terminal(SubsetBits::blockVectors(cells));
        SubsetFill(cells, distinct(moves)).terminals(0, terminal);
        for (std::uint64_t state = 0; state < (std::uint64_t{1} << cells); ++state) {
            const bool hasMove =
                std::ranges::any_of(moves, [state](std::uint64_t move) { return (state & move) == move; });
            RC_ASSERT(test(terminal, state) == !hasMove);
        }
    }));
}

void TestSubsetTable::fourByFour()
{
    const plain::Masks moves = plain::gridMoves(4, 4, 3);
    const auto misere = std::get<SubsetTable>(SubsetTable::outcomes(16, moves, Play::Misere, {}));
    const auto normal = std::get<SubsetTable>(SubsetTable::outcomes(16, moves, Play::Normal, {}));
    QCOMPARE(misere.outcome(0xffff), Outcome::P);
    QCOMPARE(normal.outcome(0xffff), Outcome::P);
    // One move before the 16 single stones: 120 positions of 2 stones, 284 of 3, 200 of 4.
    const auto remoteness =
        std::get<SubsetRemotenessTable>(SubsetRemotenessTable::remoteness(16, moves, Play::Misere, {}));
    int oneBefore = 0;
    for (std::uint64_t stones = 0; stones < 0x10000; ++stones)
        oneBefore += remoteness.remoteness(stones) == 2 ? 1 : 0;
    QCOMPARE(oneBefore, 604);
    const auto grundy = std::get<SubsetGrundyTable>(SubsetGrundyTable::values(16, moves, {}));
    std::uint64_t largest = 0;
    for (std::uint64_t stones = 0; stones < 0x10000; ++stones)
        largest = std::max(largest, grundy.grundy(stones));
    QCOMPARE(largest, std::uint64_t{13});
}

void TestSubsetTable::noStones()
{
    for (const Play play : plain::plays) {
        const auto table = std::get<SubsetTable>(SubsetTable::outcomes(0, {}, play, {}));
        QCOMPARE(table.outcome(0), play == Play::Normal ? Outcome::P : Outcome::N);
        const auto remoteness = SubsetRemotenessTable::remoteness(0, {}, play, {});
        QCOMPARE(std::get<SubsetRemotenessTable>(remoteness).remoteness(0), std::uint64_t{0});
    }
    QCOMPARE(std::get<SubsetGrundyTable>(SubsetGrundyTable::values(0, {}, {})).grundy(0), std::uint64_t{0});
}

void TestSubsetTable::movesOutsideTheStonesAreIgnored()
{
    const auto table = std::get<SubsetTable>(SubsetTable::outcomes(2, {0b101, 0b01}, Play::Normal, {}));
    QCOMPARE(table.outcome(0b10), Outcome::P);
    QCOMPARE(table.outcome(0b11), Outcome::N);
}

void TestSubsetTable::refusesMemoryBeforeAllocating()
{
    const plain::Masks moves = {1};
    Job job;
    job.limits.memoryBytes = SubsetTable::bytesFor(25) - 1;
    QCOMPARE(reasonOf(SubsetTable::outcomes(25, moves, Play::Normal, job)), UnsolvedReason::OutOfMemory);
    QCOMPARE(reasonOf(SubsetGrundyTable::values(25, moves, job)), UnsolvedReason::OutOfMemory);
    QCOMPARE(reasonOf(SubsetRemotenessTable::remoteness(25, moves, Play::Normal, job)),
             UnsolvedReason::OutOfMemory);
    job.limits.memoryBytes = SubsetTable::bytesFor(25);
    QVERIFY(std::holds_alternative<SubsetTable>(SubsetTable::outcomes(25, moves, Play::Normal, job)));
    QCOMPARE(reasonOf(SubsetTable::outcomes(maximumCells, moves, Play::Normal, {})),
             UnsolvedReason::OutOfMemory);
}

void TestSubsetTable::endsWithoutTime()
{
    Job job;
    job.limits.time = std::chrono::milliseconds{0};
    const plain::Masks moves = plain::gridMoves(4, 4, 3);
    QCOMPARE(reasonOf(SubsetTable::outcomes(16, moves, Play::Misere, job)), UnsolvedReason::OutOfTime);
    QCOMPARE(reasonOf(SubsetGrundyTable::values(16, moves, job)), UnsolvedReason::OutOfTime);
    const auto remoteness = SubsetRemotenessTable::remoteness(16, moves, Play::Misere, job);
    QCOMPARE(reasonOf(remoteness), UnsolvedReason::OutOfTime);
}

void TestSubsetTable::endsAfterPositions()
{
    Job job;
    job.limits.positions = std::uint64_t{1} << 19;
    const plain::Masks moves = plain::gridMoves(4, 5, 3);
    const auto unsolved = std::get<Unsolved>(SubsetTable::outcomes(20, moves, Play::Normal, job));
    QCOMPARE(unsolved.reason, UnsolvedReason::OutOfPositions);
    QVERIFY(unsolved.positions <= std::uint64_t{1} << 20);
    QCOMPARE(reasonOf(SubsetRemotenessTable::remoteness(20, moves, Play::Misere, job)),
             UnsolvedReason::OutOfPositions);
    job.limits.positions = std::uint64_t{1} << 20;
    QVERIFY(std::holds_alternative<SubsetGrundyTable>(SubsetGrundyTable::values(20, moves, job)));
}

void TestSubsetTable::endsWhenAnotherThreadAsks()
{
    std::stop_source source;
    Job job;
    job.stop = source.get_token();
    std::atomic<bool> isRunning = false;
    job.progress = [&](const Progress&) {
        isRunning = true;
        while (!source.stop_requested()) // however late the other thread comes
            std::this_thread::yield();
    };
    std::jthread other([&](const std::stop_token& end) {
        while (!isRunning && !end.stop_requested())
            std::this_thread::yield();
        source.request_stop();
    });
    QCOMPARE(reasonOf(SubsetGrundyTable::values(30, plain::gridMoves(5, 6, 3), job)),
             UnsolvedReason::Cancelled);
}

void TestSubsetTable::reportsProgress()
{
    std::vector<Progress> reports;
    Job job;
    job.progress = [&](const Progress& progress) { reports.push_back(progress); };
    // Larger and larger ones, until the filling of one takes this machine long enough to be reported; while
    // memory is made present there are no positions yet.
    const auto fillAndCheck = [&](int smallest, const auto& fill) {
        reports.clear();
        for (int cells = smallest; reports.empty() || reports.back().positions == 0; ++cells) {
            QVERIFY(cells < smallest + 5);
            reports.clear();
            fill(cells, plain::gridMoves(1, cells, 3));
            double before = 0;
            for (const Progress& report : reports) {
                QVERIFY(report.fraction && *report.fraction <= 1);
                QVERIFY(*report.fraction >= before);
                before = *report.fraction;
            }
        }
    };
    fillAndCheck(28, [&](int cells, const plain::Masks& moves) {
        (void)SubsetTable::outcomes(cells, moves, Play::Normal, job);
    });
    fillAndCheck(24, [&](int cells, const plain::Masks& moves) {
        (void)SubsetGrundyTable::values(cells, moves, job);
    });
    fillAndCheck(24, [&](int cells, const plain::Masks& moves) {
        (void)SubsetRemotenessTable::remoteness(cells, moves, Play::Misere, job);
    });
}

GRUNDY_TEST(TestSubsetTable, tests::runIn<QCoreApplication, TestSubsetTable>)
#include "tst_subsettable.moc"
