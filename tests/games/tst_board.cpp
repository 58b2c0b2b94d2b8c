// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, gestures and edits.

#include "games/asked.h"
#include "games/plain/positions.h"

#include "games/graph/dag.h"
#include "support/testprogram.h"

#include <QtTest>

#include <cmath>
#include <set>

using games::Choice;
using games::GamePtr;
using games::HalfMade;
using games::Move;
using games::PieceId;
using games::PieceKind;
using games::Refusal;

namespace {

GamePtr drawn(std::mt19937_64& random)
{
    return positions::read(positions::draw(positions::games()[random() % positions::games().size()], random));
}

/// How near the arrow comes to the nearest node that it does not join, in rows; see Piece::bend.
double clearanceOf(const games::Piece& arrow, const games::Board& board)
{
    constexpr double columnWidth = 1.3;
    double least = 10;
    for (const games::Piece& node : board.pieces) {
        const bool joined = (node.row == arrow.row && node.column == arrow.column) ||
                            (node.row == arrow.toRow && node.column == arrow.toColumn);
        if (node.kind == PieceKind::Arrow || joined)
            continue;
        for (double t = 0; t <= 1; t += 0.01) {
            const double off = 4 * t * (1 - t) * arrow.bend;
            const double x = arrow.column + (arrow.toColumn - arrow.column) * t;
            const double y = arrow.row + (arrow.toRow - arrow.row) * t;
            const double wide = (arrow.toColumn - arrow.column) * columnWidth;
            const double high = arrow.toRow - arrow.row;
            least = std::min(
                least, std::hypot((node.column - x) * columnWidth - off * high, node.row - y + off * wide));
        }
    }
    return least;
}

} // namespace

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void piecesAreDistinct();
    void arrowsPassOtherNodes_data();
    void arrowsPassOtherNodes();
    void everyMoveHasItsGesture();
    void everyPairIsAMoveOrARefusal();
    void refusals_data();
    void refusals();
    void tallHeapsArePiles();
    void takenPiecesLieOnTheBoard();
    void edits();
    void editsThatDoNotApply();
    void withPlayKeepsThePosition();
};

void TestBoard::piecesAreDistinct()
{
    std::mt19937_64 random(1);
    for (int n = 0; n < 300; ++n) {
        const games::Board board = drawn(random)->board();
        std::set<PieceId> ids;
        for (const games::Piece& piece : board.pieces)
            QVERIFY(ids.insert(piece.id).second);
    }
    const games::Board arrows = positions::read("dag:9-5,9-0,0-5@9")->board();
    QCOMPARE(arrows.pieces.size(), std::size_t{6});
    QCOMPARE(arrows.rows, 3);
}

void TestBoard::arrowsPassOtherNodes()
{
    QFETCH(QString, notation);
    const games::Board board = positions::read(notation.toStdString())->board();
    for (const games::Piece& arrow : board.pieces) {
        if (arrow.kind == PieceKind::Arrow)
            QVERIFY2(clearanceOf(arrow, board) > 0.3,
                     qPrintable(QString::number(static_cast<qulonglong>(arrow.id))));
    }
}

void TestBoard::arrowsPassOtherNodes_data()
{
    QTest::addColumn<QString>("notation");
    for (const games::Preset& preset : games::findEntry("dag")->info.presets)
        QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.notation);
    QTest::newRow("an arrow over two layers") << "dag:4-3,4-2,3-1,2-1,2-0,1-0@4";
    QTest::newRow("in one column") << "dag:2-1,1-0,2-0@2";
}

void TestBoard::everyMoveHasItsGesture()
{
    std::mt19937_64 random(2);
    for (int n = 0; n < 300; ++n) {
        const GamePtr game = drawn(random);
        const auto list = game->moves();
        QCOMPARE(list.moves.empty(), game->isOver());
        for (const Move& move : list.moves) {
            const Choice first = game->choose(move.gesture.first);
            if (!move.gesture.second) {
                QCOMPARE(std::get<Move>(first), move);
                continue;
            }
            const auto& targets = std::get<HalfMade>(first).targets;
            QVERIFY(std::ranges::find(targets, *move.gesture.second) != targets.end());
            QCOMPARE(std::get<Move>(game->choose(move.gesture.first, *move.gesture.second)), move);
            QCOMPARE(std::get<Move>(game->choose(*move.gesture.second, move.gesture.first)), move);
        }
    }
}

