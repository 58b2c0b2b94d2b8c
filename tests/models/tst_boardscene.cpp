// SPDX-License-Identifier: GPL-3.0-or-later

// A board in the window: where its pieces are, what is marked on it, and that only moves glide.

#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "models/board/boardscene.h"
#include "models/board/movemarks.h"
#include "models/drawn/drawnpicture.h"
#include "models/sessions.h"
#include "support/patience.h"

#include <QQuickWindow>
#include <QtTest>

#include <algorithm>
#include <memory>
#include <random>

using models::BoardModel;
using models::BoardScene;

namespace {

/// A board of that position in a window of that size.
struct Shown {
    BoardModel board;
    QQuickWindow window;
    BoardScene scene{window.contentItem()};

    explicit Shown(const std::string& notation, QSizeF size = {900, 600})
    {
        window.resize(size.toSize());
        board.setGame(positions::read(notation));
        scene.setBoard(&board);
        scene.setSize(size);
    }

    /// Of a shape that the window shows as a scene.
    [[nodiscard]] bool isScene() const
    {
        using models::boardshapes::Shape;
        const Shape shape = board.shape();
        return shape != Shape::Table && shape != Shape::Drawn;
    }

    /// Marks the moves that choose these pieces.
    void mark(const std::vector<games::PieceId>& pieces)
    {
        models::BoardOverlay overlay;
        for (const games::PieceId piece : pieces) {
            games::Choice choice = board.game()->choose(piece);
            if (std::holds_alternative<games::HalfMade>(choice))
                choice = board.game()->choose(piece, piece);
            const auto& move = std::get<games::Move>(choice);
            overlay.marks.push_back(
                {.pieces = board.game()->change(move).touched(), .winning = true, .move = move});
        }
        board.setOverlay(overlay);
    }

    [[nodiscard]] models::MarkPlace markPlace(int number) const
    {
        return scene.markPlaces().at(number).value<models::MarkPlace>();
    }
    [[nodiscard]] int rowOf(games::PieceId piece) const { return board.rowOf(models::idText(piece)); }
};

bool has(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == colour.rgb())
                return true;
    return false;
}

/// The largest of a pixel, of 255.
int largestDifference(const QImage& one, const QImage& other)
{
    int most = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb here = one.pixel(x, y);
            const QRgb there = other.pixel(x, y);
            most = std::max({most, std::abs(qRed(here) - qRed(there)), std::abs(qGreen(here) - qGreen(there)),
                             std::abs(qBlue(here) - qBlue(there))});
        }
    return most;
}

} // namespace

class TestBoardScene : public QObject {
    Q_OBJECT

private slots:
    void everyPieceHasItsPlace_data()
    {
        QTest::addColumn<std::string>("notation");
        for (const games::Entry& entry : games::catalogue())
            for (const games::Preset& preset : entry.info.presets)
                QTest::addRow("%s", preset.notation.c_str()) << preset.notation;
    }
    /// Within the board, and those that can be hit are large enough for that.
    void everyPieceHasItsPlace()
    {
        QFETCH(const std::string, notation);
        const Shown shown(notation);
        if (!shown.isScene())
            return;
        const QList<QRectF> spots = shown.scene.spots();
        QCOMPARE(spots.size(), shown.board.count());
        const QRectF all(-1, -1, 902, 602);
        for (const QRectF& spot : spots)
            QVERIFY(all.contains(spot));
    }

    /// The stones that would be taken have a bracket beside them, while nobody is told what that leaves.
    void whatGoesIsTold()
    {
        Shown shown("nim:3,5");
        const auto box = [&shown] {
            return shown.scene.property("previewPlace").value<models::MarkPlace>().box;
        };
        shown.board.setPlayable(true);
        shown.board.setHoveredRow(shown.rowOf(games::pieceId(1, 4)));
        const auto& scene = shown.scene.laidOutScene();
        for (const std::uint32_t height : {4U, 5U})
            QVERIFY(box().contains(scene.find(games::pieceId(1, height))->place));
        QVERIFY(!box().intersects(scene.find(games::pieceId(1, 3))->place));
        QCOMPARE(scene.marks.size(), 1U);
        QVERIFY(!scene.marks.front().way.intersects(scene.find(games::pieceId(1, 4))->place));
        shown.board.setHoveredRow(-1);
        QVERIFY(box().isNull());
        QVERIFY(shown.scene.laidOutScene().marks.empty());
    }

