// SPDX-License-Identifier: GPL-3.0-or-later

// The connection matrix, pictures of the Lab in files, and the view that shows them.

#include "models/lab/labpictures.h"

#include "models/lab/pictureview.h"

#include <QQuickWindow>
#include <QSvgRenderer>

#include <set>

using namespace models;
using namespace models::test;

class TestMatrix : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

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

    void exports()
    {
        const Folder folder;
        Drawn drawn("nim:1,2,3");
        QTRY_VERIFY(drawn.graph.isDrawn());
        QCOMPARE(drawn.graph.save(folder.url("g.svg"), drawn.lab.title()), QString());
        QSvgRenderer svg(folder.path("g.svg"));
        QVERIFY(svg.isValid());
        QVERIFY(folder.contents("g.svg").contains("<title>Nim 1, 2, 3</title>"));
        QVERIFY(folder.contents("g.svg").contains(">1,2,3</text>"));
        QCOMPARE(drawn.graph.save(folder.url("g.png"), {}), QString());
        const QImage png(folder.path("g.png"));
        QVERIFY(png.width() > 400);
        QVERIFY(count(png, colours[QStringLiteral("cold")].value<QColor>()) > 50);
        QVERIFY(drawn.graph.save(folder.url("g.gif"), {}).contains(QStringLiteral(".svg or .png")));
        QVERIFY(drawn.graph.save(folder.url("no/such/g.svg"), {})
                    .contains(QStringLiteral(" cannot be written: ")));
        QCOMPARE(drawn.lab.exportGraph(folder.url("g.dot")), QString());
        QVERIFY(folder.contents("g.dot").contains("digraph"));
        QVERIFY(folder.contents("g.dot").count("->") >=
                static_cast<qsizetype>(drawn.positions().arrows.size()));
        MatrixPicture matrix;
        matrix.setColours(colours);
        matrix.setLab(&drawn.lab);
        QCOMPARE(matrix.write(folder.url("m.svg")), QString());
        QVERIFY(QSvgRenderer(folder.path("m.svg")).isValid());
        QVERIFY(!folder.contents("m.svg").contains("<image"));
        QCOMPARE(matrix.write(folder.url("m.png")), QString());
        QVERIFY(count(QImage(folder.path("m.png")), colours[QStringLiteral("cold")].value<QColor>()) > 50);
        QCOMPARE(matrix.write(folder.url("m.csv")), QString());
        QCOMPARE(folder.contents("m.csv").trimmed().split('\n').size(), 25);
        StateGraph empty;
        QVERIFY(!empty.save(folder.url("e.svg"), {}).isEmpty());
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
        QVERIFY(QTest::qWaitForWindowExposed(&window, tests::patienceMs));
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
        const QPointF middle = view.toView(whole.center());
        view.keep(whole.center(), whole.center() + QPointF(10, 5));
        QVERIFY(QLineF(view.toView(whole.center() + QPointF(10, 5)), middle).length() <= 1.5);
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
        // Hidden, it holds what is seen at once when it is shown again.
        const QImage seen = window.grabWindow();
        const QSize held = view.imagePixels();
        view.setVisible(false);
        QVERIFY(view.imagePixels().width() * view.imagePixels().height() * 2 < held.width() * held.height());
        view.setVisible(true);
        QCOMPARE(window.grabWindow(), seen);
        QTRY_VERIFY(view.isSharp());
        QCOMPARE(view.imagePixels(), held);
        QCOMPARE(window.grabWindow(), seen);
        // A matrix is fitted at whole pixels.
        openAndWait(drawn.lab, "nim:1,2,3");
        MatrixPicture matrix;
        matrix.setColours(colours);
        matrix.setLab(&drawn.lab);
        view.setPicture(&matrix);
        QTRY_VERIFY(view.isSharp());
        QCOMPARE(view.zoom(), std::floor(view.zoom()));
        view.setPicture(nullptr);
    }
};

GRUNDY_TEST(TestMatrix, models::test::run<TestMatrix>)
#include "tst_matrix.moc"
