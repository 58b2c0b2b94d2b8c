// SPDX-License-Identifier: GPL-3.0-or-later

// Outcome tables by every kernel that this processor has and by one or more threads: all the same, and the
// same as a plain byte per state.

#include <QTest>

#include "plain.h"
#include "solver/memory.h"
#include "solver/plain.h"
#include "solver/subsets/subsettable.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <cstring>
#include <thread>

using namespace solver;
using theory::Outcome;
using theory::Play;

namespace {

std::vector<SubsetMethod> allMethods()
{
    std::vector<SubsetMethod> methods;
    for (const SubsetKernel* kernel : subsetKernels()) {
        for (const unsigned threads : {1U, 2U, 3U})
            methods.push_back({kernel, threads});
    }
    return methods;
}

SubsetTable tableBy(const SubsetMethod& method, int cells, const plain::Masks& moves, Play play)
{
    return std::get<SubsetTable>(SubsetTable::outcomes(cells, moves, play, {}, method));
}

std::vector<char> plainHot(int cells, const plain::Masks& moves, Play play)
{
    std::vector<char> isHot(std::size_t{1} << cells);
    for (std::uint64_t state = 0; state < isHot.size(); ++state) {
        bool hasMove = false;
        bool hasColdOption = false;
        for (const std::uint64_t move : moves) {
            if ((state & move) != move)
                continue;
            hasMove = true;
            hasColdOption = hasColdOption || !isHot[state ^ move];
        }
        isHot[state] = hasMove ? hasColdOption : play == Play::Misere;
    }
    return isHot;
}

bool isEqual(const SubsetTable& a, const SubsetTable& b, int cells)
{
    return std::memcmp(a.cold().vectors(), b.cold().vectors(), SubsetBits::bytesFor(cells)) == 0;
}

/// In how many states a table says something else.
std::uint64_t wrongOutcomes(const SubsetTable& table, const std::vector<char>& isHot)
{
    std::uint64_t wrong = 0;
    for (std::uint64_t state = 0; state < isHot.size(); ++state)
        wrong += (table.outcome(state) == Outcome::N) == static_cast<bool>(isHot[state]) ? 0 : 1;
    return wrong;
}

/// All ways to put down a domino, as in Cram: no move takes a single stone.
plain::Masks dominoes(int rows, int columns)
{
    plain::Masks moves = plain::gridMoves(rows, columns, 2);
    std::erase_if(moves, [](std::uint64_t move) { return std::has_single_bit(move); });
    return moves;
}

} // namespace

class TestSubsetPaths : public QObject {
    Q_OBJECT

private slots:
    void everyPathMatchesBruteForce_data();
    void everyPathMatchesBruteForce();
    void pathsAgreeUpToFiveBySix_data();
    void pathsAgreeUpToFiveBySix();
    void cram();
    void manyThreadsForAFewBlocks();
    void levelsOnThreads_data();
    void levelsOnThreads();
    void levelsCancelledByAnotherThread();
    void refusesMorePositionsThanAllowed();
    void cancelledByAnotherThread();
    void progressComesOnTheCallingThread();
    void limitsHoldWithThreads();
    void refusesWhatTheMachineHasNot();
    void effortIsTold();
};

void TestSubsetPaths::everyPathMatchesBruteForce_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (int rows = 1; rows <= 4; ++rows) {
        for (int columns = rows; columns <= 5; ++columns)
            QTest::addRow("%dx%d", rows, columns) << rows << columns;
    }
}

void TestSubsetPaths::everyPathMatchesBruteForce()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const int cells = rows * columns;
    for (const int longest : {1, 2, 3, 5}) {
        const plain::Masks moves = plain::gridMoves(rows, columns, longest);
        for (const Play play : plain::plays) {
            const std::vector<char> isHot = plainHot(cells, moves, play);
            const auto coldCount = static_cast<std::uint64_t>(std::ranges::count(isHot, 0));
            const SubsetTable first = tableBy(allMethods().front(), cells, moves, play);
            QCOMPARE(wrongOutcomes(first, isHot), std::uint64_t{0});
            for (const SubsetMethod& method : allMethods()) {
                const SubsetTable table = tableBy(method, cells, moves, play);
                QCOMPARE(table.coldCount(), coldCount);
                QVERIFY(isEqual(table, first, cells));
            }
        }
    }
}

