// SPDX-License-Identifier: GPL-3.0-or-later

// A random clicker on every board of the real window, and a walk over all its pages and dialogs: no warning,
// no crash, and positions that can be read. scripts/clicks walks as far as one likes.

#include "window/randomwalk.h"
#include "window/runtests.h"

#include <QRandomGenerator>

using window::Driver;

namespace {

constexpr int clicksPerBoard = 400;
constexpr int clicksPerDialog = 100;
constexpr int closes = 8;
constexpr int eventsOfTheWalk = 2000; // every position, page and dialog once

void addPositions()
{
    QTest::addColumn<QString>("position");
    for (const char* position : window::walkedPositions)
        QTest::addRow("%s", position) << position;
}

} // namespace

class TestClicker : public QObject {
    Q_OBJECT

private slots:
    void aRandomClickerFindsNothing_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"play", "explore"}) {
            for (const char* position : window::walkedPositions)
                QTest::addRow("%s %s", mode, position) << position << mode;
        }
    }

    void aRandomClickerFindsNothing()
    {
        QFETCH(QString, position);
        QFETCH(QString, mode);
        Driver driver(position, mode);
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        QRandomGenerator random(20260101);
        const QQuickItem* board = driver.item("boardView");
        QVERIFY(board);
        for (int i = 0; i < clicksPerBoard; ++i) {
            board = driver.item("boardView");
            if (!board)
                break;
            const QPointF inside(random.bounded(board->width()), random.bounded(board->height()));
            driver.click(board->mapToScene(inside).toPoint());
            if (random.bounded(40) == 0)
                driver.key(Qt::Key_Escape);
            if (random.bounded(25) == 0)
                driver.key(Qt::Key_Z, Qt::ControlModifier);
            if (random.bounded(60) == 0 || driver.isOver()) {
                driver.setMode(mode);
                QVERIFY(QMetaObject::invokeMethod(&driver.session(), "restart"));
            }
            QVERIFY2(driver.isReadable(), qPrintable(driver.notation()));
        }
    }

    /// A new game is put together at random: its board, its values, its players.
    void aRandomClickerMakesNewGames_data() { addPositions(); }

    void aRandomClickerMakesNewGames()
    {
        QFETCH(const QString, position);
        const Driver driver(position, "play");
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        QRandomGenerator random(20260101);
        for (int i = 0; i < clicksPerDialog; ++i) {
            if (!driver.item("draftBoard") && !driver.item("draftPicture")) {
                driver.key(Qt::Key_Escape);
                driver.key(Qt::Key_N, Qt::ControlModifier);
            }
            driver.click(
                QPoint(random.bounded(driver.window().width()), random.bounded(driver.window().height())));
            if (random.bounded(4) == 0)
                driver.key(random.bounded(2) == 0 ? Qt::Key(Qt::Key_0 + random.bounded(10))
                                                  : Qt::Key_Backspace);
            QVERIFY2(driver.isReadable(), qPrintable(driver.notation()));
        }
    }

    /// Pages are loaded in the background soon after the start: a window may be closed at any moment of that.
    void aWindowIsClosedEarly()
    {
        for (int i = 0; i < closes; ++i) {
            const Driver driver;
            QVERIFY(driver.isOpen());
            QTest::qWait(480 + 40 * i);
        }
    }

    void aWalkFindsNothing()
    {
        const Driver driver;
        QVERIFY(driver.isOpen());
        const QTemporaryDir folder;
        window::RandomWalk walk(driver, 20260101, folder.path());
        walk.go(eventsOfTheWalk);
        QVERIFY2(driver.isReadable(), qPrintable(driver.notation()));
    }
};

GRUNDY_TEST(TestClicker, window::runTests<TestClicker>)

#include "tst_clicker.moc"
