// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "solver/team.h"
#include "support/testprogram.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <latch>
#include <new>
#include <thread>
#include <vector>

using namespace solver;

class TestTeam : public QObject {
    Q_OBJECT

private slots:
    void everyUnitOnceLevelByLevel_data() { lackOfMemory_data(); }

    void everyUnitOnceLevelByLevel()
    {
        QFETCH(unsigned, threads);
        const std::vector<std::size_t> sizes{1, 0, 40, 3, 200, 1};
        std::vector<std::vector<std::size_t>> levels;
        std::vector<std::size_t> firsts; // the number of the first unit of each level
        std::size_t units = 0;
        for (const std::size_t size : sizes) {
            firsts.push_back(units);
            levels.emplace_back(size);
            for (std::size_t& unit : levels.back())
                unit = units++;
        }
        std::vector<std::atomic<int>> done(units);
        std::atomic<std::size_t> allDone = 0;
        std::atomic<bool> isEarly = false;
        const TeamWork work{.levels = levels,
                            .steps = units,
                            .positionsInStep = 10,
                            .fractionBefore = 0,
                            .fractionAfter = 1,
                            .doUnit = [&](std::size_t unit, const StepCounter& mayGoOn) {
                                const auto next = std::ranges::upper_bound(firsts, unit);
                                if (allDone < *(next - 1))
                                    isEarly = true;
                                if (mayGoOn())
                                    ++done[unit];
                                ++allDone;
                            }};
        Meter meter{Job{}};
        QVERIFY(doInLevels(work, threads, meter));
        QVERIFY(!isEarly);
        QVERIFY(std::ranges::all_of(done, [](const auto& times) { return times == 1; }));
        QCOMPARE(meter.positions(), std::uint64_t{10} * units);
    }

    /// One thread polls; the others might do all before it begins.
    void cancelBeforeTheWork_data() { lackOfMemory_data(); }

    void cancelBeforeTheWork()
    {
        QFETCH(unsigned, threads);
        std::stop_source stop;
        stop.request_stop();
        Job job;
        job.stop = stop.get_token();
        Meter meter(job);
        std::atomic<int> begun = 0;
        const TeamWork work{.levels = {{0, 1, 2, 3}},
                            .doUnit = [&begun](std::size_t, const StepCounter&) { ++begun; }};
        QVERIFY(!doInLevels(work, threads, meter));
        QCOMPARE(meter.unsolved(), (Unsolved{UnsolvedReason::Cancelled, 0}));
        QCOMPARE(begun.load(), 0);
    }

    /// The thread that polls sleeps while another one does the last steps.
    void countsWhatOthersDo()
    {
        constexpr std::uint64_t stepsOfOther = 1000;
        std::latch bothHaveAUnit(2);
        const TeamWork work{
            .levels = {{0, 1}},
            .steps = stepsOfOther,
            .positionsInStep = 3,
            .fractionBefore = 0,
            .fractionAfter = 1,
            .doUnit = [&, caller = std::this_thread::get_id()](std::size_t, const StepCounter& mayGoOn) {
                bothHaveAUnit.arrive_and_wait();
                if (std::this_thread::get_id() == caller)
                    return;
                for (std::uint64_t step = 0; step < stepsOfOther; ++step)
                    (void)mayGoOn();
            }};
        Meter meter{Job{}};
        QVERIFY(doInLevels(work, 2, meter));
        QCOMPARE(meter.positions(), 3 * stepsOfOther);
    }

    void lackOfMemory_data()
    {
        QTest::addColumn<unsigned>("threads");
        for (const unsigned threads : {1U, 2U, 3U})
            QTest::addRow("%u threads", threads) << threads;
    }

    /// Wherever it is found out: all leave, and it is told.
    void lackOfMemory()
    {
        QFETCH(unsigned, threads);
        for (const std::size_t failing : {0U, 1U, 5U, 7U}) {
            Meter meter{Job{}};
            std::atomic<int> laterLevels = 0;
            const TeamWork work{.levels = {{0, 1, 2, 3, 4, 5, 6, 7}, {8}},
                                .steps = 9,
                                .positionsInStep = 0,
                                .fractionBefore = 0,
                                .fractionAfter = 1,
                                .doUnit = [&](std::size_t unit, const StepCounter&) {
                                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                                    if (unit == failing)
                                        throw std::bad_alloc();
                                    laterLevels += unit == 8 ? 1 : 0;
                                }};
            QVERIFY(!doInLevels(work, threads, meter));
            QCOMPARE(meter.unsolved().reason, UnsolvedReason::OutOfMemory);
            QCOMPARE(laterLevels.load(), 0);
        }
    }
};

GRUNDY_TEST(TestTeam, tests::run<TestTeam>)
#include "tst_team.moc"
