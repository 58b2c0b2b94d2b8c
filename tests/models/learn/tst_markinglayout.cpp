// SPDX-License-Identifier: GPL-3.0-or-later

// Where the positions to be marked lie: within their room, apart from each other, and reached by the keys.

#include "models/learn/markings.h"

#include <QGuiApplication>
#include <QSignalSpy>

#include <algorithm>
#include <set>
#include <vector>

using models::MarkingModel;
using namespace models::test;

namespace {

QRectF boxOf(const MarkingModel& model, int position)
{
    return model.index(position).data(MarkingModel::BoxRole).toRectF();
}

/// The cubic curves of a path: four points each.
std::vector<std::vector<QPointF>> curvesOf(const QString& path)
{
    static const QRegularExpression curve(QStringLiteral("M ([-\\d.]+) ([-\\d.]+) C ([-\\d.]+) ([-\\d.]+) C? "
                                                         "?([-\\d.]+) ([-\\d.]+) C? ?([-\\d.]+) ([-\\d.]+)"));
    std::vector<std::vector<QPointF>> curves;
    for (const QRegularExpressionMatch& match : curve.globalMatch(path)) {
        std::vector<QPointF> points;
        for (int i = 1; i < 9; i += 2)
            points.emplace_back(match.captured(i).toDouble(), match.captured(i + 1).toDouble());
        curves.push_back(points);
    }
    return curves;
}

QPointF pointOf(const std::vector<QPointF>& curve, double t)
{
    const double s = 1 - t;
    return s * s * s * curve[0] + 3 * s * s * t * curve[1] + 3 * s * t * t * curve[2] + t * t * t * curve[3];
}

} // namespace

class TestMarkingLayout : public QObject {
    Q_OBJECT

private slots:
    void init() { forgetMarkings(); }

    void layouts()
    {
        MarkingModel row;
        open(row, QStringLiteral("takeaway:n"), {6});
        QVERIFY(boxOf(row, 3).left() > boxOf(row, 2).right());
        QCOMPARE(row.nearest(3, 1, 0), 4);
        QCOMPARE(row.nearest(0, -1, 0), -1);
        MarkingModel table;
        open(table, QStringLiteral("nim:n,m"), {3, 2});
        QCOMPARE(table.nearest(5, 0, 1), 9); // n = 1, from m = 1 to 2
        QVERIFY(boxOf(table, 9).top() > boxOf(table, 5).bottom());
        MarkingModel plane;
        open(plane, QStringLiteral("wythoff:n,m"), {3, 2});
        QVERIFY(boxOf(plane, 9).bottom() < boxOf(plane, 5).top());
        MarkingModel graph;
        open(graph, {}, {}, QStringLiteral("nim:3,2,1"));
        QCOMPARE(graph.kind(), MarkingModel::Kind::Graph);
        QVERIFY(!graph.allArrows().isEmpty());
        for (int i = 0; i < graph.count(); ++i)
            for (int j = 0; j < i; ++j)
                QVERIFY(!boxOf(graph, i).intersects(boxOf(graph, j)));
        for (const MarkingModel* model : {&row, &table, &plane, &graph}) {
            const QRectF all(QPointF(), model->drawn());
            for (int i = 0; i < model->count(); ++i)
                QVERIFY(all.contains(boxOf(*model, i)));
        }
    }

    void labels_data()
    {
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        const auto row = [](const char* name, const char* graph, const char* first, const char* last) {
            QTest::newRow(name) << QString::fromUtf8(graph) << QString::fromUtf8(first)
                                << QString::fromUtf8(last);
        };
        row("arrows", "dag:3-2,3-1,2-1,2-0,1-0@3", "3", "0");
        row("arrows, misère", "dag/misere:12-7,7-3@12", "12", "3");
        row("heaps", "nim:2,1", "2,1", "0,0");
        row("grid", "grid:11/11", "●●\n●●", "○○\n○○");
        row("lines", "lines:11", "10", "00");
    }

    /// What tells a position from the others, and no more.
    void labels()
    {
        QFETCH(const QString, graph);
        MarkingModel model;
        open(model, {}, {}, graph);
        const auto label = [&](int position) {
            return model.index(position).data(MarkingModel::LabelRole).toString();
        };
        QTEST(label(0), "first");
        QTEST(label(model.count() - 1), "last");
    }

