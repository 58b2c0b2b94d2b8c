// SPDX-License-Identifier: GPL-3.0-or-later

// The drawn board: its curves, how it changes, what lies under the pointer, its tools and its tidying.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/edit.h"
#include "games/plain/positions.h"
#include "models/drawn/drawingeditor.h"
#include "models/drawn/drawingtidy.h"
#include "models/drawn/drawnmotion.h"
#include "models/drawn/drawnpicture.h"
#include "models/near.h"
#include "models/sessions.h"
#include "scene/paint.h"
#include "support/pace.h"

#include <QAbstractItemModelTester>
#include <QImage>
#include <QPainter>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace models;
using scene::bendThrough;
using scene::Curve;
using scene::curveOf;
using scene::distanceTo;
using scene::pointAt;

namespace {

games::Piece edge(std::uint32_t index, QPointF from, QPointF to, double bend = 0,
                  theory::Mover owner = theory::Mover::Either)
{
    return {.id = games::edgeId(index),
            .kind = games::PieceKind::Edge,
            .row = from.y(),
            .column = from.x(),
            .toRow = to.y(),
            .toColumn = to.x(),
            .bend = bend,
            .owner = owner};
}

games::Piece joint(std::uint32_t number, QPointF place)
{
    return {.id = games::jointId(number),
            .kind = games::PieceKind::Joint,
            .row = place.y(),
            .column = place.x(),
            .count = number};
}

constexpr double fall = 160;

QPointF pixelsOf(QPointF units)
{
    return scene::DrawnView{{100, 100}, {0, 500}}.placeOf(units);
}

scene::Figure figureOf(const games::Piece& piece)
{
    scene::Figure figure{.id = piece.id, .kind = piece.kind, .owner = piece.owner};
    figure.place = QRectF(pixelsOf({piece.column, piece.row}) - QPointF(5, 5), QSizeF(10, 10));
    if (piece.kind == games::PieceKind::Edge)
        figure.curve = scene::DrawnView{{100, 100}, {0, 500}}.placeOf(curveOf(piece));
    return figure;
}

/// How one picture on the ground becomes another one: what is there then, and what goes.
std::vector<SceneMotion> waysOf(std::vector<games::Piece> before, std::vector<games::Piece> pieces,
                                double falls)
{
    for (auto* const picture : {&before, &pieces})
        picture->push_back({.id = games::jointId(0), .kind = games::PieceKind::Ground});
    std::vector<SceneMotion> ways;
    std::set<int> stays;
    for (const int old : piecesBefore(before, pieces)) {
        ways.push_back({.to = figureOf(pieces[ways.size()])});
        if (old >= 0)
            ways.back().from = figureOf(before[static_cast<std::size_t>(old)]);
        stays.insert(old);
    }
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!stays.contains(static_cast<int>(i)))
            ways.push_back({.from = figureOf(before[i])});
    for (SceneMotion& way : ways) // the ground lies where it lies
        for (auto* const figure : {&way.from, &way.to})
            if (*figure && (*figure)->kind == games::PieceKind::Ground)
                (*figure)->place.moveTop(500);
    directDrawn(ways, falls);
    return ways;
}

/// Those that go from one place to another, or out of sight, and are there no more.
std::vector<SceneMotion> goneOf(const std::vector<SceneMotion>& ways, games::PieceKind kind)
{
    const auto ground = std::ranges::find_if(
        ways, [](const SceneMotion& way) { return way.from && way.from->kind == games::PieceKind::Ground; });
    std::vector<SceneMotion> gone;
    for (auto way = ground; way != ways.end(); ++way)
        if (way->from && way->to && way->from->kind == kind)
            gone.push_back(*way);
    return gone;
}

bool falls(const SceneMotion& way)
{
    return way.to->place.top() > way.from->place.top() + 1;
}

/// Edges, joined at random.
QString randomPicture(int edgeCount)
{
    const auto joints = static_cast<std::uint32_t>(edgeCount * 7 / 10);
    QStringList edges;
    std::uint32_t state = 7;
    const char* colours = "gbr";
    for (std::uint32_t joint = 1; joint <= joints; ++joint) {
        state = state * 1664525 + 1013904223;
        edges.append(QStringLiteral("%1-%2%3")
                         .arg(joint < 8 ? 0 : state / 65536 % joint)
                         .arg(joint)
                         .arg(QLatin1Char(colours[state / 7 % 3])));
    }
    while (edges.size() < edgeCount) {
        state = state * 1664525 + 1013904223;
        edges.append(QStringLiteral("%1-%2%3")
                         .arg(state / 65536 % joints + 1)
                         .arg(state / 3001 % joints + 1)
                         .arg(QLatin1Char(colours[state / 7 % 3])));
    }
    return QStringLiteral("hackenbush:") + edges.join(',');
}

} // namespace

