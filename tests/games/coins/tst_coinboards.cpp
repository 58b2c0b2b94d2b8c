// SPDX-License-Identifier: GPL-3.0-or-later
// Coins in boxes, on steps and on a strip: pieces, gestures, texts and free editing.

#include "games/asked.h"
#include "games/coins/coinboxes.h"
#include "games/coins/dollar.h"
#include "games/plain/badtexts.h"
#include "games/plain/coinpositions.h"
#include "games/plain/impartialcheck.h"
#include "support/testprogram.h"

#include <set>

#include <QtTest>

using coinpositions::draw;
using games::GamePtr;
using games::PieceId;

namespace {

/// Empty when every piece that a move takes lies on the board.
QString takenDifference(const GamePtr& game)
{
    const games::Board board = game->board();
    for (const games::Move& move : game->moves().moves) {
        for (const PieceId id : game->change(move).touched()) {
            if (std::ranges::find(board.pieces, id, &games::Piece::id) == board.pieces.end())
                return QStringLiteral("taken: ") + QString::fromStdString(game->notation());
        }
    }
    return {};
}

} // namespace

class TestCoinBoards : public QObject {
    Q_OBJECT

private slots:
    void gestures_data();
    void gestures();
    void refusals();
    void badTexts_data();
    void badTexts();
    void spellings_data();
    void spellings();
    void edits();
    void stairsStay_data();
    void stairsStay();
};

void TestCoinBoards::gestures_data()
{
    QTest::addColumn<std::string>("notation");
    std::mt19937_64 random(29);
    for (const std::string game : {"nimble", "many", "staircase", "dollar"}) {
        for (int n = 0; n < 40; ++n)
            QTest::addRow("%s %d", game.c_str(), n) << draw(game, random);
    }
    QTest::newRow("full boxes") << std::string("nimble:0,30,40,5");
    QTest::newRow("full boxes, several") << std::string("nimble/coins=many:0,30,40,5");
    QTest::newRow("full steps") << std::string("staircase:0,30,50,5");
    QTest::newRow("pile on a step") << std::string("staircase:0,9,1,14,2,30,1");
    QTest::newRow("long strip") << "dollar:" + std::string(50, '0') + "1" + std::string(30, '0') + "101";
}

void TestCoinBoards::gestures()
{
    QFETCH(const std::string, notation);
    const GamePtr game = positions::read(notation);
    QCOMPARE(impartialcheck::gestureDifference(game, {}), QString());
    QCOMPARE(takenDifference(game), QString());
    std::set<PieceId> ids;
    for (const games::Piece& piece : game->board().pieces)
        QVERIFY(ids.insert(piece.id).second);
}

