// SPDX-License-Identifier: GPL-3.0-or-later

// The outline of a move goes around what it takes, and around nothing else.

#include "scene/outline.h"
#include "support/testprogram.h"

#include <QtTest>

#include <random>
#include <set>
#include <utility>

namespace {

constexpr double pitch = 20;
constexpr double inset = 2;

QRectF spotAt(std::pair<int, int> cell)
{
    return {cell.second * pitch, cell.first * pitch, pitch, pitch};
}

QPainterPath around(const std::set<std::pair<int, int>>& taken)
{
    std::vector<scene::Cell> cells;
    for (const auto& cell : taken) {
        const QRectF place = spotAt(cell).adjusted(inset, inset, -inset, -inset);
        cells.push_back({spotAt(cell), place, place.width() / 2});
    }
    return scene::outlineOf(cells);
}

/// How many lines it has that are closed.
qsizetype parts(const QPainterPath& outline)
{
    return outline.toSubpathPolygons().size();
}

} // namespace

class TestOutline : public QObject {
    Q_OBJECT

private slots:
    void anL()
    {
        const QPainterPath outline = around({{0, 0}, {1, 0}, {1, 1}});
        QCOMPARE(parts(outline), 1);
        QVERIFY(!outline.contains(spotAt({0, 1}).center()));
        QVERIFY(!outline.intersects(spotAt({0, 1}).adjusted(inset, inset, -inset, -inset)));
    }

    /// Diagonally, and with a place between.
    void apart()
    {
        QCOMPARE(parts(around({{0, 0}, {1, 1}})), 2);
        QCOMPARE(parts(around({{0, 0}, {0, 2}})), 2);
    }

    /// A square of four has no hole, a ring of eight has one.
    void holes()
    {
        QCOMPARE(parts(around({{0, 0}, {0, 1}, {1, 0}, {1, 1}})), 1);
        const QPainterPath ring = around({{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}, {2, 2}});
        QCOMPARE(parts(ring), 2);
        QVERIFY(!ring.contains(spotAt({1, 1}).center()));
    }

    /// Whatever is taken of a board.
    void anything()
    {
        constexpr int side = 5;
        std::mt19937_64 random(7);
        for (int round = 0; round < 200; ++round) {
            std::set<std::pair<int, int>> taken;
            for (int row = 0; row < side; ++row)
                for (int column = 0; column < side; ++column)
                    if (random() % 3 == 0)
                        taken.emplace(row, column);
            const QPainterPath outline = around(taken);
            for (int row = 0; row < side; ++row)
                for (int column = 0; column < side; ++column)
                    QCOMPARE(outline.contains(spotAt({row, column}).center()), taken.contains({row, column}));
        }
    }
};

GRUNDY_TEST(TestOutline, tests::run<TestOutline>)
#include "tst_outline.moc"
