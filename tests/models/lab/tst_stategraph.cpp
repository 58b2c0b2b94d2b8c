// SPDX-License-Identifier: GPL-3.0-or-later

// The state graph: layout, what lies under the pointer, a part of many positions, and the table.

#include "models/lab/labpictures.h"

#include <numeric>

using namespace models;
using namespace models::test;

class TestStateGraph : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void layouts_data()
    {
        QTest::addColumn<QByteArray>("notation");
        for (const char* notation :
             {"nim:3,4,5", "nim/misere:2,2", "lines/misere:111/1111/11111", "nim:9", "skip/skips=1,2:2,3",
              "hackenbush:0-1g,1-2b,1-3r", "grid/max=3:111/111", "northcott:W..B/.W.B", "nim:"})
            QTest::newRow(notation) << QByteArray(notation);
    }
    void layouts()
    {
        QFETCH(QByteArray, notation);
        Drawn drawn(notation.constData());
        QTRY_VERIFY(drawn.graph.isDrawn());
        const GraphDrawing& drawing = *drawn.graph.drawing();
        const auto& graph = drawn.positions();
        QCOMPARE(drawing.nodes.size(), graph.nodes.size());
        QCOMPARE(drawing.arrows.size(), graph.arrows.size());
        const QRectF all = QRectF(QPointF(), drawing.size).adjusted(-0.01, -0.01, 0.01, 0.01);
        for (std::size_t i = 0; i < drawing.boxes.size(); ++i) {
            QVERIFY(all.contains(drawing.boxes[i]));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY2(!drawing.boxes[i].adjusted(-8, -8, 8, 8).intersects(drawing.boxes[k]),
                         "two positions on one spot");
        }
        for (std::size_t i = 0; i < drawing.arrows.size(); ++i) {
            const auto& arrow = graph.arrows[drawing.arrows[i]];
            const QRectF& from = drawing.boxes[arrow.from];
            const QRectF& to = drawing.boxes[arrow.to];
            QVERIFY(graph.hasCycle || from.bottom() < to.top());
            const auto curve = drawing.curve(i);
            QVERIFY(from.adjusted(-1, -1, 1, 1).contains(curve.front()));
            QVERIFY(to.adjusted(-1, -1, 1, 1).contains(curve.back()));
        }
        std::vector<analysis::NodeIndex> nodes(graph.nodes.size());
        std::iota(nodes.begin(), nodes.end(), analysis::NodeIndex{0});
        const GraphDrawing again = quickLayout(graph, nodes, {});
        QVERIFY(again.boxes == drawing.boxes);
        QVERIFY(again.points == drawing.points);
    }

    /// For the back of a room names grow as far as no boxes meet, and arrows still end at the boxes.
    void enlarged_data() { layouts_data(); }
    void enlarged()
    {
        QFETCH(QByteArray, notation);
        Drawn drawn(notation.constData());
        QTRY_VERIFY(drawn.graph.isDrawn());
        const GraphDrawing& before = *drawn.graph.drawing();
        const GraphDrawing after = before.enlarged(3);
        QVERIFY(after.style.text >= before.style.text && after.style.text <= 3 * before.style.text + 1e-9);
        QVERIFY(before.boxes.size() != 1 || after.style.text > 2.9 * before.style.text);
        const QRectF all(QPointF(), after.size);
        for (std::size_t i = 0; i < after.boxes.size(); ++i) {
            QVERIFY(all.contains(after.boxes[i]));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!after.boxes[i].intersects(after.boxes[k]));
        }
        const auto isNear = [](const QRectF& box, QPointF point) {
            return box.adjusted(-9, -9, 9, 9).contains(point) && !box.adjusted(3, 3, -3, -3).contains(point);
        };
        for (std::size_t i = 0; i < after.arrows.size(); ++i) {
            const auto& arrow = drawn.positions().arrows[after.arrows[i]];
            QVERIFY(isNear(after.boxes[arrow.from], after.curve(i).front()));
            QVERIFY(isNear(after.boxes[arrow.to], after.curve(i).back()));
        }
    }

    /// In a game with cycles the levels are distances from the start.
    void levelsOfCycles()
    {
        Drawn drawn("northcott:W..B/.W.B");
        const auto& graph = drawn.positions();
        QVERIFY(graph.hasCycle);
        const auto levels = graphLevels(graph);
        QCOMPARE(levels[*graph.root], 0U);
        for (analysis::NodeIndex node = 0; node < graph.nodes.size(); ++node) {
            std::uint64_t nearest = graph.nodes.size();
            for (const auto& arrow : graph.arrows) {
                QVERIFY(levels[arrow.to] <= levels[arrow.from] + 1);
                if (arrow.to == node)
                    nearest = std::min(nearest, levels[arrow.from] + 1);
            }
            QVERIFY(node == *graph.root || levels[node] == nearest);
        }
    }

    void pointing()
    {
        Drawn drawn("nim:3,4,5");
        QTRY_VERIFY(drawn.graph.isDrawn());
        const StateGraph& graph = drawn.graph;
        for (int node = 0; node < drawn.lab.positions(); ++node) {
            const QRectF box = graph.boxOf(node);
            QCOMPARE(graph.nodeAt(box.center(), 0), node);
            QCOMPARE(graph.nodeAt(box.topLeft() - QPointF(3, 0), 4), node);
        }
        QCOMPARE(graph.nodeAt(QPointF(-50, -50), 4), -1);
        QVERIFY(graph.boxOf(-1).isEmpty());
        QVERIFY(graph.boxOf(100'000).isEmpty());
    }

    /// Down leads to an option, up to a position before, left and right stay in the level.
    void walking()
    {
        Drawn drawn("nim:3,4,5");
        QTRY_VERIFY(drawn.graph.isDrawn());
        const StateGraph& graph = drawn.graph;
        const auto isMove = [&](int from, int to) {
            return std::ranges::any_of(drawn.positions().arrows, [from, to](const auto& arrow) {
                return std::cmp_equal(arrow.from, from) && std::cmp_equal(arrow.to, to);
            });
        };
        QCOMPARE(graph.nearest(-1, 0, 1), -1);
        QCOMPARE(graph.nearest(drawn.lab.root(), 0, -1), -1);
        for (int node = 0; node < drawn.lab.positions(); ++node) {
            const QRectF box = graph.boxOf(node);
            const int below = graph.nearest(node, 0, 1);
            const bool isTerminal = drawn.positions().nodes[static_cast<std::size_t>(node)].isTerminal;
            QCOMPARE(below < 0, isTerminal);
            QVERIFY(isTerminal || (isMove(node, below) && graph.boxOf(below).top() > box.bottom()));
            const int above = graph.nearest(node, 0, -1);
            QCOMPARE(above < 0, node == drawn.lab.root());
            QVERIFY(above < 0 || (isMove(above, node) && graph.boxOf(above).bottom() < box.top()));
            const int right = graph.nearest(node, 1, 0);
            QVERIFY(right < 0 || graph.boxOf(right).center().x() > box.center().x());
            QVERIFY(right < 0 || qAbs(graph.boxOf(right).center().y() - box.center().y()) < 1);
            QVERIFY(right < 0 || graph.nearest(right, -1, 0) == node);
        }
    }

    void tooManyOffersAPart()
    {
        Drawn drawn("nim:12,13,14");
        QVERIFY(drawn.graph.isTooMany());
        QCOMPARE(drawn.graph.tooManyText(), QStringLiteral("2,730 positions: too many to draw at once"));
        QVERIFY(!drawn.graph.isBusy() && !drawn.graph.isDrawn());
        drawn.graph.showPart(drawn.lab.root());
        QTRY_VERIFY(drawn.graph.isDrawn());
        QCOMPARE(drawn.graph.drawing()->nodes.size(), StateGraph::partSize);
        QVERIFY(drawn.graph.partText().startsWith(QStringLiteral("300 of 2,730 positions, around ")));
        QVERIFY(!drawn.graph.boxOf(drawn.lab.root()).isEmpty());
        // A neighbour that is cut off becomes the middle of another part.
        const auto& nodes = drawn.graph.drawing()->nodes;
        const auto cut = std::ranges::find_if(
            nodes, [&](analysis::NodeIndex node) { return drawn.graph.isCut(static_cast<int>(node)); });
        QVERIFY(cut != nodes.end());
        const int centre = static_cast<int>(*cut);
        drawn.graph.showPart(centre);
        QTRY_VERIFY(drawn.graph.isDrawn() && !drawn.graph.isBusy());
        QVERIFY(!drawn.graph.isCut(centre));
        openAndWait(drawn.lab, "nim:2,1");
        QVERIFY(!drawn.graph.isTooMany() && !drawn.graph.isPartial());
        QTRY_VERIFY(drawn.graph.isDrawn());
    }

    void nothingIsLaidOutUnseen()
    {
        Lab lab;
        StateGraph graph;
        graph.setLab(&lab);
        openAndWait(lab, "nim:2,1");
        QVERIFY(!graph.isBusy() && !graph.isDrawn());
        graph.setShown(true);
        QTRY_VERIFY(graph.isDrawn());
    }

    void whatIsPointedAtIsDrawnAbove()
    {
        Drawn drawn("nim:1,2,3");
        QTRY_VERIFY(drawn.graph.isDrawn());
        QVERIFY(!drawn.graph.overlay());
        QSignalSpy changes(&drawn.graph, &LabPicture::overlayChanged);
        drawn.graph.setPointed(drawn.lab.root());
        QCOMPARE(changes.count(), 1);
        QVERIFY(drawn.graph.overlay());
        drawn.graph.setPointed(-1);
        QVERIFY(!drawn.graph.overlay());
        drawn.line.setFollowing(true);
        QVERIFY(drawn.graph.overlay());
    }

    void tableRows()
    {
        Lab lab;
        QCOMPARE(lab.positions(), 0);
        openAndWait(lab, "nim:1,2,3");
        QCOMPARE(lab.positions(), 24);
        const auto cell = [&lab](int row, const char* of) {
            return lab.node(row).value(QLatin1String(of)).toString();
        };
        QCOMPARE(cell(lab.root(), "name"), QStringLiteral("1,2,3"));
        for (int row = 0; row < lab.positions(); ++row) {
            const auto heaps = cell(row, "name").split(QLatin1Char(','));
            int sum = 0;
            int nimber = 0;
            for (const QString& heap : heaps) {
                sum += heap.toInt();
                nimber ^= heap.toInt();
            }
            QCOMPARE(cell(row, "grundy").toInt(), nimber);
            QCOMPARE(cell(row, "outcome").toInt(), static_cast<int>(nimber == 0 ? Outcome::P : Outcome::N));
            QCOMPARE(cell(row, "size").toInt(), sum);
            QCOMPARE(cell(row, "moves").toInt(), sum);
            int winning = 0;
            for (const QString& heap : heaps)
                winning += nimber != 0 && (heap.toInt() ^ nimber) < heap.toInt() ? 1 : 0;
            QCOMPARE(cell(row, "winning").toInt(), winning);
        }
    }
};

GRUNDY_TEST(TestStateGraph, models::test::run<TestStateGraph>)
#include "tst_stategraph.moc"
