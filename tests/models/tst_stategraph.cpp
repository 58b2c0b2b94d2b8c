// SPDX-License-Identifier: GPL-3.0-or-later

// The state graph and the connection matrix: layout, labelling, one line of play, what lies under the
// pointer, tables, files, and the view that shows such pictures.

#include "environment.h"

#include "models/lab/graph/stategraph.h"
#include "models/lab/graph/stategraphtable.h"
#include "models/lab/matrixpicture.h"
#include "models/lab/pictureview.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QSvgRenderer>

#include <set>

using namespace models;

namespace {

const QVariantMap colours{{QStringLiteral("board"), QColor(QStringLiteral("#FBFBFC"))},
                          {QStringLiteral("surface"), QColor(QStringLiteral("#FFFFFF"))},
                          {QStringLiteral("line"), QColor(QStringLiteral("#D9DEE6"))},
                          {QStringLiteral("ink"), QColor(QStringLiteral("#17202E"))},
                          {QStringLiteral("ink3"), QColor(QStringLiteral("#626D7E"))},
                          {QStringLiteral("accent"), QColor(QStringLiteral("#3B4CCA"))},
                          {QStringLiteral("cold"), QColor(QStringLiteral("#0A7297"))},
                          {QStringLiteral("coldTint"), QColor(QStringLiteral("#DDF1F8"))},
                          {QStringLiteral("hot"), QColor(QStringLiteral("#AE4907"))},
                          {QStringLiteral("stone"), QColor(QStringLiteral("#39465C"))}};

constexpr const char* lines345 = "lines/misere:111/1111/11111";

void openAndWait(Lab& lab, const char* notation)
{
    QCOMPARE(lab.open(QString::fromLatin1(notation)), QString());
    lab.setWanted(true);
    QTRY_VERIFY(lab.isReady());
}

/// A Lab and its graph, drawn by the quick layout.
struct Drawn {
    explicit Drawn(const char* notation, const char* arrangement = "quick")
    {
        graph.setColours(colours);
        graph.setArrangement(QString::fromLatin1(arrangement));
        graph.setLab(&lab);
        line.setLab(&lab);
        labels.setLab(&lab);
        graph.setLine(&line);
        graph.setLabels(&labels);
        graph.setShown(true);
        openAndWait(lab, notation);
    }

    [[nodiscard]] const analysis::PositionGraph& positions() const { return lab.whole()->graph; }
    [[nodiscard]] int node(const char* name) const { return lab.search(QString::fromLatin1(name)); }

