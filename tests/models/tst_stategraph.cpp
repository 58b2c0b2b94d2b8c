// SPDX-License-Identifier: GPL-3.0-or-later

// The state graph: layout, what lies under the pointer, labelling, one line of play, dot, and the table.

#include "labpictures.h"

#include "models/lab/graph/stategraphtable.h"

#include <QAbstractItemModelTester>
#include <QStandardPaths>

#include <numeric>

using namespace models;
using namespace models::test;

namespace {

/// Labels as a class does it on the board: in each round everything that the labels of earlier rounds decide.
struct PlainLabels {
    std::vector<int> round;
    std::vector<char> letter;

    explicit PlainLabels(const analysis::PositionGraph& graph)
        : round(graph.nodes.size(), -1), letter(graph.nodes.size(), '?')
    {
        const bool misere = graph.play == theory::Play::Misere;
        for (std::size_t node = 0; node < round.size(); ++node)
            if (graph.movesOf(static_cast<analysis::NodeIndex>(node)).empty()) {
                round[node] = 0;
                letter[node] = misere ? 'N' : 'P';
            }
        for (int now = 1; label(graph, now); ++now) {}
    }

    bool label(const analysis::PositionGraph& graph, int now)
    {
        bool any = false;
        const auto before = letter;
        for (std::size_t node = 0; node < round.size(); ++node) {
            if (before[node] != '?')
                continue;
            bool toLost = false;
            bool allToWon = true;
            for (const auto& move : graph.movesOf(static_cast<analysis::NodeIndex>(node))) {
                toLost = toLost || before[move.to] == 'P';
                allToWon = allToWon && before[move.to] == 'N';
            }
            if (!toLost && !allToWon)
                continue;
            letter[node] = toLost ? 'N' : 'P';
            round[node] = now;
            any = true;
        }
        return any;
    }
};

} // namespace

