// SPDX-License-Identifier: GPL-3.0-or-later

// Hackenbush zoomed in the real window: by the wheel, by fingers, by keys and buttons; clicks and the focus
// follow.

#include "window/drawndriver.h"
#include "window/runtests.h"

#include <QPointingDevice>

#include <cmath>
#include <memory>

using window::DrawnDriver;
using window::Driver;

namespace {

const QString bush = QStringLiteral("0-1g,1-2g,1-3g,3-4g,3-5g,0-6b,6-7r,7-8b,7-9b,0-10g");

class ZoomDriver : public DrawnDriver {
public:
    using DrawnDriver::DrawnDriver;

    [[nodiscard]] double zoom() const
    {
        return item(QStringLiteral("drawnPicture"))->property("zoom").toDouble();
    }
    [[nodiscard]] double thickness() const
    {
        return item(QStringLiteral("drawnPicture"))->property("thickness").toDouble();
    }
    [[nodiscard]] bool isShown(QPoint place) const
    {
        const QQuickItem* board = boardView();
        return board->contains(board->mapFromScene(place));
    }
    void wheel(QPoint place, int notches) const
    {
        Driver::wheel(place, notches);
        (void)waitUntilStill();
    }
    void press(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) const
    {
        key(which, modifiers);
        (void)waitUntilStill();
    }
};

bool areNear(QPoint a, QPoint b)
{
    return (a - b).manhattanLength() <= 3;
}

} // namespace

