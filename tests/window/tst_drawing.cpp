// SPDX-License-Identifier: GPL-3.0-or-later

// A picture of Hackenbush in the real window: drawn, painted, moved and erased by mouse and by keys.

#include "window/drawndriver.h"
#include "window/runtests.h"

using window::DrawnDriver;
using window::Driver;

class TestDrawing : public QObject {
    Q_OBJECT

private slots:
    void itIsDrawnByMouse()
    {
        DrawnDriver driver("0-1g");
        QVERIFY(driver.isReady());
        driver.take("blue");
        driver.drag(driver.at(2, 0), driver.at(2, 1.5)); // from the ground to a new joint
        QCOMPARE(driver.edges(), "0-1g,0-2b");
        driver.take("red");
        driver.drag(driver.at(2, 1.5), driver.at(3, 2.5)); // from there to another one
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-3r");
        driver.take("green");
        driver.drag(driver.at(3, 2.5), driver.at(4, 0)); // back to the ground
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-3r,3-0g");
        driver.drag(driver.at(2, 1.5), driver.at(3, 2.5)); // beside the one that is there
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-3r,3-0g,2-3g");
        for (const char* before : {"0-1g,0-2b,2-3r,3-0g", "0-1g,0-2b,2-3r", "0-1g,0-2b", "0-1g"}) {
            driver.undo();
            QCOMPARE(driver.edges(), before);
        }
    }

    void aLoopLeavesItsJointAndComesBack()
    {
        DrawnDriver driver("0-1g");
        QVERIFY(driver.isReady());
        driver.take("red");
        const QPoint joint = driver.at(5, 1);
        QTest::mousePress(&driver.window(), Qt::LeftButton, {}, joint);
        QTest::mouseMove(&driver.window(), joint - QPoint(40, 60));
        QTest::mouseMove(&driver.window(), joint);
        QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, joint);
        QCOMPARE(driver.edges(), "0-1g,1-1r");
        driver.click(joint); // a click on a joint draws nothing
        QCOMPARE(driver.edges(), "0-1g,1-1r");
    }

    void whatIsNotJoinedFalls()
    {
        DrawnDriver driver("0-1g");
        QVERIFY(driver.isReady());
        driver.take("green");
        driver.drag(driver.at(1, 3), driver.at(2, 4));
        QCOMPARE(driver.edges(), "0-1g");
        QVERIFY2(driver.message().contains("fall"), qPrintable(driver.message()));
        QVERIFY(driver.item("drawnPicture")->property("gliding").toBool());
        QVERIFY(driver.waitUntilStill());
    }

    void aClickWithAColourPaints()
    {
        DrawnDriver driver("0-1g,1-2b");
        QVERIFY(driver.isReady());
        driver.take("red");
        driver.click(Driver::centre(*driver.piece(games::edgeId(1))));
        QCOMPARE(driver.edges(), "0-1g,1-2r");
        driver.undo();
        QCOMPARE(driver.edges(), "0-1g,1-2b");
    }

    void jointsFeetAndEdgesAreMoved()
    {
        DrawnDriver driver("0-1g,1-2b");
        QVERIFY(driver.isReady());
        driver.take("move");
        driver.drag(driver.at(5, 2), driver.at(7, 3));
        QVERIFY(driver.session().property("canUndo").toBool());
        QCOMPARE(driver.edges(), "0-1g,1-2b");
        QCOMPARE(Driver::centre(*driver.piece(games::jointId(2))), driver.at(7, 3));
        driver.drag(driver.at(5, 0), driver.at(3, 0));
        QVERIFY((Driver::centre(*driver.piece(games::edgeId(0))) - driver.at(4, 0.5)).manhattanLength() < 4);
        const QPoint middle = driver.at(6, 2);
        driver.drag(middle, middle + QPoint(20, 40));
        QVERIFY((Driver::centre(*driver.piece(games::edgeId(1))) - middle).manhattanLength() > 20);
        for (int edit = 0; edit < 3; ++edit)
            driver.undo();
        QVERIFY(!driver.session().property("canUndo").toBool());
        QCOMPARE(Driver::centre(*driver.piece(games::jointId(2))), driver.at(5, 2));
    }

    void erasingTakesWhatFalls()
    {
        DrawnDriver driver("0-1g,1-2b,2-3r,0-4b");
        QVERIFY(driver.isReady());
        driver.take("erase");
        driver.click(Driver::centre(*driver.piece(games::edgeId(1))));
        QCOMPARE(driver.edges(), "0-1g,0-4b");
        driver.undo();
        QVERIFY(driver.waitUntilStill());
        driver.click(Driver::centre(*driver.piece(games::jointId(1))));
        QCOMPARE(driver.edges(), "0-4b");
        driver.undo();
        QCOMPARE(driver.edges(), "0-1g,1-2b,2-3r,0-4b");
    }

    void itIsDrawnByKeysAlone()
    {
        DrawnDriver driver("0-1g");
        QVERIFY(driver.isReady());
        driver.take("blue");
        driver.item("boardView")->forceActiveFocus();
        driver.key(Qt::Key_Up);
        driver.key(Qt::Key_Home); // the ground
        for (int step = 0; step < 4; ++step)
            driver.key(Qt::Key_Left); // the foot two units to the left
        driver.key(Qt::Key_N);
        QCOMPARE(driver.edges(), "0-1g,0-2b");
        QCOMPARE(Driver::centre(*driver.piece(games::jointId(2))), driver.at(3, 1));
        QVERIFY(driver.focusByArrows(games::jointId(2)));
        driver.key(Qt::Key_Return);
        QVERIFY(driver.focusByArrows(games::jointId(1)));
        driver.key(Qt::Key_Return);
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-1b");
        QVERIFY(driver.focusByArrows(games::jointId(1)));
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Return); // twice: a loop
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-1b,1-1b");
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Escape); // dropped
        driver.key(Qt::Key_Escape);
        QCOMPARE(driver.edges(), "0-1g,0-2b,2-1b,1-1b");
    }

    void keysEraseAndMove()
    {
        DrawnDriver driver("0-1g,1-2g,0-3g");
        QVERIFY(driver.isReady());
        driver.take("move");
        driver.item("boardView")->forceActiveFocus();
        driver.key(Qt::Key_End);
        QVERIFY(driver.focusByArrows(games::jointId(2)));
        const QPoint before = Driver::centre(*driver.piece(games::jointId(2)));
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Up);
        driver.key(Qt::Key_Up);
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(Driver::centre(*driver.piece(games::jointId(2))).y() < before.y() - 20);
        driver.take("erase");
        driver.item("boardView")->forceActiveFocus();
        driver.key(Qt::Key_Home);
        QVERIFY(driver.focusByArrows(games::edgeId(1)));
        driver.key(Qt::Key_Delete);
        QCOMPARE(driver.edges(), "0-1g,0-3g");
    }

    void inPlayNothingIsDrawn()
    {
        DrawnDriver driver("0-1g,1-2g", "play");
        QVERIFY(driver.isReady());
        QVERIFY(!driver.item("tool_green"));
        driver.drag(driver.at(2, 0), driver.at(2, 2));
        QCOMPARE(driver.edges(), "0-1g,1-2g");
    }
};

GRUNDY_TEST(TestDrawing, window::runTests<TestDrawing>)

#include "tst_drawing.moc"
