// SPDX-License-Identifier: GPL-3.0-or-later
// Values as games: answers against plain trees, the board, gestures, edits and bad texts.

#include "games/asked.h"
#include "games/plain/badtexts.h"
#include "games/plain/plainvalue.h"
#include "games/value/value.h"
#include "games/worth.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <random>

using games::GamePtr;
using games::PieceKind;
using positions::read;
using theory::Mover;

namespace {

std::string randomForm(std::mt19937_64& random, int depth)
{
    static const std::vector<std::string> ends{"0", "*", "^", "v", "1", "-1", "*2", "1/2", "1*", "v*", "2"};
    if (depth == 0 || random() % 3 == 0)
        return ends[random() % ends.size()];
    std::string sides[2];
    for (std::string& side : sides) {
        for (std::size_t options = random() % 3; options > 0; --options)
            side += (side.empty() ? "" : ",") + randomForm(random, depth - 1);
    }
    return "{" + sides[0] + "|" + sides[1] + "}";
}

/// A text as the plain reader takes it: one bar to a form, and no more than one part without braces.
std::string randomSum(std::mt19937_64& random)
{
    const std::string first = randomForm(random, 2);
    return random() % 2 == 0 ? first
                             : first + "+{" + randomForm(random, 1) + "|" + randomForm(random, 1) + "}";
}

char letterOf(const games::Verdict& verdict)
{
    return verdict.outcome ? theory::letter(*verdict.outcome) : '?';
}

} // namespace

class TestValue : public QObject {
    Q_OBJECT

private slots:
    void answersAreThoseOfPlainTrees();
    void misereTermsStayApart();
    void movesAreTheOptions();
    void boardIsATree();
    void rowsAreWhole();
    void gestures();
    void edits();
    void badTexts_data();
    void badTexts() { badtexts::check(); }
    void largePositions();
    void worth();
};

/// Outcomes, moves left and every move, in both conventions, by theorem and by search. In a sum what stands
/// without braces is added up to its canonical form in normal play: that is the same to who wins alone. In
/// misère play each term stays what it is.
void TestValue::answersAreThoseOfPlainTrees()
{
    std::mt19937_64 random(21);
    for (int n = 0; n < tests::repeated(400); ++n) {
        const std::string text = randomSum(random);
        const plainvalue::TreePtr plain = plainvalue::Reader(text).read();
        const bool isSum = text.find("}+") != std::string::npos || text.find("+{") != std::string::npos;
        for (const bool isMisere : {false, true}) {
            const bool isAsWritten = isMisere || !isSum;
            const GamePtr game = read((isMisere ? "game/misere:" : "game:") + text);
            for (const bool theorems : {true, false}) {
                const games::Answer answer = game->answer({.theoremsAllowed = theorems}, {});
                QVERIFY2(letterOf(answer.verdict) == plainvalue::outcome(plain, isMisere), text.c_str());
                QVERIFY2(!isAsWritten ||
                             answer.verdict.sides.left == plainvalue::play(plain, true, isMisere).moves,
                         text.c_str());
                QVERIFY2(!isAsWritten ||
                             answer.verdict.sides.right == plainvalue::play(plain, false, isMisere).moves,
                         text.c_str());
                std::uint64_t winning = 0;
                for (const games::JudgedMove& judged : answer.moves) {
                    const bool isLeft = judged.move.player == Mover::Left;
                    if (isLeft && judged.winning)
                        ++winning;
                }
                QVERIFY2((winning > 0) ==
                             (plainvalue::play(plain, true, isMisere).wins && !plain->left.empty()),
                         text.c_str());
            }
        }
    }
}

