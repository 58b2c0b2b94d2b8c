// SPDX-License-Identifier: GPL-3.0-or-later

// A drawn board uses the room there is, and is zoomed about a place.

#include "models/environment.h"
#include "models/near.h"
#include "scene/drawn.h"

#include <QTest>

using models::isNear;
using scene::between;
using scene::DrawnArea;
using scene::DrawnRoom;
using scene::DrawnView;
using scene::fitted;
using scene::heldIn;

namespace {

constexpr DrawnRoom drawnRoom{.size = {1000, 600}, .side = 10, .top = 20, .foot = 80};

} // namespace

class TestDrawnView : public QObject {
    Q_OBJECT

private slots:
    void itFillsTheRoom_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addColumn<QPointF>("unit");
        QTest::newRow("of the room's shape") << 9.8 << 5.0 << QPointF(100, 100);
        QTest::newRow("a little wide") << 9.8 << 4.0 << QPointF(100, 125);
        QTest::newRow("very wide") << 9.8 << 1.0 << QPointF(100, 150);
        QTest::newRow("a little high") << 7.0 << 5.0 << QPointF(140, 100);
        QTest::newRow("very high") << 2.0 << 5.0 << QPointF(150, 100);
    }
    void itFillsTheRoom()
    {
        QFETCH(double, width);
        QFETCH(double, height);
        QFETCH(QPointF, unit);
        const DrawnView view = fitted({2, 2 + width, height}, drawnRoom);
        QVERIFY(isNear(view.unit, unit));
        const QPointF low = view.placeOf(QPointF(2, 0));
        const QPointF high = view.placeOf(QPointF(2 + width, height));
        QVERIFY(low.x() > 9.99 && high.x() < 990.01 && high.y() > 19.99 && low.y() < 520.01);
        QVERIFY(std::abs((low.x() + high.x()) / 2 - 500) < 1e-6);
        QVERIFY(isNear(view.unitsOf(view.placeOf(QPointF(3, 1))), {3, 1}));
    }

    void whatIsPointedAtStaysWhereItIs()
    {
        const DrawnArea area{0, 9.8, 5};
        const DrawnView whole = fitted(area, drawnRoom);
        const QPointF place(400, 250);
        const DrawnView large = heldIn(whole.zoomed(3, place), area, drawnRoom);
        QVERIFY(isNear(large.unitsOf(place), whole.unitsOf(place)));
        for (const double part : {0.0, 0.3, 1.0})
            QVERIFY(isNear(between(whole, large, part).unitsOf(place), whole.unitsOf(place)));
    }

    void thePictureIsNotLost()
    {
        const DrawnArea area{0, 9.8, 5};
        const DrawnView large = fitted(area, drawnRoom).zoomed(2, {500, 300});
        const DrawnView right = heldIn(large.moved({9000, 9000}), area, drawnRoom);
        QCOMPARE(right.placeOf(QPointF(0, 5)), QPointF(10, 20));
        const DrawnView left = heldIn(large.moved({-9000, -9000}), area, drawnRoom);
        QCOMPARE(left.placeOf(QPointF(9.8, 0)), QPointF(990, 520));
    }

    void whatHasRoomRests()
    {
        const DrawnArea area{0, 2, 5};
        const DrawnView whole = fitted(area, drawnRoom); // 300 pixels wide
        const DrawnView large = heldIn(whole.zoomed(2, {900, 300}), area, drawnRoom);
        QCOMPARE(large.placeOf(QPointF(1, 0)).x(), 500.0);
    }
};

GRUNDY_TEST(TestDrawnView, models::test::run<TestDrawnView>)
#include "tst_drawnview.moc"