    /// All is seen in any place, and the names are as large as they can be there.
    void fits_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<bool>("isInside");
        const auto add = [](const char* name, const char* family, const QList<int>& sizes, const char* graph,
                            QSizeF room, bool isInside) {
            QTest::newRow(name) << QString::fromUtf8(family) << sizes << QString::fromUtf8(graph) << room
                                << isInside;
        };
        add("row", "takeaway:n", {10}, "", {900, 200}, true);
        add("row in lines", "takeaway:n", {16}, "", {900, 340}, true);
        add("row in a column", "nim:n", {9}, "", {200, 900}, false);
        add("long row", "takeaway:n", {399}, "", {900, 340}, false);
        add("heaps", "", {}, "nim:3,2,1", {1100, 360}, true);
        add("heaps, high", "", {}, "nim:3,2,1", {320, 900}, true);
        add("heaps, low", "", {}, "nim:3,2,1", {1100, 150}, false);
        add("arrows", "", {}, "dag:7-6,7-5,6-4,6-3,5-3,5-2,4-2,4-1,3-1,2-0,1-0@7", {1100, 300}, true);
        add("grid", "", {}, "grid:111/111", {1100, 500}, true);
        add("many", "", {}, "nim:6,5,4", {1100, 300}, false);
    }
    void fits()
    {
        QFETCH(const QString, family);
        QFETCH(const QList<int>, sizes);
        QFETCH(const QString, graph);
        QFETCH(const QSizeF, room);
        QFETCH(const bool, isInside);
        MarkingModel model;
        open(model, family, sizes, graph);
        const QSignalSpy laid(&model, &MarkingModel::laidOut);
        model.setRoom(room);
        QTRY_COMPARE(laid.count(), 1);
        const QSizeF drawn = model.drawn();
        const double zoom = std::min(room.width() / drawn.width(), room.height() / drawn.height());
        QVERIFY2(!isInside || zoom >= 0.999, qPrintable(QString::number(zoom)));
        const QRectF all(QPointF(), drawn);
        std::vector<QRectF> boxes;
        for (int i = 0; i < model.count(); ++i) {
            boxes.push_back(boxOf(model, i));
            QVERIFY(all.contains(boxes.back()));
            for (int j = 0; j < i; ++j)
                QVERIFY(!boxes.back().intersects(boxes[static_cast<std::size_t>(j)]));
        }
        const QVariantList heads = model.heads();
        for (const QVariant& head : heads)
            QVERIFY(all.contains(head.toMap().value(QStringLiteral("box")).toRectF()));
    }

    /// No arrow runs through the box of a position that it does not join: it would read as another move.
    void arrowsPassOtherBoxes_data()
    {
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QSizeF>("room");
        QTest::newRow("heaps") << QStringLiteral("nim:3,2,1") << QSizeF(700, 620);
        QTest::newRow("heaps, wide") << QStringLiteral("nim:3,2,1") << QSizeF(1100, 620);
        QTest::newRow("two heaps") << QStringLiteral("nim:3,3") << QSizeF(700, 620);
        QTest::newRow("arrows") << QStringLiteral("dag:7-6,7-5,6-4,6-3,5-3,5-2,4-2,4-1,3-1,2-0,1-0@7")
                                << QSizeF(700, 620);
        QTest::newRow("all arrows") << QStringLiteral("dag:3-2,3-1,3-0,2-1,2-0,1-0@3") << QSizeF(400, 620);
    }
    void arrowsPassOtherBoxes()
    {
        QFETCH(const QString, graph);
        QFETCH(const QSizeF, room);
        MarkingModel model;
        open(model, {}, {}, graph);
        const QSignalSpy laid(&model, &MarkingModel::laidOut);
        model.setRoom(room);
        QTRY_COMPARE(laid.count(), 1);
        int curves = 0;
        for (int position = 0; position < model.count(); ++position)
            for (const std::vector<QPointF>& curve : curvesOf(model.arrowsOf(position))) {
                ++curves;
                for (int other = 0; other < model.count(); ++other) {
                    const QRectF box = boxOf(model, other);
                    const bool joined = box.adjusted(-4, -4, 4, 4).contains(curve.front()) ||
                                        box.adjusted(-4, -4, 4, 4).contains(curve.back());
                    for (double t = 0; t <= 1 && !joined; t += 0.01)
                        QVERIFY2(!box.contains(pointOf(curve, t)),
                                 qPrintable(QStringLiteral("%1 through %2").arg(position).arg(other)));
                }
            }
        QVERIFY(curves > 4);
    }

    /// The keys reach every position, in lines and in levels, however it is laid.
    void theKeysReachAll()
    {
        MarkingModel row;
        MarkingModel graph;
        open(row, QStringLiteral("takeaway:n"), {16});
        open(graph, {}, {}, QStringLiteral("grid:111/111"));
        row.setRoom({400, 400});
        graph.setRoom({1600, 300});
        QTRY_VERIFY(row.drawn().width() < 500);
        QCOMPARE(row.nearest(4, 1, 0), 5);
        QVERIFY(row.nearest(0, 0, 1) > 1);
        for (const MarkingModel* model : {&row, &graph}) {
            std::set<int> reached{0};
            std::vector<int> open{0};
            while (!open.empty()) {
                const int here = open.back();
                open.pop_back();
                for (const auto& [dx, dy] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
                    const int next = model->nearest(here, dx, dy);
                    if (next >= 0 && reached.insert(next).second)
                        open.push_back(next);
                }
            }
            QCOMPARE(static_cast<int>(reached.size()), model->count());
        }
    }
};

GRUNDY_TEST(TestMarkingLayout, models::test::run<TestMarkingLayout>)
#include "tst_markinglayout.moc"