void TestBoard::everyPairIsAMoveOrARefusal()
{
    std::mt19937_64 random(3);
    for (int n = 0; n < 120; ++n) {
        const GamePtr game = drawn(random);
        const auto moves = game->moves().moves;
        const games::Board board = game->board();
        for (const games::Piece& a : board.pieces) {
            const Choice first = game->choose(a.id);
            const auto* half = std::get_if<HalfMade>(&first);
            for (const games::Piece& b : board.pieces) {
                const Choice both = game->choose(a.id, b.id);
                QVERIFY(!std::holds_alternative<HalfMade>(both));
                if (const auto* move = std::get_if<Move>(&both))
                    QVERIFY(std::ranges::find(moves, game->listed(*move)) != moves.end());
                if (half != nullptr)
                    QCOMPARE(std::ranges::find(half->targets, b.id) != half->targets.end(),
                             std::holds_alternative<Move>(both));
            }
        }
    }
}

void TestBoard::refusals_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<quint64>("first");
    QTest::addColumn<quint64>("second");
    QTest::addColumn<std::string>("why");
    const auto row = [](const char* notation, std::uint32_t a, std::uint32_t b, std::uint32_t c,
                        std::uint32_t d, const char* why) {
        QTest::addRow("%s %s", notation, why) << std::string(notation) << quint64(games::pieceId(a, b))
                                              << quint64(games::pieceId(c, d)) << std::string(why);
    };
    row("grid:101/111", 0, 0, 0, 2, "A gap lies between the two ends.");
    row("grid:101/111", 0, 0, 1, 1, "The two stones do not lie in one row or column.");
    row("grid:101/111", 0, 1, 1, 1, "No stone lies there.");
    row("grid:101/111", 0, 0, 7, 0, "No stone lies there.");
    row("grid:1111", 0, 3, 0, 0, "At most 3 stones can be taken, not 4.");
    row("grid:00", 0, 0, 0, 0, "The game is over: no move is left.");
    row("lines:101/111", 0, 0, 0, 2, "A gap lies between the two ends.");
    row("lines:101/111", 0, 0, 1, 0, "The two counters do not lie on one line.");
    row("lines:101/111", 0, 1, 0, 1, "No counter lies there.");
    row("lines/max=2:111", 0, 0, 0, 2, "At most 2 counters can be taken, not 3.");
    row("lines:0", 0, 0, 0, 0, "The game is over: no move is left.");
    row("nim:3,4", 0, 0, 0, 0, "No stone lies there.");
    row("nim:3,4", 0, 4, 0, 4, "No stone lies there.");
    row("nim:3,4", 2, 1, 2, 1, "No stone lies there.");
    row("nim:0", 0, 1, 0, 1, "The game is over: no move is left.");
    row("takeaway:10", 0, 5, 0, 5, "You may take 1, 2 or 3, not 6.");
    row("takeaway/take=2:1", 0, 1, 0, 1, "The game is over: no move is left.");
    row("octal/code=0.77:5", 0, 1, 0, 3, "You may take 1 or 2, not 3.");
    row("octal/code=0.77:5,3", 0, 1, 1, 1, "The two pins are not of one heap.");
    row("octal/code=0.77:5", 0, 5, 0, 5, "No stick lies there.");
    row("octal/code=0.77:0", 0, 0, 0, 0, "The game is over: no move is left.");
    row("octal/code=0.137:5", 0, 1, 0, 1, "With 1 taken, what is left may not be two heaps.");
    row("octal/code=0.137:5", 0, 0, 0, 0, "With 1 taken, what is left may not be a single heap.");
    row("octal/code=0.6:1,2", 0, 0, 0, 0, "A whole heap of 1 may not be taken.");
    row("octal/code=0.77:41", games::majorOf(games::longRowId(0)), 0, 0, 0,
        "This heap is too long to draw: choose a move from the list.");
    row("grundy:5", 0, 1, 0, 1, "Heaps are divided here: choose a line between two segments.");
    row("grundy:6", games::majorOf(games::cutId(0, 3)), 3, games::majorOf(games::cutId(0, 3)), 3,
        "The two parts must not be equal.");
    row("octal/code=0.77:6", games::majorOf(games::cutId(0, 3)), 3, games::majorOf(games::cutId(0, 3)), 3,
        "No stick lies there.");
    row("dag:1-0,2-1@2", 0, 0, 0, 0, "No arrow leads there from the token.");
    row("dag:1-0@0", 0, 1, 0, 1, "The game is over: no move is left.");
}

