// SPDX-License-Identifier: GPL-3.0-or-later
// Coins in boxes, on steps and on a strip: every answer against brute force, and the published figures.

#include "games/asked.h"
#include "games/plain/coinpositions.h"
#include "games/plain/impartialcheck.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

using asked::stepOf;
using coinpositions::draw;
using games::Answer;
using games::GamePtr;
using games::JudgedMove;

class TestCoins : public QObject {
    Q_OBJECT

private slots:
    void answersAreTheBruteForces_data();
    void answersAreTheBruteForces();
    void everyShortStrip();
    void figures_data();
    void figures();
    void winning_data();
    void winning();
    void severalCoinsAreNoHeaps();
    void lensesAreThePositions_data();
    void lensesAreThePositions();
    void explanations();
    void largePositions_data();
    void largePositions();
    void longListsBeginWithWinningMoves();
};

void TestCoins::answersAreTheBruteForces_data()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<bool>("theorems");
    for (const std::string game : {"nimble", "many", "staircase", "dollar"}) {
        for (const bool theorems : {true, false})
            QTest::addRow("%s %s", game.c_str(), theorems ? "theory" : "search") << game << theorems;
    }
}

void TestCoins::answersAreTheBruteForces()
{
    QFETCH(const std::string, game);
    QFETCH(const bool, theorems);
    std::mt19937_64 random(17);
    bruteforce::Values values;
    for (int n = 0; n < tests::repeated(600); ++n) {
        const std::string notation = draw(game, random);
        const GamePtr position = positions::read(notation);
        QVERIFY2(position, notation.c_str());
        QCOMPARE(position->notation(), notation);
        QCOMPARE(impartialcheck::difference(position, {.theoremsAllowed = theorems}, values), QString());
    }
}

/// The 1,024 positions of T31, misère too.
void TestCoins::everyShortStrip()
{
    bruteforce::Values values;
    for (const std::string head : {"dollar:", "dollar/misere:"}) {
        for (unsigned bits = 0; bits < 1024; bits += tests::isSanitized ? 3U : 1U) {
            std::string row;
            for (unsigned square = 0; square < 10; ++square)
                row += (bits >> square & 1U) != 0 ? '1' : '0';
            QCOMPARE(impartialcheck::difference(positions::read(head + row), {}, values), QString());
        }
    }
}

void TestCoins::figures_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<char>("outcome");
    QTest::addColumn<int>("grundy"); // -1: misère
    const auto row = [](const std::string& notation, char outcome, int grundy) {
        QTest::newRow(notation.c_str()) << notation << outcome << grundy;
    };
    row("dollar:01001010001", 'N', 1);
    row("dollar:0100101001", 'P', 0);
    row("dollar/misere:01001010001", 'N', -1);
    row("dollar/misere:0100101001", 'P', -1);
    row("nimble:0,2", 'P', 0);
    row("nimble/coins=many:0,2", 'N', 2);
    row("nimble:0,2,1,0,3", 'N', 6);
    row("staircase:0,3,1,5", 'N', 6);
    row("staircase:0,3,1,3", 'P', 0);
    row("nimble:", 'P', 0);
    row("staircase/misere:", 'N', -1);
    row("dollar:", 'P', 0);
}

void TestCoins::figures()
{
    QFETCH(const std::string, notation);
    QFETCH(const char, outcome);
    QFETCH(const int, grundy);
    const Answer answer = positions::read(notation)->answer({}, {});
    QCOMPARE(theory::letter(answer.verdict.outcome.value()), outcome);
    QCOMPARE(answer.verdict.grundy.has_value(), grundy >= 0);
    if (grundy >= 0)
        QCOMPARE(answer.verdict.grundy.value(), static_cast<std::uint64_t>(grundy));
}

void TestCoins::winning_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<std::vector<std::string>>("expected");
    using List = std::vector<std::string>;
    QTest::newRow("F10") << std::string("dollar:01001010001")
                         << List{"dollar:01001010010", "dollar:10001010001"};
    QTest::newRow("F11") << std::string("nimble/coins=many:0,2") << List{"nimble/coins=many:2,0"};
    QTest::newRow("staircase") << std::string("staircase:0,3,1,5") << List{"staircase:0,3,3,3"};
}

void TestCoins::winning()
{
    QFETCH(const std::string, notation);
    QFETCH(const std::vector<std::string>, expected);
    QCOMPARE(asked::winningMoves(*positions::read(notation)), expected);
}

/// With several coins at once the heap rule is wrong for many small positions.
void TestCoins::severalCoinsAreNoHeaps()
{
    int wrong = 0;
    bruteforce::Values values;
    games::findEntry("nimble")->forEachUpTo(6, [&](const games::Game& game) {
        std::string notation = game.notation();
        if (notation.find("many") == std::string::npos || notation.find("misere") != std::string::npos)
            return true;
        const auto answer = game.answer({.moves = false, .remoteness = false}, {});
        const std::string one = notation.erase(notation.find('/'), std::string("/coins=many").size());
        wrong += answer.verdict.outcome != positions::read(one)->answer({}, {}).verdict.outcome ? 1 : 0;
        return true;
    });
    QVERIFY(wrong > 0);
}

void TestCoins::lensesAreThePositions_data()
{
    QTest::addColumn<std::string>("game");
    for (const std::string game : {"nimble", "staircase", "dollar"})
        QTest::newRow(game.c_str()) << game;
}

