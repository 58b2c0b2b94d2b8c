// SPDX-License-Identifier: GPL-3.0-or-later
// Toads and Frogs: answers and exact values against plain rules, parts, board, gestures, edits and spellings.

#include "games/asked.h"
#include "games/plain/badtexts.h"
#include "games/plain/partizancheck.h"
#include "games/toads/toads.h"
#include "games/toads/toadstrip.h"
#include "support/testprogram.h"
#include "theory/shortgames/shortgame.h"

#include <QtTest>

using games::coinId;
using games::Expected;
using games::GamePtr;
using games::ParseProblem;
using games::pieceId;
using games::PieceKind;
using positions::read;
using theory::Mover;

namespace {

/// Every strip of so many squares.
void eachStrip(std::size_t length, const std::function<void(const std::string&)>& visit)
{
    std::string squares(length, 'T');
    const std::function<void(std::size_t)> fill = [&](std::size_t at) {
        if (at == length)
            return visit(squares);
        for (const char c : {'T', 'F', '.'}) {
            squares[at] = c;
            fill(at + 1);
        }
    };
    fill(0);
}

/// {left options' values | right options' values}, by the plain rules alone.
class PlainValues {
public:
    theory::ShortGame of(const std::string& notation)
    {
        const auto known = m_values.find(notation);
        if (known != m_values.end())
            return known->second;
        std::vector<theory::ShortGame> left;
        std::vector<theory::ShortGame> right;
        for (const std::string& option : plainpartizan::optionsOf(notation, 'L'))
            left.push_back(of(option));
        for (const std::string& option : plainpartizan::optionsOf(notation, 'R'))
            right.push_back(of(option));
        return m_values[notation] = m_games.make(left, right).value();
    }
    std::string text(const std::string& notation) { return m_games.text(of(notation)).value(); }

private:
    theory::ShortGames m_games;
    std::map<std::string, theory::ShortGame> m_values;
};

/// The strip of a value's game, to compare by playing: a toad with so many empty squares is worth their
/// number.
std::string integerStrip(int n)
{
    return n >= 0 ? "toads:T" + std::string(static_cast<std::size_t>(n), '.')
                  : "toads:" + std::string(static_cast<std::size_t>(-n), '.') + "F";
}

} // namespace

class TestToads : public QObject {
    Q_OBJECT

private slots:
    void answersAreThePlainRules_data();
    void answersAreThePlainRules();
    void valuesAreThePlainRules();
    void valuesWinAgainstEqualOnes();
    void partsAddUp();
    void stuckPiecesNeverMove();
    void figures_data();
    void figures();
    void whyTellsTheForm();
    void whatIsTooLargeIsNotSolved();
    void board();
    void gestures();
    void refusals();
    void edits();
    void spellings();
    void badStrings_data();
    void badStrings();
    void presetsComeBack();
};

void TestToads::answersAreThePlainRules_data()
{
    QTest::addColumn<bool>("theorems");
    QTest::newRow("values") << true;
    QTest::newRow("search") << false;
}

/// Every strip of up to six squares, either player starting, in both conventions.
void TestToads::answersAreThePlainRules()
{
    QFETCH(const bool, theorems);
    plainpartizan::Turns turns;
    int seen = 0;
    for (std::size_t length = 0; length <= 6; ++length) {
        eachStrip(length, [&](const std::string& squares) {
            const std::string head = ++seen % 2 == 0 ? "toads:" : "toads/misere:";
            const GamePtr parsed = read(head + squares);
            QVERIFY(parsed);
            QCOMPARE(parsed->notation(), head + squares);
            for (const Mover mover : {Mover::Left, Mover::Right}) {
                const GamePtr game = parsed->withMover(mover);
                QCOMPARE(partizancheck::difference(*game, {.theoremsAllowed = theorems}, turns), QString());
                QCOMPARE(partizancheck::gestureDifference(*game), QString());
                const games::Answer answer = game->answer({.theoremsAllowed = theorems}, {});
                QVERIFY(answer.verdict.remoteness);
                QCOMPARE(answer.verdict.value.has_value(), game->play() == theory::Play::Normal);
            }
        });
    }
    QCOMPARE(seen, 1093);
}

