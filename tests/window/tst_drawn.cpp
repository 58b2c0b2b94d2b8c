// SPDX-License-Identifier: GPL-3.0-or-later

// Hackenbush in the real window: its edges are hit and cut, its reduction is stepped through, and it stays
// fluent.

#include "models/analysis/argument.h"
#include "support/pace.h"
#include "window/drawndriver.h"
#include "window/runtests.h"

#include <QRandomGenerator>

#include <algorithm>

using window::DrawnDriver;
using window::Driver;

namespace {

/// A green tree with so many edges: eight stems, and branches that grow on what is there.
QString greenTree(int edges)
{
    QRandomGenerator random(7);
    QStringList tree;
    for (int joint = 1; joint <= edges; ++joint)
        tree.append(
            QStringLiteral("%1-%2g").arg(joint < 9 ? 0 : random.bounded(joint / 2, joint)).arg(joint));
    return tree.join(QLatin1Char(','));
}

} // namespace

class TestDrawn : public QObject {
    Q_OBJECT

private slots:
    /// The position changes in the moment before the key: what has the focus is still what is meant.
    void enterCutsWhatHasTheFocus()
    {
        DrawnDriver driver("0-1g,0-2b,0-3r");
        QVERIFY(driver.isReady());
        QVERIFY(driver.focusByArrows(games::edgeId(2)));
        const auto first = QString::number(static_cast<std::uint64_t>(games::edgeId(0)));
        QMetaObject::invokeMethod(&driver.session(), "choose", Q_ARG(QString, first));
        QCOMPARE(driver.edges().count('-'), 2);
        driver.key(Qt::Key_Return);
        QCOMPARE(driver.edges(), "0-2b");
    }

    void cutEdgesFall()
    {
        DrawnDriver driver("0-1g,1-2g,2-3g,0-4g");
        QVERIFY(driver.isReady());
        driver.click(Driver::centre(*driver.piece(games::edgeId(1))));
        QCOMPARE(driver.edges(), "0-1g,0-4g");
        QVERIFY(driver.item("drawnPicture")->property("gliding").toBool());
        QVERIFY(driver.waitUntilStill());
        driver.undo();
        QCOMPARE(driver.edges(), "0-1g,1-2g,2-3g,0-4g");
    }