    void theRoomIsUsed_data()
    {
        QTest::addColumn<std::string>("notation");
        QTest::addColumn<QSizeF>("room");
        const auto add = [](const std::string& notation) {
            for (const QSizeF room : {QSizeF(540, 330), QSizeF(860, 560), QSizeF(1480, 840)})
                QTest::addRow("%.60s at %.0f", notation.c_str(), room.width()) << notation << room;
        };
        for (const games::Entry& entry : games::catalogue())
            for (const games::Preset& preset : entry.info.presets)
                add(preset.notation);
        for (const int count : {30, 100, 1000}) {
            std::string heaps = "nim:1";
            for (int heap = 1; heap < count; ++heap)
                heaps += "," + std::to_string(heap % 7 + 1);
            add(heaps);
            add("dollar:" + std::string(static_cast<std::size_t>(count) - 1, '0') + "1");
            add("grid:" + std::string(static_cast<std::size_t>(count), '1'));
            add("lines:" + std::string(static_cast<std::size_t>(count), '1'));
        }
    }
    /// Pieces are as large as they ever are, or the board takes most of the width or the height; texts can be
    /// read, and lie apart from each other and from the pieces.
    void theRoomIsUsed()
    {
        QFETCH(const std::string, notation);
        QFETCH(const QSizeF, room);
        Shown shown(notation, room);
        if (!shown.isScene())
            return;
        shown.scene.setProperty("step",
                                10 * std::max(1.0, std::min(room.width() / 908, room.height() / 560)));
        const scene::Scene& laid = shown.scene.laidOutScene();
        constexpr double most = 0.85;
        QVERIFY2(laid.isLargest || laid.content.width() >= most * room.width() ||
                     laid.content.height() >= most * room.height(),
                 qPrintable(QStringLiteral("%1 x %2, pitch %3")
                                .arg(laid.content.width())
                                .arg(laid.content.height())
                                .arg(laid.pitch)));
        constexpr double leastLetter = 11 - 0.1;
        for (const scene::Caption& caption : laid.captions) {
            QVERIFY2(caption.size >= leastLetter, qPrintable(caption.text));
            const QRectF text = caption.place.adjusted(1, 1, -1, -1);
            for (const scene::Caption& other : laid.captions)
                QVERIFY2(&other == &caption || !other.place.intersects(text),
                         qPrintable(caption.text + " on " + other.text));
            for (const scene::Figure& figure : laid.figures)
                QVERIFY2(figure.isCurve() || figure.place.isEmpty() || !figure.place.intersects(text),
                         qPrintable(caption.text + " on a piece"));
        }
    }

    /// Many marks that cross are no knot: what is pointed at is whole, and the others are quiet.
    void thePointedAtMoveIsWhole()
    {
        Shown shown("nim:5,3");
        const games::PieceId low = games::pieceId(0, 1);
        const games::PieceId high = games::pieceId(0, 3);
        const games::PieceId other = games::pieceId(1, 2);
        shown.mark({low, high, other});
        QVERIFY(!shown.markPlace(0).quiet);
        QVERIFY(shown.markPlace(1).quiet);
        QVERIFY(!shown.markPlace(2).quiet); // it crosses none
        shown.board.setPlayable(true);
        shown.board.setHoveredRow(shown.rowOf(high));
        QVERIFY(shown.markPlace(0).quiet);
        QVERIFY(!shown.markPlace(1).quiet);
        QVERIFY(shown.markPlace(1).right > 20); // its badge stands beside it
        shown.board.setHoveredRow(-1);
        QVERIFY(!shown.markPlace(0).quiet);
    }

    /// A run over the end of a line of a folded grid is outlined in both lines, and nowhere between.
    void aRunOverTheFold()
    {
        Shown shown("grid:" + std::string(64, '1'));
        const QList<QRectF> spots = shown.scene.spots();
        const auto last = std::ranges::adjacent_find(
            spots, [](const QRectF& one, const QRectF& next) { return next.y() > one.y() + 1; });
        QVERIFY(last != spots.end());
        const auto row = last - spots.begin();
        const games::Choice choice =
            shown.board.game()->choose(shown.board.board().pieces[static_cast<std::size_t>(row) - 1].id,
                                       shown.board.board().pieces[static_cast<std::size_t>(row) + 1].id);
        models::BoardOverlay overlay;
        overlay.marks.push_back(
            {.pieces = shown.board.game()->change(std::get<games::Move>(choice)).touched()});
        shown.board.setOverlay(overlay);
        const auto& marks = shown.scene.laidOutScene().marks;
        QCOMPARE(marks.size(), std::size_t{1});
        const auto parts = marks.front().outline.toSubpathPolygons();
        QCOMPARE(parts.size(), 2);
        const auto [upper, lower] = std::minmax(parts[0].boundingRect().y(), parts[1].boundingRect().y());
        QVERIFY(upper + shown.scene.pitch() <= lower);
        for (const QPolygonF& part : parts)
            QVERIFY(part.boundingRect().width() < 2.2 * shown.scene.pitch());
    }