void TestCoins::lensesAreThePositions()
{
    QFETCH(const std::string, game);
    std::mt19937_64 random(23);
    for (int n = 0; n < tests::repeated(400); ++n) {
        const GamePtr position = positions::read(draw(game, random))->withPlay(theory::Play::Normal);
        const QString found = impartialcheck::lensDifference(position);
        QVERIFY2(found.isEmpty(), (found.toStdString() + " " + position->notation()).c_str());
        QVERIFY(!position->withPlay(theory::Play::Misere)->lens({}));
    }
}

void TestCoins::explanations()
{
    std::mt19937_64 random(31);
    for (int n = 0; n < tests::repeated(300); ++n) {
        const std::string name = std::vector<std::string>{"nimble", "staircase", "dollar"}[random() % 3];
        const GamePtr game = positions::read(draw(name, random));
        const games::Explanation explanation = game->explain({});
        const auto* disguise = asked::titled(explanation, "Nim in disguise");
        QVERIFY(disguise != nullptr);
        QVERIFY(stepOf<games::OptionsStep>(explanation) != nullptr);
        if (game->play() == theory::Play::Misere) {
            QVERIFY(asked::titled(explanation, "Why: misère Nim") != nullptr);
            continue;
        }
        const auto* sum = stepOf<games::NimSumStep>(explanation);
        QVERIFY(sum != nullptr && asked::titled(explanation, "The same game as Nim") != nullptr);
        QCOMPARE(sum->sum, game->answer({}, {}).verdict.grundy.value());
        QCOMPARE(sum->decision.has_value(), sum->sum != 0);
        std::string sizes;
        for (const games::NimRow& row : sum->rows)
            sizes += (sizes.empty() ? "" : ", ") + std::to_string(row.size);
        QCOMPARE(asked::english(disguise->paragraphs[0].arguments.at(0)), sizes.empty() ? "none" : sizes);
        const auto* after = std::get_if<games::NimSumStep>(&explanation.steps[2]);
        QCOMPARE(after != nullptr && after->afterMove && after->sum == 0, sum->sum != 0);
    }
    QVERIFY(asked::titled(positions::read("nimble/coins=many:0,2,1")->explain({}), asked::methodTitle));
}

void TestCoins::largePositions_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<char>("outcome"); // '?': unsolved
    QTest::addColumn<quint64>("moves");
    QTest::addColumn<quint64>("winning");
    const auto row = [](const std::string& notation, char outcome, quint64 moves, quint64 winning) {
        QTest::addRow("%.40s", notation.c_str()) << notation << outcome << moves << winning;
    };
    row("nimble:0,999999999,1", 'N', 3, 1);
    row("nimble/misere:0,999999999", 'P', 1, 0);
    row("staircase:0,1000000000", 'N', 1'000'000'000, 1);
    row("staircase:0,3,999999994,3", 'P', 1'000'000'000, 0);
    row("staircase/misere:0,1,999999994,1", 'N', 999'999'996, 2);
    row("nimble/coins=many:0,1000000000", '?', 1'000'000'000, 0);
    std::string boxes = "0";
    for (int box = 1; box < 1000; ++box)
        boxes += ",1";
    row("nimble:" + boxes, 'P', 499'500, 0);
    row("nimble:" + boxes.substr(2) + ",1", 'P', 499'500, 0);
    row("dollar:" + std::string(999, '0') + "1", 'N', 999, 1);
}

void TestCoins::largePositions()
{
    QFETCH(const std::string, notation);
    QFETCH(const char, outcome);
    QFETCH(const quint64, moves);
    QFETCH(const quint64, winning);
    const GamePtr game = positions::read(notation);
    QVERIFY(game);
    const Answer answer = game->answer({}, {});
    QCOMPARE(answer.unsolved.has_value(), outcome == '?');
    if (outcome != '?')
        QCOMPARE(theory::letter(answer.verdict.outcome.value()), outcome);
    QCOMPARE(answer.moveCount(), std::uint64_t{moves});
    QCOMPARE(answer.winning, std::uint64_t{winning});
    std::set<std::string> distinct;
    for (const JudgedMove& judged : answer.moves)
        distinct.insert(game->after(judged.move)->notation());
    QCOMPARE(distinct.size(), answer.moves.size());
    QCOMPARE(game->moves().moves.size(), answer.moves.size());
    QVERIFY(answer.moves.size() <= games::mostListedMoves);
    QVERIFY(!game->explain({}).steps.empty() || outcome == '?');
    QVERIFY(!game->board().pieces.empty());
    solver::Job job;
    job.limits.positions = 1000;
    (void)game->lookAhead(2, job);
}

void TestCoins::longListsBeginWithWinningMoves()
{
    const GamePtr game = positions::read("nimble/coins=many:0,12000,1");
    solver::Job job;
    job.limits.positions = 100;
    const Answer answer = game->answer({.grundy = false, .remoteness = false}, job);
    QVERIFY(answer.unsolved || answer.verdict.outcome);
    QCOMPARE(answer.moveCount(), std::uint64_t{12002});
    for (std::size_t i = 0; i < answer.moves.size(); ++i)
        QCOMPARE(answer.moves[i].winning, i < answer.winning);
}

GRUNDY_TEST(TestCoins, tests::run<TestCoins>)
#include "tst_coins.moc"