class TestDrawn : public QObject {
    Q_OBJECT

private slots:
    void init() { test::beginTest(); }

    void anEdgeIsBentToItsLeft()
    {
        const Curve curve = curveOf(edge(0, {0, 0}, {0, 2}, 0.25));
        QVERIFY(isNear(pointAt(curve, 0), {0, 0}) && isNear(pointAt(curve, 1), {0, 2}));
        QVERIFY(isNear(pointAt(curve, 0.5), {-0.5, 1})); // a quarter of 2, to the left of upwards
        QVERIFY(std::abs(bendThrough({0, 0}, {0, 2}, {-0.5, 1}) - 0.25) < 1e-9);
    }

    void aLoopPointsWhereItsBendSays()
    {
        const QPointF up = pointAt(curveOf(edge(0, {1, 1}, {1, 1}, 0)), 0.5);
        QVERIFY(std::abs(up.x() - 1) < 1e-9 && up.y() > 1.5);
        const QPointF right = pointAt(curveOf(edge(0, {1, 1}, {1, 1}, 0.25)), 0.5);
        QVERIFY(right.x() > 1.5 && std::abs(right.y() - 1) < 1e-9);
        QVERIFY(std::abs(bendThrough({1, 1}, {1, 1}, {2, 1}) - 0.25) < 1e-9);
    }

    void distanceIsTakenFromTheCurve()
    {
        QVERIFY(std::abs(distanceTo(curveOf(edge(0, {0, 0}, {4, 0})), {2, 1}) - 1) < 1e-6);
        const Curve bent = curveOf(edge(0, {0, 0}, {4, 0}, 0.5)); // its middle is (2, 2)
        QVERIFY(distanceTo(bent, {2, 2}) < 0.02);
        QVERIFY(distanceTo(bent, {2, 0}) > 1);
    }

    /// What is straight is as far from a place as what is bent by less than can be seen.
    void straightEdgesAreMeasuredLikeBentOnes()
    {
        QRandomGenerator random(7);
        const auto anywhere = [&random] { return QPointF(random.bounded(9.0), random.bounded(9.0)); };
        for (int i = 0; i < 500; ++i) {
            const QPointF from = anywhere();
            const QPointF to = anywhere();
            const QPointF place = anywhere();
            const double away = distanceTo(curveOf(edge(0, from, to)), place);
            QVERIFY(std::abs(away - distanceTo(curveOf(edge(0, from, to, 1e-7)), place)) < 1e-5);
        }
    }

    void whatIsCutFadesAndTheRestFalls()
    {
        const auto low = edge(0, {1, 0}, {1, 1});
        const auto ways = waysOf({joint(1, {1, 1}), joint(2, {1, 2}), joint(3, {1, 3}), low,
                                  edge(1, {1, 1}, {1, 2}), edge(2, {1, 2}, {1, 3})},
                                 {joint(1, {1, 1}), low}, fall);
        QVERIFY(ways[0].from == ways[0].to && ways[1].from == ways[1].to);
        const auto edges = goneOf(ways, games::PieceKind::Edge);
        QCOMPARE(edges.size(), 2U);
        QVERIFY(!falls(edges[0]) && falls(edges[1]));
        QVERIFY(edges[0].to->emphasis.opacity == 0 && edges[1].to->emphasis.opacity == 0);
        const auto joints = goneOf(ways, games::PieceKind::Joint);
        QCOMPARE(joints.size(), 2U);
        QVERIFY(falls(joints[0]));
    }

    void jointsMeltIntoOne()
    {
        const std::vector apart{joint(1, {1, 1}), joint(2, {1, 2}), edge(0, {1, 1}, {1, 2}),
                                edge(1, {1, 2}, {1, 1}, 0.3)};
        const std::vector one{joint(1, {1, 1}), edge(0, {1, 1}, {1, 1}), edge(1, {1, 1}, {1, 1}, 0.1)};
        auto ways = waysOf(apart, one, 0);
        QVERIFY(isNear(ways[1].from->curve[3], pixelsOf({1, 2})) &&
                isNear(ways[1].to->curve[3], pixelsOf({1, 1})));
        const auto joints = goneOf(ways, games::PieceKind::Joint);
        QCOMPARE(joints.size(), 1U);
        QVERIFY(isNear(joints[0].from->place.center(), pixelsOf({1, 2})) &&
                isNear(joints[0].to->place.center(), pixelsOf({1, 1})));
        ways = waysOf(one, apart, 0);
        QVERIFY(isNear(ways[1].from->place.center(), pixelsOf({1, 1})) &&
                isNear(ways[1].to->place.center(), pixelsOf({1, 2})));
    }