void TestSubsetPaths::pathsAgreeUpToFiveBySix_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (int rows = 1; rows <= 5; ++rows) {
        for (int columns = rows; columns <= 6; ++columns) // the largest board has no path of its own
            if ((rows > 4 || columns > 5) &&
                !(tests::isSanitized && rows * columns == 30)) // the others are compared with brute force
                QTest::addRow("%dx%d", rows, columns) << rows << columns;
    }
}

void TestSubsetPaths::pathsAgreeUpToFiveBySix()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const int cells = rows * columns;
    const plain::Masks moves = plain::gridMoves(rows, columns, 3);
    for (const Play play : plain::plays) {
        const SubsetTable first = tableBy({subsetKernels().front(), 1}, cells, moves, play);
        for (const SubsetKernel* kernel : subsetKernels()) {
            const SubsetTable table = tableBy({kernel, 2}, cells, moves, play);
            QVERIFY(isEqual(table, first, cells));
            QCOMPARE(table.coldCount(), first.coldCount());
        }
    }
}

void TestSubsetPaths::cram()
{
    const plain::Masks moves = dominoes(4, 5);
    for (const Play play : plain::plays) {
        const std::vector<char> isHot = plainHot(20, moves, play);
        const SubsetTable first = tableBy(allMethods().front(), 20, moves, play);
        QCOMPARE(wrongOutcomes(first, isHot), std::uint64_t{0});
        for (const SubsetMethod& method : allMethods())
            QVERIFY(isEqual(tableBy(method, 20, moves, play), first, 20));
    }
}

void TestSubsetPaths::manyThreadsForAFewBlocks()
{
    const plain::Masks moves = plain::gridMoves(3, 7, 3);
    const SubsetTable one = tableBy({nullptr, 1}, 21, moves, Play::Misere);
    QVERIFY(isEqual(one, tableBy({nullptr, 16}, 21, moves, Play::Misere), 21));
    QVERIFY(isEqual(one, tableBy({}, 21, moves, Play::Misere), 21));
}

void TestSubsetPaths::levelsOnThreads_data()
{
    QTest::addColumn<plain::Masks>("moves");
    QTest::addColumn<int>("cells");
    QTest::addRow("4x5") << plain::gridMoves(4, 5, 3) << 20;
    QTest::addRow("a line of 21") << plain::gridMoves(1, 21, 4) << 21;
    QTest::addRow("Cram on 3x7") << dominoes(3, 7) << 21;
}

/// Grundy values and remoteness: every path the same, state by state, as one thread with plain words.
void TestSubsetPaths::levelsOnThreads()
{
    QFETCH(plain::Masks, moves);
    QFETCH(int, cells);
    const SubsetMethod plainly{subsetKernels().front(), 1};
    const auto valuesBy = [&](const SubsetMethod& method) {
        return std::get<SubsetGrundyTable>(SubsetGrundyTable::values(cells, moves, {}, method));
    };
    const auto remotenessBy = [&](const SubsetMethod& method) {
        return std::get<SubsetRemotenessTable>(
            SubsetRemotenessTable::remoteness(cells, moves, Play::Misere, {}, method));
    };
    const SubsetGrundyTable values = valuesBy(plainly);
    const SubsetRemotenessTable remoteness = remotenessBy(plainly);
    for (const unsigned threads : {2U, 3U, 9U}) {
        const SubsetGrundyTable otherValues = valuesBy({nullptr, threads});
        const SubsetRemotenessTable otherRemoteness = remotenessBy({nullptr, threads});
        std::uint64_t others = 0;
        for (std::uint64_t state = 0; state < std::uint64_t{1} << cells; ++state)
            others += otherValues.grundy(state) == values.grundy(state) &&
                              otherRemoteness.remoteness(state) == remoteness.remoteness(state)
                          ? 0
                          : 1;
        QCOMPARE(others, std::uint64_t{0});
    }
}

void TestSubsetPaths::levelsCancelledByAnotherThread()
{
    const plain::Masks moves = plain::gridMoves(4, 7, 3);
    for (const unsigned threads : {1U, 2U}) {
        std::stop_source source;
        Job job;
        job.stop = source.get_token();
        job.progress = [&](const Progress&) { source.request_stop(); };
        const auto values = SubsetGrundyTable::values(28, moves, job, {nullptr, threads});
        QCOMPARE(std::get<Unsolved>(values).reason, UnsolvedReason::Cancelled);
        const auto remoteness =
            SubsetRemotenessTable::remoteness(28, moves, Play::Misere, job, {nullptr, threads});
        QCOMPARE(std::get<Unsolved>(remoteness).reason, UnsolvedReason::Cancelled);
    }
}

