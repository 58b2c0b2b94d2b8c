// SPDX-License-Identifier: GPL-3.0-or-later
// Prime Powers against brute force, and the published figures.

#include "games/asked.h"
#include "games/heaps/primes.h"
#include "games/plain/badtexts.h"
#include "games/plain/impartialcheck.h"
#include "support/testprogram.h"

#include <QtTest>

#include <chrono>

using games::Answer;
using games::Expected;
using games::GamePtr;
using games::ParseProblem;
using games::pieceId;

class TestPrimes : public QObject {
    Q_OBJECT

private slots:
    void everySmallNumber_data();
    void everySmallNumber();
    void figures_data();
    void figures();
    void largeNumbersAreAnsweredAtOnce_data();
    void largeNumbersAreAnsweredAtOnce();
    void captions_data();
    void captions();
    void boardAndMoves();
    void spellings();
    void badStrings_data();
    void badStrings();
    void edits();
    void explanations_data();
    void explanations();
};

void TestPrimes::everySmallNumber_data()
{
    QTest::addColumn<std::string>("head");
    QTest::addColumn<bool>("theorems");
    for (const bool theorems : {true, false}) {
        QTest::addRow("normal %d", theorems) << std::string("primes:") << theorems;
        QTest::addRow("misere %d", theorems) << std::string("primes/misere:") << theorems;
    }
}

/// T26, and the same in misère play.
void TestPrimes::everySmallNumber()
{
    QFETCH(const std::string, head);
    QFETCH(const bool, theorems);
    bruteforce::Values values;
    for (int number = 1; number <= 6000; ++number) {
        const std::string notation = head + std::to_string(number);
        QCOMPARE(impartialcheck::difference(notation, theorems, values), QString());
    }
}

void TestPrimes::figures_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<int>("grundy"); // -1: misère
    QTest::addColumn<std::vector<std::string>>("winning");
    using List = std::vector<std::string>;
    QTest::newRow("F9") << std::string("primes:1440600") << 4 << List{"primes:600"};
    QTest::newRow("F9 misere") << std::string("primes/misere:1440600") << -1 << List{"primes/misere:600"};
    QTest::newRow("T26") << std::string("primes:56700") << 5 << List{"primes:2100"};
    QTest::newRow("T26 misere") << std::string("primes/misere:56700") << -1 << List{"primes/misere:2100"};
    QTest::newRow("600 is P") << std::string("primes:600") << 0 << List{};
    QTest::newRow("1") << std::string("primes:1") << 0 << List{};
    QTest::newRow("36") << std::string("primes:36") << 0 << List{};
}

void TestPrimes::figures()
{
    QFETCH(const std::string, notation);
    QFETCH(const int, grundy);
    QFETCH(const std::vector<std::string>, winning);
    const GamePtr game = positions::read(notation);
    const Answer answer = game->answer({}, {});
    QCOMPARE(answer.theorem, games::primeExponentsTheorem);
    if (grundy >= 0)
        QCOMPARE(answer.verdict.grundy.value(), static_cast<std::uint64_t>(grundy));
    QCOMPARE(asked::winningMoves(*game), winning);
}

void TestPrimes::largeNumbersAreAnsweredAtOnce_data()
{
    QTest::addColumn<std::string>("number");
    QTest::addColumn<int>("heaps");
    QTest::newRow("10^18") << std::string("1000000000000000000") << 2;
    QTest::newRow("a prime") << std::string("999999999999999989") << 1;
    QTest::newRow("two primes") << std::string("999999866000004473") << 2;
    QTest::newRow("a square") << std::string("999999874000003969") << 1;
    QTest::newRow("most divisors") << std::string("897612484786617600") << 12;
    QTest::newRow("2^59") << std::string("576460752303423488") << 1;
}

void TestPrimes::largeNumbersAreAnsweredAtOnce()
{
    QFETCH(const std::string, number);
    QFETCH(const int, heaps);
    const auto start = std::chrono::steady_clock::now();
    for (const std::string head : {"primes:", "primes/misere:"}) {
        const GamePtr game = positions::read(head + number);
        QCOMPARE(game->notation(), head + number);
        QCOMPARE(game->board().columns, heaps);
        const Answer answer = game->answer({}, {});
        QVERIFY(answer.verdict.remoteness.has_value());
        QCOMPARE(answer.moves.size(), game->moves().moves.size());
    }
    QVERIFY(std::chrono::steady_clock::now() - start < tests::patience);
}

void TestPrimes::captions_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<std::string>("caption");
    QTest::newRow("F9") << std::string("primes:1440600") << std::string("1440600 = 2³·3·5²·7⁴");
    QTest::newRow("1") << std::string("primes:1") << std::string("1");
    QTest::newRow("7") << std::string("primes:7") << std::string("7");
    QTest::newRow("1024") << std::string("primes:1024") << std::string("1024 = 2¹⁰");
}

void TestPrimes::captions()
{
    QFETCH(const std::string, notation);
    QFETCH(const std::string, caption);
    QCOMPARE(positions::read(notation)->board().caption, caption);
}