    Lab lab;
    StateGraphLine line;
    StateGraphLabels labels;
    StateGraph graph;
};

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

QImage painted(const LabPicture& picture, double scale)
{
    const QRectF all(QPointF(), picture.size());
    QImage image((picture.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(picture.palette().board);
    QPainter painter(&image);
    picture.painter()(painter, all, scale);
    return image;
}

int count(const QImage& image, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

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
        const int root = drawn.lab.root();
        const int below = graph.nearest(root, 0, 1);
        QVERIFY(below >= 0 && graph.boxOf(below).top() > graph.boxOf(root).bottom());
        QCOMPARE(graph.nearest(root, 0, -1), -1);
        const int right = graph.nearest(below, 1, 0);
        QVERIFY(right < 0 || graph.boxOf(right).center().x() > graph.boxOf(below).center().x());
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
            QCOMPARE(drawn.labels.labelledUpTo(), static_cast<std::uint64_t>(step));
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
        drawn.line.choose(static_cast<int>(left->to));
        QCOMPARE(drawn.line.nodes().size(), 2);
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
        const QString pid = m_folder->filePath(QStringLiteral("pid"));
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
        qputenv("PATH", m_folder->filePath(QStringLiteral("nowhere")).toUtf8());
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

    void matrixCells()
    {
        Lab lab;
        MatrixPicture matrix;
        matrix.setColours(colours);
        matrix.setLab(&lab);
        QVERIFY(matrix.size().isEmpty());
        openAndWait(lab, lines345);
        const auto& graph = lab.whole()->graph;
        QCOMPARE(matrix.size(), QSizeF(101, 101));
        QCOMPARE(matrix.arrows(), 738);
        std::set<std::pair<int, int>> cells;
        for (int arrow = 0; arrow < matrix.arrows(); ++arrow) {
            const auto& move = graph.arrows[static_cast<std::size_t>(arrow)];
            QCOMPARE(matrix.cellOf(arrow), QRectF(move.to, move.from, 1, 1));
            QCOMPARE(matrix.arrowNear(QPointF(move.to + 0.3, move.from + 0.7), 0.5), arrow);
            cells.emplace(move.from, move.to);
        }
        for (int row = 0; row < 101; ++row)
            for (int column = 0; column < 101; ++column)
                if (!cells.contains({row, column}))
                    QCOMPARE(matrix.arrowNear(QPointF(column + 0.5, row + 0.5), 0.5), -1);
        QCOMPARE(matrix.arrowNear(QPointF(-3, 5), 0.5), -1);
        QCOMPARE(matrix.arrowNear(QPointF(500, 500), 0.5), -1);
        const QRectF last = matrix.cellOf(737);
        QCOMPARE(matrix.arrowNear(last.center() + QPointF(2, 1), 4), 737);
    }

    void matrixSteps()
    {
        Lab lab;
        MatrixPicture matrix;
        matrix.setLab(&lab);
        QCOMPARE(matrix.step(-1, 1, 0), -1);
        openAndWait(lab, "nim:3,4,5");
        QCOMPARE(matrix.step(-1, 1, 0), 0);
        QCOMPARE(matrix.step(0, 1, 0), 1);
        QCOMPARE(matrix.step(0, -1, 0), 0);
        const int last = matrix.arrows() - 1;
        QCOMPARE(matrix.step(last, 1, 0), last);
        const int below = matrix.step(3, 0, 1);
        QCOMPARE(matrix.cellOf(below).y(), matrix.cellOf(3).y() + 1);
        QCOMPARE(matrix.cellOf(matrix.step(below, 0, -1)).y(), matrix.cellOf(3).y());
    }

    /// Every cell has its colour, and cells are parted by a line where there is room.
    void matrixPixels()
    {
        Lab lab;
        MatrixPicture matrix;
        matrix.setColours(colours);
        matrix.setLab(&lab);
        openAndWait(lab, lines345);
        const auto& graph = lab.whole()->graph;
        const QColor cold = colours[QStringLiteral("cold")].value<QColor>();
        const QColor stone(101, 111, 128); // the stone's colour, a little of the ground in it
        const QColor surface = colours[QStringLiteral("surface")].value<QColor>();
        for (const int side : {5, 2, 1}) {
            const QImage image = painted(matrix, side);
            QCOMPARE(image.width(), 101 * side);
            const int filled = side == 5 ? 16 : side * side;
            QCOMPARE(count(image, cold) + count(image, stone), 738 * filled);
            for (const auto& move : graph.arrows) {
                const QColor wanted = graph.isCold(move.to) ? cold : stone;
                const auto x = static_cast<int>(move.to) * side;
                const auto y = static_cast<int>(move.from) * side;
                QCOMPARE(image.pixelColor(x, y), wanted);
                if (side == 5)
                    QCOMPARE(image.pixelColor(x + 4, y + 4), surface);
            }
        }
        const QImage tiny = painted(matrix, 0.5);
        for (const auto& move : graph.arrows)
            QVERIFY(tiny.pixelColor(static_cast<int>(std::round(move.to * 0.5)),
                                    static_cast<int>(std::round(move.from * 0.5))) != surface);
    }

    void matrixLimit()
    {
        Lab lab;
        MatrixPicture matrix;
        matrix.setLab(&lab);
        openAndWait(lab, "nim:27,27,27");
        QCOMPARE(matrix.tooManyText(),
                 QStringLiteral("21,952 positions: the matrix is drawn for up to 20,000."));
        QVERIFY(matrix.size().isEmpty());
        QCOMPARE(matrix.arrowNear(QPointF(1, 0), 4), -1);
        openAndWait(lab, "nim:26,26,26");
        QCOMPARE(matrix.tooManyText(), QString());
        QCOMPARE(matrix.size().width(), 19683.0);
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

    void exports()
    {
        Drawn drawn("nim:1,2,3");
        QTRY_VERIFY(drawn.graph.isDrawn());
        QCOMPARE(drawn.graph.save(url("g.svg"), drawn.lab.title()), QString());
        QSvgRenderer svg(path("g.svg"));
        QVERIFY(svg.isValid());
        QVERIFY(contents("g.svg").contains("<title>Nim 1, 2, 3</title>"));
        QVERIFY(contents("g.svg").contains(">1,2,3</text>"));
        QCOMPARE(drawn.graph.save(url("g.png"), {}), QString());
        const QImage png(path("g.png"));
        QVERIFY(png.width() > 400);
        QVERIFY(count(png, colours[QStringLiteral("cold")].value<QColor>()) > 50);
        QVERIFY(drawn.graph.save(url("g.gif"), {}).contains(QStringLiteral(".svg or .png")));
        QVERIFY(drawn.graph.save(url("no/such/g.svg"), {})
                    .startsWith(QStringLiteral("The file cannot be written")));
        QCOMPARE(drawn.lab.exportGraph(url("g.dot")), QString());
        QVERIFY(contents("g.dot").contains("digraph"));
        QVERIFY(contents("g.dot").count("->") >= static_cast<qsizetype>(drawn.positions().arrows.size()));
        MatrixPicture matrix;
        matrix.setColours(colours);
        matrix.setLab(&drawn.lab);
        QCOMPARE(matrix.write(url("m.svg")), QString());
        QVERIFY(QSvgRenderer(path("m.svg")).isValid());
        QVERIFY(!contents("m.svg").contains("<image"));
        QCOMPARE(matrix.write(url("m.png")), QString());
        QVERIFY(count(QImage(path("m.png")), colours[QStringLiteral("cold")].value<QColor>()) > 50);
        QCOMPARE(matrix.write(url("m.csv")), QString());
        QCOMPARE(contents("m.csv").trimmed().split('\n').size(), 25);
        // A large matrix is written on a thread.
        openAndWait(drawn.lab, "nim:10,10,10");
        QCOMPARE(matrix.write(url("l.csv")), QString());
        QCOMPARE(matrix.writing(), QStringLiteral("Writing l.csv…"));
        QTRY_COMPARE(matrix.writing(), QStringLiteral("Saved as l.csv"));
        QCOMPARE(contents("l.csv").count('\n'), 1332);
        QCOMPARE(matrix.write(url("no/such/l.csv")), QString());
        QTRY_VERIFY(matrix.writing().startsWith(QStringLiteral("The file cannot be written: ")));
        StateGraph empty;
        QVERIFY(!empty.save(url("e.svg"), {}).isEmpty());
    }

    void viewShowsAndMoves()
    {
        Drawn drawn("nim:3,4,5");
        QTRY_VERIFY(drawn.graph.isDrawn());
        QQuickWindow window;
        window.resize(400, 300);
        PictureView view(window.contentItem());
        view.setSize({400, 300});
        view.setPicture(&drawn.graph);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(view.isSharp());
        QVERIFY(view.isFitted());
        const QRectF whole(QPointF(), drawn.graph.size());
        QVERIFY(view.visible().contains(whole));
        QVERIFY(count(window.grabWindow(), colours[QStringLiteral("cold")].value<QColor>()) > 20);

        const QPointF place = view.toPicture({100, 80});
        view.zoomAt(3, 100, 80);
        QVERIFY(!view.isFitted());
        QVERIFY(QLineF(view.toPicture({100, 80}), place).length() * view.zoom() <= 1);
        const double zoom = view.zoom();
        const QPointF before = view.toView(place);
        view.panBy(-30, -20);
        QVERIFY(QLineF(view.toView(place), before - QPointF(30, 20)).length() <= 1.5);
        QCOMPARE(view.zoom(), zoom);
        QTRY_VERIFY(view.isSharp());

        view.centreOn(whole.center(), 0);
        QVERIFY(QLineF(view.toView(whole.center()), {200, 150}).length() <= 1.5);
        const QPointF held = view.toView(whole.center());
        view.keep(whole.center(), whole.center() + QPointF(10, 5));
        QVERIFY(QLineF(view.toView(whole.center() + QPointF(10, 5)), held).length() <= 1.5);
        view.reveal(drawn.graph.boxOf(drawn.lab.root()));
        QVERIFY(view.visible().contains(drawn.graph.boxOf(drawn.lab.root())));
        view.zoomAt(1e6, 10, 10);
        QVERIFY(view.zoom() <= drawn.graph.scales().most);
        view.fit();
        QVERIFY(view.visible().contains(whole));
        // Wishes that come while an image is drawn end with the newest.
        for (int i = 0; i < 40; ++i)
            view.zoomAt(1.1, 200, 150);
        QTRY_VERIFY(view.isSharp());
        // A matrix is fitted at whole pixels.
        MatrixPicture matrix;
        matrix.setColours(colours);
        matrix.setLab(&drawn.lab);
        view.setPicture(&matrix);
        QTRY_VERIFY(view.isSharp());
        QCOMPARE(view.zoom(), std::floor(view.zoom()));
        view.setPicture(nullptr);
    }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QUrl url(const char* name) const { return QUrl::fromLocalFile(path(name)); }
    [[nodiscard]] QByteArray contents(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] static QString firstLine(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readLine().trimmed()) : QString();
    }

    /// Puts a script in place of dot.
    void useDot(const QByteArray& script)
    {
        QFile file(path("dot"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + script);
        file.close();
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("PATH", m_folder->path().toUtf8() + ':' + m_path);
    }

    std::optional<QTemporaryDir> m_folder;
    QByteArray m_path = qgetenv("PATH");
};

GRUNDY_TEST_MAIN(TestStateGraph)
#include "tst_stategraph.moc"
