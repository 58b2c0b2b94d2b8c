// SPDX-License-Identifier: GPL-3.0-or-later

// The Nim lens in the real window: its button, its pane, and clicks on the twin that play on both boards.

#include "window/driver.h"
#include "window/runtests.h"

#include <QAccessible>

#include <cmath>

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

QObject& twinOf(const Driver& driver)
{
    return *driver.session().property("twin").value<QObject*>();
}

QString twinNotation(const Driver& driver)
{
    return twinOf(driver).property("notation").toString();
}

double timeOf(const Driver& driver)
{
    return twinOf(driver).property("time").toDouble();
}

/// In the window.
QList<QRectF> dropsOf(const Driver& driver)
{
    QList<QRectF> drops;
    const QQuickItem* ribbons = driver.item("lensRibbons");
    for (const QRectF& drop : ribbons->property("drops").value<QList<QRectF>>())
        drops.append(ribbons->parentItem()->mapRectToScene(drop));
    return drops;
}

/// Once they are where the pieces lie.
QList<QRectF> waitedDrops(const Driver& driver)
{
    window::waitUntil([&] { return !dropsOf(driver).isEmpty(); });
    return dropsOf(driver);
}

/// Where the last square of the board ends.
double lowestSquare(const Driver& driver)
{
    const auto* scene = below(driver.item("boardView"), "boardScene");
    double foot = 0;
    for (const QRectF& spot : scene->property("spots").value<QList<QRectF>>())
        foot = std::max(foot, scene->mapRectToScene(spot).bottom());
    return foot;
}

/// Otherwise than where there is no drop.
bool isPainted(const Driver& driver, QPointF place)
{
    const QImage seen = driver.window().grabWindow();
    const auto* pane = driver.item("lensPane");
    const QPointF beside(pane->mapToScene({4, 0}).x(), place.y());
    return seen.pixelColor(place.toPoint()).lightness() < seen.pixelColor(beside.toPoint()).lightness() - 20;
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

    void theSliderByMouse()
    {
        Driver driver("dollar:01001010001", "explore");
        QVERIFY(driver.isOpen());
        waitFor(driver);
        const QQuickItem* slider = driver.item("lensSlider");
        QVERIFY(slider != nullptr);
        const auto along = [slider](double part) {
            return slider->mapToScene({12 + part * (slider->width() - 24), slider->height() / 2}).toPoint();
        };
        driver.drag(Qt::LeftButton, along(0), along(0.03)); // so near to its end it is there
        QCOMPARE(timeOf(driver), 0.0);
        QVERIFY(driver.item("lensPane") == nullptr);
        driver.drag(Qt::LeftButton, along(0), along(0.5));
        QVERIFY(std::abs(timeOf(driver) - 0.5) < 0.05);
        QTRY_VERIFY(driver.item("lensRibbons") != nullptr);
        waitFor(driver);

        QTRY_COMPARE(dropsOf(driver).size(), 5); // a gap of 2 and one of 3
        const double foot = lowestSquare(driver);
        const QList<QRectF> halfWay = dropsOf(driver);
        for (const QRectF& drop : halfWay) {
            QVERIFY(drop.top() > foot);
            QVERIFY(isPainted(driver, drop.center()));
        }
        driver.drag(Qt::LeftButton, along(0.5), along(0.8));
        waitFor(driver);
        for (qsizetype i = 0; i < halfWay.size(); ++i)
            QVERIFY(dropsOf(driver)[i].top() > halfWay[i].top());

        driver.drag(Qt::LeftButton, along(0.8), along(0.97));
        QCOMPARE(timeOf(driver), 1.0);
        QVERIFY(driver.item("lensRibbons") == nullptr);
        QCOMPARE(driver.item("twinView")->opacity(), 1.0);
        waitFor(driver);
        QVERIFY(driver.click("button_noLens"));
        QTRY_VERIFY(driver.item("lensPane") == nullptr);
    }

    void theSliderByKeysAndByEar()
    {
        Driver driver("lines:11/111", "explore");
        QVERIFY(driver.isOpen());
        waitFor(driver);
        auto* slider = driver.item("lensSlider");
        QVERIFY(slider != nullptr);
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(slider);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Nim lens"));
        const auto value = [spoken] { return qRound(spoken->valueInterface()->currentValue().toDouble()); };
        slider->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Right);
        QCOMPARE(value(), 10);
        QTRY_VERIFY(driver.item("lensPane") != nullptr);
        QVERIFY(spoken->text(QAccessible::Description).contains(QStringLiteral("10 %")));
        driver.key(Qt::Key_End);
        QCOMPARE(value(), 100);
        QCOMPARE(timeOf(driver), 1.0);
        driver.key(Qt::Key_Left);
        QCOMPARE(value(), 90);
        driver.key(Qt::Key_Home);
        QCOMPARE(value(), 0);
        QTRY_VERIFY(driver.item("lensPane") == nullptr);
        driver.key(Qt::Key_N);
        QTRY_COMPARE(timeOf(driver), 1.0);
        driver.key(Qt::Key_N);
        QTRY_COMPARE(timeOf(driver), 0.0);
        driver.key(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(driver.item("lensSlider") == nullptr); // nor while one edits
    }

    /// From every kind of board: pieces of a picture, of several boards and of a plane; but not from too
    /// many.
    void whereRibbonsRun_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("drops");
        QTest::newRow("staircase") << "staircase:1,2,0,3" << 5;
        QTest::newRow("counters of a plane") << "plane:3x2" << 5;
        QTest::newRow("stalks") << "hackenbush:0-1g,1-2g,0-3g" << 3;
        QTest::newRow("two boards") << "nim:2 + lines:11" << 4;
        QTest::newRow("a pile") << "nim:500" << 1;
    }

    void whereRibbonsRun()
    {
        QFETCH(QString, position);
        Driver driver(position, "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        twinOf(driver).setProperty("time", 0.4);
        QTRY_VERIFY(driver.item("lensRibbons") != nullptr);
        QTEST(static_cast<int>(waitedDrops(driver).size()), "drops");
    }

    void gapsAreNamed()
    {
        Driver driver("dollar:01001010001", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        waitFor(driver);
        QVERIFY(driver.click("button_lens"));
        QTRY_COMPARE(timeOf(driver), 1.0);
        waitFor(driver);
        const QStringList texts =
            below(driver.item("twinView"), "boardScene")->property("texts").toStringList();
        QCOMPARE(texts, QStringList({"a gap of 2 is a heap of 2", "a gap of 3 is a heap of 3"}));
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
