// SPDX-License-Identifier: GPL-3.0-or-later
// Northcott's game at the board: gestures, explanations, edits and texts.

#include "games/asked.h"
#include "games/plain/badtexts.h"
#include "games/plain/northcottrows.h"
#include "games/plain/partizancheck.h"
#include "support/testprogram.h"

#include <QtTest>

using asked::stepOf;
using games::GamePtr;
using northcottrows::allRows;
using northcottrows::draw;
using positions::read;

namespace {

constexpr auto ruleTitle = "Why: what a row is worth";
constexpr auto valuesTitle = "Why: the values of the rows";

} // namespace

class TestNorthcottBoard : public QObject {
    Q_OBJECT

private slots:
    void gestures();
    void explanations();
    void theRuleOfTheRows();
    void edits();
    void spellings();
    void badStrings_data();
    void badStrings();
};

void TestNorthcottBoard::gestures()
{
    std::mt19937_64 random(10);
    for (int n = 0; n < 200; ++n) {
        const std::vector<std::string> heads{"northcott:", "northcott/moves=right:", "northcott/moves=own:"};
        const GamePtr game = read(heads[static_cast<std::size_t>(n) % 3] + draw(random, 3, 7));
        QCOMPARE(partizancheck::gestureDifference(*game), QString());
        QCOMPARE(partizancheck::gestureDifference(*game->withMover(theory::Mover::Right)), QString());
    }
    const GamePtr game = read("northcott/moves=own:.W..B./.W..B.");
    const auto reason = [&](games::PieceId first, std::optional<games::PieceId> second) {
        return asked::refusal(*game, first, second);
    };
    using games::coinId;
    using games::pieceId;
    QCOMPARE(reason(coinId(0, 4), {}),
             std::string("That belongs to Black (Right), and White (Left) is to move."));
    QCOMPARE(reason(pieceId(0, 4), {}),
             std::string("That belongs to Black (Right), and White (Left) is to move."));
    QCOMPARE(reason(pieceId(0, 2), {}), std::string("No coin lies there."));
    QCOMPARE(reason(coinId(0, 1), pieceId(0, 0)),
             std::string("This token may not go that way, and it has to stay in its row."));
    QCOMPARE(reason(coinId(0, 1), pieceId(0, 5)), std::string("Nothing may be jumped over."));
    QCOMPARE(reason(coinId(0, 1), coinId(0, 4)), std::string("Something stands there already."));
    QCOMPARE(reason(coinId(0, 1), pieceId(0, 1)), std::string("The piece is there already."));
    QCOMPARE(reason(coinId(0, 1), pieceId(1, 2)),
             std::string("This token may not go that way, and it has to stay in its row."));
    QVERIFY(std::holds_alternative<games::Move>(game->choose(pieceId(0, 3), pieceId(0, 1))));
}

void TestNorthcottBoard::explanations()
{
    const auto both = read("northcott:W..B..../..W...B.")->explain({});
    QVERIFY(asked::says(both, "Why: the gaps", "The gap of each row is a heap: 2, 3.\n"));
    const auto* sum = stepOf<games::NimSumStep>(both);
    QCOMPARE(sum->sum, std::uint64_t{1});
    QVERIFY(sum->decision.has_value());
    const auto lost = read("northcott:W..B..../..W..B..")->explain({});
    QVERIFY(!stepOf<games::NimSumStep>(lost)->decision);
    QVERIFY(!stepOf<games::OptionsStep>(lost)->wins && !stepOf<games::OptionsStep>(lost)->lines.empty());
    const auto own = read("northcott/moves=own:W..B..../..B...W.")->explain({});
    QVERIFY(asked::says(own, valuesTitle, " row 1: *2; row 2: -1.\n"));
    QVERIFY(asked::says(own, valuesTitle, "The sum is -1*2. Black (Right) wins, whoever starts.\n"));
    QVERIFY(!asked::titled(both, ruleTitle));
    const auto misere = read("northcott/misere/moves=own:W..B")->explain({});
    QVERIFY(asked::titled(misere, asked::methodTitle) && !asked::titled(misere, valuesTitle));
}

