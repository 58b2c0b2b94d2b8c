// SPDX-License-Identifier: GPL-3.0-or-later
// Nim in the plane against brute force and the published figure, large positions, board, gestures and map.

#include "games/asked.h"
#include "games/capabilities.h"
#include "games/plain/badtexts.h"
#include "games/plain/planecheck.h"
#include "games/plane/plane.h"
#include "games/plane/planeboard.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QtTest>

using games::Answer;
using games::GamePtr;
using games::Move;
using games::PieceId;
using games::Point;
using impartialcheck::difference;
using positions::read;

namespace {

/// Up to `most` counters with coordinates below `side`.
std::string drawn(std::mt19937_64& random, std::size_t most, std::uint64_t side)
{
    std::string text = random() % 2 == 0 ? "plane:" : "plane/misere:";
    for (std::size_t n = random() % (most + 1); n > 0; --n)
        text += std::to_string(random() % side) + "x" + std::to_string(random() % side) + (n > 1 ? "," : "");
    return text;
}

} // namespace

class TestPlane : public QObject {
    Q_OBJECT

private slots:
    void answersAreTheBruteForces_data();
    void answersAreTheBruteForces();
    void everyPairOfCounters();
    void publishedFigure();
    void largePositions();
    void limitsAreAnAnswer();
    void notation();
    void badStrings_data();
    void badStrings();
    void board();
    void gesturesOnThePlane();
    void gesturesOnHeaps();
    void refusals();
    void edits();
    void explanation();
    void lens();
    void mapAgreesWithTheAnswers();
    void positionsToCheckAreDistinct();
};

void TestPlane::answersAreTheBruteForces_data()
{
    QTest::addColumn<bool>("theorems");
    QTest::newRow("theory") << true;
    QTest::newRow("search") << false;
}

void TestPlane::answersAreTheBruteForces()
{
    QFETCH(const bool, theorems);
    std::mt19937_64 random(7);
    bruteforce::Values values;
    for (int n = 0; n < 1000; ++n) {
        const std::string text = drawn(random, 3, n % 2 == 0 ? 4 : 3);
        QCOMPARE(difference(read(text), {.theoremsAllowed = theorems}, values), QString());
    }
}

/// Counters that share squares and do not block: coordinates are heaps, without exception.
void TestPlane::everyPairOfCounters()
{
    bruteforce::Values values;
    for (const std::string head : {"plane:", "plane/misere:"}) {
        for (unsigned code = 0; code < 5 * 5 * 5 * 5; ++code) {
            const std::string body = std::to_string(code % 5) + "x" + std::to_string(code / 5 % 5) + "," +
                                     std::to_string(code / 25 % 5) + "x" + std::to_string(code / 125);
            QCOMPARE(difference(read(head + body), {}, values), QString());
        }
    }
}

/// T32: the heaps 1, 2, 2, 3, 4, 5, 7, 7.
void TestPlane::publishedFigure()
{
    const GamePtr game = read("plane:1x2,2x3,4x5,7x7");
    const Answer answer = game->answer({}, {});
    QVERIFY(answer.verdict.outcome == theory::Outcome::N);
    QVERIFY(answer.theorem == games::coordinatesTheorem);
    QCOMPARE(answer.verdict.grundy, std::optional<std::uint64_t>(3));
    const std::vector<std::string> expected{"plane:1x1,2x3,4x5,7x7", "plane:1x2,1x3,4x5,7x7",
                                            "plane:1x2,2x0,4x5,7x7", "plane:1x2,2x3,4x5,4x7",
                                            "plane:1x2,2x3,4x5,7x4"};
    QCOMPARE(asked::winningMoves(*game), expected);
}

