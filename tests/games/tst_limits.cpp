// SPDX-License-Identifier: GPL-3.0-or-later
// Order and number of the moves, large positions, limits, and the grid's symmetries.

#include "games/explanation.h"
#include "games/plain/positions.h"

#include "games/grid/gridposition.h"
#include "games/players/opponents.h"
#include "support/pace.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

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
    void limitsHoldWhereOptionsAreMade_data();
    void limitsHoldWhereOptionsAreMade();
    void aDeadlineHoldsForAllParts();
    void periodsAreLookedForWithinLimits();
    void aStoppedAnswerSaysSo_data();
    void aStoppedAnswerSaysSo();
    void unsolvedExplanationsClaimNothing();
    void largeGroupsHaveNoGrundyValue();
    void missingValuesNameTheirLimit();
    void canonicalGrids();
};

void TestLimits::movesAreOrderedBestFirst()
{
    std::mt19937_64 random(3);
    for (int n = 0; n < tests::repeated(300); ++n) {
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

/// A set whose period nobody knows: who is stopped does not look for it, who is not takes long.
void TestLimits::periodsAreLookedForWithinLimits()
{
    std::mt19937_64 random(126);
    std::set<std::uint64_t> takes;
    while (takes.size() < 126)
        takes.insert(1 + random() % 100'000);
    std::string notation = "takeaway/take=";
    for (const std::uint64_t take : takes)
        notation += (take == *takes.begin() ? "" : ",") + std::to_string(take);
    const GamePtr game = positions::read(notation + ":1000000000");
    std::stop_source stop;
    stop.request_stop();
    const auto msOf = [&game](const solver::Job& job) {
        const double start = tests::threadMs();
        const auto unsolved = game->answer({.moves = false}, job).unsolved;
        return unsolved ? tests::threadMs() - start : -1;
    };
    const double stopped = msOf({.limits = {}, .stop = stop.get_token(), .progress = {}});
    const double whole = msOf({});
    QVERIFY(stopped >= 0 && whole >= 0);
    QVERIFY2(10 * stopped < whole, qPrintable(QStringLiteral("%1 and %2 ms").arg(stopped).arg(whole)));
}

void TestLimits::fastQuestionGivesTheSameOutcomes()
{
    std::mt19937_64 random(11);
    for (int n = 0; n < tests::repeated(200); ++n) {
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
    QCOMPARE(answer.positions, answer.unsolved->positions);
}

/// A walk over all pairs of such a heap, or a list of all options, would not end while anybody waits.
void TestLimits::limitsHoldWhereOptionsAreMade_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::newRow("nothing divides") << std::string("octal/misere/code=0.3:1000000000");
    QTest::newRow("many digits, none divides") << std::string("octal/misere/code=0.33333333:200000000");
    std::string heaps = "octal/misere/code=0.07:30";
    for (int heap = 1; heap < 1000; ++heap)
        heaps += "," + std::to_string(heap % 30 + 1);
    QTest::newRow("options as long as a thousand heaps") << heaps;
}

void TestLimits::limitsHoldWhereOptionsAreMade()
{
    QFETCH(const std::string, notation);
    solver::Job job;
    job.limits.positions = 1'000;
    job.limits.memoryBytes = std::size_t{16} << 20;
    const Answer answer = positions::read(notation)->answer({}, job);
    QVERIFY(answer.unsolved.has_value());
    QVERIFY(!answer.verdict.outcome.has_value());
}

/// The replies of an explanation, and the tasks that Perfect compares, have no time of their own.
void TestLimits::aDeadlineHoldsForAllParts()
{
    solver::Job job;
    job.limits.time = std::chrono::milliseconds(1);
    const solver::Job begun = solver::begun(job);
    QVERIFY(begun.deadline.has_value());
    QVERIFY(solver::begun(begun).deadline == begun.deadline);
    QVERIFY(!solver::begun({}).deadline.has_value());
    job.deadline = std::chrono::steady_clock::now();
    QCOMPARE(solver::endOf(job), std::optional(solver::UnsolvedReason::OutOfTime));
    const auto explanation = positions::read("nim:7,7")->explain(job); // lost: each move has its refutation
    QVERIFY(explanation.unsolved.has_value());
    QVERIFY(std::get<games::OptionsStep>(explanation.steps.back()).lines.empty());
    std::mt19937_64 random(1);
    QVERIFY(std::holds_alternative<solver::Unsolved>(
        games::chooseMove(*positions::read("nim:7,7"), games::PerfectPlayer{}, random, job)));
}

void TestLimits::aStoppedAnswerSaysSo_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::newRow("groups of stones") << std::string("grid/max=1:11011011");
    QTest::newRow("misere groups") << std::string("grid/misere/max=1:11011011");
    QTest::newRow("stones") << std::string("grid:1111/1111/1111");
    QTest::newRow("heaps") << std::string("nim:15,14,13");
    QTest::newRow("sticks") << std::string("takeaway/misere:25,24,23");
    QTest::newRow("counters") << std::string("lines/max=2:1111111/111111/11111");
    QTest::newRow("misere counters") << std::string("lines/misere/max=2:1111111/111111/11111");
    std::mt19937_64 random(21);
    for (int n = 0; n < 100; ++n) {
        const std::string drawn = positions::draw(positions::games()[random() % 5], random);
        QTest::addRow("%d", n) << drawn;
    }
}

void TestLimits::aStoppedAnswerSaysSo()
{
    QFETCH(const std::string, notation);
    std::stop_source source;
    source.request_stop();
    solver::Job stopped;
    stopped.stop = source.get_token();
    const GamePtr game = positions::read(notation);
    for (const bool theorems : {true, false}) {
        const Answer whole = game->answer({.theoremsAllowed = theorems}, {});
        const Answer answer = game->answer({.theoremsAllowed = theorems}, stopped);
        if (answer.unsolved) {
            QVERIFY(answer.unsolved->reason == solver::UnsolvedReason::Cancelled);
            QCOMPARE(answer.positions, answer.unsolved->positions);
            continue;
        }
        QVERIFY(answer.verdict == whole.verdict);
        QVERIFY(std::ranges::equal(answer.moves, whole.moves, {}, &JudgedMove::leaves, &JudgedMove::leaves));
    }
}

void TestLimits::unsolvedExplanationsClaimNothing()
{
    solver::Job job;
    job.limits.positions = 100;
    for (const char* notation : {"grid/misere:111111/111111/111111/111111/111111/111111", "grid:1111/1111",
                                 "lines/misere/max=3:111111111/11111111/1111111111/11111111"}) {
        const GamePtr game = positions::read(notation);
        const games::Explanation explanation = game->explain(job);
        QVERIFY2(explanation.unsolved.has_value(), notation);
        QVERIFY(explanation.unsolved->reason == solver::UnsolvedReason::OutOfPositions);
        QVERIFY(game->answer({}, job).unsolved == explanation.unsolved);
        for (const games::Step& step : explanation.steps)
            QVERIFY(std::get<games::ParagraphStep>(step).title == "Why: the runs");
    }
}

void TestLimits::largeGroupsHaveNoGrundyValue()
{
    const auto answerOf = [](const char* notation) {
        return positions::read(notation)->answer({.moves = false, .remoteness = false}, {});
    };
    const Answer large = answerOf("grid:1111111/1111111/1111111/1111111");
    QVERIFY(large.verdict.outcome && !large.verdict.grundy && large.grundyTooLarge);
    QVERIFY(!answerOf("grid:1111/1111").grundyTooLarge);
    QVERIFY(!answerOf("grid/misere:1111111/1111111/1111111/1111111").grundyTooLarge);
}

/// A value that the job's limits have left out is not 'too large': larger limits give it.
void TestLimits::missingValuesNameTheirLimit()
{
    const GamePtr boxes = positions::read("nimble/coins=many:0,2,2,2");
    const games::Question question{.moves = false, .remoteness = false};
    QVERIFY(boxes->answer(question, {}).verdict.grundy.has_value());
    solver::Job job;
    bool isSeen = false;
    for (std::uint64_t positions = 1; positions <= 4096; positions += positions < 64 ? 1 : positions) {
        job.limits.positions = positions;
        const Answer answer = boxes->answer(question, job);
        QVERIFY(!answer.grundyTooLarge);
        QCOMPARE(answer.isPartial, !answer.unsolved && !answer.verdict.grundy);
        isSeen = isSeen || answer.isPartial;
    }
    QVERIFY(isSeen);
    job.limits.positions = 100'000; // more than a Grundy value may cost beside the outcome
    const Answer large = positions::read("nimble/coins=many:0,7,7,7,7")->answer(question, job);
    QVERIFY(!large.isPartial);
    QCOMPARE(large.grundyTooLarge, large.verdict.outcome && !large.verdict.grundy && !large.unsolved);
}

void TestLimits::canonicalGrids()
{
    std::mt19937_64 random(5);
    for (int n = 0; n < tests::repeated(1000); ++n) {
        const std::uint64_t stones = random() & random();
        const std::uint64_t canonical = games::canonicalGrid(stones, games::gridStride);
        QCOMPARE(games::canonicalGrid(canonical, games::gridStride), canonical);
        QCOMPARE(std::popcount(canonical), std::popcount(stones));
        QCOMPARE(games::gridMoves(canonical, {3}).size(), games::gridMoves(stones, {3}).size());
        std::uint64_t all = 0;
        for (const std::uint64_t part : games::gridParts(stones, games::gridStride)) {
            QCOMPARE(all & part, std::uint64_t{0});
            all |= part;
        }
        QCOMPARE(all, stones);
    }
}

GRUNDY_TEST(TestLimits, tests::run<TestLimits>)
#include "tst_limits.moc"
