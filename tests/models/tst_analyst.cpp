// SPDX-License-Identifier: GPL-3.0-or-later

// The analysis of one position after another: its memory, its time, its tables, its threads.

#include "games/catalogue.h"
#include "models/analysis/analyst.h"
#include "models/environment.h"
#include "models/joblimits.h"
#include "solver/memory.h"

#include <QFile>
#include <QSignalSpy>

#include <future>
#include <memory>
#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace models;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;
constexpr std::size_t gibibyte = std::size_t{1} << 30;

games::GamePtr read(const QString& notation)
{
    return std::get<games::GamePtr>(games::parse(notation.toStdString()));
}

/// The first stones of a board of 6 columns.
games::GamePtr stones(int count, const QString& head = QStringLiteral("grid/misere:"))
{
    QStringList rows;
    for (int left = count; left > 0; left -= 6)
        rows.append(QString(std::min(left, 6), QLatin1Char('1')).leftJustified(6, QLatin1Char('0')));
    return read(head + rows.join(QLatin1Char('/')));
}

/// Bytes of this process that are present.
std::size_t presentBytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QFile::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toULongLong() * 4096;
}

} // namespace

class TestAnalyst : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void whatIsIdleTellsNothing()
    {
        Analyst analyst;
        analyst.setProperty("idle", true);
        const auto game = std::get<games::GamePtr>(games::parse("nim:3,4"));
        analyst.analyse(game);
        QVERIFY(analyst.game() == game && !analyst.isBusy() && !analyst.isSolved());
        QVERIFY(analyst.answer() == nullptr);
        analyst.setProperty("idle", false);
        QTRY_VERIFY(analyst.isSolved());
    }

    void memoryThatIsLeftToOthers_data()
    {
        QTest::addColumn<quint64>("free");
        QTest::addColumn<quint64>("spare");
        QTest::newRow("none") << quint64{0} << quint64{0};
        QTest::newRow("less than the reserve") << quint64{500 * mebibyte} << quint64{0};
        QTest::newRow("little") << quint64{1024 * mebibyte} << quint64{256 * mebibyte};
        QTest::newRow("much") << quint64{32 * gibibyte} << quint64{30 * gibibyte};
    }

    void memoryThatIsLeftToOthers()
    {
        QFETCH(const quint64, free);
        QTEST(quint64{spareMemory(free)}, "spare");
    }

    void limitsOfATable()
    {
        const solver::Limits plain = attemptLimits(0);
        const solver::Limits large = tableLimits(0, 8 * gibibyte);
        QCOMPARE(large.memoryBytes, std::max(8 * gibibyte, plain.memoryBytes));
        QVERIFY(*large.time >= 60s); // longer than any table takes
        QVERIFY(*plain.time <= 20s);
        QVERIFY(tableLimits(0, mebibyte).memoryBytes >= plain.memoryBytes);
        QVERIFY(freeMemory() > 0);
    }

    void timeThatIsLeft()
    {
        RemainingTime time;
        const RemainingTime::Clock::time_point start{};
        time.reached(0.1, start + 5s); // the beginning says nothing
        time.reached(0.2, start + 6s);
        QVERIFY(!time.left());
        time.reached(0.4, start + 6500ms);
        QVERIFY(!time.left()); // too early to tell
        time.reached(0.62, start + 8s);
        QCOMPARE(time.left()->count(), 2); // 1.8 s, rounded up
        time.reached(0.5, start + 8200ms);
        QCOMPARE(time.left()->count(), 2); // calmly
        time.reached(0.7, start + 9s);
        QCOMPARE(time.left()->count(), 2); // 1.8 s, rounded up
        time.reached(1, start + 10s);
        QCOMPARE(time.left()->count(), 0);
        time.reached(-1, start + 11s);
        QVERIFY(!time.left());
        time.reached(0.5, start + 12s);
        time.reached(0.61, start + 14s);
        QCOMPARE(time.left()->count(), 8);
        time.start();
        QVERIFY(!time.left());
    }

    /// Work of which most went fast, and the rest does not: it was told to take two seconds, and takes
    /// minutes. `step`: how much further it gets each second.
    void noGuessThatHasBeenPassed_data()
    {
        QTest::addColumn<double>("step");
        QTest::newRow("stuck") << 0.0;
        QTest::newRow("slow") << 0.0001;
    }

    void noGuessThatHasBeenPassed()
    {
        QFETCH(const double, step);
        RemainingTime time;
        const RemainingTime::Clock::time_point start{};
        double fraction = 0.8;
        time.reached(0.2, start);
        time.reached(fraction, start + 6s);
        QCOMPARE(time.left()->count(), 2);
        time.reached(fraction, start + 7s);
        QCOMPARE(time.left()->count(), 1);
        for (auto now = start + 8s; now < start + 60s; now += 1s) {
            time.reached(fraction, now);
            fraction += step;
            QVERIFY2(!time.left() || (step > 0 && time.left()->count() > 600),
                     "nothing, or what the last seconds say");
        }
        QCOMPARE(time.left().has_value(), step > 0);
    }

    /// Small boards are told with all there is to tell, as the game itself tells it.
    void allThatIsKnown_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("5x5") << QStringLiteral("grid:11111/11111/11111/11111/11111");
        QTest::newRow("5x5 misere") << QStringLiteral("grid/misere:11111/11111/11111/11111/11111");
        QTest::newRow("4x6") << QStringLiteral("grid:111111/111111/111111/111111");
    }

    void allThatIsKnown()
    {
        QFETCH(const QString, position);
        Analyst analyst;
        analyst.analyse(read(position));
        QTRY_VERIFY(analyst.isSolved() && !analyst.isBusy());
        const games::Answer whole = read(position)->answer({}, {});
        QCOMPARE(analyst.answer()->verdict, whole.verdict);
        QVERIFY(whole.verdict.remoteness.has_value());
        QCOMPARE(analyst.grundy().isEmpty(), position.contains(QLatin1String("misere")));
    }

    /// As the game itself tells it without limits: the moves' values and moves left, too.
    void extrasFollow_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("nim") << QStringLiteral("nim:64,63,127");
        QTest::newRow("poker") << QStringLiteral("poker/adds=2,2/max=3,4,5:3,4,5");
        QTest::newRow("skip") << QStringLiteral("skip/skips=1,2:3,4,5");
        QTest::newRow("hackenbush") << QStringLiteral("hackenbush:0-1b,1-2r,0-3g,3-4g");
        QTest::newRow("staircase") << QStringLiteral("staircase:0,5,6,7,8");
    }

    void extrasFollow()
    {
        QFETCH(const QString, position);
        Analyst analyst;
        analyst.analyse(read(position));
        QTRY_VERIFY(analyst.isSolved() && !analyst.isBusy());
        const games::Answer whole = read(position)->answer({}, {});
        QVERIFY(whole.verdict.remoteness.has_value());
        QCOMPARE(analyst.answer()->verdict, whole.verdict);
        QCOMPARE(analyst.answer()->moves.size(), whole.moves.size());
        for (std::size_t i = 0; i < whole.moves.size(); ++i)
            QCOMPARE(analyst.answer()->moves[i].leaves, whole.moves[i].leaves);
    }

    void lackingMemoryIsTold()
    {
        Analyst analyst;
        analyst.assumeFreeMemory(2 * gibibyte);
        const QSignalSpy finished(&analyst, &Analyst::finished);
        analyst.analyse(stones(36));
        QVERIFY(analyst.isBusy());
        QTRY_VERIFY(analyst.lacksMemory());
        QVERIFY2(analyst.needText().contains(QLatin1String("8.0 GiB")), qPrintable(analyst.needText()));
        QVERIFY(analyst.needText().contains(QLatin1String("2.0 GiB")));
        QVERIFY(analyst.needText().contains(QLatin1String("1.3 GiB"))); // 2 GiB without the reserve
        analyst.cancel();
        QCOMPARE(finished.count(), 1);
        QVERIFY(analyst.unsolvedText().endsWith(analyst.needText()));
        QVERIFY(analyst.unsolvedText().size() > analyst.needText().size() + 10);
    }

    /// What is offered after 'not solved' is what was lacking, and only where there is more of it.
    void whatWouldHelp_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<Analyst::Remedy>("remedy");
        QTest::addColumn<bool>("offered");
        QStringList stars; // so many options of so many terms that memory ends at once
        for (int star = 100; star < 298; star += 2)
            stars.append(QStringLiteral("*%1").arg(star));
        QTest::newRow("memory, and there is no more")
            << "game/misere:" + stars.join(QLatin1Char('+')) << Analyst::Remedy::Memory << false;
        QTest::newRow("time, when it is stopped")
            << QStringLiteral("game/misere:*5000+*4999") << Analyst::Remedy::Time << true;
    }

    void whatWouldHelp()
    {
        QFETCH(const QString, position);
        QFETCH(const bool, offered);
        Analyst analyst;
        analyst.assumeFreeMemory(800 * mebibyte);
        analyst.analyse(read(position));
        QFETCH(const Analyst::Remedy, remedy);
        if (remedy == Analyst::Remedy::Time) {
            QTRY_VERIFY(!analyst.progressText().isEmpty());
            analyst.cancel();
        }
        QTRY_VERIFY(!analyst.isBusy());
        QVERIFY(!analyst.isSolved());
        QCOMPARE(analyst.remedy(), remedy);
        QCOMPARE(analyst.isRetryOffered(), offered);
    }

    /// All positions that were looked at are told, whichever part of the work ended.
    void positionsOfAllParts()
    {
        Analyst analyst;
        analyst.analyse(
            read(QStringLiteral("dag/misere:9-8,8-7,9-7@9 + nim/misere:60,61,62 + shapes/misere/take=11t:"
                                "1111/1111/1111/1111")));
        QTRY_VERIFY(analyst.isBusy() && !analyst.progressText().isEmpty());
        const QString looked = analyst.progressText();
        analyst.cancel();
        QVERIFY(analyst.unsolvedText().contains(looked));
    }

    void largeMemoryIsToldBeforeItIsTaken()
    {
        Analyst analyst;
        analyst.assumeFreeMemory(20 * gibibyte);
        analyst.analyse(stones(36));
        analyst.fillTable();
        QVERIFY(analyst.isBusy());
        QTRY_VERIFY(!analyst.needText().isEmpty());
        QVERIFY(!analyst.lacksMemory());
        QVERIFY(analyst.isLargeWork());
        QVERIFY2(analyst.needText().contains(QLatin1String("8.0 GiB")), qPrintable(analyst.needText()));
        QVERIFY(analyst.needText().contains(QLatin1String("20.0 GiB")));
        analyst.cancel();
        QVERIFY(!analyst.isBusy());
        analyst.assumeFreeMemory(2 * gibibyte); // in vain as well: nothing remains that could be used
        analyst.retry();
        QVERIFY(analyst.lacksMemory());
        analyst.cancel();
        analyst.analyse(stones(30));
        QTRY_VERIFY(analyst.progress() >= 0);
        QVERIFY(analyst.needText().isEmpty()); // not worth a word
    }

    /// What takes more than a gigabyte waits for a word; said once, it holds for the positions below, too.
    void largeWorkAsksFirst()
    {
        Analyst analyst;
        analyst.assumeFreeMemory(20 * gibibyte);
        const games::GamePtr large = stones(36);
        analyst.analyse(large);
        QTRY_VERIFY(analyst.isAsking());
        QVERIFY(!analyst.isBusy());
        QVERIFY(!analyst.isSolved());
        QCOMPARE(
            analyst.askText(),
            QStringLiteral("A table would settle it: 8.0 GiB of 20.0 GiB free, and 11 seconds or more."));
        analyst.searchInstead();
        QVERIFY(analyst.isBusy());
        QVERIFY(!analyst.isAsking());
        QTRY_VERIFY(!analyst.progressText().isEmpty());
        QVERIFY(!analyst.isFillingTable());
        QVERIFY(analyst.needText().isEmpty());
        QVERIFY(!analyst.progressText().contains(QLatin1Char('%')));
        analyst.analyse(large->after(large->moves().moves.front()));
        QTRY_VERIFY(analyst.isBusy());
        QVERIFY(!analyst.isAsking());
        analyst.fillTable();
        QTRY_VERIFY(analyst.isLargeWork());
        analyst.cancel();
        analyst.analyse(read(QStringLiteral("nim:1,2")));
        analyst.analyse(large); // another game came between
        QTRY_VERIFY(analyst.isAsking());
    }

    void cancelGivesTheMemoryBack()
    {
        const std::size_t before = presentBytes();
        Analyst analyst;
        analyst.analyse(stones(33));
        QVERIFY(analyst.isBusy());
        QTRY_VERIFY(analyst.progress() > 0);
        QVERIFY(analyst.progressText().contains(QLatin1Char('%')));
        QTRY_VERIFY(analyst.isSolved() || presentBytes() > before + 100 * mebibyte);
        QVERIFY(!analyst.isSolved());
        analyst.cancel();
        QVERIFY(!analyst.isBusy());
        QTRY_VERIFY(presentBytes() < before + 50 * mebibyte);
    }

    /// Who plays on is answered from the table of the position where the analysis began.
    void movesAreReadFromTheTable()
    {
        Analyst analyst;
        games::GamePtr here = stones(28);
        analyst.analyse(here);
        QVERIFY(analyst.isBusy());
        QTRY_VERIFY(analyst.isSolved() && !analyst.isBusy());
        for (int turn = 0; turn < 2; ++turn) {
            const games::Answer known = *analyst.answer();
            here = here->after(known.moves.front().move);
            analyst.analyse(here);
            QVERIFY(analyst.isSolved());
            QCOMPARE(analyst.answer()->verdict.outcome, known.moves.front().leaves.outcome);
            const games::Answer anew = here->answer({.grundy = false, .remoteness = false}, {});
            QCOMPARE(analyst.answer()->verdict.outcome, anew.verdict.outcome);
            QCOMPARE(analyst.answer()->winning, anew.winning);
        }
        analyst.analyse(stones(28)); // taken back
        QVERIFY(analyst.isSolved());
    }

    void otherGamesEmptyTheShelf_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("closed") << QString();
        QTest::newRow("another game") << QStringLiteral("nim:1,2");
        QTest::newRow("the other convention") << QStringLiteral("grid:11/11");
        QTest::newRow("other rules") << QStringLiteral("grid/misere/max=2:11/11");
    }

    void otherGamesEmptyTheShelf()
    {
        QFETCH(const QString, position);
        Analyst analyst;
        analyst.analyse(stones(28));
        QTRY_VERIFY(analyst.isSolved() && !analyst.isBusy());
        QVERIFY(analyst.shelf()->find<games::Workings>() != nullptr);
        analyst.analyse(position.isEmpty() ? nullptr : read(position));
        QTRY_VERIFY(!analyst.isBusy());
        analyst.analyse(stones(28));
        QVERIFY(!analyst.isSolved());
        QVERIFY(analyst.isBusy());
    }

    /// The window closes whatever a task does: nothing waits here until it may end.
    void aTaskThatDoesNotHeedItsStopIsLeftBehind()
    {
        std::promise<void> began;
        const auto mayEnd = std::make_shared<std::promise<void>>();
        {
            Worker worker;
            worker.start(
                [&began, mayEnd](const solver::Job&) -> Worker::Delivery {
                    began.set_value();
                    mayEnd->get_future().wait();
                    return [] { QFAIL("nobody waits for it any more"); };
                },
                {});
            began.get_future().wait();
        }
        QVERIFY(Worker::isAnyLeft());
        mayEnd->set_value();
        QTRY_VERIFY(!Worker::isAnyLeft());
    }

    void aTaskThatHeedsItsStopIsNot()
    {
        {
            Worker worker;
            worker.start(
                [](const solver::Job& job) -> Worker::Delivery {
                    while (!job.stop.stop_requested())
                        std::this_thread::yield();
                    return [] {};
                },
                {});
        }
        QTRY_VERIFY(!Worker::isAnyLeft());
    }

#ifdef __linux__
    void computingLeavesTheProcessorToTheWindow()
    {
        Worker worker;
        std::optional<int> own;
        std::optional<int> started;
        const auto niceHere = [] { return getpriority(PRIO_PROCESS, static_cast<id_t>(gettid())); };
        const int before = niceHere();
        worker.start(
            [&](const solver::Job&) -> Worker::Delivery {
                int inherited = 0;
                std::jthread([&] { inherited = niceHere(); }).join();
                return [&own, &started, inherited, here = niceHere()] {
                    own = here;
                    started = inherited;
                };
            },
            {});
        QTRY_VERIFY(own.has_value());
        QVERIFY(*own > before || before == 19); // there is no higher number
        QCOMPARE(*started, *own);
        QCOMPARE(niceHere(), before);
    }
#endif
};

GRUNDY_TEST(TestAnalyst, models::test::run<TestAnalyst>)
#include "tst_analyst.moc"