    void edgesNumberedAnewStayWhereTheyAre()
    {
        const auto ways =
            waysOf({edge(0, {1, 0}, {1, 1}), edge(1, {2, 0}, {2, 1})}, {edge(0, {2, 0}, {2, 1})}, fall);
        QVERIFY(isNear(ways[0].from->curve[0], pixelsOf({2, 0})));
        const auto edges = goneOf(ways, games::PieceKind::Edge);
        QCOMPARE(edges.size(), 1U);
        QVERIFY(isNear(edges[0].from->curve[0], pixelsOf({1, 0})));
    }

    void theBoardShowsADrawingInPlaceOfThePosition()
    {
        BoardModel board;
        const QAbstractItemModelTester tester(&board);
        board.setGame(positions::read("hackenbush:0-1g,1-2g,1-2g"));
        const int rows = board.rowCount();
        board.setPlayable(true);
        board.setDrawing(games::Drawing{.pieces = {joint(1, {5, 1}), edge(0, {5, 0}, {5, 1})},
                                        .tags = {{.row = 0, .column = 5, .text = "*"}}});
        QVERIFY(board.isDrawn());
        QCOMPARE(board.rowCount(), 2);
        QCOMPARE(board.tags().size(), std::size_t{1});
        board.setHoveredRow(1);
        QVERIFY(!board.previewedMove());
        board.setDrawing(std::nullopt);
        QCOMPARE(board.rowCount(), rows);
        QVERIFY(board.tags().empty());
    }

    void theNearestEdgeIsHit()
    {
        BoardModel board;
        board.setGame(positions::read("hackenbush:0-1g,0-1b,0-1r,1-2g,2-2g"));
        DrawnPicture picture;
        picture.setSize({900, 500});
        picture.setBoard(&board);
        for (int row = 0; row < board.rowCount(); ++row)
            if (board.data(board.index(row), BoardModel::KindRole) == "edge")
                QCOMPARE(picture.edgeAt(picture.placeOf(row), 8), row);
        QCOMPARE(picture.edgeAt({5, 5}, 8), -1);
    }

    void editsThatOnlyDrawAreUndone()
    {
        Session session;
        session.setMode(Mode::Explore);
        QVERIFY(session.open(QStringLiteral("hackenbush:0-1g,1-2b")));
        const auto place = [&session] {
            return games::layoutOf(*session.positions().currentNode().game)->joints.at(2);
        };
        const games::DrawnPoint before = place();
        session.edit(games::MoveJoint{games::jointId(2), 8, 3});
        QVERIFY((place() == games::DrawnPoint{8, 3}));
        session.edit(games::MoveJoint{games::jointId(2), 8, 3}); // nothing changes
        session.undo();
        QVERIFY(place() == before);
        session.edit(games::MoveJoint{games::jointId(2), 7, 3}); // another line of the tree
        QVERIFY((place() == games::DrawnPoint{7, 3}));
        session.undo();
        QVERIFY(!session.canUndo());
    }