/// Sums of closed terms and of forms, within forms too: who wins, how long it takes and how many moves there
/// are at most.
void TestValue::misereTermsStayApart()
{
    static constexpr const char* closed[] = {"0", "1", "-1", "2", "*", "*2", "^", "v", "^*", "1/2", "1*"};
    std::mt19937_64 random(22);
    const auto term = [&random] { return std::string(closed[random() % std::size(closed)]); };
    for (int n = 0; n < tests::repeated(600); ++n) {
        std::string text = term() + "+" + term();
        if (n % 3 == 1)
            text += "+{" + term() + "+" + term() + "|" + term() + "}";
        if (n % 3 == 2)
            text += "+" + term();
        const plainvalue::TreePtr plain = plainvalue::Reader(text).read();
        const GamePtr game = read("game/misere:" + text);
        const games::Answer answer = game->answer({}, {});
        QVERIFY2(letterOf(answer.verdict) == plainvalue::outcome(plain, true), text.c_str());
        QVERIFY2(answer.verdict.sides.left == plainvalue::play(plain, true, true).moves, text.c_str());
        QVERIFY2(answer.verdict.sides.right == plainvalue::play(plain, false, true).moves, text.c_str());
        for (const games::JudgedMove& judged : answer.moves) {
            const GamePtr left = game->after(judged.move);
            QVERIFY2(letterOf(judged.leaves) == letterOf(left->answer({}, {}).verdict), text.c_str());
            QCOMPARE(read(left->notation())->notation(), left->notation());
        }
        const GamePtr normal = game->withPlay(theory::Play::Normal);
        const GamePtr misere = normal->withPlay(theory::Play::Misere);
        QCOMPARE(read(misere->notation())->answer({}, {}).moveCount(), misere->answer({}, {}).moveCount());
        QVERIFY2(letterOf(normal->answer({}, {}).verdict) == plainvalue::outcome(plain, false), text.c_str());
    }
    QCOMPARE(read("game/misere:*+v+1/2-1+^+0+*")->notation(), std::string("game/misere:1/2+^+*+*+v-1"));
    QCOMPARE(read("game/misere:-{*+1|0}")->notation(), std::string("game/misere:{0|*-1}"));
    QCOMPARE(read("game/misere:*+*")->withPlay(theory::Play::Normal)->notation(), std::string("game:0"));
    QCOMPARE(read("game:3+^")->withPlay(theory::Play::Misere)->moves().moves.size(), std::size_t{3});
    QCOMPARE(read("game/misere:*2+*")->moves().moves.size(), std::size_t{6});
    QCOMPARE(read("game/misere:*+*+*")->moves().moves.size(), std::size_t{2});
}

