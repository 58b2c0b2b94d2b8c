// SPDX-License-Identifier: GPL-3.0-or-later

// Boards laid out: every piece is there once and inside, no text meets another, boards fill their rooms, and
// what is marked is what a move takes.

#include "games/catalogue.h"
#include "games/plain/positions.h"
#include "scene/marks.h"
#include "scene/picture.h"
#include "scene/scene.h"
#include "support/testprogram.h"

#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

namespace {

using games::PieceKind;

const scene::Look screenLook{.colours = scene::palette(scene::Theme::Light), .between = scene::Between::Plus};

/// What lies over another piece: coins of one square, a token on its node's place, edges and joints.
bool mayOverlap(const scene::Figure& figure)
{
    switch (figure.kind) {
    case PieceKind::Square:
    case PieceKind::Step:
    case PieceKind::Coin:
    case PieceKind::LeftToken:
    case PieceKind::RightToken:
    case PieceKind::WhiteToken:
    case PieceKind::BlackToken:
    case PieceKind::Edge:
    case PieceKind::Arrow:
    case PieceKind::Joint:
    case PieceKind::Ground:
    case PieceKind::Base: return true;
    default: return false;
    }
}

/// The first two texts that touch; empty for none.
QString meeting(const std::vector<scene::Caption>& captions)
{
    constexpr double hair = 0.5;
    for (std::size_t i = 0; i < captions.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (captions[i].place.adjusted(hair, hair, -hair, -hair).intersects(captions[j].place))
                return captions[i].text + QLatin1String(" and ") + captions[j].text;
    return {};
}

void addBoards()
{
    QTest::addColumn<QString>("notation");
    for (const games::Entry& entry : games::catalogue()) {
        for (const games::Preset& preset : entry.info.presets)
            QTest::newRow(preset.notation.c_str()) << QString::fromStdString(preset.notation);
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U})
            if (const auto random = entry.random(seed, theory::Play::Normal))
                QTest::addRow("%s %d", entry.info.id.c_str(), static_cast<int>(seed))
                    << QString::fromStdString(random->notation());
    }
    std::string heaps = "nim:1";
    for (int heap = 2; heap <= 1000; ++heap) {
        heaps += "," + std::to_string(heap % 9 + 1);
        if (heap == 20 || heap == 100 || heap == 1000)
            QTest::addRow("%d heaps", heap) << QString::fromStdString(heaps);
    }
    for (const char* notation :
         {"nim:40,3", "nim:41,3", "wythoff:63,2", "staircase:0,60,1", "nim:3,5 + nim:1,2 + dag:2-1,1-0@2",
          "dollar:0000000000000000000000000000000000000001", "hackenbush:"})
        QTest::newRow(notation) << QString::fromLatin1(notation);
}

games::Board boardOf(const QString& notation)
{
    return positions::read(notation.toStdString())->board();
}

} // namespace