void TestToads::valuesAreThePlainRules()
{
    PlainValues values;
    for (std::size_t length = 0; length <= 7; ++length) {
        eachStrip(length, [&](const std::string& squares) {
            const std::string notation = "toads:" + squares;
            const games::Answer answer = read(notation)->answer({.moves = false, .remoteness = false}, {});
            QCOMPARE(answer.verdict.value, std::optional(values.text(notation)));
        });
    }
}

/// Integers by playing the strip against a toad, or a frog, alone on its way.
void TestToads::valuesWinAgainstEqualOnes()
{
    plainpartizan::Differences differences;
    int integers = 0;
    eachStrip(6, [&](const std::string& squares) {
        const std::string notation = "toads:" + squares;
        const std::string value =
            *read(notation)->answer({.moves = false, .remoteness = false}, {}).verdict.value;
        const bool isInteger = value.find_first_not_of("-0123456789") == std::string::npos;
        for (int n = -6; n <= 6; ++n) {
            const bool isEqual = isInteger && std::stoi(value) == n;
            QCOMPARE(differences.areEqual(notation, integerStrip(n)), isEqual);
            integers += isEqual ? 1 : 0;
        }
    });
    QVERIFY(integers > 100);
}

/// What is stuck for good parts a strip into a sum.
void TestToads::partsAddUp()
{
    const games::ToadPosition position{"T.FTTFF.T.F.TT"};
    QCOMPARE(position.canonical().squares, std::string(".T.F.#T.F"));
    QCOMPARE(position.components().size(), std::size_t{2});
    QCOMPARE(position.canonical().canonical(), position.canonical());
    QVERIFY(games::ToadPosition{"TTFF"}.components().empty());
    QCOMPARE(games::ToadPosition{"T..TTFF.F.T.."}.canonical().squares, std::string(".F#T...."));
    // By the plain rules, walls as pieces that hold each other.
    std::mt19937_64 random(11);
    plainpartizan::Turns turns;
    for (int n = 0; n < 400; ++n) {
        games::ToadPosition drawn;
        for (int square = 0; square < 10; ++square)
            drawn.squares += "TTFF.."[random() % 6];
        std::string spelled;
        for (const char c : drawn.canonical().squares)
            spelled += c == games::wall ? std::string("TTFF") : std::string(1, c);
        for (const std::string head : {"toads:", "toads/misere:"}) {
            for (const char side : {'L', 'R'}) {
                const auto& plain = turns.of(head + drawn.squares, side);
                QCOMPARE(turns.of(head + spelled, side).moverWins, plain.moverWins);
                QCOMPARE(turns.of(head + spelled, side).remoteness, plain.remoteness);
            }
        }
    }
}

void TestToads::stuckPiecesNeverMove()
{
    for (const std::string& squares :
         {std::string("TTFF"), std::string("FF.TT"), std::string("TFF.TTF"), std::string("T.TFF.TTFF.F")}) {
        const std::vector<bool> stuck = games::stuckForGood(squares);
        std::vector<games::ToadPosition> open{{squares}};
        std::set<std::string> seen;
        while (!open.empty()) {
            const games::ToadPosition here = open.back();
            open.pop_back();
            if (!seen.insert(here.squares).second)
                continue;
            for (std::size_t at = 0; at < squares.size(); ++at)
                QVERIFY(!stuck[at] || here.squares[at] == squares[at]);
            for (const auto player : {theory::Player::Left, theory::Player::Right})
                std::ranges::move(here.options(player), std::back_inserter(open));
        }
    }
}

