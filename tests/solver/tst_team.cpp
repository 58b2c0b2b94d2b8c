// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "solver/team.h"

#include <atomic>
#include <chrono>
#include <new>
#include <thread>

using namespace solver;

class TestTeam : public QObject {
    Q_OBJECT

private slots:
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

QTEST_APPLESS_MAIN(TestTeam)
#include "tst_team.moc"