class TestScene : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// The last two colours of a line there: those of the dark and of the light theme.
    void coloursAreThoseOfTheWindow()
    {
        QFile file(QStringLiteral(GRUNDY_SOURCE_DIR "/qml/Theme.qml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const std::map<QString, QString> renamed{{"ground", "ink2"},
                                                 {"joint", "stone"},
                                                 {"onCoin", "coinInk"},
                                                 {"white", "whiteToken"},
                                                 {"black", "blackToken"}};
        for (const scene::ThemeColour& named : scene::themeColours) {
            const auto other = renamed.find(QLatin1String(named.name));
            const QString name = other == renamed.end() ? QLatin1String(named.name) : other->second;
            const QRegularExpression line(
                QStringLiteral("color %1: .*?(\"#\\w+\"[^\"\\n]*)?(\"#\\w+\")\\n").arg(name));
            const auto found = line.match(text);
            QVERIFY2(found.hasMatch(), named.name);
            const auto isThere = [&found](const char* colour) {
                return found.captured(0).contains(QLatin1String(colour));
            };
            QVERIFY2(found.captured(2).contains(QLatin1String(named.light)), named.name);
            QVERIFY2(isThere(named.dark), named.name);
        }
    }

    void boards_data() { addBoards(); }

    void boards()
    {
        QFETCH(const QString, notation);
        const games::Board board = boardOf(notation);
        if (board.undrawn > 0)
            return;
        for (const QSizeF size : {QSizeF(900, 600), QSizeF(1280, 800), QSizeF(1920, 1080)}) {
            const scene::Room room = scene::screenRoom(size);
            const scene::Scene scene = scene::sceneOf(board, screenLook, room);
            QCOMPARE(scene.figures.size(), board.pieces.size());
            const QRectF whole(QPointF(-1, -1), size + QSizeF(2, 2));
            for (std::size_t i = 0; i < scene.figures.size(); ++i) {
                QVERIFY(scene.figures[i].id == board.pieces[i].id);
                QVERIFY(scene.find(board.pieces[i].id) != nullptr);
                if (!scene.figures[i].isCurve()) // the box around a curve is larger than it
                    QVERIFY(whole.contains(scene.figures[i].place) || scene.figures[i].place.isEmpty());
            }
            QCOMPARE(meeting(scene.captions), QString());
            for (const scene::Caption& caption : scene.captions) {
                QVERIFY2(caption.size >= room.leastLetter - 0.01, qPrintable(caption.text));
                QVERIFY2(whole.contains(caption.place), qPrintable(caption.text));
            }
            QVERIFY2(scene.isLargest || scene.content.width() >= 0.85 * size.width() ||
                         scene.content.height() >= 0.85 * size.height(),
                     qPrintable(QStringLiteral("%1 x %2 of %3 x %4")
                                    .arg(scene.content.width())
                                    .arg(scene.content.height())
                                    .arg(size.width())
                                    .arg(size.height())));
        }
    }

    void piecesLieApart_data() { addBoards(); }

    void piecesLieApart()
    {
        QFETCH(const QString, notation);
        const games::Board board = boardOf(notation);
        if (board.undrawn > 0)
            return;
        const scene::Scene scene = scene::sceneOf(board, screenLook, scene::screenRoom({1280, 800}));
        for (std::size_t i = 0; i < scene.figures.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const scene::Figure& a = scene.figures[i];
                const scene::Figure& b = scene.figures[j];
                if (!mayOverlap(a) && !mayOverlap(b))
                    QVERIFY2(!a.place.adjusted(0.1, 0.1, -0.1, -0.1).intersects(b.place),
                             qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
            }
    }

    /// Two scenes of one game are compared by the ids of their pieces.
    void whatStaysLiesWhereItLay()
    {
        const auto game = positions::read("grid:111/111/111");
        const scene::Room room = scene::screenRoom({800, 600});
        const scene::Scene before = scene::sceneOf(game->board(), screenLook, room);
        const scene::Scene after =
            scene::sceneOf(positions::read("grid:110/111/111")->board(), screenLook, room);
        QVERIFY(before == scene::sceneOf(game->board(), screenLook, room));
        int changed = 0;
        for (const scene::Figure& figure : before.figures)
            changed += *after.find(figure.id) == figure ? 0 : 1;
        QCOMPARE(changed, 1);
    }

    void ghostsOfOtherBoards_data()
    {
        QTest::addColumn<QString>("game");
        for (const games::Entry& entry : games::catalogue())
            QTest::newRow(entry.info.id.c_str()) << QString::fromStdString(entry.info.id);
    }

    /// What the last move took is shown until the next one, also while the board is another one by now.
    void ghostsOfOtherBoards()
    {
        QFETCH(const QString, game);
        const games::Entry* entry = games::findEntry(game.toStdString());
        std::vector<games::Board> boards;
        for (const games::Preset& preset : entry->info.presets)
            boards.push_back(boardOf(QString::fromStdString(preset.notation)));
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            if (const auto random = entry->random(seed, theory::Play::Normal))
                boards.push_back(random->board());
        for (const games::Board& board : boards) {
            for (const games::Board& other : boards) {
                if (board.undrawn > 0 || other.undrawn > 0 || board.shape != other.shape)
                    continue;
                scene::Look look = screenLook;
                look.ghosts = other.pieces;
                const scene::Room room = scene::screenRoom({1280, 800});
                const scene::Scene scene = scene::sceneOf(board, look, room);
                QCOMPARE(scene.figures.size(), board.pieces.size());
                QVERIFY(scene.ghosts.size() <= other.pieces.size());
                QVERIFY(scene.captions == scene::sceneOf(board, screenLook, room).captions);
            }
        }
    }

    /// Where the first stick of the first row was taken.
    void aTraceMayLieBeforeTheFirst()
    {
        const games::Board board = boardOf(QStringLiteral("octal/code=0.77:4,2,3"));
        const games::Piece& stick = board.pieces.front();
        QCOMPARE(stick.kind, PieceKind::Stick);
        scene::Look look = screenLook;
        games::Piece taken = stick;
        taken.column -= 0.35;
        look.ghosts = {taken};
        const scene::Scene scene = scene::sceneOf(board, look, scene::screenRoom({1280, 800}));
        QCOMPARE(scene.ghosts.size(), std::size_t{1});
        const QRectF trace = scene.ghosts.front().place;
        const QRectF first = scene.figures.front().place;
        QVERIFY(trace.left() < first.left());
        QVERIFY(trace.right() > first.left());
        QCOMPARE(trace.top(), first.top());
    }

    void marksOutlineWhatIsTaken_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation : {"shapes/take=10.11t:1111/1111/1111", "chomp:4,4,4", "nim:3,4",
                                     "lines:11111/111", "grid:111/111", "octal/code=0.77:9", "turtles:THHT"})
            QTest::newRow(notation) << QString::fromLatin1(notation);
        for (const games::Preset& preset : games::findEntry("shapes")->info.presets)
            QTest::newRow(preset.notation.c_str()) << QString::fromStdString(preset.notation);
    }

    /// The middle of every piece that a move takes lies within its outline, and that of no other piece.
    void marksOutlineWhatIsTaken()
    {
        QFETCH(const QString, notation);
        const auto game = positions::read(notation.toStdString());
        const games::Board board = game->board();
        const scene::Scene plain = scene::sceneOf(board, screenLook, scene::screenRoom({900, 600}));
        int outlined = 0;
        for (const games::Move& move : game->moves().moves) {
            scene::Scene scene = plain;
            const scene::MarkedMove marked = scene::markedMove(*game, move, theory::Outcome::P);
            scene::markMoves(scene, std::vector{marked});
            QCOMPARE(scene.marks.size(), std::size_t{1});
            for (const scene::Figure& figure : scene.figures) {
                if (figure.place.isEmpty())
                    continue;
                const bool isTaken = std::ranges::find(marked.pieces, figure.id) != marked.pieces.end();
                QCOMPARE(scene.marks[0].outline.contains(figure.place.center()), isTaken);
                outlined += isTaken ? 1 : 0;
            }
        }
        QVERIFY(outlined > 0);
    }

    void marksLieWithinTheScene_data() { addBoards(); }

    void marksLieWithinTheScene()
    {
        QFETCH(const QString, notation);
        const auto game = positions::read(notation.toStdString());
        const games::Board board = game->board();
        const auto moves = game->moves().moves;
        for (const scene::Scene& plain : {scene::sceneOf(board, screenLook, scene::screenRoom({900, 600})),
                                          scene::pictureOf(board, screenLook)}) {
            const QRectF all = QRectF(QPointF(), plain.size).adjusted(-0.5, -0.5, 0.5, 0.5);
            constexpr std::size_t mostLooked = 60;
            for (std::size_t i = 0; i < std::min(moves.size(), mostLooked); ++i) {
                scene::Scene scene = plain;
                scene::markMoves(scene, std::vector{scene::markedMove(*game, moves[i], {})});
                for (const scene::Mark& mark : scene.marks) {
                    const auto isWithin = [&all](const QRectF& drawn) { return all.united(drawn) == all; };
                    QVERIFY2(isWithin(mark.outline.boundingRect()), qPrintable(QString::number(i)));
                    QVERIFY2(isWithin(mark.way.boundingRect()), qPrintable(QString::number(i)));
                }
            }
        }
    }

    /// A coin is led to its square, a token along its arrow; what goes down a staircase is outlined.
    void marksLead()
    {
        const auto marked = [](const char* notation) {
            const auto game = positions::read(notation);
            scene::Scene scene = scene::sceneOf(game->board(), screenLook, scene::screenRoom({900, 600}));
            scene::markMoves(scene, std::vector{scene::markedMove(*game, game->moves().moves.front(), {})});
            return scene.marks.front();
        };
        QVERIFY(!marked("dollar:01").way.isEmpty());
        QVERIFY(!marked("wythoff:1,0").way.isEmpty());
        QVERIFY(marked("staircase:0,1").way.isEmpty());
        const scene::Mark arrow = marked("dag:1-0@1");
        QVERIFY(arrow.way.isEmpty());
        QVERIFY(!arrow.outline.isEmpty() && !arrow.isQuiet);
    }

    /// Where moves share pieces the first is whole and the others are dots where they begin.
    void crossingMarksAreQuiet()
    {
        const auto game = positions::read("nim:3");
        scene::Scene scene = scene::sceneOf(game->board(), screenLook, scene::screenRoom({900, 600}));
        std::vector<scene::MarkedMove> all;
        for (const games::Move& move : game->moves().moves)
            all.push_back(scene::markedMove(*game, move, {}));
        scene::markMoves(scene, all);
        QCOMPARE(scene.marks.size(), std::size_t{3});
        QVERIFY(!scene.marks[0].isQuiet);
        QVERIFY(scene.marks[1].isQuiet && scene.marks[1].outline.isEmpty());
        QVERIFY(scene.find(all[1].first)->place.contains(scene.marks[1].badge));
    }
};

GRUNDY_TEST(TestScene, tests::runIn<QGuiApplication, TestScene>)
#include "tst_scene.moc"
