// SPDX-License-Identifier: GPL-3.0-or-later
// Chomp: answers against plain rules, what is proven of it, its table, board, gestures, edits and spellings.

#include "games/asked.h"
#include "games/chomp/bite.h"
#include "games/chomp/chomp.h"
#include "games/chomp/chomptable.h"
#include "games/chomp/chomptheory.h"
#include "games/plain/badtexts.h"
#include "games/plain/impartialcheck.h"
#include "support/testprogram.h"

#include <QtTest>

using games::Expected;
using games::GamePtr;
using games::ParseProblem;
using games::pieceId;
using games::PieceKind;
using games::SquareRows;
using theory::Outcome;
using theory::Play;

namespace {

std::string printed(const SquareRows& rows, Play play)
{
    std::string text = play == Play::Normal ? "chomp:" : "chomp/misere:";
    for (const int row : rows)
        text += (text.back() == ':' ? "" : ",") + std::to_string(row);
    return text;
}

/// Every way to fill so many rows of at most so many squares.
void eachBelow(std::size_t height, int width, const std::function<void(const SquareRows&)>& visit)
{
    const std::function<void(SquareRows, int)> above = [&](const SquareRows& rows, int most) {
        if (!rows.empty())
            visit(rows);
        if (rows.size() == height)
            return;
        for (int row = 1; row <= most; ++row) {
            SquareRows more = rows;
            more.push_back(static_cast<std::uint8_t>(row));
            above(more, row);
        }
    };
    above({}, width);
}

const games::ParagraphStep* argument(const games::Explanation& explanation)
{
    const auto* first = std::get_if<games::ParagraphStep>(&explanation.steps.front());
    return first != nullptr && first->says != games::Says::Method ? first : nullptr;
}

} // namespace

class TestChomp : public QObject {
    Q_OBJECT

private slots:
    void answersAreTheBruteForces_data();
    void answersAreTheBruteForces();
    void rulesAreTheTables_data();
    void rulesAreTheTables();
    void numbersGoUpInOrder();
    void positionsOfASquareAreCounted();
    void figures_data();
    void figures();
    void theoremsAreNamed_data();
    void theoremsAreNamed();
    void fullBoardsAreWonUnsearched();
    void whatIsTooLargeIsNotSolved();
    void tablesAreKept();
    void symmetry();
    void boardKeepsItsSize();
    void gestures();
    void refusals();
    void edits();
    void spellings();
    void badStrings_data();
    void badStrings();
    void presetsComeBack();
};

void TestChomp::answersAreTheBruteForces_data()
{
    QTest::addColumn<bool>("theorems");
    QTest::newRow("theory") << true;
    QTest::newRow("search") << false;
}

void TestChomp::answersAreTheBruteForces()
{
    QFETCH(const bool, theorems);
    bruteforce::Values values;
    int seen = 0;
    eachBelow(4, 5, [&](const SquareRows& rows) {
        for (const Play play : {Play::Normal, Play::Misere}) {
            QCOMPARE(impartialcheck::difference(printed(rows, play), theorems, values), QString());
            ++seen;
        }
    });
    QCOMPARE(seen, 2 * 125); // 9 over 4, less the empty board
}

void TestChomp::rulesAreTheTables_data()
{
    QTest::addColumn<Play>("play");
    QTest::newRow("normal") << Play::Normal;
    QTest::newRow("misere") << Play::Misere;
}

/// Everything within 8 × 8.
void TestChomp::rulesAreTheTables()
{
    QFETCH(const Play, play);
    const SquareRows whole(8, 8);
    const auto made = games::ChompTable::make(whole, play, {});
    const auto& table = *std::get<std::shared_ptr<const games::ChompTable>>(made);
    int decided = 0;
    eachBelow(8, 8, [&](const SquareRows& rows) {
        const auto rule = games::chompRuleOf(rows);
        if (!rule)
            return;
        ++decided;
        QCOMPARE(games::chompOutcome(*rule, rows, play), table.outcome(rows));
        if (*rule == games::ChompRule::Arms && play == Play::Normal)
            QCOMPARE(table.grundy(rows), games::chompArms(rows).right ^ games::chompArms(rows).up);
    });
    QVERIFY(decided > 2000);
}

void TestChomp::numbersGoUpInOrder()
{
    for (const SquareRows& whole :
         {SquareRows{1}, SquareRows{3, 2}, SquareRows{5, 5, 3, 1}, SquareRows(6, 4)}) {
        const games::ChompNumbers numbers(whole);
        std::vector<SquareRows> inside;
        eachBelow(whole.size(), whole.front(), [&](const SquareRows& rows) {
            if (numbers.covers(rows))
                inside.push_back(rows);
        });
        std::ranges::sort(inside);
        QCOMPARE(numbers.positions(), static_cast<std::uint64_t>(inside.size()));
        for (std::size_t i = 0; i < inside.size(); ++i)
            QCOMPARE(numbers.numberOf(inside[i]), static_cast<std::uint64_t>(i));
    }
}