    void everyEdgeIsHit_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::newRow("crossing") << "0-1g,0-2g,1-4g,2-3g,3-1b,4-2b,3-4r";
        QTest::newRow("parallel") << "0-1g,0-1b,0-1r,1-2g,2-1g,1-2b";
        QTest::newRow("loops") << "0-1g,1-1g,1-1b,1-1r,1-2g,2-2g";
        QTest::newRow("many feet") << "0-1g,1-0g,0-2b,2-1r,0-3g,3-1b";
        QTest::newRow("arches") << "0-1g,0-0g,0-0b";
    }
    void everyEdgeIsHit()
    {
        QFETCH(QString, edges);
        DrawnDriver driver(edges);
        QVERIFY(driver.isReady());
        const auto count = static_cast<std::uint32_t>(edges.count(',') + 1);
        for (std::uint32_t edge = 0; edge < count; ++edge) {
            const QQuickItem* piece = driver.piece(games::edgeId(edge));
            QVERIFY(piece);
            QCOMPARE(driver.hit(Driver::centre(*piece)), piece->property("index").toInt());
        }
    }

    void piecesHaveNames()
    {
        DrawnDriver driver("0-1g,1-2b,2-2r");
        QVERIFY(driver.isReady());
        for (std::uint32_t edge = 0; edge < 3; ++edge)
            QVERIFY(!driver.piece(games::edgeId(edge))->property("name").toString().isEmpty());
    }

    void theReductionIsSteppedThrough_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::newRow("cycle on a stem") << "0-1g,1-2g,1-3g,2-4g,3-4g";
        QTest::newRow("red-blue tree") << "0-1b,1-2r,2-3b,2-4b";
        QTest::newRow("stalk") << "0-1b,1-2b,2-3r,3-4b";
    }
    void theReductionIsSteppedThrough()
    {
        QFETCH(QString, edges);
        DrawnDriver driver(edges);
        QVERIFY(driver.isReady());
        QVERIFY(driver.explanation().setProperty("level", static_cast<int>(models::Argument::Theorems)));
        QTRY_VERIFY(driver.explanation().property("stepCount").toInt() > 0);
        const auto call = [&driver](const char* verb) {
            QVERIFY(QMetaObject::invokeMethod(&driver.explanation(), verb));
            QVERIFY(driver.waitUntilStill());
        };
        const auto drawn = [&driver] { return driver.board().property("drawn").toBool(); };
        const int steps = driver.explanation().property("stepCount").toInt();
        bool wasDrawn = false;
        for (int step = 0; step <= steps; ++step) {
            call("next");
            wasDrawn = wasDrawn || drawn();
            QCOMPARE(driver.edges(), edges); // the position stays
        }
        QVERIFY(wasDrawn);
        for (int step = 0; step <= steps; ++step)
            call("back");
        QVERIFY(!drawn());
        call("next");
        for (int step = 0; step <= steps && !drawn(); ++step)
            call("next");
        QVERIFY(drawn());
        QVERIFY(driver.click(QStringLiteral("button_leaveDrawing")));
        QVERIFY(!drawn());
        QVERIFY(driver.piece(games::edgeId(0)));
    }

    void twoHundredEdgesStayFluent()
    {
        DrawnDriver driver(greenTree(200));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        const auto timed = [&driver](const auto& act) {
            return tests::medianMs(20, [&](int step) {
                act(step);
                driver.window().grabWindow(); // the frame that shows it
            });
        };
        const double frame = timed([](int) {});
        const double hover =
            timed([&driver](int step) { driver.board().setProperty("hoveredRow", 201 + step); });
        driver.take("move");
        const QPoint joint = Driver::centre(*driver.piece(games::jointId(150)));
        QTest::mousePress(&driver.window(), Qt::LeftButton, {}, joint);
        const double drag = timed([&](int step) {
            QTest::mouseMove(&driver.window(), joint - QPoint(10 + 4 * step, 10 + 2 * step));
        });
        QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, joint - QPoint(90, 50));
        driver.take("cut");
        const double cut = timed([&driver](int step) {
            if (step == 0)
                driver.click(Driver::centre(*driver.piece(games::edgeId(199))));
            else
                QTest::qWait(1); // it falls
        });
        qInfo("frame %.1f ms, hover %.1f ms, drag %.1f ms, cut and fall %.1f ms", frame, hover, drag, cut);
        QVERIFY(std::max({hover, drag, cut}) < 100 * frame); // which has nothing new to show
    }

    void aRandomPainterFindsNothing_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"play", "explore", "present"})
            QTest::newRow(mode) << mode;
    }
    void aRandomPainterFindsNothing()
    {
        QFETCH(QString, mode);
        DrawnDriver driver("0-1g,1-2g,1-3b,0-4b,4-5r,5-4g,0-6g,6-6g", mode);
        QVERIFY(driver.isOpen());
        QRandomGenerator random(20260101);
        const char* view = mode == "present" ? "presentBoard" : "boardView";
        const std::array tools{"cut", "green", "blue", "red", "move", "erase", "snap"};
        const std::array keys{Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right,
                              Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete, Qt::Key_N,
                              Qt::Key_Home,   Qt::Key_End,    Qt::Key_Space,  Qt::Key_Tab};
        const auto anywhere = [&] {
            const QQuickItem* board = driver.item(view);
            const QPointF inside(random.bounded(board->width()), random.bounded(board->height()));
            return board->mapToScene(inside).toPoint();
        };
        for (int i = 0; i < 600; ++i) {
            if (!driver.item(view))
                driver.setMode(mode);
            if (random.bounded(8) == 0)
                driver.take(tools[random.bounded(static_cast<quint32>(tools.size()))]);
            if (random.bounded(3) == 0)
                driver.key(keys[random.bounded(static_cast<quint32>(keys.size()))]);
            else if (random.bounded(2) == 0)
                driver.drag(anywhere(), anywhere());
            else
                driver.click(anywhere());
            if (random.bounded(25) == 0)
                driver.undo();
            if (random.bounded(60) == 0)
                QVERIFY(QMetaObject::invokeMethod(&driver.session(), "restart"));
            QVERIFY2(driver.isReadable(), qPrintable(driver.notation()));
        }
    }
};

GRUNDY_TEST(TestDrawn, window::runTests<TestDrawn>)

#include "tst_drawn.moc"
