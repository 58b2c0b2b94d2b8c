// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game at the board: texts, a queen or heaps, gestures, edits, explanation, lens and map.

#include "games/asked.h"
#include "games/capabilities.h"
#include "games/plain/badtexts.h"
#include "games/plain/planecheck.h"
#include "games/plain/wythoffpositions.h"

#include "games/plane/planeboard.h"
#include "games/plane/wythoff.h"
#include "support/testprogram.h"

#include <QtTest>

using games::GamePtr;
using games::Move;
using games::PieceId;
using games::Point;
using games::Refusal;
using positions::read;
using wythoffpositions::bothPlays;
using wythoffpositions::notationOf;

class TestWythoffBoard : public QObject {
    Q_OBJECT

private slots:
    void notation();
    void badStrings_data();
    void badStrings();
    void boardIsAQueenOrHeaps();
    void gesturesOnThePlane();
    void gesturesOnHeaps();
    void pilesAreChosenAsAWhole();
    void refusals();
    void edits();
    void explanation();
    void lens();
    void mapAgreesWithTheAnswers();
};

void TestWythoffBoard::notation()
{
    QCOMPARE(read(" wythoff / misere : 03 , 5 ")->notation(), std::string("wythoff/misere:3,5"));
    std::mt19937_64 random(1);
    for (int n = 0; n < 1000; ++n) {
        const std::string text =
            notationOf(random() % 1'000'000'001, random() % 100, bothPlays[random() % 2]);
        QCOMPARE(read(text)->notation(), text);
    }
    QVERIFY(read("wythoff:0,0")->isOver());
}

void TestWythoffBoard::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::row;
    using enum games::ParseProblem;
    row("wythoff:", 9, Unexpected, games::Expected::Pair);
    row("wythoff:3", 10, Unexpected, games::Expected::Pair);
    row("wythoff:3x5", 10, Unexpected, games::Expected::Pair);
    row("wythoff:3,", 11, Unexpected, games::Expected::HeapSize);
    row("wythoff:3,-1", 11, Unexpected, games::Expected::HeapSize);
    row("wythoff:3,5,7", 12, Unexpected, games::Expected::End);
    row("wythoff:3,1000000001", 11, TooLarge, games::Expected::HeapSize);
    row("wythoff/max=3:3,5", 9, Unexpected, games::Expected::Option);
    row("wythoff 3,5", 9, Unexpected, games::Expected::Colon);
}

void TestWythoffBoard::badStrings()
{
    badtexts::check();
}

void TestWythoffBoard::boardIsAQueenOrHeaps()
{
    const games::Board small = read("wythoff:3,5")->board();
    QVERIFY(small.shape == games::Shape::Plane && small.rows == 8 && small.columns == 8);
    QCOMPARE(small.pieces.size(), std::size_t{1});
    QVERIFY(small.pieces[0].kind == games::PieceKind::Queen);
    QVERIFY(small.pieces[0].id == games::pieceId(5, 3));
    QCOMPARE(read("wythoff:63,2")->board().columns, 64);
    QCOMPARE(read("wythoff:8,7")->board().rows, 12);
    const games::Board large = read("wythoff:64,2")->board();
    QVERIFY(large.shape == games::Shape::Heaps && large.columns == 2);
}

void TestWythoffBoard::gesturesOnThePlane()
{
    for (std::uint64_t x = 0; x < 7; ++x) {
        for (std::uint64_t y = 0; y < 7; ++y) {
            const GamePtr game = read(notationOf(x, y, theory::Play::Normal));
            QCOMPARE(impartialcheck::gestureDifference(game, planecheck::placesUpTo(8)), QString());
            for (const Move& move : game->moves().moves) {
                QVERIFY(std::get<Move>(game->choose(*move.gesture.second)) == move);
                QVERIFY(std::get<Move>(game->choose(*move.gesture.second, move.gesture.first)) == move);
                QVERIFY((game->change(move).touched() == std::vector{games::placeId({x, y})}));
            }
        }
    }
}

void TestWythoffBoard::gesturesOnHeaps()
{
    for (const char* notation : {"wythoff:64,2", "wythoff:70,30", "wythoff:0,90", "wythoff:66,68"}) {
        const GamePtr game = read(notation);
        std::vector<PieceId> places;
        for (const games::Piece& piece : game->board().pieces)
            places.push_back(piece.id);
        places.push_back(games::pieceId(0, 41));
        places.push_back(games::pieceId(1, 17));
        QCOMPARE(impartialcheck::gestureDifference(game, places), QString());
        for (const Move& move : game->moves().moves)
            QVERIFY(std::get<Move>(game->choose(*move.gesture.second, move.gesture.first)) == move);
    }
    const GamePtr game = read("wythoff:70,30");
    const auto both = std::get<Move>(game->choose(games::pieceId(1, 21), games::pieceId(0, 61)));
    QCOMPARE(game->after(both)->notation(), std::string("wythoff:60,20"));
    QCOMPARE(game->change(both).touched().size(), std::size_t{11}); // the pile and ten stones
}

void TestWythoffBoard::pilesAreChosenAsAWhole()
{
    const GamePtr game = read("wythoff:70,100");
    const PieceId leaving50 = games::pieceId(0, 51);
    const auto left = [&](PieceId second) {
        return game->after(std::get<Move>(game->choose(leaving50, second)))->notation();
    };
    QCOMPARE(left(games::pieceId(0, 1)), std::string("wythoff:50,100"));
    QCOMPARE(left(games::pieceId(0, 0)), std::string("wythoff:50,100"));
    QCOMPARE(left(games::pieceId(1, 1)), std::string("wythoff:50,80"));
    QCOMPARE(left(games::pieceId(1, 0)), std::string("wythoff:50,80"));
    QVERIFY(std::holds_alternative<Refusal>(game->choose(leaving50, games::pieceId(1, 7))));
}