void TestToads::figures_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<std::string>("value"); // worked out by hand
    QTest::newRow("nothing") << std::string("toads:") << std::string("0");
    QTest::newRow("met") << std::string("toads:TF") << std::string("0");
    QTest::newRow("one way") << std::string("toads:T...") << std::string("3");
    QTest::newRow("the other way") << std::string("toads:..F") << std::string("-2");
    QTest::newRow("each in the other's way") << std::string("toads:T.F") << std::string("*");
    QTest::newRow("a jump each") << std::string("toads:.TF.") << std::string("0");
    QTest::newRow("stuck for good") << std::string("toads:.TTFF.") << std::string("0");
}

void TestToads::figures()
{
    QFETCH(const std::string, notation);
    QFETCH(const std::string, value);
    PlainValues values;
    QCOMPARE(values.text(notation), value);
    QCOMPARE(read(notation)->answer({}, {}).verdict.value, std::optional(value));
}

void TestToads::whyTellsTheForm()
{
    const games::Explanation explanation = read("toads:TTFFT.F")->explain({});
    const auto* value = asked::titled(explanation, "The exact value");
    QVERIFY(value);
    QCOMPARE(value->pieces.size(), std::size_t{4});
    QCOMPARE(value->paragraphs.size(), std::size_t{2});
    const std::vector<games::Argument> expected{std::string("0"), std::string("0"), std::string("*")};
    QVERIFY(value->paragraphs[1].arguments == expected);
    QVERIFY(!asked::titled(read("toads/misere:T.F")->explain({}), "The exact value"));
}

void TestToads::whatIsTooLargeIsNotSolved()
{
    const std::string squares = std::string(16, 'T') + std::string(32, '.') + std::string(16, 'F');
    solver::Job job;
    job.limits.positions = 20'000;
    for (const std::string head : {"toads:", "toads/misere:"}) {
        const games::Answer answer = read(head + squares)->answer({}, job);
        QVERIFY(answer.unsolved);
        QVERIFY(!answer.verdict.outcome);
        QVERIFY(!answer.verdict.value);
        QVERIFY(
            !read(head + std::string(32, 'T') + std::string(32, '.'))->answer({.moves = false}, {}).unsolved);
    }
}

void TestToads::board()
{
    const games::Board board = read("toads:T.F")->board();
    QCOMPARE(board.shape, games::Shape::Strip);
    QCOMPARE(board.columns, 3);
    QCOMPARE(board.pieces.size(), std::size_t{5});
    QCOMPARE(board.pieces[1].id, coinId(0, 0));
    QCOMPARE(board.pieces[1].kind, PieceKind::LeftToken);
    QCOMPARE(board.pieces[1].label, std::string("T"));
    QCOMPARE(board.pieces[1].owner, Mover::Left);
    QCOMPARE(board.pieces[4].kind, PieceKind::RightToken);
    QCOMPARE(board.pieces[4].label, std::string("F"));
    QCOMPARE(board.pieces[4].owner, Mover::Right);
}

void TestToads::gestures()
{
    const GamePtr game = read("toads:TTF.F");
    const auto leaves = [&](const games::Choice& choice) {
        return game->after(std::get<games::Move>(choice))->notation();
    };
    QCOMPARE(leaves(game->choose(coinId(0, 1))), std::string("toads:T.FTF"));
    QCOMPARE(leaves(game->choose(pieceId(0, 1))), std::string("toads:T.FTF"));
    QCOMPARE(leaves(game->choose(pieceId(0, 3))), std::string("toads:T.FTF")); // where it goes
    QCOMPARE(leaves(game->choose(coinId(0, 1), pieceId(0, 3))), std::string("toads:T.FTF"));
    QCOMPARE(leaves(game->choose(pieceId(0, 3), coinId(0, 1))), std::string("toads:T.FTF"));
    const auto move = std::get<games::Move>(game->choose(coinId(0, 1)));
    QVERIFY((move.action.as<games::Hop>() == games::Hop{.from = 2, .to = 4}));
    QCOMPARE(game->change(move).touched(), std::vector{coinId(0, 1)});
    const GamePtr right = game->withMover(Mover::Right);
    QCOMPARE(right->after(std::get<games::Move>(right->choose(coinId(0, 4))))->notation(),
             std::string("toads:TTFF."));
}