void TestCoinBoards::refusals()
{
    using asked::refusal;
    using games::coinId;
    using games::pieceId;
    QCOMPARE(refusal("nimble:0,0,1", pieceId(0, 1)), std::string("No coin lies there."));
    QCOMPARE(refusal("nimble:1,0,1", pieceId(0, 0)), std::string("A coin only goes to a lower number."));
    QCOMPARE(refusal("nimble:1,1,1", coinId(0, 1), pieceId(0, 2)),
             std::string("A coin only goes to a lower number."));
    QCOMPARE(refusal("nimble:1,1,1", coinId(0, 1), pieceId(0, 1)),
             std::string("The piece is there already."));
    QCOMPARE(refusal("nimble:1", pieceId(0, 0)), std::string("The game is over: no move is left."));
    QCOMPARE(refusal("staircase:1,1", pieceId(0, 1)), std::string("A coin only goes to a lower number."));
    QCOMPARE(refusal("staircase:1,1,0", pieceId(2, 0)), std::string("No coin lies there."));
    QCOMPARE(refusal("staircase:1,1,1", pieceId(2, 1), pieceId(0, 0)),
             std::string("A coin only goes to a lower number."));
    QCOMPARE(refusal("dollar:0101", coinId(0, 3), pieceId(0, 0)), std::string("Nothing may be jumped over."));
    QCOMPARE(refusal("dollar:0101", coinId(0, 3), pieceId(0, 1)),
             std::string("Something stands there already."));
    QCOMPARE(refusal("dollar:01010", coinId(0, 3), pieceId(0, 4)),
             std::string("A coin only goes to a lower number."));
    QCOMPARE(refusal("dollar:0101", pieceId(0, 0)), std::string("No coin lies there."));
    QCOMPARE(refusal("dollar:11", coinId(0, 0)), std::string("The game is over: no move is left."));
    // The place before the coin, and a coin in the target box.
    const GamePtr dollar = positions::read("dollar:0101");
    QVERIFY(std::get<games::Move>(dollar->choose(pieceId(0, 2), coinId(0, 3))) ==
            std::get<games::Move>(dollar->choose(coinId(0, 3), pieceId(0, 2))));
    const GamePtr nimble = positions::read("nimble/coins=many:0,1,3");
    QCOMPARE(nimble->after(std::get<games::Move>(nimble->choose(coinId(0, 2, 2), coinId(0, 1))))->notation(),
             std::string("nimble/coins=many:0,3,1"));
    QCOMPARE(nimble->after(std::get<games::Move>(nimble->choose(pieceId(0, 0), pieceId(0, 2))))->notation(),
             std::string("nimble/coins=many:1,1,2"));
}

void TestCoinBoards::badTexts_data()
{
    badtexts::addColumns();
    using badtexts::row;
    using games::Expected;
    using games::ParseProblem;
    row("nimble:0,x", 10, ParseProblem::Unexpected, games::expectedCoins);
    row("nimble:0,1;", 11, ParseProblem::Unexpected, Expected::Comma);
    row("nimble:0,1,", 12, ParseProblem::Unexpected, games::expectedCoins);
    row("nimble:1000000001", 8, ParseProblem::TooLarge, games::expectedCoins);
    row("nimble:1,1000000000", 10, {"more than %1 coins altogether", {1'000'000'000U}});
    row("nimble/coins=two:0,1", 14, ParseProblem::Unexpected, Expected::OneOf);
    row("nimble/coins=2:0,1", 14, ParseProblem::Unexpected, Expected::OneOf);
    row("nimble/coins:0,1", 13, ParseProblem::Unexpected, Expected::OptionValue);
    row("nimble/max=3:0,1", 8, ParseProblem::Unexpected, Expected::Option);
    row("staircase:-1", 11, ParseProblem::Unexpected, games::expectedCoins);
    row("staircase/coins=many:1", 11, ParseProblem::Unexpected, Expected::Option);
    row("staircase 0,1", 11, ParseProblem::Unexpected, Expected::Colon);
    row("dollar:x01", 8, ParseProblem::Unexpected, games::expectedCoinRow);
    row("dollar:01x", 10, ParseProblem::Unexpected, Expected::Cell);
    row("dollar:01/10", 10, ParseProblem::Unexpected, Expected::End);
    row("dollar:" + std::string(1001, '1'), 8, ParseProblem::TooMany, Expected::Cell);
    std::string boxes = "nimble:0";
    for (int box = 0; box < 1000; ++box)
        boxes += ",0";
    row(boxes, 2008, ParseProblem::TooMany, games::expectedCoins);
}

void TestCoinBoards::badTexts()
{
    badtexts::check();
}

void TestCoinBoards::spellings_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("printed");
    const auto row = [](const std::string& text, const std::string& printed) {
        QTest::newRow(text.c_str()) << text << printed;
    };
    row("nimble / coins = one : 0 , 02", "nimble:0,2");
    row("nimble/coins=many/misere:0,2", "nimble/misere/coins=many:0,2");
    row("nimble:", "nimble:");
    row("nimble:0,0", "nimble:0,0");
    row(" staircase:0 ,3", "staircase:0,3");
    row("dollar: 0101 ", "dollar:0101");
    row("dollar:", "dollar:");
}

void TestCoinBoards::spellings()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, printed);
    QVERIFY(positions::read(text));
    QCOMPARE(positions::read(text)->notation(), printed);
}