void TestWythoffBoard::refusals()
{
    using asked::refusal;
    QCOMPARE(refusal("wythoff:0,0", games::pieceId(0, 0)), std::string("The game is over: no move is left."));
    QCOMPARE(refusal("wythoff:3,5", games::pieceId(6, 3)),
             std::string("The queen goes left, down or diagonally down-left."));
    QCOMPARE(refusal("wythoff:3,5", games::pieceId(5, 3), games::pieceId(4, 1)),
             std::string("The queen goes left, down or diagonally down-left."));
    QCOMPARE(refusal("wythoff:3,5", games::pieceId(5, 3), games::pieceId(5, 3)),
             std::string("The piece is there already."));
    QCOMPARE(refusal("wythoff:3,5", games::pieceId(5, 2), games::pieceId(5, 1)),
             std::string("Nothing stands there."));
    QCOMPARE(refusal("wythoff:3,70", games::pieceId(0, 4)), std::string("Nothing stands there."));
    QCOMPARE(refusal("wythoff:3,70", games::pieceId(1, 0)), std::string("Nothing stands there."));
    QCOMPARE(refusal("wythoff:3,70", games::pieceId(0, 3), games::pieceId(1, 5)),
             std::string("The queen goes left, down or diagonally down-left."));
}

void TestWythoffBoard::edits()
{
    using asked::edited;
    QCOMPARE(edited("wythoff:3,5", games::ToggleCell{games::pieceId(9, 2)}), std::string("wythoff:2,9"));
    QCOMPARE(edited("wythoff:3,5", games::MovePiece{games::pieceId(5, 3), games::pieceId(7, 7)}),
             std::string("wythoff:7,7"));
    QCOMPARE(edited("wythoff:3,5", games::MovePiece{games::pieceId(5, 4), games::pieceId(7, 7)}),
             std::string("none"));
    QCOMPARE(edited("wythoff/misere:3,500", games::SetHeap{0, 700}), std::string("wythoff/misere:700,500"));
    QCOMPARE(edited("wythoff:3,5", games::SetHeap{2, 7}), std::string("none"));
    QCOMPARE(edited("wythoff:3,5", games::SetHeap{1, 2'000'000'000}), std::string("none"));
    QCOMPARE(edited("wythoff:3,5", games::AddHeap{1}), std::string("none"));
}

void TestWythoffBoard::explanation()
{
    const auto golden = [](const char* notation) { return read(notation)->explain({}); };
    constexpr auto title = "Why: the golden ratio";
    const games::Explanation hot = golden("wythoff:14,11");
    QVERIFY(asked::says(hot, title,
                        "Here the difference is 3, and the cold pair with this difference is (4, 7)."));
    QVERIFY(asked::says(hot, title, "(0, 0) (1, 2) (3, 5) (4, 7) (6, 10) (8, 13) …"));
    QVERIFY((asked::titled(hot, title)->move->action.as<games::MoveQueen>().to == Point{7, 4}));
    QVERIFY(!asked::titled(golden("wythoff:13,8"), title)->move);
    const games::Explanation misere = golden("wythoff/misere:5,5");
    QVERIFY(asked::says(misere, title, "the cold pair with this difference is (2, 2)."));
    QVERIFY(asked::says(misere, title, "(0, 1) (2, 2) (3, 5) (4, 7) (6, 10) (8, 13) …"));
    for (const char* notation : {"wythoff:3,5", "wythoff:3,6", "wythoff/misere:2,2", "wythoff:0,0"}) {
        const games::Explanation why = read(notation)->explain({});
        QVERIFY(std::holds_alternative<games::OptionsStep>(why.steps.back()));
        QVERIFY(!why.unsolved);
    }
}

void TestWythoffBoard::lens()
{
    for (std::uint64_t x = 0; x < 12; ++x) {
        for (std::uint64_t y = 0; y < 12; ++y)
            QCOMPARE(impartialcheck::lensDifference(read(notationOf(x, y, theory::Play::Normal))), QString());
    }
    const GamePtr misere = read("wythoff/misere:3,5");
    QVERIFY(!misere->lens(misere->answer({}, {})));
    const GamePtr large = read("wythoff:3000,5000");
    QVERIFY(!large->lens(large->answer({}, {})));
}

void TestWythoffBoard::mapAgreesWithTheAnswers()
{
    for (const theory::Play play : bothPlays) {
        const auto map =
            std::get<games::PositionMap>(read(notationOf(3, 5, play))->as<games::Mapped>()->map(20, 13, {}));
        QCOMPARE(map.outcomes.size(), std::size_t{260});
        QCOMPARE(map.grundy.empty(), play == theory::Play::Misere);
        const auto notationAt = [&](std::uint32_t x, std::uint32_t y) { return notationOf(x, y, play); };
        QCOMPARE(planecheck::mapDifference(map, notationAt), QString());
    }
    QVERIFY(read("nim:3")->as<games::Mapped>() == nullptr);
    QCOMPARE(std::get<games::PositionMap>(read("wythoff:3,5")->as<games::Mapped>()->map(1000, 1, {})).columns,
             games::widestMap);
}

GRUNDY_TEST(TestWythoffBoard, tests::run<TestWythoffBoard>)
#include "tst_wythoffboard.moc"