class TestStateGraph : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void init() { m_folder.emplace(); }

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

    void labelling_data()
    {
        QTest::addColumn<QByteArray>("notation");
        QTest::newRow("normal") << QByteArray("nim:1,2,3");
        QTest::newRow("misere") << QByteArray("nim/misere:3,2,2");
        QTest::newRow("takeaway") << QByteArray("takeaway:10");
        QTest::newRow("lines") << QByteArray("lines/misere:111/1111");
    }
    void labelling()
    {
        QFETCH(QByteArray, notation);
        Drawn drawn(notation.constData());
        drawn.lab.setWithoutTerminal(false);
        QTRY_VERIFY(drawn.lab.isReady());
        const PlainLabels plain(drawn.positions());
        QCOMPARE(drawn.labels.text(), QString());
        drawn.labels.setOn(true);
        QCOMPARE(drawn.labels.steps(), *std::ranges::max_element(plain.round) + 1);
        for (int step = 0; step < drawn.labels.steps(); ++step) {
            drawn.labels.setStep(step);
            QCOMPARE(drawn.labels.labelledUpTo().value(), static_cast<std::uint64_t>(step));
            QCOMPARE(drawn.labels.newlyLabelled(), static_cast<int>(std::ranges::count(plain.round, step)));
            const auto place = std::ranges::find(plain.round, step) - plain.round.begin();
            const QString letter(QLatin1Char(plain.letter[static_cast<std::size_t>(place)]));
            const QString text = drawn.labels.text();
            const bool says = text.contains(QStringLiteral("are %1.").arg(letter)) ||
                              text.contains(QStringLiteral("is %1.").arg(letter)) ||
                              text.contains(QStringLiteral("as %1.").arg(letter));
            QVERIFY2(says, qPrintable(text));
        }
        QVERIFY(drawn.labels.text().endsWith(QStringLiteral("All positions are labelled.")));
        drawn.labels.setStep(1000);
        QCOMPARE(drawn.labels.step(), drawn.labels.steps() - 1);
        drawn.labels.setStep(-3);
        QCOMPARE(drawn.labels.step(), 0);
    }

    void endlessPositionsStayBlank()
    {
        Drawn drawn("northcott:W..B");
        drawn.labels.setOn(true);
        QVERIFY(drawn.labels.steps() >= 1);
        const auto& nodes = drawn.positions().nodes;
        const auto blank = std::ranges::count_if(nodes, [](const auto& node) { return !node.remoteness; });
        drawn.labels.setStep(drawn.labels.steps() - 1);
        QCOMPARE(drawn.labels.text().contains(QStringLiteral("blank")), blank > 0);
    }

    /// What is not labelled yet is drawn without its colour.
    void labelsAreDrawnStepByStep()
    {
        Drawn drawn("nim:1,2,3");
        QTRY_VERIFY(drawn.graph.isDrawn());
        const QColor cold = colours[QStringLiteral("coldTint")].value<QColor>();
        const int all = count(painted(drawn.graph, 1), cold);
        QSignalSpy changes(&drawn.graph, &LabPicture::changed);
        drawn.labels.setOn(true);
        QCOMPARE(changes.count(), 1);
        const int first = count(painted(drawn.graph, 1), cold);
        QVERIFY(first > 0 && first * 3 < all);
        const QColor hot = colours[QStringLiteral("hotTint")].value<QColor>();
        QCOMPARE(count(painted(drawn.graph, 1), hot), 0);
        drawn.labels.setStep(1); // what is new is tinted, too
        QVERIFY(count(painted(drawn.graph, 1), hot) > 0);
        drawn.labels.setStep(2);
        QCOMPARE(count(painted(drawn.graph, 1), hot), 0);
        drawn.labels.setStep(drawn.labels.steps() - 1);
        const int last = count(painted(drawn.graph, 1), cold);
        QVERIFY(last > all * 9 / 10);
    }

    void lineOfPlay()
    {
        Drawn drawn("nim:1,2,3");
        drawn.line.choose(drawn.node("1,2,2"));
        QCOMPARE(drawn.lab.selectedNode(), drawn.node("1,2,2"));
        QVERIFY(drawn.line.nodes().isEmpty());
        drawn.lab.setSelectedNode(drawn.lab.root());
        drawn.line.setFollowing(true);
        QCOMPARE(drawn.line.nodes(), QList<int>{drawn.lab.root()});
        QCOMPARE(drawn.line.text(), QStringLiteral("In the kernel (P): all 6 moves lead out of it."));
        QVERIFY(!drawn.line.canStepIn() && drawn.line.canStepOut() && !drawn.line.canGoBack());
        drawn.line.choose(drawn.node("1,2,2"));
        QCOMPARE(drawn.line.path(), QStringLiteral("1,2,3 → 1,2,2"));
        QCOMPARE(drawn.line.text(), QStringLiteral("Outside the kernel: 1 of 5 moves leads into it."));
        QVERIFY(drawn.line.canStepIn() && !drawn.line.canStepOut());
        drawn.line.stepIn();
        QCOMPARE(drawn.lab.selectedNode(), drawn.node("0,2,2"));
        drawn.line.stepOut();
        QCOMPARE(drawn.line.nodes().size(), 4);
        drawn.line.goBack();
        QCOMPARE(drawn.lab.selectedNode(), drawn.node("0,2,2"));
        drawn.line.choose(drawn.lab.root()); // a position of the line cuts it
        QCOMPARE(drawn.line.nodes().size(), 1);
        drawn.lab.setSelectedNode(drawn.node("1,0,1")); // no move leads there: a new line
        QCOMPARE(drawn.line.nodes(), QList<int>{drawn.node("1,0,1")});
        drawn.line.setFollowing(false);
        QVERIFY(drawn.line.nodes().isEmpty() && drawn.line.text().isEmpty());
    }

    /// In a partizan game the players alternate.
    void lineOfTwoPlayers()
    {
        Drawn drawn("hackenbush:0-1b,0-2b,0-3r");
        drawn.line.setFollowing(true);
        const auto& graph = drawn.positions();
        const auto moves = graph.movesOf(static_cast<analysis::NodeIndex>(drawn.lab.root()));
        const auto left = std::ranges::find(moves, theory::Mover::Left, &analysis::GraphArrow::player);
        QVERIFY(left != moves.end());
        QCOMPARE(drawn.line.text(), QStringLiteral("No P-position: 2 of 3 moves leave one."));
        drawn.line.choose(static_cast<int>(left->to));
        QCOMPARE(drawn.line.nodes().size(), 2);
        QCOMPARE(drawn.line.text(), QStringLiteral("A P-position: the only move leaves none."));
        const auto next = graph.movesOf(left->to);
        const auto same = std::ranges::find(next, theory::Mover::Left, &analysis::GraphArrow::player);
        QVERIFY(same != next.end());
        drawn.line.choose(static_cast<int>(same->to));
        QCOMPARE(drawn.line.nodes(), QList<int>{static_cast<int>(same->to)});
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

    void dotArranges()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("dot")).isEmpty())
            QSKIP("Graphviz is not installed");
        Drawn drawn("nim:3,4,5", "dot");
        QTRY_VERIFY(drawn.graph.isDrawn());
        const GraphDrawingPtr quick = drawn.graph.drawing();
        QSignalSpy moves(&drawn.graph, &StateGraph::rearranged);
        QTRY_VERIFY(!drawn.graph.isBusy() && drawn.graph.drawing() != quick);
        QCOMPARE(moves.count(), 1);
        QCOMPARE(moves[0][1].toPointF(), drawn.graph.boxOf(drawn.lab.selectedNode()).center());
        QCOMPARE(drawn.graph.arrangementText(), QString());
        const GraphDrawing& drawing = *drawn.graph.drawing();
        QCOMPARE(drawing.firstPoint.size(), drawing.arrows.size() + 1);
        for (std::size_t i = 0; i < drawing.arrows.size(); ++i) {
            const auto& arrow = drawn.positions().arrows[drawing.arrows[i]];
            QCOMPARE(drawing.curve(i).size() % 3, 1U);
            QVERIFY(drawing.boxes[arrow.from].adjusted(-4, -4, 4, 4).contains(drawing.curve(i).front()));
            QVERIFY(drawing.boxes[arrow.to].adjusted(-4, -4, 4, 4).contains(drawing.curve(i).back()));
            QVERIFY(drawing.boxes[arrow.from].bottom() < drawing.boxes[arrow.to].top());
        }
        drawn.graph.setArrangement(QStringLiteral("quick"));
        QCOMPARE(drawn.graph.drawing(), quick);
        QVERIFY(!drawn.graph.isBusy());
    }

    /// dot is ended with the game that it arranges.
    void dotIsCancelled()
    {
        const QString pid = m_folder->path("pid");
        useDot("echo $$ > " + pid.toUtf8() + "\nexec sleep 60\n");
        {
            Drawn drawn("nim:3,4,5", "dot");
            QTRY_VERIFY(drawn.graph.isDrawn());
            QTRY_VERIFY(QFile::exists(pid) && QFile(pid).size() > 0);
            QVERIFY(drawn.graph.isBusy());
            QCOMPARE(drawn.graph.arrangementText(), QStringLiteral("dot is arranging the picture…"));
            const QString process = QStringLiteral("/proc/") + firstLine(pid);
            QVERIFY(QFile::exists(process));
            drawn.graph.setArrangement(QStringLiteral("quick"));
            QVERIFY(!drawn.graph.isBusy());
            QTRY_VERIFY(!QFile::exists(process));
            QFile::remove(pid);
            drawn.graph.setArrangement(QStringLiteral("dot"));
            QTRY_VERIFY(QFile::exists(pid) && QFile(pid).size() > 0);
            const QString second = QStringLiteral("/proc/") + firstLine(pid);
            QVERIFY(QFile::exists(second));
            drawn.lab.open(QStringLiteral("nim:2,1"));
            QTRY_VERIFY(!QFile::exists(second));
        }
        qputenv("PATH", m_path);
    }

    void dotFails()
    {
        useDot("echo graph 1 nonsense\n");
        Drawn drawn("nim:3,4,5", "dot");
        QTRY_VERIFY(drawn.graph.isDrawn());
        QTRY_COMPARE(drawn.graph.arrangementText(),
                     QStringLiteral("dot gave no layout: the quick one is shown."));
        QVERIFY(drawn.graph.isDrawn() && !drawn.graph.isBusy());
        qputenv("PATH", m_folder->path("nowhere").toUtf8());
        drawn.graph.setArrangement(QStringLiteral("quick"));
        QCOMPARE(drawn.graph.arrangementText(), QString());
        drawn.graph.setArrangement(QStringLiteral("dot"));
        QCOMPARE(drawn.graph.arrangementText(),
                 QStringLiteral("Graphviz (dot) is not installed: the quick layout is shown."));
        qputenv("PATH", m_path);
    }

    void dotIsNotAskedForTooMuch()
    {
        Drawn drawn("nim:7,8,9", "dot");
        QTRY_VERIFY(drawn.graph.isDrawn());
        QVERIFY(!drawn.graph.isBusy());
        QVERIFY(drawn.graph.arrangementText().contains(QStringLiteral("the quick layout is shown")));
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
        StateGraphTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setLab(&lab);
        QCOMPARE(table.rowCount(), 0);
        openAndWait(lab, "nim:1,2,3");
        QCOMPARE(table.rowCount(), 24);
        const auto cell = [&table](int row, int column) {
            return table.index(row, column).data(Qt::DisplayRole).toString();
        };
        QCOMPARE(cell(lab.root(), StateGraphTable::Name), QStringLiteral("1,2,3"));
        for (int row = 0; row < table.rowCount(); ++row) {
            const auto heaps = cell(row, StateGraphTable::Name).split(QLatin1Char(','));
            int sum = 0;
            int nimber = 0;
            for (const QString& heap : heaps) {
                sum += heap.toInt();
                nimber ^= heap.toInt();
            }
            QCOMPARE(cell(row, StateGraphTable::Grundy).toInt(), nimber);
            QCOMPARE(cell(row, StateGraphTable::Outcome), QString(QLatin1Char(nimber == 0 ? 'P' : 'N')));
            QCOMPARE(cell(row, StateGraphTable::Longest).toInt(), sum);
            QCOMPARE(cell(row, StateGraphTable::Moves).toInt(), sum);
            int winning = 0;
            for (const QString& heap : heaps)
                winning += nimber != 0 && (heap.toInt() ^ nimber) < heap.toInt() ? 1 : 0;
            QCOMPARE(cell(row, StateGraphTable::Winning).toInt(), winning);
        }
        QVERIFY(table.rowText(lab.root()).startsWith(QStringLiteral("1,2,3, Outcome: P, Grundy value: 0")));
        openAndWait(lab, "nim/misere:1,2,3");
        QCOMPARE(table.titles().at(StateGraphTable::Grundy), QString());
    }

private:
    [[nodiscard]] static QString firstLine(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readLine().trimmed()) : QString();
    }

    /// Puts a script in place of dot.
    void useDot(const QByteArray& script)
    {
        QFile file(m_folder->path("dot"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + script);
        file.close();
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("PATH", m_folder->path().toUtf8() + ':' + m_path);
    }

    std::optional<Folder> m_folder;
    QByteArray m_path = qgetenv("PATH");
};

GRUNDY_TEST_MAIN(TestStateGraph)
#include "tst_stategraph.moc"