void TestChomp::positionsOfASquareAreCounted()
{
    QCOMPARE(games::ChompNumbers(SquareRows(10, 10)).positions(),
             std::uint64_t{184'755}); // 20 over 10, less one
    QCOMPARE(games::ChompTable::bytesFor(SquareRows(10, 10), Play::Normal), std::uint64_t{4 * 184'755});
}

void TestChomp::figures_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<char>("outcome");
    QTest::addColumn<int>("grundy"); // -1: misère
    QTest::addColumn<int>("winning");
    QTest::newRow("the crossed square alone") << std::string("chomp:1") << 'P' << 0 << 0;
    QTest::newRow("the crossed square alone, misère") << std::string("chomp/misere:1") << 'N' << -1 << 0;
    QTest::newRow("Gale: n × n by row 2, column 2") << std::string("chomp:5,5,5,5,5") << 'N' << -2 << 1;
    QTest::newRow("Gale: 2 × n by the last square") << std::string("chomp:9,9") << 'N' << -2 << 1;
    // M. Gardner, Knotted Doughnuts, chapter 9: Ken Thompson's 8 × 10, the least with two.
    QTest::newRow("Thompson: 8 × 10 by two moves")
        << std::string("chomp:10,10,10,10,10,10,10,10") << 'N' << -2 << 2;
    QTest::newRow("by hand: two squares, misère") << std::string("chomp/misere:2") << 'P' << -1 << 0;
}

void TestChomp::figures()
{
    QFETCH(const std::string, notation);
    QFETCH(const char, outcome);
    QFETCH(const int, grundy);
    QFETCH(const int, winning);
    const games::Answer answer = positions::read(notation)->answer({}, {});
    QVERIFY(!answer.unsolved);
    QCOMPARE(asked::letterOf(answer.verdict), outcome);
    QCOMPARE(answer.verdict.grundy.has_value(), grundy != -1);
    if (grundy >= 0)
        QCOMPARE(*answer.verdict.grundy, static_cast<std::uint64_t>(grundy));
    QCOMPARE(answer.winning, static_cast<std::uint64_t>(winning));
}

void TestChomp::theoremsAreNamed_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::optional<games::Theorem>>("theorem");
    QTest::addColumn<bool>("says");
    const auto row = [](const char* body, std::optional<games::Theorem> theorem, bool says) {
        QTest::newRow(body) << std::string(body) << theorem << says;
    };
    row("7", games::twoArmsTheorem, true);
    row("1,1,1", games::twoArmsTheorem, true);
    row("4,1,1", games::twoArmsTheorem, true);
    row("5,4", games::twoRowsTheorem, true);
    row("2,2,1", games::twoRowsTheorem, true);
    row("4,4,4,4", games::equalArmsTheorem, true);
    row("4,2,2,1", games::equalArmsTheorem, true);
    row("5,5,5", {}, true); // a full board: its table is at hand
    row("5,4,3", {}, false);
}

void TestChomp::theoremsAreNamed()
{
    QFETCH(const std::string, body);
    QFETCH(const std::optional<games::Theorem>, theorem);
    QFETCH(const bool, says);
    for (const std::string head : {"chomp:", "chomp/misere:"}) {
        const GamePtr game = positions::read(head + body);
        const games::Answer answer = game->answer({}, {});
        QCOMPARE(answer.theorem, theorem);
        QCOMPARE(answer.method, theorem ? games::Method::Theory : games::Method::Table);
        const games::Explanation explanation = game->explain({});
        QCOMPARE(argument(explanation) != nullptr, says);
        QVERIFY(asked::stepOf<games::OptionsStep>(explanation));
        if (says)
            QCOMPARE(argument(explanation)->says == games::Says::WinningMove, theorem.has_value());
    }
}

/// The proof needs no move; those that are found stand beside it.
void TestChomp::fullBoardsAreWonUnsearched()
{
    std::string notation = "chomp:25";
    for (int row = 1; row < 26; ++row)
        notation += ",25";
    const GamePtr large = positions::read(notation);
    solver::Job job;
    job.limits.positions = 1000;
    const games::Answer answer = large->answer({}, job);
    QCOMPARE(asked::letterOf(answer.verdict), 'N');
    QCOMPARE(answer.theorem, std::optional(games::strategyStealingTheorem));
    QVERIFY(answer.unsolved);
    QCOMPARE(answer.winning, std::uint64_t{0});
    QVERIFY(answer.winningIsLeast);
    QVERIFY(argument(large->explain(job))->says != games::Says::WinningMove);
    const games::Answer outcome = large->answer({.moves = false, .grundy = false, .remoteness = false}, job);
    QVERIFY(!outcome.unsolved);
    QCOMPARE(asked::letterOf(outcome.verdict), 'N');
}

void TestChomp::whatIsTooLargeIsNotSolved()
{
    std::string notation = "chomp:26";
    for (int row = 25; row > 1; --row)
        notation += "," + std::to_string(row);
    const GamePtr large = positions::read(notation); // 25 rows, 26 columns
    solver::Job job;
    job.limits.memoryBytes = std::size_t{16} << 20;
    job.limits.positions = 20'000;
    const games::Answer answer = large->answer({}, job);
    QCOMPARE(asked::letterOf(answer.verdict), '?');
    QVERIFY(answer.unsolved);
    QVERIFY(answer.tableBytes > std::uint64_t{job.limits.memoryBytes});
}

void TestChomp::tablesAreKept()
{
    games::Shelf shelf;
    const GamePtr start = positions::read("chomp:6,6,5,3");
    QCOMPARE(start->answer({.shelf = &shelf}, {}).method, games::Method::Table);
    const auto kept = shelf.find<games::ChompTable>();
    QVERIFY(kept);
    const GamePtr later = positions::read("chomp:6,4,2");
    QCOMPARE(later->answer({.shelf = &shelf}, {}).positions, kept->positions());
    QCOMPARE(shelf.find<games::ChompTable>(), kept);
    QVERIFY(positions::read("chomp/misere:6,4,2")->answer({.shelf = &shelf}, {}).positions <
            kept->positions());
    QVERIFY(shelf.find<games::ChompTable>() != kept);
}

void TestChomp::symmetry()
{
    const auto mirrored = [](const char* text) { return positions::read(text)->upToSymmetry()->notation(); };
    QCOMPARE(mirrored("chomp:5,3,1"), std::string("chomp:5,3,1"));
    QCOMPARE(mirrored("chomp:3,2,2,1,1"), std::string("chomp:5,3,1"));
    QCOMPARE(mirrored("chomp/misere:1,1"), std::string("chomp/misere:2"));
    bruteforce::Values values;
    eachBelow(4, 4, [&](const SquareRows& rows) {
        const std::string text = printed(rows, Play::Normal);
        QCOMPARE(values.of(mirrored(text.c_str())).grundy, values.of(text).grundy);
    });
}

/// Squares keep their places, and what is gone is empty.
void TestChomp::boardKeepsItsSize()
{
    const GamePtr start = positions::read("chomp:4,4,2");
    const games::Board before = start->board();
    QCOMPARE(before.rows, 3);
    QCOMPARE(before.columns, 4);
    QCOMPARE(before.pieces.size(), std::size_t{12});
    QCOMPARE(before.pieces[8].id, pieceId(0, 0));
    QCOMPARE(before.pieces[8].kind, PieceKind::CrossedTile);
    QCOMPARE(std::ranges::count(before.pieces, PieceKind::Tile, &games::Piece::kind), 9);
    const auto bite = std::get<games::Move>(start->choose(pieceId(1, 1)));
    QCOMPARE(start->change(bite).removed,
             (std::vector{pieceId(1, 1), pieceId(1, 2), pieceId(1, 3), pieceId(2, 1)}));
    QVERIFY((bite.action.as<games::Bite>() == games::Bite{.row = 2, .column = 2, .squares = 4}));
    const GamePtr left = start->after(bite);
    QCOMPARE(left->notation(), std::string("chomp:4,1,1"));
    const games::Board after = left->board();
    QCOMPARE(after.rows, 3);
    QCOMPARE(after.columns, 4);
    for (std::size_t i = 0; i < after.pieces.size(); ++i) {
        const bool isTaken = std::ranges::count(start->change(bite).removed, after.pieces[i].id) > 0;
        QCOMPARE(after.pieces[i].id, before.pieces[i].id);
        QCOMPARE(after.pieces[i].kind, isTaken ? PieceKind::Gap : before.pieces[i].kind);
    }
    QCOMPARE(left->withPlay(Play::Misere)->board(), after);
}

void TestChomp::gestures()
{
    for (const char* text : {"chomp:4,4,2", "chomp:6", "chomp/misere:1,1,1", "chomp:1"}) {
        const GamePtr game = positions::read(text);
        std::vector<games::PieceId> places{pieceId(9, 0), pieceId(0, 9)};
        for (const games::Piece& piece : game->board().pieces)
            places.push_back(piece.id);
        QCOMPARE(impartialcheck::gestureDifference(game, places), QString());
    }
}

void TestChomp::refusals()
{
    const GamePtr game = positions::read("chomp:3,1");
    QCOMPARE(asked::refusal(*game, pieceId(0, 0)), std::string("The crossed square stays."));
    QCOMPARE(asked::refusal(*game, pieceId(1, 1)), std::string("That square is gone."));
    QCOMPARE(asked::refusal(*game, pieceId(1, 0), pieceId(1, 2)), std::string("That square is gone."));
    QCOMPARE(asked::refusal(*game, pieceId(7, 7)), std::string("That square is gone."));
    QCOMPARE(asked::refusal("chomp:1", pieceId(0, 0)), std::string("The game is over: no move is left."));
}

void TestChomp::edits()
{
    using games::Resize;
    using games::ToggleCell;
    const auto edited = [](const games::Edit& edit) { return asked::edited("chomp:4,4,2", edit); };
    QCOMPARE(edited(ToggleCell{pieceId(2, 2)}), std::string("chomp:4,4,3"));
    QCOMPARE(edited(ToggleCell{pieceId(2, 1)}), std::string("chomp:4,4,1"));
    QCOMPARE(edited(ToggleCell{pieceId(1, 3)}), std::string("chomp:4,3,2"));
    QCOMPARE(edited(ToggleCell{pieceId(2, 3)}), std::string("none")); // a gap would lie before it
    QCOMPARE(edited(ToggleCell{pieceId(0, 3)}), std::string("none")); // a square lies above it
    QCOMPARE(edited(ToggleCell{pieceId(1, 1)}), std::string("none"));
    QCOMPARE(edited(ToggleCell{pieceId(0, 0)}), std::string("none"));
    QCOMPARE(edited(ToggleCell{pieceId(3, 0)}), std::string("none"));
    QCOMPARE(asked::edited("chomp:3,1", ToggleCell{pieceId(1, 0)}), std::string("chomp:3"));
    QCOMPARE(asked::edited("chomp:2,2", ToggleCell{pieceId(1, 1)}), std::string("chomp:2,1"));
    QCOMPARE(edited(Resize{3, 6}), std::string("chomp:6,6,2"));
    QCOMPARE(edited(Resize{3, 3}), std::string("chomp:3,3,2"));
    QCOMPARE(edited(Resize{5, 4}), std::string("chomp:4,4,2,2,2"));
    QCOMPARE(edited(Resize{1, 1}), std::string("chomp:1"));
    QCOMPARE(edited(Resize{0, 4}), std::string("none"));
    QCOMPARE(edited(Resize{3, 27}), std::string("none"));
    QCOMPARE(edited(games::SetHeap{0, 3}), std::string("none"));
    // On what is left of a larger board squares can be put back.
    const GamePtr start = positions::read("chomp:2,2");
    const GamePtr left = start->after(std::get<games::Move>(start->choose(pieceId(1, 0))));
    QCOMPARE(left->notation(), std::string("chomp:2"));
    QCOMPARE(asked::edited(*left, ToggleCell{pieceId(1, 0)}), std::string("chomp:2,1"));
}

void TestChomp::spellings()
{
    QCOMPARE(positions::read(" chomp / misere : 5 , 5,3 ")->notation(), std::string("chomp/misere:5,5,3"));
    QCOMPARE(positions::read("chomp:5,3,0,0")->notation(), std::string("chomp:5,3"));
}

void TestChomp::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::row;
    row("chomp:", 7, ParseProblem::Unexpected, games::expectedRowSize, "");
    row("chomp:0", 7, ParseProblem::Unexpected, games::expectedRowSize, "0");
    row("chomp:3,x", 9, ParseProblem::Unexpected, games::expectedRowSize, "x");
    row("chomp:3;2", 8, ParseProblem::Unexpected, Expected::Comma, ";");
    row("chomp:3,4", 9, {"a row of %1 is longer than the one below it, of %2", {4U, 3U}});
    row("chomp:3,0,1", 11, {"a row of %1 is longer than the one below it, of %2", {1U, 0U}});
    row("chomp:27", 7, ParseProblem::TooLarge, games::expectedRowSize, "27");
    row("chomp/max=2:3", 7, ParseProblem::Unexpected, Expected::Option, "max");
    std::string high = "chomp:1";
    for (int n = 0; n < 26; ++n)
        high += ",1";
    row(high, 59, ParseProblem::TooMany, Expected::Row);
}

void TestChomp::badStrings()
{
    badtexts::check();
}

void TestChomp::presetsComeBack()
{
    QCOMPARE(asked::presetLost("chomp"), std::string());
}

GRUNDY_TEST(TestChomp, tests::run<TestChomp>)
#include "tst_chomp.moc"
