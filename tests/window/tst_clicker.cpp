// SPDX-License-Identifier: GPL-3.0-or-later

// A random clicker on every board of the real window: no warning, no crash, and positions that can be read.

#include "window/driver.h"
#include "window/runtests.h"

#include <QRandomGenerator>
#include <QRegularExpression>

using window::Driver;

namespace {

constexpr int clicksPerBoard = 800;

} // namespace

class TestClicker : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("qml|qrc:|Qt")); }

    void aRandomClickerFindsNothing_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"play", "explore"}) {
            for (const char* position : {"nim:7,11,5",
                                         "takeaway:10",
                                         "octal/code=0.77:1,11",
                                         "octal/code=4.3:4,50",
                                         "grundy:10,0",
                                         "lines/misere:111/1111/11111",
                                         "grid/misere:1111/1111/1111/1111",
                                         "dag:3-2,3-1,2-1,1-0@3",
                                         "primes:1440600",
                                         "skip/skips=1,2:3,4,5",
                                         "poker/adds=2,2/max=3,4,5:3,4,5",
                                         "nimble:0,2,1,0,3",
                                         "staircase:0,3,1,5",
                                         "dollar:01001010001",
                                         "turtles:THTTHHTTTH",
                                         "twins:THTTHHTTTH",
                                         "northcott:W..B..../..W...B.",
                                         "plane:1x2,3x4",
                                         "wythoff:11,14",
                                         "hackenbush:0-1g,1-2g,1-3b,0-4b,4-5r,5-4g,0-6g,6-6g"})
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
            if (random.bounded(60) == 0 || driver.isOver())
                QVERIFY(driver.session().setProperty("mode", mode) &&
                        QMetaObject::invokeMethod(&driver.session(), "restart"));
            QVERIFY2(driver.isReadable(), qPrintable(driver.notation()));
        }
    }
};

GRUNDY_TEST(TestClicker, window::runTests<TestClicker>)

#include "tst_clicker.moc"