/// What the explanation counts is what the search finds, row by row.
void TestNorthcottBoard::theRuleOfTheRows()
{
    for (const std::string way : {"right", "own"}) {
        for (std::size_t width = 2; width <= 8; ++width) {
            for (const std::string& row : allRows(width)) {
                const GamePtr game = read("northcott/moves=" + way + ":" + row);
                const auto explanation = game->explain({});
                const std::string rule = asked::said(explanation, ruleTitle);
                QVERIFY2(!rule.empty() && asked::titled(explanation, valuesTitle), row.c_str());
                QCOMPARE(rule.starts_with("Face to face"), way == "own");
                const auto searched = game->answer({.theoremsAllowed = false}, {}).verdict;
                const std::string value = searched.value.value_or("?");
                QVERIFY2(rule.ends_with(": " + value + ".\n"), rule.c_str());
                QVERIFY(asked::says(explanation, valuesTitle, " row 1: " + value + ".\n"));
                QVERIFY(asked::says(explanation, valuesTitle, "The sum is " + value + ". "));
            }
        }
    }
    const auto own = read("northcott/moves=own:W..B..../..B...W.")->explain({});
    QVERIFY(asked::says(own, ruleTitle, "Row 1, face to face with a gap of 2: "));
    QVERIFY(asked::says(own, ruleTitle, "Row 2, back to back with 1 before White and 2 before Black: "));
    QVERIFY(!asked::titled(read("northcott/moves=own:")->explain({}), ruleTitle));
}

void TestNorthcottBoard::edits()
{
    const GamePtr game = read("northcott:W.B/.WB");
    const auto edited = [&](const games::Edit& edit) { return asked::edited(*game, edit); };
    QCOMPARE(edited(games::MovePiece{games::coinId(0, 0), games::pieceId(0, 1)}),
             std::string("northcott:.WB/.WB"));
    QCOMPARE(edited(games::MovePiece{games::coinId(0, 0), games::coinId(0, 2)}), std::string("none"));
    QCOMPARE(edited(games::AddHeap{4}), std::string("northcott:W.B/.WB/W..B"));
    QCOMPARE(edited(games::RemoveHeap{0}), std::string("northcott:.WB"));
    QCOMPARE(edited(games::Resize{3, 4}), std::string("northcott:W.B./.WB./W..B"));
    QCOMPARE(edited(games::Resize{3, 2}), std::string("none"));
    QVERIFY(!game->misereOffered());
    QCOMPARE(game->withPlay(theory::Play::Misere)->play(), theory::Play::Normal);
    QVERIFY(read("northcott/moves=own:W.B")->misereOffered());
    const games::Entry* entry = games::findEntry("northcott");
    QCOMPARE(asked::presetLost("northcott"), std::string());
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        QVERIFY(read(entry->random(seed, theory::Play::Normal)->notation()));
        QVERIFY(read(entry->random(seed, theory::Play::Misere)->notation()));
    }
}

void TestNorthcottBoard::spellings()
{
    QCOMPARE(read(" northcott / moves = both : W.B / BW ")->notation(), std::string("northcott:W.B/BW"));
    QCOMPARE(read("northcott:")->notation(), std::string("northcott:"));
    QVERIFY(read("northcott:")->isOver());
}

void TestNorthcottBoard::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::named;
    using enum games::ParseProblem;
    named("letter", "northcott:W.x", 13, Unexpected);
    named("space", "northcott:W. B", 14, Unexpected);
    named("two W", "northcott:W.B/WW", 15, {"row %1 must have one W and one B", {2U}});
    named("no B", "northcott:W..", 11, {"row %1 must have one W and one B", {1U}});
    named("empty row", "northcott:W.B/", 15, Unexpected);
    named("way", "northcott/moves=up:W.B", 17, Unexpected);
    named("misere", "northcott/misere:W.B", 11, MisereNotOffered);
    named("misere both", "northcott/moves=both/misere:W.B", 22, MisereNotOffered);
    named("wide", "northcott:WB" + std::string(63, '.'), 11, TooMany);
}

void TestNorthcottBoard::badStrings()
{
    badtexts::check();
}

GRUNDY_TEST(TestNorthcottBoard, tests::run<TestNorthcottBoard>)
#include "tst_northcottboard.moc"
