// SPDX-License-Identifier: GPL-3.0-or-later

// Large boards in the real window: what they take is told, the work can be watched and ended, the board can
// be used meanwhile, and what was found answers the next moves at once.

#include "models/session/session.h"
#include "window/driver.h"
#include "window/runtests.h"

#include <QSignalSpy>

using window::Driver;

namespace {

const QString sixBySix = QStringLiteral("grid/misere:111111/111111/111111/111111/111111/111111");
/// 32 stones: a table of 512 MiB.
const QString large = QStringLiteral("grid/misere:111111/111111/111111/111111/111111/110000");

} // namespace

class TestSpeed : public QObject {
    Q_OBJECT

private slots:
    void memoryThatIsNotThere()
    {
        const Driver driver({}, QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        analystOf(driver).assumeFreeMemory(std::size_t{2} << 30);
        open(driver, sixBySix);
        driver.setMode(QStringLiteral("explore"));
        QTRY_VERIFY(driver.textOf("verdictDetail").contains(QLatin1String("8.0 GiB")));
        QTRY_VERIFY(driver.item(QStringLiteral("button_cancel")) != nullptr);
        QVERIFY(driver.click(QStringLiteral("button_cancel")));
        QTRY_VERIFY(driver.isSettled());
        QCOMPARE(driver.textOf("verdictTitle"), QStringLiteral("Not solved yet"));
        const QString told = driver.textOf("verdictDetail");
        QVERIFY2(told.contains(QLatin1String("8.0 GiB")) && told.contains(QLatin1String("2.0 GiB")),
                 qPrintable(told));
        QVERIFY(driver.textOf("button_retry").startsWith(QLatin1String("Try")));
        const QString before = driver.notation();
        play(driver, driver.game()->moves().moves.front());
        QVERIFY(driver.notation() != before);
    }

    void theWorkIsWatchedAndEnded()
    {
        const Driver driver(large, QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        const models::Analyst& analyst = analystOf(driver);
        const QSignalSpy progress(&analyst, &models::Analyst::progressChanged);
        QTRY_VERIFY(analyst.progress() > 0);
        const double first = analyst.progress();
        QTRY_VERIFY(analyst.progress() > first || analyst.isSolved());
        QVERIFY(!analyst.isSolved());
        QVERIFY(driver.textOf("workDone").contains(QLatin1Char('%')));
        QVERIFY(driver.click(QStringLiteral("button_cancel")));
        QVERIFY(!analyst.isBusy());
        QTRY_COMPARE(driver.textOf("verdictTitle"), QStringLiteral("Not solved yet"));
        QVERIFY(driver.textOf("verdictDetail").contains(QLatin1String("Stopped")));
        QVERIFY(driver.click(QStringLiteral("button_retry")));
        QVERIFY(analyst.isBusy());
        QTRY_VERIFY(analyst.isSolved());
    }

    void theBoardIsUsedMeanwhile()
    {
        const Driver driver(large, QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(analystOf(driver).progress() > 0);
        const auto begun = driver.game();
        const games::Move move = begun->moves().moves.front();
        play(driver, move);
        QVERIFY(!analystOf(driver).isSolved());
        const auto game = begun->after(move);
        QCOMPARE(driver.notation().toStdString(), game->notation());
        QTRY_VERIFY(driver.isSettled());
        const auto expected = game->answer({.grundy = false, .remoteness = false}, {});
        tellsTheAnswer(driver, expected);
    }

    void laterMovesAreAnsweredAtOnce()
    {
        const Driver driver(large, QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        const models::Analyst& analyst = analystOf(driver);
        QTRY_VERIFY(analyst.isSolved() && driver.isSettled());
        QStringList worked; // positions that were not answered at once
        connect(&analyst, &models::Analyst::changed, this, [&] {
            if (analyst.isBusy())
                worked.append(QString::fromStdString(analyst.game()->notation()));
        });
        for (int turn = 0; turn < 2; ++turn) { // 26 stones are left: fewer are told more, which takes longer
            const auto known = analyst.answer();
            const games::JudgedMove judged = known->moves.front();
            play(driver, judged.move);
            QVERIFY(analyst.isSolved());
            QCOMPARE(analyst.answer()->verdict.outcome, judged.leaves.outcome);
        }
        QVERIFY2(worked.isEmpty(), qPrintable(worked.join(QLatin1Char(' '))));
        const auto expected = driver.game()->answer({.grundy = false, .remoteness = false}, {});
        QTRY_VERIFY(driver.isSettled());
        tellsTheAnswer(driver, expected);
    }

    /// The last one: a reader stays.
    void aReaderThatComesLater()
    {
        const Driver driver(QStringLiteral("nim:3,4,6"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        play(driver, driver.game()->moves().moves.front());
        QTRY_VERIFY(driver.isSettled());
        const auto& board = *driver.session().property("board").value<models::BoardModel*>();
        const auto areTold = [&] {
            int row = 0;
            return std::ranges::all_of(board.board().pieces, [&](const games::Piece& piece) {
                return driver.piece(piece.id)->property("name") ==
                       board.value(row++, models::BoardModel::NameRole);
            });
        };
        QVERIFY(!areTold()); // nobody hears them
        tests::beRead();
        QTRY_VERIFY(areTold());
    }

private:
    static models::Analyst& analystOf(const Driver& driver)
    {
        return *qobject_cast<models::Session*>(&driver.session())->analyst();
    }

    static void open(const Driver& driver, const QString& notation)
    {
        driver.openPosition(notation);
        QCOMPARE(driver.notation(), notation);
    }

    static void play(const Driver& driver, const games::Move& move)
    {
        const auto game = driver.game();
        driver.makeByMouse(move);
        QTRY_COMPARE(driver.notation().toStdString(), game->after(move)->notation());
    }

    static void tellsTheAnswer(const Driver& driver, const games::Answer& expected)
    {
        const auto& session = *qobject_cast<models::Session*>(&driver.session());
        const models::Analyst& analyst = analystOf(driver);
        QCOMPARE(analyst.answer()->verdict.outcome, expected.verdict.outcome);
        QCOMPARE(analyst.answer()->winning, expected.winning);
        QCOMPARE(driver.textOf("verdictTitle"), analyst.verdictTitle());
        QCOMPARE(session.property("board").value<models::BoardModel*>()->marks().size(),
                 static_cast<int>(expected.winning));
    }
};

GRUNDY_TEST(TestSpeed, window::runTests<TestSpeed, window::Reader::None>)

#include "tst_speed.moc"