    void onlyMovesGlide_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("duration");
        QTest::addColumn<bool>("glides");
        QTest::newRow("a coin slides")
            << QByteArray("dollar:0101") << QByteArray("dollar:1001") << 40 << true;
        QTest::newRow("a coin turns") << QByteArray("turtles:THH") << QByteArray("turtles:THT") << 40 << true;
        QTest::newRow("stones are taken") << QByteArray("nim:3,4") << QByteArray("nim:3,2") << 40 << true;
        QTest::newRow("a token goes")
            << QByteArray("dag:2-1,1-0@2") << QByteArray("dag:2-1,1-0@1") << 40 << true;
        QTest::newRow("motion is reduced")
            << QByteArray("dollar:0101") << QByteArray("dollar:1001") << 0 << false;
        QTest::newRow("another game") << QByteArray("dollar:0101") << QByteArray("nim:3,4") << 40 << false;
    }
    void onlyMovesGlide()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const int, duration);
        QFETCH(const bool, glides);
        Shown shown(before.toStdString());
        shown.scene.setProperty("duration", duration);
        shown.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.window));
        (void)shown.window.grabWindow();
        QVERIFY(!shown.scene.isGliding());
        QSignalSpy changes(&shown.scene, &BoardScene::glidingChanged);
        shown.board.setGame(positions::read(after.toStdString()));
        const QList<QRectF> spots = shown.scene.spots(); // at once where they will be
        (void)shown.window.grabWindow();
        QCOMPARE(changes.count() > 0, glides);
        QTRY_VERIFY(!shown.scene.isGliding());
        QCOMPARE(shown.scene.spots(), spots);
        shown.scene.setSize({700, 500}); // a larger window is no move
        (void)shown.window.grabWindow();
        QVERIFY(!shown.scene.isGliding());
    }

    /// What is said of a piece is not said of it while it goes: its ring.
    void whatGoesHasNoRing_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("nothing stays") << QByteArray("nim:3,4") << QByteArray("nim:3,2");
        QTest::newRow("its place stays") << QByteArray("chomp:3,3") << QByteArray("chomp:3,1");
    }
    void whatGoesHasNoRing()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        Shown shown(before.toStdString());
        shown.scene.setProperty("colours", QVariantMap{{QStringLiteral("accent"), QColor(Qt::magenta)}});
        shown.scene.setProperty("duration", tests::patienceMs); // it stays on its way
        const auto next = positions::read(after.toStdString());
        const auto& game = *shown.board.game();
        const auto gone = game.change(positions::moveTo(game, *next)).removed;
        BoardOverlay overlay;
        overlay.lit = {gone.begin(), gone.end()};
        shown.board.setOverlay(overlay);
        shown.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.window));
        QVERIFY(has(shown.window.grabWindow(), Qt::magenta));
        shown.board.setGame(next);
        const QImage onTheWay = shown.window.grabWindow();
        QVERIFY(shown.scene.isGliding());
        QVERIFY(!has(onTheWay, Qt::magenta));
    }

    /// What the players have taken lies in their dishes, each piece whole and beside the others; where these
    /// are too many, and where there are no dishes, nothing does.
    void takenPiecesLieInDishes_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("none") << 0 << 0;
        QTest::newRow("some") << 1 << 4;
        QTest::newRow("in three rows") << 5 << 14;
        QTest::newRow("too many") << 15 << 2;
    }
    void takenPiecesLieInDishes()
    {
        QFETCH(const int, first);
        QFETCH(const int, second);
        Shown shown("nim:20,20", {900, 600});
        shown.scene.setProperty("colours", QVariantMap{{QStringLiteral("world"), QStringLiteral("light")}});
        const auto before = positions::read("nim:20,20");
        const auto one = positions::read("nim:" + std::to_string(20 - first) + ",20");
        const auto two =
            positions::read("nim:" + std::to_string(20 - first) + "," + std::to_string(20 - second));
        std::vector<models::TakingMove> moves;
        if (first > 0)
            moves.push_back({before, positions::moveTo(*before, *one), one, 0});
        if (second > 0)
            moves.push_back({one, positions::moveTo(*one, *two), two, 1});
        shown.board.setTaken(models::takenBy(moves, *two));
        QVERIFY(shown.scene.inDishes().empty());
        const QList<QRectF> dishes{{10, 200, 208, 124}, {680, 200, 208, 124}};
        shown.scene.setProperty("dishes", QVariantList(dishes.begin(), dishes.end()));
        std::array<std::vector<QRectF>, 2> places;
        for (const scene::Figure& piece : shown.scene.inDishes())
            places.at(piece.place.center().x() < 450 ? 0 : 1).push_back(piece.place);
        const auto shownOf = [](int count) { return count > models::mostInDish ? 0 : count; };
        QCOMPARE(static_cast<int>(places[0].size()), shownOf(first));
        QCOMPARE(static_cast<int>(places[1].size()), shownOf(second));
        for (std::size_t seat = 0; seat < 2; ++seat) {
            for (std::size_t i = 0; i < places.at(seat).size(); ++i) {
                const QRectF place = places.at(seat)[i];
                QVERIFY(dishes[static_cast<qsizetype>(seat)].contains(place));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(QLineF(place.center(), places.at(seat)[j].center()).length() >
                            0.6 * place.width());
            }
        }
        shown.scene.zoomAt(2, {450, 300});
        QVERIFY(shown.scene.inDishes().empty());
    }

    void whatDiffersIsPaintedAgain_data() { everyPieceHasItsPlace_data(); }
    /// A mark, a piece pointed at, a move: only what differs is painted, and it looks as if all were.
    void whatDiffersIsPaintedAgain()
    {
        QFETCH(const std::string, notation);
        BoardModel board;
        games::GamePtr game = positions::read(notation);
        board.setGame(game);
        board.setPlayable(true);
        QQuickWindow window;
        window.resize(600, 400);
        std::unique_ptr<BoardScene> scene = std::make_unique<BoardScene>();
        if (board.shape() == models::boardshapes::Shape::Drawn)
            scene = std::make_unique<models::DrawnPicture>();
        scene->setParentItem(window.contentItem());
        scene->setProperty("colours", QVariantMap{{QStringLiteral("world"), QStringLiteral("light")}});
        scene->setBoard(&board);
        scene->setSize({600, 400});
        window.show();
        const auto lack = [&] {
            const QImage inPart = window.grabWindow();
            for (QQuickItem* const child : scene->childItems())
                if (auto* const painted = dynamic_cast<models::SceneItem*>(child))
                    painted->paintAgain();
            return largestDifference(inPart, window.grabWindow());
        };
        constexpr int slight = 24; // of 255: a slanted line is cut where painting ends
        std::mt19937 random(7);
        for (int turn = 0; turn < 4 && !game->isOver(); ++turn) {
            const auto moves = game->moves().moves;
            const games::Move& move = moves[random() % moves.size()];
            const auto touched = game->change(move).touched();
            models::BoardOverlay overlay;
            overlay.marks.push_back({.pieces = touched, .winning = true, .move = move});
            board.setOverlay(overlay);
            QCOMPARE(std::max(slight, lack()), slight);
            board.setHoveredRow(touched.empty() ? 0 : board.rowOf(models::idText(touched.front())));
            QCOMPARE(std::max(slight, lack()), slight);
            const games::GamePtr next = game->after(move);
            board.setGame(next);
            board.setLastMove(models::lastMoveOf(*game, move, next->board()));
            QCOMPARE(std::max(slight, lack()), slight);
            game = next;
        }
    }

    /// It stays as large while it is played on, and is laid out anew when a new game begins.
    void theBoardKeepsItsSize()
    {
        Shown shown("nim:9,9,9", {900, 400});
        const double pitch = shown.scene.pitch();
        shown.board.setGame(positions::read("nim:2,2,2"));
        QCOMPARE(shown.scene.pitch(), pitch);
        shown.scene.refit();
        QVERIFY(shown.scene.pitch() > pitch);
    }
};

GRUNDY_TEST(TestBoardScene, models::test::run<TestBoardScene>)
#include "tst_boardscene.moc"