void TestBoard::refusals()
{
    QFETCH(const std::string, notation);
    QFETCH(const quint64, first);
    QFETCH(const quint64, second);
    QFETCH(const std::string, why);
    const Choice choice =
        positions::read(notation)->choose(static_cast<PieceId>(first), static_cast<PieceId>(second));
    QVERIFY(std::holds_alternative<Refusal>(choice));
    QCOMPARE(asked::english(std::get<Refusal>(choice).why), why);
}

void TestBoard::tallHeapsArePiles()
{
    const GamePtr game = positions::read("nim:40,41");
    const games::Board board = game->board();
    QCOMPARE(std::ranges::count(board.pieces, games::PieceKind::Pile, &games::Piece::kind), 1);
    QCOMPARE(std::ranges::count(board.pieces, games::PieceKind::Stone, &games::Piece::kind), 40);
    const auto move = std::get<Move>(game->choose(games::pieceId(1, 30)));
    QCOMPARE(game->after(move)->notation(), std::string("nim:40,29"));
    QCOMPARE(game->change(move).touched(), std::vector{games::pieceId(1, 1)});
}

void TestBoard::takenPiecesLieOnTheBoard()
{
    std::mt19937_64 random(4);
    for (int n = 0; n < 200; ++n) {
        const GamePtr game = drawn(random);
        const games::Board board = game->board();
        for (const Move& move : game->moves().moves) {
            const auto taken = game->change(move).touched();
            QVERIFY(!taken.empty());
            for (const PieceId id : taken) {
                const auto piece = std::ranges::find(board.pieces, id, &games::Piece::id);
                QVERIFY(piece != board.pieces.end());
                QVERIFY(piece->kind != games::PieceKind::Gap && piece->kind != games::PieceKind::Base);
            }
        }
    }
}

