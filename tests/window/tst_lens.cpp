// SPDX-License-Identifier: GPL-3.0-or-later

// The Nim lens in the real window: its button, its pane, and clicks on the twin that play on both boards.

#include "window/driver.h"
#include "window/runtests.h"

using window::Driver;

namespace {

/// The visible item of that name below `from`.
QQuickItem* below(QQuickItem* from, const QString& name)
{
    if (from == nullptr || !from->isVisible())
        return nullptr;
    if (from->objectName() == name)
        return from;
    for (QQuickItem* child : from->childItems()) {
        if (QQuickItem* found = below(child, name))
            return found;
    }
    return nullptr;
}

QString twinNotation(const Driver& driver)
{
    return driver.session().property("twin").value<QObject*>()->property("notation").toString();
}

bool clickTwin(const Driver& driver, games::PieceId piece)
{
    const QQuickItem* target = below(driver.item(QStringLiteral("twinView")), Driver::pieceName(piece));
    if (target != nullptr)
        driver.click(Driver::centre(*target));
    return target != nullptr;
}

} // namespace

class TestLens : public QObject {
    Q_OBJECT

private slots:
    void aClickOnTheTwinPlaysOnBoth_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QSize>("size");
        QTest::newRow("lines") << "lines:11/111" << QSize(1280, 860);
        QTest::newRow("lines, small") << "lines:11/111" << QSize(900, 600);
        if (games::findEntry("dollar") != nullptr) {
            QTest::newRow("dollar") << "dollar:010010100010" << QSize(1280, 860);
            QTest::newRow("dollar, small") << "dollar:010010100010" << QSize(900, 600);
        }
    }

    void aClickOnTheTwinPlaysOnBoth()
    {
        QFETCH(QString, position);
        QFETCH(QSize, size);
        Driver driver(position, "explore", size);
        QVERIFY(driver.isOpen());
        waitFor(driver);
        QVERIFY(driver.item("lensPane") == nullptr);
        QVERIFY(driver.click("button_lens"));
        QTRY_VERIFY(driver.item("lensPane") != nullptr);
        QCOMPARE(twinNotation(driver), QStringLiteral("nim:2,3"));
        waitFor(driver);
        const QQuickItem* board = driver.item("boardView");
        QVERIFY(board->height() > 120);
        QVERIFY(driver.item("twinView")->height() > 80);

        QVERIFY(clickTwin(driver, games::pieceId(1, 3))); // the third stone of the heap of 3
        QTRY_COMPARE(twinNotation(driver), QStringLiteral("nim:2,2"));
        QVERIFY(driver.notation() != position);
        waitFor(driver);

        const games::Move move = window::bestMove(*driver.game());
        for (const auto& choice : {std::optional(move.gesture.first), move.gesture.second}) {
            if (choice) {
                const auto* target = below(driver.item("boardView"), Driver::pieceName(*choice));
                QVERIFY(target != nullptr);
                driver.click(Driver::centre(*target));
            }
        }
        QTRY_VERIFY(twinNotation(driver) != QStringLiteral("nim:2,2"));
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(twinNotation(driver), QStringLiteral("nim:2,2"));

        QVERIFY(driver.click("button_openTwin"));
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:2,2"));
        QVERIFY(driver.click("button_lens"));
        QTRY_VERIFY(driver.item("lensPane") == nullptr);
    }

    void theTwinByKeyboardAlone()
    {
        Driver driver("lines:11/111", "explore");
        QVERIFY(driver.isOpen());
        waitFor(driver);
        auto* button = driver.item("button_lens");
        QVERIFY(button != nullptr);
        button->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(driver.item("twinView") != nullptr);
        waitFor(driver);
        QQuickItem* view = driver.item("twinView");
        for (int step = 0; step < 40; ++step) { // Tab leads to the twin's board
            const QQuickItem* focused = driver.window().activeFocusItem();
            if (focused != nullptr && view->isAncestorOf(focused))
                break;
            driver.key(Qt::Key_Tab);
        }
        QVERIFY(view->isAncestorOf(driver.window().activeFocusItem()));
        driver.key(Qt::Key_Home);
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(twinNotation(driver) != QStringLiteral("nim:2,3"));
    }

    void claimsAndTheTheoryCheck()
    {
        Driver driver("nim:2,3", "explore");
        QVERIFY(driver.isOpen());
        waitFor(driver);
        QVERIFY(driver.item("claimsCard") == nullptr); // only who asks is told
        driver.key(Qt::Key_W);
        QTRY_VERIFY(driver.item("claimsCard") != nullptr);
        QTRY_VERIFY(driver.item("button_openClaim_0") != nullptr);
        auto* check = driver.item("button_check");
        QVERIFY(check != nullptr);
        check->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Return);
        QTRY_VERIFY(driver.item("checkResult")->property("text").toString().contains("Positions checked"));
    }

    /// The map says where the queen wins; the square of a move that is pointed at in the list is marked, too.
    void aMoveIsMarkedOnTheMap()
    {
        const Driver driver("wythoff:4,6", "explore");
        QVERIFY(driver.isOpen());
        waitFor(driver);
        const auto marks = [&driver] {
            return driver.item("boardScene")->property("markPlaces").toList().size();
        };
        QTRY_VERIFY(driver.session().property("map").value<QObject*>()->property("ready").toBool());
        QTRY_COMPARE(marks(), 0);
        driver.session().setProperty("pointedMove", 1);
        QTRY_COMPARE(marks(), 1);
        driver.session().setProperty("pointedMove", -1);
        QTRY_COMPARE(marks(), 0);
    }

    void leftAndRight()
    {
        if (games::findEntry("northcott") == nullptr)
            QSKIP("the catalogue has no partizan game");
        Driver driver("northcott/moves=right:W..B./.BW..", "explore");
        QVERIFY(driver.isOpen());
        waitFor(driver);
        QCOMPARE(driver.session().property("toMove").toInt(), 0);
        QVERIFY(driver.click("turn_right"));
        QTRY_COMPARE(driver.session().property("toMove").toInt(), 1);
        waitFor(driver);
        QVERIFY(driver.item("exactValue") != nullptr);
        QVERIFY(driver.item("button_lens") == nullptr);
    }
};

GRUNDY_TEST(TestLens, window::runTests<TestLens>)

#include "tst_lens.moc"