    void looseEdgesOfATextFallAndItSaysSo()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("hackenbush:0-1g,7-8g,8-9b")));
        QCOMPARE(session.notation(), "hackenbush:0-1g");
        QVERIFY(session.message().contains('2'));
    }

    void anUndrawnPictureKeepsItsVerdict()
    {
        QStringList edges;
        for (int joint = 0; joint < 12'000; ++joint)
            edges.append(QStringLiteral("%1-%2g").arg(joint).arg(joint + 1));
        Session session;
        session.setMode(Mode::Explore);
        QVERIFY(session.open("hackenbush:" + edges.join(',')));
        QCOMPARE(session.board()->undrawn(), 12'000.0);
        QTRY_COMPARE(session.analyst()->outcome(), Outcome::N);
    }

    void dotLaysOutFromTheGroundUp()
    {
        const games::HackenbushEdges edges{{0, 1}, {1, 2}, {2, 3}, {3, 1}, {0, 4}, {4, 4}};
        const QByteArray plain =
            "graph 1 2 3\nnode 0 2 0.1 0.2 0.2\nnode 1 1 1.1 0.2 0.2\nnode 2 0.5 2.1 0.2 0.2\n"
            "node 3 1.5 3.1 0.2 0.2\nnode 4 3 1.1 0.2 0.2\n"
            "edge 0 1 4 2 0.1 1.6 0.4 1.3 0.8 1 1.1 solid black\n"
            "edge 1 3 4 1 1.1 2 1.6 2 2.6 1.5 3.1 solid black\nstop\n";
        const auto layout = layoutFromPlain(plain, edges);
        QVERIFY(layout);
        QCOMPARE(layout->joints.size(), 4U);
        QVERIFY(std::abs(layout->joints.at(1).y - 1) < 1e-9 && std::abs(layout->joints.at(3).y - 3) < 1e-9);
        QVERIFY(layout->joints.at(4).x - layout->joints.at(1).x == 2);
        QCOMPARE(layout->edges[0].fromFoot, layout->joints.at(1).x);
        QVERIFY(layout->edges[3].bend != 0); // led around joint 2
        QVERIFY(!layoutFromPlain("no such thing", edges));
    }

    void tidyingIsOneEdit()
    {
        Session session;
        session.setMode(Mode::Explore);
        QVERIFY(session.open(QStringLiteral("hackenbush:0-1g,1-2b,1-3r,0-4g,4-3g")));
        session.edit(games::MoveJoint{games::jointId(2), 0, 5});
        DrawingTidy tidy;
        tidy.setSession(&session);
        tidy.start();
        QVERIFY(tidy.isBusy());
        QTRY_VERIFY(!tidy.isBusy());
        QVERIFY2(tidy.problem().isEmpty(), qPrintable(tidy.problem()));
        const auto layout = games::layoutOf(*session.positions().currentNode().game);
        QVERIFY(layout->joints.at(2).y > layout->joints.at(1).y && layout->joints.at(2).x > 0);
        session.undo();
        QVERIFY((games::layoutOf(*session.positions().currentNode().game)->joints.at(2) ==
                 games::DrawnPoint{0, 5}));
    }

    void withoutDotItSaysWhatIsMissing()
    {
        Session session;
        QVERIFY(session.open(QStringLiteral("hackenbush:0-1g")));
        DrawingTidy tidy;
        tidy.setSession(&session);
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        tidy.start();
        qputenv("PATH", path);
        QVERIFY(!tidy.isBusy());
        QVERIFY(session.message().contains("graphviz"));
    }

    void anotherPositionStopsTidying()
    {
        Session session;
        session.setMode(Mode::Explore);
        QVERIFY(session.open(randomPicture(200)));
        DrawingTidy tidy;
        tidy.setSession(&session);
        tidy.start();
        QVERIFY(session.open(QStringLiteral("hackenbush:0-1g")));
        QVERIFY(!tidy.isBusy());
        QCOMPARE(session.notation(), "hackenbush:0-1g");
    }

    /// Ten times as many edges take about ten times as long, not a hundred times.
    void timeGrowsWithTheEdges()
    {
        struct Times {
            double paint;
            double hover;
            double drag;
        };
        const auto measured = [](int edgeCount) {
            Session session;
            session.setMode(Mode::Explore);
            (void)session.open(randomPicture(edgeCount));
            DrawnPicture picture;
            picture.setSize({1300, 800});
            picture.setBoard(session.board());
            QImage image(1300, 800, QImage::Format_ARGB32_Premultiplied);
            const double paint = tests::medianMs(20, [&](int) {
                image.fill(Qt::transparent);
                QPainter painter(&image);
                scene::paint(painter, picture.laidOutScene());
            });
            const double hover = tests::medianMs(
                200, [&](int row) { session.board()->setHoveredRow(row % session.board()->rowCount()); });
            const double drag = tests::medianMs(20, [&](int step) {
                QVERIFY(session.positions().currentNode().game->edited(
                    games::MoveJoint{games::jointId(10), step / 2.0, 3}));
            });
            return Times{paint, hover, drag};
        };
        const Times few = measured(20);
        const Times many = measured(200);
        qInfo("a frame %.2f ms, a hover %.3f ms, a step of a drag %.2f ms; of 20 edges %.2f, %.3f, %.2f",
              many.paint, many.hover, many.drag, few.paint, few.hover, few.drag);
        QVERIFY(many.paint < 40 * few.paint && many.drag < 40 * few.drag);
        QVERIFY(many.hover < many.paint);
    }
};

GRUNDY_TEST(TestDrawn, models::test::run<TestDrawn>)
#include "tst_drawn.moc"