/// A stone divides by its power of the prime and those above; the others stay where they are.
void TestPrimes::boardAndMoves()
{
    const GamePtr game = positions::read("primes:1440600");
    const games::Board board = game->board();
    std::vector<std::string> labels;
    for (const games::Piece& piece : board.pieces) {
        if (piece.kind == games::PieceKind::Base)
            labels.push_back(piece.label);
    }
    QCOMPARE(labels, (std::vector<std::string>{"2", "3", "5", "7"}));
    const auto move = std::get<games::Move>(game->choose(pieceId(1, 1)));
    QCOMPARE(move.action.as<games::DividePrime>(), (games::DividePrime{3, 1, 1, 0}));
    QCOMPARE(game->change(move).touched(), std::vector{pieceId(1, 1)});
    const GamePtr left = game->after(move);
    QCOMPARE(left->notation(), std::string("primes:480200"));
    const auto next = std::get<games::Move>(left->choose(pieceId(3, 3)));
    QCOMPARE(left->after(next)->notation(), std::string("primes:9800"));
    std::vector<games::PieceId> places;
    for (const games::Piece& piece : left->board().pieces)
        places.push_back(piece.id);
    QCOMPARE(impartialcheck::gestureDifference(left, {}), QString());
    for (const games::PieceId place : places) {
        const games::Choice choice = left->choose(place);
        QCOMPARE(std::holds_alternative<games::Move>(choice), games::minorOf(place) > 0);
    }
    QVERIFY(std::holds_alternative<games::Refusal>(positions::read("primes:1")->choose(pieceId(0, 1))));
}

void TestPrimes::spellings()
{
    QCOMPARE(positions::read(" primes / misere : 007 ")->notation(), std::string("primes/misere:7"));
}

void TestPrimes::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::row;
    row("primes:", 8, ParseProblem::Unexpected, games::expectedInteger, "");
    row("primes:0", 8, ParseProblem::Unexpected, games::expectedInteger, "0");
    row("primes:x", 8, ParseProblem::Unexpected, games::expectedInteger, "x");
    row("primes:-3", 8, ParseProblem::Unexpected, games::expectedInteger, "-");
    row("primes:12,5", 10, ParseProblem::Unexpected, Expected::End, ",");
    row("primes:1000000000000000001", 8, ParseProblem::TooLarge, games::expectedInteger,
        "1000000000000000001");
    row("primes/max=3:5", 8, ParseProblem::Unexpected, Expected::Option, "max");
}

void TestPrimes::badStrings()
{
    badtexts::check();
}

void TestPrimes::edits()
{
    const GamePtr game = positions::read("primes:45");
    const auto edited = [&](const games::Edit& edit) { return asked::edited(*game, edit); };
    QCOMPARE(edited(games::SetHeap{1, 2}), std::string("primes:225"));
    QCOMPARE(edited(games::SetHeap{0, 0}), std::string("primes:5"));
    QCOMPARE(edited(games::SetHeap{2, 1}), std::string("none"));
    QCOMPARE(edited(games::SetHeap{0, 40}), std::string("none"));
    QCOMPARE(edited(games::SetHeap{0, 999999999999}), std::string("none"));
    QCOMPARE(edited(games::AddHeap{3}), std::string("primes:360"));
    QCOMPARE(edited(games::AddHeap{70}), std::string("none"));
    QCOMPARE(edited(games::RemoveHeap{1}), std::string("primes:9"));
    QCOMPARE(edited(games::RemoveHeap{2}), std::string("none"));
    QCOMPARE(edited(games::ToggleCell{pieceId(0, 0)}), std::string("none"));
}

void TestPrimes::explanations_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<bool>("misere");
    QTest::newRow("N") << std::string("primes:1440600") << false;
    QTest::newRow("P") << std::string("primes:36") << false;
    QTest::newRow("misere N") << std::string("primes/misere:1440600") << true;
    QTest::newRow("misere P") << std::string("primes/misere:30") << true;
    QTest::newRow("end") << std::string("primes:1") << false;
}

void TestPrimes::explanations()
{
    QFETCH(const std::string, notation);
    QFETCH(const bool, misere);
    const GamePtr game = positions::read(notation);
    const games::Explanation explanation = game->explain({});
    QVERIFY(!explanation.unsolved);
    const auto& disguise = std::get<games::ParagraphStep>(explanation.steps.at(0));
    QVERIFY(asked::says(explanation, "Nim in disguise", "Each prime is a heap as large as its exponent: "));
    const games::Explanation normal = game->withPlay(theory::Play::Normal)->explain({});
    std::uint64_t product = 1;
    std::vector<games::PieceId> pieces;
    for (const games::NimRow& row : std::get<games::NimSumStep>(normal.steps.at(1)).rows) {
        for (std::uint64_t n = 0; n < row.size; ++n)
            product *= std::get<std::uint64_t>(row.name.value().label.arguments.at(0));
        QCOMPARE(row.pieces.size(), row.size);
        pieces.insert(pieces.end(), row.pieces.begin(), row.pieces.end());
    }
    QCOMPARE(game->notation().substr(game->notation().find(':') + 1), std::to_string(product));
    QVERIFY(disguise.pieces == pieces);
    if (misere) {
        QCOMPARE(asked::titled(explanation, "Why: misère Nim"),
                 std::get_if<games::ParagraphStep>(&explanation.steps.at(1)));
    } else {
        const auto& sum = std::get<games::NimSumStep>(explanation.steps.at(1));
        const bool isHot = game->answer({}, {}).verdict.outcome == theory::Outcome::N;
        QCOMPARE(sum.sum != 0, isHot);
        QCOMPARE(sum.decision.has_value(), isHot);
    }
    QVERIFY(std::holds_alternative<games::OptionsStep>(explanation.steps.back()));
}

GRUNDY_TEST(TestPrimes, tests::run<TestPrimes>)
#include "tst_primes.moc"