void TestToads::refusals()
{
    const GamePtr game = read("toads:TTF.F..");
    QCOMPARE(asked::refusal(*game, coinId(0, 0)), std::string("This piece cannot move now."));
    QCOMPARE(asked::refusal(*game, coinId(0, 2)), std::string("That belongs to Right, and Left is to move."));
    QCOMPARE(asked::refusal(*game, pieceId(0, 6)), std::string("No move goes there."));
    QCOMPARE(asked::refusal(*game, coinId(0, 6)), std::string("No move goes there."));
    QCOMPARE(asked::refusal(*game, coinId(0, 1), pieceId(0, 5)), std::string("No move goes there."));
    QCOMPARE(asked::refusal(*game, coinId(0, 0), pieceId(0, 3)), std::string("This piece cannot move now."));
    QCOMPARE(asked::refusal("toads:TF", coinId(0, 0)), std::string("The game is over: no move is left."));
}

void TestToads::edits()
{
    using games::MovePiece;
    using games::Resize;
    using games::ToggleCell;
    const auto edited = [](const games::Edit& edit) { return asked::edited("toads:TF..", edit); };
    QCOMPARE(edited(ToggleCell{pieceId(0, 0)}), std::string("toads:FF.."));
    QCOMPARE(edited(ToggleCell{coinId(0, 1)}), std::string("toads:T..."));
    QCOMPARE(edited(ToggleCell{pieceId(0, 3)}), std::string("toads:TF.T"));
    QCOMPARE(edited(ToggleCell{pieceId(0, 4)}), std::string("none"));
    QCOMPARE(edited(MovePiece{coinId(0, 0), pieceId(0, 3)}), std::string("toads:.F.T"));
    QCOMPARE(edited(MovePiece{coinId(0, 0), pieceId(0, 1)}), std::string("none"));
    QCOMPARE(edited(MovePiece{pieceId(0, 2), pieceId(0, 3)}), std::string("none"));
    QCOMPARE(edited(Resize{1, 6}), std::string("toads:TF...."));
    QCOMPARE(edited(Resize{1, 2}), std::string("toads:TF"));
    QCOMPARE(edited(Resize{1, 1}), std::string("none"));
    QCOMPARE(edited(Resize{2, 4}), std::string("none"));
    QCOMPARE(edited(Resize{1, 65}), std::string("none"));
    QCOMPARE(edited(games::AddHeap{3}), std::string("none"));
}

void TestToads::spellings()
{
    QCOMPARE(read(" toads / misere : TT . FF ")->notation(), std::string("toads/misere:TT.FF"));
    QCOMPARE(read("toads:")->notation(), std::string("toads:"));
    const std::string longest = "toads:" + std::string(64, 'T');
    QCOMPARE(read(longest)->notation(), longest);
}

void TestToads::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::row;
    row("toads:TT_FF", 9, ParseProblem::Unexpected, Expected::OneOf, "_");
    row("toads:qf", 7, ParseProblem::Unexpected, Expected::OneOf, "qf");
    row("toads:T.F/T.F", 10, ParseProblem::Unexpected, Expected::OneOf, "/");
    row("toads", 6, ParseProblem::Unexpected, Expected::Colon, "");
    row("toads/max=2:T", 7, ParseProblem::Unexpected, Expected::Option, "max");
    row("toads: " + std::string(65, '.'), 8, ParseProblem::TooMany, Expected::TokenCell, "65");
}

void TestToads::badStrings()
{
    badtexts::check();
}

void TestToads::presetsComeBack()
{
    QCOMPARE(asked::presetLost("toads"), std::string());
}

GRUNDY_TEST(TestToads, tests::run<TestToads>)
#include "tst_toads.moc"