void TestPlane::largePositions()
{
    QElapsedTimer timer;
    timer.start();
    const GamePtr two = read("plane:1000000000x3,7x1000000000");
    const Answer answer = two->answer({}, {});
    QVERIFY(answer.verdict.outcome == theory::Outcome::N);
    QCOMPARE(answer.verdict.grundy, std::optional<std::uint64_t>(4));
    QCOMPARE(answer.moveCount(), std::uint64_t{2'000'000'010});
    QCOMPARE(answer.moves.size(), games::mostListedMoves);
    QCOMPARE(asked::winningMoves(*two), std::vector<std::string>{"plane:1000000000x3,3x1000000000"});
    QVERIFY(!answer.verdict.remoteness);

    // Counters that stand together have their moves once.
    const GamePtr together = read("plane:20000x1,20000x1,5x20000");
    const Answer same = together->answer({}, {});
    QCOMPARE(same.moveCount(), std::uint64_t{40'006});
    std::set<std::string> distinct;
    for (const games::JudgedMove& judged : same.moves)
        distinct.insert(together->after(judged.move)->notation());
    QCOMPARE(distinct.size(), same.moves.size());

    std::string many = "plane/misere:";
    for (std::uint64_t n = 0; n < games::mostCounters; ++n)
        many += (n == 0 ? "" : ",") + std::to_string(999'000'000 + n) + "x" + std::to_string(7 * n);
    QVERIFY(read(many)->answer({}, {}).verdict.outcome.has_value());
    QVERIFY(!read(many)->board().pieces.empty());
    QVERIFY2(timer.elapsed() < tests::patienceMs, qPrintable(QString::number(timer.elapsed())));
}

void TestPlane::limitsAreAnAnswer()
{
    const Answer huge = read("plane:1000000000x3")->answer({.theoremsAllowed = false}, {});
    QVERIFY(huge.unsolved && !huge.verdict.outcome);
    solver::Job job;
    job.limits.positions = 100;
    const Answer few = read("plane:9x9,8x7,6x5")->answer({.theoremsAllowed = false}, job);
    QVERIFY(few.unsolved && few.unsolved->reason == solver::UnsolvedReason::OutOfPositions);
    QVERIFY(std::ranges::none_of(few.moves, &games::JudgedMove::winning));
}

void TestPlane::notation()
{
    QCOMPARE(read(" plane / misere : 3 x 4 , 01x2 ")->notation(), std::string("plane/misere:3x4,1x2"));
    QCOMPARE(read("plane:")->notation(), std::string("plane:"));
    QVERIFY(read("plane:")->isOver() && read("plane:0x0,0x0")->isOver());
    QCOMPARE(read("plane:1x2,1x2")->moves().moves.size(), std::size_t{3});
    std::mt19937_64 random(1);
    for (int n = 0; n < 1000; ++n) {
        const std::string text = drawn(random, 5, n % 2 == 0 ? 10 : 1'000'000'001);
        QCOMPARE(read(text)->notation(), text);
        const std::string body = text.substr(text.find(':') + 1);
        QCOMPARE(read(text)->fieldValues(), std::vector<std::string>{body});
    }
}

void TestPlane::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::row;
    using enum games::ParseProblem;
    row("plane:1", 8, Unexpected, games::expectedCounter);
    row("plane:x2", 7, Unexpected, games::expectedCounter);
    row("plane:1,2", 8, Unexpected, games::expectedCounter);
    row("plane:1x", 9, Unexpected, games::expectedCoordinate);
    row("plane:1x2,", 11, Unexpected, games::expectedCounter);
    row("plane:1x2;3x4", 10, Unexpected, games::Expected::Comma);
    row("plane:1x2 3x4", 11, Unexpected, games::Expected::Comma);
    row("plane:1x1000000001", 9, TooLarge, games::expectedCoordinate);
    row("plane:1000000001x1", 7, TooLarge, games::expectedCounter);
    row("plane/max=2:1x2", 7, Unexpected, games::Expected::Option);
    std::string many = "plane:";
    for (std::uint64_t n = 0; n < games::mostCounters; ++n)
        many += "1x2,";
    row(many + "1x2", static_cast<int>(many.size()) + 1, TooMany, games::expectedCounter);
}

void TestPlane::badStrings()
{
    badtexts::check();
}

void TestPlane::board()
{
    const games::Board board = read("plane:3x4,1x2,3x4,5x4")->board();
    QVERIFY(board.shape == games::Shape::Plane && board.rows == 8 && board.columns == 8);
    QCOMPARE(board.pieces.size(), std::size_t{3});
    QVERIFY(board.pieces[0].id == games::pieceId(4, 3)); // from the top, from left to right
    QCOMPARE(board.pieces[0].count, std::uint64_t{2});
    QVERIFY(board.pieces[1].id == games::pieceId(4, 5) && board.pieces[2].id == games::pieceId(2, 1));
    QCOMPARE(read("plane:2x63")->board().columns, 64);
    QCOMPARE(read("plane:")->board().columns, 8);
    const games::Board heaps = read("plane:2x64,1x0")->board();
    QVERIFY(heaps.shape == games::Shape::Heaps && heaps.columns == 4);
}

void TestPlane::gesturesOnThePlane()
{
    std::mt19937_64 random(3);
    for (int n = 0; n < 60; ++n) {
        const GamePtr game = read(drawn(random, 4, 6));
        QCOMPARE(impartialcheck::gestureDifference(game, planecheck::placesUpTo(7)), QString());
        const games::Board board = game->board();
        for (const Move& move : game->moves().moves) {
            const bool isFree = std::ranges::find(board.pieces, *move.gesture.second, &games::Piece::id) ==
                                board.pieces.end();
            if (isFree)
                QVERIFY(std::get<Move>(game->choose(*move.gesture.second, move.gesture.first)) == move);
            QVERIFY(game->change(move).touched() == std::vector{move.gesture.first});
        }
    }
}

void TestPlane::gesturesOnHeaps()
{
    const GamePtr game = read("plane:70x3,70x3,2x90");
    for (const Move& move : game->moves().moves) {
        QVERIFY(std::get<Move>(game->choose(move.gesture.first)) == move);
        QVERIFY(!game->change(move).touched().empty());
    }
    const auto second = std::get<Move>(game->choose(games::pieceId(2, 31)));
    QCOMPARE(game->after(second)->notation(), std::string("plane:30x3,70x3,2x90"));
}

void TestPlane::refusals()
{
    using asked::refusal;
    QCOMPARE(refusal("plane:", games::pieceId(0, 0)), std::string("The game is over: no move is left."));
    QCOMPARE(refusal("plane:0x0", games::pieceId(0, 0), games::pieceId(0, 1)),
             std::string("The game is over: no move is left."));
    QCOMPARE(refusal("plane:3x5", games::pieceId(3, 5)), std::string("Nothing stands there."));
    QCOMPARE(refusal("plane:3x5,0x0", games::pieceId(0, 0)),
             std::string("A counter goes straight left or straight down."));
    QCOMPARE(refusal("plane:3x5", games::pieceId(5, 3), games::pieceId(4, 2)),
             std::string("A counter goes straight left or straight down."));
    QCOMPARE(refusal("plane:3x5", games::pieceId(5, 3), games::pieceId(5, 4)),
             std::string("A counter goes straight left or straight down."));
    QCOMPARE(refusal("plane:3x5", games::pieceId(5, 3), games::pieceId(5, 3)),
             std::string("The piece is there already."));
    QCOMPARE(refusal("plane:3x5", games::pieceId(1, 3), games::pieceId(2, 3)),
             std::string("Nothing stands there."));
    QCOMPARE(refusal("plane:3x5,1x5", games::pieceId(5, 1), games::pieceId(5, 3)),
             std::string("A counter goes straight left or straight down."));
    QCOMPARE(refusal("plane:3x500", games::pieceId(1, 1), games::pieceId(0, 1)),
             std::string("The two stones do not lie in one row or column."));
}

void TestPlane::edits()
{
    using asked::edited;
    QCOMPARE(edited("plane:3x5", games::ToggleCell{games::pieceId(9, 2)}), std::string("plane:3x5,2x9"));
    QCOMPARE(edited("plane:3x5,1x1,3x5", games::ToggleCell{games::pieceId(5, 3)}),
             std::string("plane:3x5,1x1"));
    QCOMPARE(edited("plane/misere:3x5,1x1", games::MovePiece{games::pieceId(1, 1), games::pieceId(8, 7)}),
             std::string("plane/misere:3x5,7x8"));
    QCOMPARE(edited("plane:3x5", games::MovePiece{games::pieceId(1, 1), games::pieceId(8, 7)}),
             std::string("none"));
    QCOMPARE(edited("plane:3x500", games::SetHeap{1, 7}), std::string("plane:3x7"));
    QCOMPARE(edited("plane:3x5,6x7", games::RemoveHeap{1}), std::string("plane:6x7"));
    QCOMPARE(edited("plane:3x5", games::RemoveHeap{2}), std::string("none"));
    QCOMPARE(edited("plane:3x5", games::SetHeap{0, 2'000'000'000}), std::string("none"));
    QCOMPARE(edited("plane:3x500", games::ToggleCell{games::pieceId(1, 1)}), std::string("none"));
    QCOMPARE(edited("plane:3x5", games::AddHeap{1}), std::string("none"));
}

void TestPlane::explanation()
{
    const games::Explanation why = read("plane:1x2,2x3,4x5,7x7")->explain({});
    QVERIFY(asked::says(why, "Nim in disguise", "its column and its row: 1, 2, 2, 3, 4, 5, 7, 7."));
    const auto sum = std::get<games::NimSumStep>(why.steps.at(1));
    QCOMPARE(sum.rows.size(), std::size_t{8});
    QCOMPARE(asked::english(sum.rows[5].name.value().label), std::string("(4, 5), row"));
    QCOMPARE(sum.rows[5].size, std::uint64_t{5});
    QVERIFY(sum.summand == games::Summand::Disguised && sum.sum == 3 && sum.decision);
    QCOMPARE(std::get<games::NimSumStep>(why.steps.at(2)).sum, std::uint64_t{0});
    QVERIFY(std::holds_alternative<games::OptionsStep>(why.steps.back()));
    const games::Explanation cold = read("plane:3x3")->explain({});
    QVERIFY(!std::get<games::NimSumStep>(cold.steps.at(1)).decision);
    const games::Explanation misere = read("plane/misere:1x1,5x0")->explain({});
    QVERIFY(asked::says(misere, "Why: misère Nim", "Only one heap counts as more than 1"));
    QVERIFY(!read("plane:")->explain({}).steps.empty());
}

void TestPlane::lens()
{
    std::mt19937_64 random(9);
    for (int n = 0; n < 300; ++n) {
        const GamePtr game = read(drawn(random, 4, 7))->withPlay(theory::Play::Normal);
        QCOMPARE(impartialcheck::lensDifference(game), QString());
    }
    const GamePtr misere = read("plane/misere:3x5");
    QVERIFY(!misere->lens(misere->answer({}, {})));
}

void TestPlane::mapAgreesWithTheAnswers()
{
    for (const std::string head : {"plane:", "plane/misere:"}) {
        const auto map =
            std::get<games::PositionMap>(read(head + "1x2,4x1")->as<games::Mapped>()->map(6, 7, {}));
        QCOMPARE(map.outcomes.size(), std::size_t{42});
        QCOMPARE(map.remoteness.size(), std::size_t{42});
        const auto notationAt = [&](std::uint32_t x, std::uint32_t y) {
            return head + std::to_string(x) + "x" + std::to_string(y) + ",4x1";
        };
        QCOMPARE(planecheck::mapDifference(map, notationAt), QString());
    }
    const auto empty = std::get<games::PositionMap>(read("plane:")->as<games::Mapped>()->map(3, 3, {}));
    QCOMPARE(empty.grundy[empty.indexOf(1, 2)], std::uint64_t{3});
}

void TestPlane::positionsToCheckAreDistinct()
{
    std::set<std::string> seen;
    std::size_t visited = 0;
    games::findEntry("plane")->forEachUpTo(2, [&](const games::Game& game) {
        seen.insert(game.notation());
        return ++visited > 0;
    });
    QCOMPARE(seen.size(), visited);
    QCOMPARE(visited, std::size_t{2 * (1 + 9 + 45 + 165)});
}

GRUNDY_TEST(TestPlane, tests::run<TestPlane>)
#include "tst_plane.moc"
