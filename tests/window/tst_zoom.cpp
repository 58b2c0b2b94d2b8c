// SPDX-License-Identifier: GPL-3.0-or-later

// Every board but a drawn one (tst_drawnzoom) zoomed in the real window: by the wheel, by keys and buttons,
// and dragged beside its pieces.

#include "games/catalogue.h"
#include "window/runtests.h"

using window::Driver;

namespace {

class ZoomDriver : public Driver {
public:
    using Driver::Driver;

    [[nodiscard]] double zoom() const
    {
        return item(QStringLiteral("boardScene"))->property("zoom").toDouble();
    }
    [[nodiscard]] std::vector<QQuickItem*> pieces() const
    {
        std::vector<QQuickItem*> items;
        for (const games::Piece& each : game()->board().pieces)
            if (QQuickItem* const found = piece(each.id))
                items.push_back(found);
        return items;
    }
    /// A piece that can be chosen.
    [[nodiscard]] QQuickItem* somePiece() const
    {
        const auto all = pieces();
        const auto found = std::ranges::find_if(
            all, [](const QQuickItem* each) { return each->property("choosable").toBool(); });
        return found == all.end() ? nullptr : *found;
    }
    /// Somewhere on the board where nothing lies.
    [[nodiscard]] std::optional<QPoint> placeBesidePieces() const
    {
        constexpr int pitch = 12;
        const QQuickItem* board = boardView();
        const auto all = pieces();
        for (int y = 60; y < board->height() - 60; y += pitch) {
            for (int x = 60; x < board->width() - 160; x += pitch) { // the buttons are beyond
                const QPointF place = board->mapToScene(QPointF(x, y));
                const bool isFree = std::ranges::none_of(all, [place](const QQuickItem* each) {
                    return each->contains(each->mapFromScene(place));
                });
                if (isFree)
                    return place.toPoint();
            }
        }
        return std::nullopt;
    }
};

bool areNear(QPoint a, QPoint b)
{
    constexpr int pixels = 3;
    return (a - b).manhattanLength() <= pixels;
}

} // namespace

class TestZoom : public QObject {
    Q_OBJECT

private slots:
    void everyBoard_data()
    {
        QTest::addColumn<QString>("position");
        for (const games::Entry& entry : games::catalogue())
            if (entry.info.shape != games::Shape::Drawn && !entry.info.presets.empty())
                QTest::newRow(entry.info.id.c_str())
                    << QString::fromStdString(entry.info.presets.front().notation);
    }

    void everyBoard()
    {
        QFETCH(const QString, position);
        const ZoomDriver driver(position, QStringLiteral("explore"), QSize(1280, 800));
        QVERIFY(driver.isOpen());
        window::waitFor(driver);
        const QString notation = driver.notation();
        const QQuickItem* piece = driver.somePiece();
        QVERIFY(piece);
        const QPoint place = Driver::centre(*piece);
        const double width = piece->width();

        driver.wheel(place, 3);
        driver.waitUntilDrawn();
        QVERIFY(driver.zoom() > 1.9 && driver.zoom() < 2);
        QVERIFY(piece->width() > 1.5 * width);
        QVERIFY(areNear(Driver::centre(*piece), place)); // the pointer stays on it

        for (const auto button : {Qt::MiddleButton, Qt::LeftButton}) {
            bool isMoved = false;
            for (const QPoint by : {QPoint(-40, -30), QPoint(40, 30)}) { // one way is free, or both
                const auto from =
                    button == Qt::MiddleButton ? std::optional(place) : driver.placeBesidePieces();
                if (!from) { // the board is full of what may be chosen
                    isMoved = true;
                    continue;
                }
                const QPoint before = Driver::centre(*piece);
                driver.drag(button, *from, *from + by);
                driver.waitUntilDrawn();
                isMoved = isMoved || Driver::centre(*piece) != before;
            }
            QVERIFY(isMoved);
            QCOMPARE(driver.notation(), notation);
        }

        driver.wheel(place, -5);
        driver.waitUntilDrawn();
        QCOMPARE(driver.zoom(), 1.0);
        QVERIFY(areNear(Driver::centre(*piece), place));

        driver.boardView()->forceActiveFocus();
        driver.key(Qt::Key_Home);
        driver.key(Qt::Key_Plus);
        driver.key(Qt::Key_Plus);
        driver.waitUntilDrawn();
        QVERIFY(driver.zoom() > 1.5);
        driver.key(Qt::Key_Minus);
        QVERIFY(driver.zoom() > 1 && driver.zoom() < 1.5);
        driver.waitUntilDrawn();
        QVERIFY(driver.click("button_wholeBoard"));
        QCOMPARE(driver.zoom(), 1.0);
        driver.key(Qt::Key_Plus);
        driver.key(Qt::Key_0);
        QCOMPARE(driver.zoom(), 1.0);
        QCOMPARE(driver.notation(), notation);
    }
};

GRUNDY_TEST(TestZoom, window::runTests<TestZoom>)

#include "tst_zoom.moc"