void TestSubsetPaths::refusesMorePositionsThanAllowed()
{
    Job job;
    job.limits.positions = (std::uint64_t{1} << 30) - 1;
    const auto solved = SubsetTable::outcomes(30, plain::gridMoves(5, 6, 3), Play::Normal, job);
    QCOMPARE(std::get<Unsolved>(solved), (Unsolved{UnsolvedReason::OutOfPositions, 0}));
}

void TestSubsetPaths::cancelledByAnotherThread()
{
    for (const unsigned threads : {1U, 2U, 4U}) {
        std::stop_source source;
        Job job;
        job.stop = source.get_token();
        job.progress = [&](const Progress&) { source.request_stop(); };
        const auto solved = SubsetTable::outcomes(32, plain::gridMoves(4, 8, 3), Play::Normal, job,
                                                  {subsetKernels().front(), threads});
        QCOMPARE(std::get<Unsolved>(solved).reason, UnsolvedReason::Cancelled);
    }
}

void TestSubsetPaths::progressComesOnTheCallingThread()
{
    double before = 0;
    int reports = 0;
    Job job;
    job.progress = [&, caller = std::this_thread::get_id()](const Progress& progress) {
        QCOMPARE(std::this_thread::get_id(), caller);
        QVERIFY(progress.fraction && *progress.fraction >= before && *progress.fraction <= 1);
        before = *progress.fraction;
        ++reports;
    };
    const plain::Masks moves = plain::gridMoves(5, 6, 3);
    QVERIFY(std::holds_alternative<SubsetTable>(
        SubsetTable::outcomes(30, moves, Play::Normal, job, {subsetKernels().front(), 2})));
    QVERIFY(reports > 0);
}

void TestSubsetPaths::limitsHoldWithThreads()
{
    const plain::Masks moves = plain::gridMoves(4, 6, 3);
    Job job;
    job.limits.positions = std::uint64_t{1} << 22;
    const auto solved = SubsetTable::outcomes(24, moves, Play::Normal, job, {nullptr, 2});
    QCOMPARE(std::get<Unsolved>(solved).reason, UnsolvedReason::OutOfPositions);
    job.limits.positions = std::uint64_t{1} << 24;
    QVERIFY(std::holds_alternative<SubsetTable>(
        SubsetTable::outcomes(24, moves, Play::Normal, job, {nullptr, 2})));
    job.limits.time = std::chrono::milliseconds{0};
    const auto late = SubsetTable::outcomes(24, moves, Play::Normal, job, {nullptr, 2});
    QCOMPARE(std::get<Unsolved>(late).reason, UnsolvedReason::OutOfTime);
}

void TestSubsetPaths::refusesWhatTheMachineHasNot()
{
    Job job;
    job.limits.memoryBytes = SubsetTable::bytesFor(maximumCells); // 128 GiB
    const auto available = availableMemoryBytes();
    if (!available || *available > job.limits.memoryBytes)
        QSKIP("this machine has it");
    const auto solved = SubsetTable::outcomes(maximumCells, {1}, Play::Normal, job);
    QCOMPARE(std::get<Unsolved>(solved), (Unsolved{UnsolvedReason::OutOfMemory, 0}));
}

void TestSubsetPaths::effortIsTold()
{
    const SubsetTable table = tableBy({}, 20, plain::gridMoves(4, 5, 3), Play::Normal);
    QVERIFY(table.effort().filling.count() > 0);
    QVERIFY(table.effort().allocation.count() >= 0);
    // A line of 19 stones, one at a time: bit 18 alone leads to another block, in half of the table.
    plain::Masks singles;
    for (int cell = 0; cell < 19; ++cell)
        singles.push_back(std::uint64_t{1} << cell);
    const SubsetTable line = tableBy({}, 19, singles, Play::Normal);
    QCOMPARE(line.effort().bytesMoved, std::uint64_t{3 * (1U << 19) / 2 / 8});
}

GRUNDY_TEST(TestSubsetPaths, tests::runIn<QCoreApplication, TestSubsetPaths>)
#include "tst_subsetpaths.moc"