void TestValue::movesAreTheOptions()
{
    const auto leaves = [](const char* notation, Mover player) {
        const GamePtr game = read(notation);
        QStringList all;
        for (const games::Move& move : game->moves().moves) {
            if (move.player == player)
                all.append(
                    QString::fromStdString(game->after(move)->notation()).section(QLatin1Char(':'), 1));
        }
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(leaves("game:{0,*|^}", Mover::Left), QStringLiteral("0 *"));
    QCOMPARE(leaves("game:{0,*|^}", Mover::Right), QStringLiteral("^"));
    QCOMPARE(leaves("game:3/4", Mover::Left), QStringLiteral("1/2"));
    QCOMPARE(leaves("game:3/4", Mover::Right), QStringLiteral("1"));
    QCOMPARE(leaves("game:^3", Mover::Left), QStringLiteral("0"));
    QCOMPARE(leaves("game:^3", Mover::Right), QStringLiteral("^2*"));
    QCOMPARE(leaves("game:*2", Mover::Right), QStringLiteral("0 *"));
    QCOMPARE(leaves("game:{1|0}+{1|0}", Mover::Left), QStringLiteral("1+{1|0}"));
    QCOMPARE(leaves("game:2+{4||1|0}", Mover::Left), QStringLiteral("1+{4||1|0} 6"));
    QCOMPARE(leaves("game:2+{4||1|0}", Mover::Right), QStringLiteral("2+{1|0}"));
    QCOMPARE(read("game:{0,*|^}")->moves().moves.front().action.text(),
             games::Sentence("to %1", {std::string("0")}));
}

/// Left's options lie on the left, Right's on the right; the arrows say whose they are.
void TestValue::boardIsATree()
{
    const GamePtr game = read("game:{2,{3|*}||1|0}");
    const games::Board board = game->board();
    std::map<games::PieceId, const games::Piece*> nodes;
    for (const games::Piece& piece : board.pieces) {
        if (piece.kind != PieceKind::Arrow)
            nodes[piece.id] = &piece;
    }
    QCOMPARE(nodes.size(), std::size_t{8});
    QCOMPARE(board.rows, 3);
    QCOMPARE(board.columns, 8);
    std::size_t arrows = 0;
    for (const games::Piece& piece : board.pieces) {
        if (piece.kind != PieceKind::Arrow)
            continue;
        ++arrows;
        QVERIFY(piece.owner == (piece.toColumn < piece.column ? Mover::Left : Mover::Right));
        QVERIFY(piece.toRow > piece.row);
    }
    QCOMPARE(arrows, nodes.size() - 1);
    QCOMPARE(nodes[games::PieceId{0}]->kind, PieceKind::Token);
    QCOMPARE(nodes[games::PieceId{1}]->label, std::string("2"));
    QCOMPARE(read("game:3*")->board().pieces.front().label, std::string("3*"));
    QCOMPARE(read("game/misere:3*")->board().pieces.front().label, std::string("3∗")); // one term
    QCOMPARE(read("game/misere:3+*")->board().pieces.front().label, std::string("3+*"));
    QVERIFY(read("game:*200")->board().undrawn > 0);
}

/// A row is drawn as a whole or not at all; what is not drawn is counted.
void TestValue::rowsAreWhole()
{
    const GamePtr game = read("game:{4|1}+{3|*}+{2||1|0}");
    std::map<std::string, std::size_t> counts; // of what the moves leave
    for (const games::Move& move : game->moves().moves) {
        const GamePtr after = game->after(move);
        counts[after->notation().substr(std::string_view("game:").size())] = 1 + after->moves().moves.size();
    }
    const games::Board board = game->board();
    QCOMPARE(board.rows, 2);
    QCOMPARE(board.columns, 7);
    std::size_t nodes = 0;
    for (const games::Piece& piece : board.pieces) {
        if (piece.kind != PieceKind::Node)
            continue;
        ++nodes;
        QCOMPARE(piece.count, counts[piece.label]);
    }
    QCOMPARE(nodes, std::size_t{6});
}

void TestValue::gestures()
{
    const GamePtr game = read("game:{2,5|1}");
    QCOMPARE(game->after(std::get<games::Move>(game->choose(games::PieceId{2})))->notation(),
             std::string("game:5"));
    QCOMPARE(
        game->after(std::get<games::Move>(game->choose(games::PieceId{0}, games::PieceId{1})))->notation(),
        std::string("game:2"));
    QCOMPARE(asked::refusal(*game, games::PieceId{3}), asked::refusal("toads:T.F", games::coinId(0, 2)));
    const GamePtr right = game->withMover(Mover::Right);
    QCOMPARE(right->after(std::get<games::Move>(right->choose(games::PieceId{3})))->notation(),
             std::string("game:1"));
    QVERIFY(std::holds_alternative<games::Refusal>(game->choose(games::PieceId{0})));
    QVERIFY(std::holds_alternative<games::Refusal>(read("game:{|}")->choose(games::PieceId{0})));
}

void TestValue::edits()
{
    QCOMPARE(asked::edited("game:{2||1|0}", games::PlaceToken{2}), std::string("game:{1|0}"));
    QCOMPARE(asked::edited("game:{2||1|0}", games::PlaceToken{4}), std::string("game:0"));
    QCOMPARE(asked::edited("game:{2||1|0}", games::PlaceToken{9}), std::string("none"));
    QCOMPARE(asked::edited("game:{2||1|0}", games::AddHeap{}), std::string("none"));
}

void TestValue::badTexts_data()
{
    using games::Expected;
    using games::ParseProblem;
    badtexts::addColumns();
    badtexts::named("nothing", "game:", 6, ParseProblem::Unexpected);
    badtexts::named("open", "game:{1|2", 10, ParseProblem::Unexpected);
    badtexts::named("closed twice", "game:{1|-1}}", 12, ParseProblem::Unexpected);
    badtexts::named("a word", "game:{é|1}", 7, ParseProblem::Unexpected);
    badtexts::named("a column counts letters", "game:{1|2,é}", 11, ParseProblem::Unexpected);
    badtexts::named("an option of the notation", "game/max=3:1", 6, ParseProblem::Unexpected);
    std::string zeros;
    for (int n = 0; n < 10'001; ++n)
        zeros += "0,";
    badtexts::named("many options", "game:{" + zeros + "|0}", 20'007, ParseProblem::TooMany);
    for (const std::string text :
         {"999999999999999999+1", "1+{999999999999999999|-1}", "1+{0||999999999999999999|0}",
          "999999999999999999+1/2", "^1000000000+{^|0}", "*8192+{*8191|0}",
          "{500000000000000000|0}+{500000000000000000|1}"})
        badtexts::row("game:" + text, 6, {"this number is too large for a game"});
    badtexts::row("game:1/3", 8, {"a fraction is over 2, 4, 8, 16, …"});
    badtexts::row("game:{1|2|3}", 10, {"a second bar of the same length; a longer one, ||, binds weaker"});
    badtexts::named("deep", "game:" + std::string(10'000'000, '{'), 70,
                    games::Sentence({"forms within more than %1 form", "forms within more than %1 forms"}, 64,
                                    {std::uint64_t{64}}));
}

/// Within their limits the largest positions are answered, or said to be unsolved, in no time.
void TestValue::largePositions()
{
    solver::Job job;
    job.limits.time = std::chrono::milliseconds(500);
    std::string many = "game:{0";
    for (int n = 1; n < 9'999; ++n)
        many += "," + std::to_string(n);
    std::string chain = "5";
    for (int n = 0; n < 64; ++n)
        chain = "{" + chain + "|-" + std::to_string(n) + "}";
    for (const std::string& text :
         {many + "|-1}", std::string("game:*10000"), "game:" + chain,
          std::string("game:999999999999999999+^1000000000"), std::string("game/misere:999999999"),
          std::string("game:1/2*10000"), std::string("game/misere:*5000+*5000"),
          std::string("game/misere:*5000+*4999+{2||1|0}")}) {
        const GamePtr game = read(text);
        QElapsedTimer timer;
        timer.start();
        const games::Answer answer = game->answer({}, job);
        QVERIFY2(answer.verdict.outcome || answer.unsolved, text.substr(0, 60).c_str());
        QVERIFY2(timer.elapsed() < tests::patienceMs, text.substr(0, 60).c_str());
        QVERIFY(answer.moves.size() <= 20'000 && game->moves().moves.size() == answer.moves.size());
    }
}

/// Of any partizan game whose value is known; an impartial one is a nimber.
void TestValue::worth()
{
    const auto worthOf = [](const char* notation) {
        const GamePtr game = read(notation);
        return games::worthOf(*game, game->answer({}, {}).verdict, {});
    };
    // Winning Ways, chapter 5: the simplest hot position of Toads and Frogs.
    const auto toads = worthOf("toads:T.F");
    QVERIFY(toads);
    QCOMPARE(toads->value, std::string("*"));
    const auto hot = worthOf("game:{4|1}");
    QVERIFY(hot);
    QCOMPARE(hot->thermograph.mean, theory::Dyadic(5, 1));
    QCOMPARE(hot->leftStop, theory::Dyadic(4));
    QCOMPARE(hot->leftIncentives, std::optional(std::vector<std::string>{"{3|0}"}));
    QCOMPARE(hot->rightIncentives, std::optional(std::vector<std::string>{"{3|0}"}));
    QVERIFY(!hot->atomicWeight);
    QCOMPARE(worthOf("game:^3*")->atomicWeight, std::optional(std::string("3")));
    QCOMPARE(worthOf("nim:3,5")->value, std::string("*6"));
    QVERIFY(!worthOf("game/misere:1"));
    QCOMPARE(worthOf("hackenbush:0-1b,1-2r")->thermograph.temperature, theory::Dyadic(-1, 1));
    QCOMPARE(worthOf("skip/skips=2,1:1,2")->thermograph.mean, theory::Dyadic(1));
}

GRUNDY_TEST(TestValue, tests::run<TestValue>)
#include "tst_value.moc"