class TestDrawnZoom : public QObject {
    Q_OBJECT

private slots:
    /// The buttons that zoom a plane lie on none of its squares.
    void buttonsBesideThePlane_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QSize>("size");
        QTest::newRow("wythoff") << "wythoff:20,25" << QSize(900, 600);
        QTest::newRow("room beside") << "wythoff:9,14" << QSize(900, 600);
        QTest::newRow("plane") << "plane:30x20,3x2" << QSize(1280, 800);
    }
    void buttonsBesideThePlane()
    {
        QFETCH(QString, position);
        QFETCH(QSize, size);
        const Driver driver(position, QStringLiteral("explore"), size);
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        const auto place = [&driver](const char* name) {
            const QQuickItem* item = driver.item(QString::fromLatin1(name));
            return item == nullptr ? QRectF() : item->mapRectToScene(item->boundingRect());
        };
        QVERIFY(!place("button_zoomIn").isEmpty());
        QVERIFY(!place("button_zoomIn").intersects(place("planeInput")));
        for (int step = 0; step < 3; ++step) {
            driver.click(QStringLiteral("button_zoomIn"));
            driver.waitUntilDrawn();
            QVERIFY(!place("button_zoomIn").intersects(place("planeInput")));
        }
    }

    void theWheelZoomsAboutThePointer()
    {
        const ZoomDriver driver(bush);
        QVERIFY(driver.isReady());
        QCOMPARE(driver.zoom(), 1.0);
        QVERIFY(!driver.item(QStringLiteral("button_zoomIn")));
        const QPoint edge = Driver::centre(*driver.piece(games::edgeId(3)));
        const QPoint other = Driver::centre(*driver.piece(games::edgeId(9)));
        const double thickness = driver.thickness();
        driver.wheel(edge, 3);
        QVERIFY(driver.zoom() > 1.9 && driver.zoom() < 2);
        QVERIFY(areNear(Driver::centre(*driver.piece(games::edgeId(3))), edge));
        QVERIFY(!areNear(Driver::centre(*driver.piece(games::edgeId(9))), other));
        QCOMPARE(driver.thickness(), thickness);
        driver.wheel(edge, -5);
        QCOMPARE(driver.zoom(), 1.0);
        QVERIFY(areNear(Driver::centre(*driver.piece(games::edgeId(9))), other));
    }

    void clicksMeanWhatIsSeen()
    {
        const ZoomDriver driver(bush);
        QVERIFY(driver.isReady());
        driver.wheel(Driver::centre(*driver.piece(games::edgeId(3))), 4);
        const QPoint edge = Driver::centre(*driver.piece(games::edgeId(3)));
        QVERIFY(driver.isShown(edge));
        QCOMPARE(driver.hit(edge), driver.piece(games::edgeId(3))->property("index").toInt());
        const double zoom = driver.zoom();
        driver.click(edge);
        QCOMPARE(driver.edges().count('-'), 9);
        QVERIFY(driver.waitUntilStill());
        QCOMPARE(driver.zoom(), zoom); // it stays during moves
        driver.undo();
        QCOMPARE(driver.edges().count('-'), 10);
        QCOMPARE(driver.zoom(), zoom);
        QVERIFY(QMetaObject::invokeMethod(&driver.session(), "open",
                                          Q_ARG(QString, QStringLiteral("hackenbush:0-1g,1-2b"))));
        QCOMPARE(driver.zoom(), 1.0);
    }

    void aDragMovesWhatIsShown_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<bool>("space");
        QTest::newRow("middle button") << static_cast<int>(Qt::MiddleButton) << false;
        QTest::newRow("Space held") << static_cast<int>(Qt::LeftButton) << true;
    }
    void aDragMovesWhatIsShown()
    {
        QFETCH(int, button);
        QFETCH(bool, space);
        const ZoomDriver driver(bush);
        QVERIFY(driver.isReady());
        const QPoint middle = Driver::centre(*driver.boardView());
        driver.wheel(middle, 4);
        const QPoint before = driver.at(5, 1);
        QTest::mouseMove(&driver.window(), middle + QPoint(3, 3));
        if (space)
            QTest::keyPress(&driver.window(), Qt::Key_Space);
        driver.drag(static_cast<Qt::MouseButton>(button), middle, middle + QPoint(60, -40));
        if (space)
            QTest::keyRelease(&driver.window(), Qt::Key_Space);
        QVERIFY(areNear(driver.at(5, 1), before + QPoint(60, -40)));
        QCOMPARE(driver.edges(), bush); // nothing was cut
    }

    void aDragOfTheLeftButtonStillDraws()
    {
        const ZoomDriver driver(bush);
        QVERIFY(driver.isReady());
        driver.take("blue");
        driver.wheel(driver.at(5, 2), 2);
        const QPoint from = Driver::centre(*driver.piece(games::jointId(3)));
        QVERIFY(driver.isShown(from) && driver.isShown(from + QPoint(60, -30)));
        driver.drag(Qt::LeftButton, from, from + QPoint(60, -30));
        QCOMPARE(driver.edges().count('-'), 11);
    }

    void twoFingersZoomAndMove()
    {
        const ZoomDriver driver(bush);
        QVERIFY(driver.isReady());
        const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
        const QPoint middle = Driver::centre(*driver.boardView());
        const QPoint left(-40, 0);
        QTest::touchEvent(&driver.window(), screen.get()).press(0, middle + left).press(1, middle - left);
        for (int step = 1; step <= 12; ++step)
            QTest::touchEvent(&driver.window(), screen.get())
                .move(0, middle + left - QPoint(6 * step, 0))
                .move(1, middle - left + QPoint(6 * step, 0));
        QTest::touchEvent(&driver.window(), screen.get())
            .release(0, middle + left - QPoint(72, 0))
            .release(1, middle - left + QPoint(72, 0));
        QVERIFY2(driver.zoom() > 1.3, qPrintable(QString::number(driver.zoom())));
        QCOMPARE(driver.edges(), bush);
    }

    void keysZoomAndMove()
    {
        const ZoomDriver driver(bush);
        QVERIFY(driver.isReady());
        QVERIFY(driver.focusByArrows(games::edgeId(0)));
        driver.press(Qt::Key_Plus);
        driver.press(Qt::Key_Plus);
        QVERIFY(driver.zoom() > 1.5);
        const QPoint before = driver.at(5, 1);
        driver.press(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(driver.at(5, 1).x() < before.x() - 20);
        QVERIFY(driver.piece(games::edgeId(0))->hasActiveFocus());
        driver.press(Qt::Key_Minus);
        QVERIFY(driver.zoom() < 1.5 && driver.zoom() > 1);
        driver.press(Qt::Key_0);
        QCOMPARE(driver.zoom(), 1.0);
        QCOMPARE(driver.edges(), bush);
    }

    void theFocusIsShown()
    {
        const ZoomDriver driver(bush);
        QVERIFY(driver.isReady());
        const QPoint corner = Driver::centre(*driver.piece(games::edgeId(2)));
        driver.wheel(corner, 12);
        QVERIFY(!driver.isShown(Driver::centre(*driver.piece(games::edgeId(9)))));
        driver.boardView()->forceActiveFocus();
        driver.press(Qt::Key_End);
        const QQuickItem* focused = driver.window().activeFocusItem();
        QVERIFY(focused && focused->objectName().startsWith(QStringLiteral("piece_")));
        QVERIFY(driver.isShown(Driver::centre(*focused)));
        driver.press(Qt::Key_Home);
        QVERIFY(driver.window().activeFocusItem() != focused);
        QVERIFY(driver.isShown(Driver::centre(*driver.window().activeFocusItem())));
    }

    void buttonsZoom()
    {
        const ZoomDriver driver(bush);
        QVERIFY(driver.isReady());
        driver.wheel(Driver::centre(*driver.boardView()), 1);
        QTRY_VERIFY(driver.item(QStringLiteral("button_zoomIn")));
        QCOMPARE(driver.textOf("boardZoom"), "125%");
        QVERIFY(driver.click(QStringLiteral("button_zoomIn")));
        QVERIFY(driver.waitUntilStill());
        QVERIFY(driver.zoom() > 1.5);
        QVERIFY(driver.click(QStringLiteral("button_zoomOut")));
        QVERIFY(driver.click(QStringLiteral("button_wholeBoard")));
        QVERIFY(driver.waitUntilStill());
        QCOMPARE(driver.zoom(), 1.0);
        QTRY_VERIFY(!driver.item(QStringLiteral("button_zoomIn")));
    }

    void aThousandEdgesAreFoundWhenZoomed()
    {
        QStringList edges;
        for (int stalk = 0; stalk < 50; ++stalk)
            for (int n = 0; n < 20; ++n)
                edges.append(
                    QStringLiteral("%1-%2g").arg(n == 0 ? 0 : 20 * stalk + n).arg(20 * stalk + n + 1));
        const ZoomDriver driver(edges.join(','));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        QVERIFY(driver.item(QStringLiteral("button_zoomIn"))); // a large picture
        driver.wheel(Driver::centre(*driver.boardView()), 12);
        int found = 0;
        for (std::uint32_t edge = 0; edge < 1000; ++edge) {
            const QQuickItem* piece = driver.piece(games::edgeId(edge));
            const QPoint place = Driver::centre(*piece);
            if (!driver.isShown(place))
                continue;
            ++found;
            QCOMPARE(driver.hit(place), piece->property("index").toInt());
        }
        QVERIFY(found > 0 && found < 500);
    }
};

GRUNDY_TEST(TestDrawnZoom, window::runTests<TestDrawnZoom>)
#include "tst_drawnzoom.moc"