void TestCoinBoards::edits()
{
    using asked::edited;
    using games::coinId;
    using games::pieceId;
    QCOMPARE(edited("nimble:0,0", games::ToggleCell{pieceId(0, 1)}), std::string("nimble:0,1"));
    QCOMPARE(edited("nimble:0,2", games::ToggleCell{coinId(0, 1, 2)}), std::string("nimble:0,1"));
    QCOMPARE(edited("nimble:0,2", games::MovePiece{coinId(0, 1, 2), pieceId(0, 0)}),
             std::string("nimble:1,1"));
    QCOMPARE(edited("nimble:0,2", games::SetCount{pieceId(0, 0), 4}), std::string("nimble:4,2"));
    QCOMPARE(edited("nimble:0,2", games::AddHeap{3}), std::string("nimble:0,2,3"));
    QCOMPARE(edited("nimble:0,2", games::RemoveHeap{0}), std::string("nimble:2"));
    QCOMPARE(edited("nimble:0,2", games::SetHeap{1, 1'000'000'001}), std::string("none"));
    QCOMPARE(edited("nimble:0,2", games::SetHeap{2, 1}), std::string("none"));
    QCOMPARE(edited("nimble:1,2", games::AddHeap{1'000'000'000}), std::string("none"));
    QCOMPARE(edited("nimble:1,2", games::Resize{1, 4}), std::string("nimble:1,2,0,0"));
    QCOMPARE(edited("staircase:0,2", games::SetHeap{1, 7}), std::string("staircase:0,7"));
    QCOMPARE(edited("staircase:0,2", games::MovePiece{pieceId(1, 2), pieceId(0, 0)}),
             std::string("staircase:1,1"));
    QCOMPARE(edited("dollar:010", games::ToggleCell{coinId(0, 1)}), std::string("dollar:000"));
    QCOMPARE(edited("dollar:010", games::ToggleCell{pieceId(0, 2)}), std::string("dollar:011"));
    QCOMPARE(edited("dollar:010", games::MovePiece{coinId(0, 1), pieceId(0, 2)}), std::string("dollar:001"));
    QCOMPARE(edited("dollar:010", games::Resize{1, 5}), std::string("dollar:01000"));
    QCOMPARE(edited("dollar:010", games::Resize{1, 1001}), std::string("none"));
    QCOMPARE(edited("dollar:010", games::ToggleCell{pieceId(0, 3)}), std::string("none"));
}

void TestCoinBoards::stairsStay_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("coins");
    QTest::addColumn<int>("piles");
    QTest::newRow("few") << std::string("staircase:0,25,3,1") << 4 << 29 << 0;
    QTest::newRow("many") << std::string("staircase:0,9,1,14,2,30,1") << 7 << 13 << 2;
    QTest::newRow("very many") << std::string("staircase:0,1000000000") << 2 << 0 << 1;
    std::string high = "staircase:0";
    for (int step = 0; step < 50; ++step)
        high += ",1,2";
    QTest::newRow("high") << high << 101 << 50 << 50;
}

/// However many coins there are, they are drawn on their steps.
void TestCoinBoards::stairsStay()
{
    QFETCH(const std::string, notation);
    QFETCH(const int, steps);
    QFETCH(const int, coins);
    QFETCH(const int, piles);
    const games::Board board = positions::read(notation)->board();
    const auto count = [&board](games::PieceKind kind) {
        return static_cast<int>(std::ranges::count(board.pieces, kind, &games::Piece::kind));
    };
    QVERIFY(board.shape == games::Shape::Staircase);
    QCOMPARE(count(games::PieceKind::Step), steps);
    QCOMPARE(count(games::PieceKind::Coin), coins);
    QCOMPARE(count(games::PieceKind::Pile), piles);
}

GRUNDY_TEST(TestCoinBoards, tests::run<TestCoinBoards>)
#include "tst_coinboards.moc"
