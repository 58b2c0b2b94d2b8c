// SPDX-License-Identifier: GPL-3.0-or-later

// Explore: the verdict on the wall, what one points at, and what More opens; by mouse, by keys and by ear.

#include "window/driver.h"
#include "window/runtests.h"

#include <QAccessible>

using window::Driver;

namespace {

int cellsSeen(const Driver& driver)
{
    int cells = 0;
    while (driver.item(QStringLiteral("ribbonCell_%1").arg(cells)) != nullptr)
        ++cells;
    return cells;
}

/// A pointer that comes from nowhere is not seen at once.
void pointAt(const Driver& driver, QPoint place)
{
    QTest::mouseMove(&driver.window(), place + QPoint(2, 2));
    QTest::mouseMove(&driver.window(), place);
}

void forgetMore()
{
    QSettings().remove(QStringLiteral("explore/more"));
}

} // namespace

class TestExplore : public QObject {
    Q_OBJECT

private slots:
    /// Pointing tells of each take; nothing is played by it.
    void pointing()
    {
        const Driver driver("nim:7,11,5", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        QCOMPARE(cellsSeen(driver), 0);
        const auto at = [&driver](quint32 stone) {
            return Driver::centre(*driver.piece(games::pieceId(1, stone)));
        };
        pointAt(driver, at(6));
        QTRY_COMPARE(cellsSeen(driver), 11);
        QTRY_VERIFY(driver.textOf("statusText")
                        .startsWith("Take 6 from the middle heap? That loses. The reply: take "));
        pointAt(driver, at(3));
        QTRY_COMPARE(driver.textOf("statusText"), QStringLiteral("Take 9 from the middle heap? That wins."));
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));
        // The ribbon stands beside the stones that it tells of, in their order.
        const QQuickItem* stone = driver.piece(games::pieceId(1, 3));
        const QQuickItem* cell = nullptr;
        for (int number = 0; number < 11; ++number) {
            const QQuickItem* each = driver.item(QStringLiteral("ribbonCell_%1").arg(number));
            if (qAbs(Driver::centre(*each).y() - Driver::centre(*stone).y()) < 5)
                cell = each;
        }
        QVERIFY(cell != nullptr);
        QVERIFY(cell->mapToScene({}).x() >= stone->mapToScene(QPointF(stone->width(), 0)).x());
        pointAt(driver, {20, 400});
        QTRY_COMPARE(cellsSeen(driver), 0);
    }

    /// The same by keys: what is meant is told where the focus is.
    void pointingByKeys()
    {
        const Driver driver("dollar:01001010001", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        QVERIFY(driver.focusByArrows(games::pieceId(0, 10)));
        QTRY_COMPARE(cellsSeen(driver), 3);
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Left);
        driver.key(Qt::Key_Left);
        QTRY_COMPARE(
            driver.textOf("statusText"),
            QStringLiteral("Slide a coin from 11 to 9? That loses. The reply: slide a coin from 5 to 4."));
        driver.key(Qt::Key_Escape);
        QCOMPARE(driver.notation(), QStringLiteral("dollar:01001010001"));
    }

    /// A coin that is dragged tells where it would win; let go beside the squares it goes back.
    void whatIfByDragging()
    {
        const Driver driver("dollar:01001010001", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        const QPointF last = Driver::centre(*driver.piece(games::pieceId(0, 10)));
        const QPointF other = Driver::centre(*driver.piece(games::pieceId(0, 6)));
        const auto at = [&](int square) { return (other + (last - other) * (square - 6) / 4).toPoint(); };
        QTest::mousePress(&driver.window(), Qt::LeftButton, {}, at(10));
        QTest::mouseMove(&driver.window(), at(9));
        QTest::mouseMove(&driver.window(), at(8));
        QTRY_COMPARE(cellsSeen(driver), 3);
        QTRY_VERIFY(driver.textOf("statusText").startsWith("Slide a coin from 11 to 9? That loses."));
        QTest::mouseMove(&driver.window(), {700, 760});
        QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, {700, 760});
        QCOMPARE(driver.notation(), QStringLiteral("dollar:01001010001"));
    }

    /// Verdict and marks first: all else comes when it is asked for, and is remembered for each game.
    void more_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1440, 900);
        QTest::newRow("small") << QSize(900, 600);
    }
    void more()
    {
        QFETCH(QSize, size);
        const Driver driver("nim:7,11,5", "explore", size);
        QVERIFY(driver.isOpen());
        forgetMore();
        driver.openPosition("nim:3,4,5");
        window::waitFor(driver);
        QCOMPARE(driver.textOf("wallVerdict"), QStringLiteral("The player to move wins"));
        QCOMPARE(driver.textOf("wallDetail"), QStringLiteral("1 of 12 moves does it."));
        QVERIFY(driver.item("movesTable") == nullptr && driver.item("verdictTitle") == nullptr);
        QVERIFY(driver.click("button_panel"));
        QTRY_VERIFY(driver.item("verdictTitle") != nullptr);
        window::waitFor(driver);
        if (size.width() < 1000) { // a sheet lies over the board
            QVERIFY(driver.click("button_panel"));
            QTRY_VERIFY(driver.item("verdictTitle") == nullptr);
            return;
        }
        driver.openPosition("wythoff:3,5");
        window::waitFor(driver);
        QVERIFY(driver.item("verdictTitle") == nullptr);
        driver.openPosition("nim:1,2,3");
        window::waitFor(driver);
        QVERIFY(driver.item("verdictTitle") != nullptr);
        QCOMPARE(driver.textOf("wallDetail"), QStringLiteral("Each of the 6 moves loses."));
        QVERIFY(driver.click("button_panel"));
        QTRY_VERIFY(driver.item("verdictTitle") == nullptr);
        driver.key(Qt::Key_W); // who asks why opens it
        QTRY_VERIFY(driver.item("verdictTitle") != nullptr);
    }

    /// Each position begins at the top of the panel.
    void thePanelBeginsAtItsTop()
    {
        const Driver driver("nim:7,11,5", "explore", {1280, 720});
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        const QQuickItem* card = driver.item("verdictCard");
        const double top = card->mapToScene({}).y();
        driver.wheel(QPoint(1200, 500), -10);
        QTRY_VERIFY(card->mapToScene({}).y() < top - 50);
        driver.clickPlace(games::pieceId(1, 3));
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:7,2,5"));
        QTRY_COMPARE(driver.item("verdictCard")->mapToScene({}).y(), top);
    }

    /// A screen reader hears who wins, with the letter and in words.
    void theVerdictIsHeard()
    {
        const Driver driver("nim:7,11,5", "explore", {1440, 900});
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        QAccessibleInterface* verdict = QAccessible::queryAccessibleInterface(driver.item("wallVerdict"));
        QVERIFY(verdict != nullptr);
        QCOMPARE(verdict->text(QAccessible::Name), QStringLiteral("N. The player to move wins"));
    }
};

GRUNDY_TEST(TestExplore, window::runTests<TestExplore>)
#include "tst_explore.moc"