void TestBoard::edits()
{
    using asked::edited;
    QCOMPARE(edited("nim:3,4", games::SetHeap{1, 9}), std::string("nim:3,9"));
    QCOMPARE(edited("nim:3,4", games::AddHeap{2}), std::string("nim:3,4,2"));
    QCOMPARE(edited("takeaway/misere:3,4", games::RemoveHeap{0}), std::string("takeaway/misere:4"));
    QCOMPARE(edited("lines/max=2:101", games::ToggleCell{games::pieceId(0, 1)}),
             std::string("lines/max=2:111"));
    QCOMPARE(edited("lines:1", games::AddHeap{3}), std::string("lines:1/111"));
    QCOMPARE(edited("lines:1/11", games::RemoveHeap{0}), std::string("lines:11"));
    QCOMPARE(edited("lines:1/111", games::ToggleCell{games::pieceId(0, 2)}), std::string("lines:101/111"));
    QCOMPARE(edited("lines:11/111", games::Resize{3, 3}), std::string("lines:11/111/111"));
    QCOMPARE(edited("lines:11/111", games::Resize{1, 3}), std::string("lines:11"));
    QCOMPARE(edited("lines:11/111", games::Resize{2, 4}), std::string("lines:1100/1110"));
    QCOMPARE(edited("lines:11/111", games::Resize{2, 2}), std::string("lines:11/11"));
    QCOMPARE(edited("lines:", games::Resize{1, 0}), std::string("lines:1"));
    QCOMPARE(edited("grid:10/11", games::ToggleCell{games::pieceId(0, 1)}), std::string("grid:11/11"));
    QCOMPARE(edited("grid:10/11", games::Resize{3, 1}), std::string("grid:1/1/1"));
    QCOMPARE(edited("grid:10", games::Resize{2, 3}), std::string("grid:101/111"));
    QCOMPARE(edited("dag:1-0@1", games::PlaceToken{0}), std::string("dag:1-0@0"));
    const auto node = [](std::uint64_t number) { return static_cast<games::PieceId>(number); };
    QCOMPARE(edited("dag:2-1,1-0@2", games::MovePiece{node(2), node(0)}), std::string("dag:2-1,1-0,2-0@2"));
    QCOMPARE(edited("dag:2-1,1-0@2", games::MovePiece{node(2), node(1)}), std::string("dag:1-0@2"));
    QCOMPARE(edited("dag:2-1,1-0@2", games::Erase{games::arrowId(1, 0)}), std::string("dag:2-1@2"));
    QCOMPARE(edited("dag:2-1,1-0@1", games::AddHeap{}), std::string("dag:2-1,1-0,1-3@1"));
    QCOMPARE(edited("dag:@4", games::AddHeap{}), std::string("dag:4-5@4"));
}

void TestBoard::editsThatDoNotApply()
{
    const auto refuses = [](const char* notation, const games::Edit& edit) {
        return asked::edited(notation, edit) == "none";
    };
    QVERIFY(refuses("nim:3", games::SetHeap{1, 1}));
    QVERIFY(refuses("nim:3", games::SetHeap{0, 2'000'000'000}));
    QVERIFY(refuses("nim:3", games::RemoveHeap{1}));
    QVERIFY(refuses("nim:3", games::ToggleCell{}));
    QVERIFY(refuses("lines:1", games::AddHeap{31}));
    QVERIFY(refuses("lines:1", games::ToggleCell{games::pieceId(0, 1)}));
    QVERIFY(refuses("grid:1", games::Resize{65, 1}));
    QVERIFY(refuses("grid:1", games::Resize{9, 8}));
    QVERIFY(refuses("grid:1", games::Resize{0, 1}));
    QVERIFY(refuses("dag:2-1,1-0@2", games::MovePiece{games::PieceId{0}, games::PieceId{2}})); // a cycle
    QVERIFY(refuses("dag:2-1,1-0@2", games::MovePiece{games::PieceId{1}, games::PieceId{1}}));
    QVERIFY(refuses("dag:2-1,1-0@2", games::Erase{games::arrowId(2, 0)}));
    QVERIFY(refuses("dag:1-1000000000@1", games::AddHeap{}));
    QVERIFY(refuses("lines:1", games::Resize{0, 1}));
    QVERIFY(refuses("lines:1", games::Resize{65, 1}));
    QVERIFY(refuses("lines:1", games::Resize{1, 31}));
    QVERIFY(refuses("lines:1/11", games::ToggleCell{games::pieceId(0, 2)}));
    QVERIFY(refuses("grid:1", games::AddHeap{1}));
    QVERIFY(refuses("dag:1-0@1", games::PlaceToken{7}));
}

void TestBoard::withPlayKeepsThePosition()
{
    std::mt19937_64 random(6);
    for (int n = 0; n < 100; ++n) {
        const GamePtr game = drawn(random);
        const GamePtr misere = game->withPlay(theory::Play::Misere);
        QCOMPARE(misere->play(), theory::Play::Misere);
        QCOMPARE(misere->withPlay(game->play())->notation(), game->notation());
    }
}

GRUNDY_TEST(TestBoard, tests::run<TestBoard>)
#include "tst_board.moc"
