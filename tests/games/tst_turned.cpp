// SPDX-License-Identifier: GPL-3.0-or-later
// Turning Turtles and Twins against brute force, and the published figures.

#include "games/asked.h"
#include "games/plain/badtexts.h"
#include "games/plain/impartialcheck.h"
#include "games/turned/headrow.h"
#include "games/turned/headtables.h"
#include "games/turned/turnedcoins.h"
#include "solver/search.h"
#include "support/testprogram.h"

#include <QtTest>

#include <chrono>

using games::Answer;
using games::Expected;
using games::GamePtr;
using games::ParseProblem;
using games::pieceId;

namespace {

std::string rowOf(unsigned bits, unsigned length)
{
    std::string row;
    for (unsigned square = 0; square < length; ++square)
        row += (bits >> square & 1U) != 0 ? 'H' : 'T';
    return row;
}

std::string withHeads(std::size_t length, const std::vector<std::size_t>& squares)
{
    std::string row(length, 'T');
    for (const std::size_t square : squares)
        row.at(square - 1) = 'H';
    return row;
}

std::vector<games::PieceId> placesOf(const GamePtr& game)
{
    std::vector<games::PieceId> places{pieceId(0, 99), pieceId(1, 0)};
    for (const games::Piece& piece : game->board().pieces)
        places.push_back(piece.id);
    return places;
}

} // namespace

class TestTurned : public QObject {
    Q_OBJECT

private slots:
    void everySmallRow_data();
    void everySmallRow();
    void longerRows();
    void searchAgreesWithTables();
    void figures_data();
    void figures();
    void headsAreNoMisereHeaps();
    void largeRows_data();
    void largeRows();
    void limitsAreAnAnswer();
    void gestures();
    void refusals_data();
    void refusals();
    void spellings();
    void badStrings_data();
    void badStrings();
    void edits();
    void explanations_data();
    void explanations();
};

void TestTurned::everySmallRow_data()
{
    QTest::addColumn<std::string>("head");
    QTest::addColumn<bool>("theorems");
    for (const std::string head : {"turtles:", "turtles/misere:", "twins:", "twins/misere:"}) {
        for (const bool theorems : {true, false})
            QTest::addRow("%s %d", head.c_str(), theorems) << head << theorems;
    }
}

/// T29, T30: the 2,047 rows of at most ten coins, and the same in misère play.
void TestTurned::everySmallRow()
{
    QFETCH(const std::string, head);
    QFETCH(const bool, theorems);
    bruteforce::Values values;
    int rows = 0;
    for (unsigned length = 0; length <= 10; ++length) {
        for (unsigned bits = 0; bits >> length == 0; ++bits, ++rows) {
            const std::string notation = head + rowOf(bits, length);
            QCOMPARE(impartialcheck::difference(notation, theorems, values), QString());
        }
    }
    QCOMPARE(rows, 2047);
}

void TestTurned::longerRows()
{
    std::mt19937_64 random(5);
    for (const std::string head : {"turtles:", "turtles/misere:", "twins:", "twins/misere:"}) {
        bruteforce::Values values;
        for (int n = 0; n < 10; ++n) {
            const GamePtr game = positions::read(head + rowOf(static_cast<unsigned>(random()), 13));
            QCOMPARE(impartialcheck::difference(game, {}, values), QString());
        }
    }
}

/// The bit table and the search that stands in for it where rows are long say the same.
void TestTurned::searchAgreesWithTables()
{
    for (const auto play : {theory::Play::Normal, theory::Play::Misere}) {
        const auto made = games::HeadOutcomes::make(16, play, {});
        const auto& table = std::get<games::HeadOutcomes>(made);
        solver::Search<games::HeadRow> search(play, {});
        std::mt19937_64 random(6);
        for (int n = 0; n < 200; ++n) {
            games::HeadRow row;
            for (std::uint16_t square = 1; square <= 16; ++square) {
                if (random() % 4 == 0)
                    row.heads.push_back(square);
            }
            QCOMPARE(std::get<theory::Outcome>(search.outcome(row)), table.outcome(row.bits()));
        }
    }
}

void TestTurned::figures_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<int>("grundy");
    QTest::addColumn<int>("moves");
    QTest::addColumn<std::vector<std::string>>("winning");
    using List = std::vector<std::string>;
    QTest::newRow("T29 long") << std::string("turtles:THTTHHTTTH") << 11 << 23 << List{"turtles:HHTTHHTTTT"};
    QTest::newRow("T29 short") << std::string("turtles:THHTTH") << 7 << 11 << List{"turtles:HHHTTT"};
    QTest::newRow("T30 long") << std::string("twins:THTTHHTTTH") << 9 << 19 << List{"twins:HHTTHHTTTT"};
    QTest::newRow("T30 short") << std::string("twins:THHTTH") << 6 << 8 << List{"twins:THHHTT"};
    QTest::newRow("F26") << std::string("twins:HT") << 0 << 0 << List{};
    QTest::newRow("empty") << std::string("turtles:") << 0 << 0 << List{};
}

void TestTurned::figures()
{
    QFETCH(const std::string, notation);
    QFETCH(const int, grundy);
    QFETCH(const int, moves);
    QFETCH(const std::vector<std::string>, winning);
    const GamePtr game = positions::read(notation);
    const Answer answer = game->answer({}, {});
    QCOMPARE(answer.verdict.grundy.value(), static_cast<std::uint64_t>(grundy));
    QCOMPARE(answer.moves.size(), static_cast<std::size_t>(moves));
    QCOMPARE(asked::winningMoves(*game), winning);
    if (notation == "turtles:THTTHHTTTH")
        QCOMPARE(answer.verdict.remoteness.value(), std::uint64_t{9});
}

/// Heaps of 2 and 3 are N in misère Nim; heads on 2 and 3 are P. So no theorem answers misère play.
void TestTurned::headsAreNoMisereHeaps()
{
    QCOMPARE(positions::read("nim/misere:2,3")->answer({}, {}).verdict.outcome, theory::Outcome::N);
    const Answer turtles = positions::read("turtles/misere:THH")->answer({}, {});
    QCOMPARE(turtles.verdict.outcome, theory::Outcome::P);
    QVERIFY(!turtles.theorem);
    QCOMPARE(positions::read("twins/misere:TTHH")->answer({}, {}).verdict.outcome, theory::Outcome::P);
}

void TestTurned::largeRows_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<quint64>("moves");
    QTest::addColumn<bool>("isSolved");
    QTest::newRow("all heads") << "turtles:" + std::string(1000, 'H') << quint64{500500} << true;
    QTest::newRow("twins, all heads") << "twins:" + std::string(1000, 'H') << quint64{499500} << true;
    QTest::newRow("misere, 26 coins") << "turtles/misere:" + std::string(26, 'H') << quint64{351} << true;
    QTest::newRow("misere, two heads") << "turtles/misere:" + withHeads(60, {20, 60}) << quint64{80} << true;
    QTest::newRow("misere, all heads")
        << "turtles/misere:" + std::string(1000, 'H') << quint64{500500} << false;
}

void TestTurned::largeRows()
{
    QFETCH(const std::string, notation);
    QFETCH(const quint64, moves);
    QFETCH(const bool, isSolved);
    const auto start = std::chrono::steady_clock::now();
    const GamePtr game = positions::read(notation);
    solver::Job job;
    job.limits.time = std::chrono::milliseconds(1000);
    const Answer answer = game->answer({}, isSolved ? solver::Job{} : job);
    QCOMPARE(!answer.unsolved, isSolved);
    QCOMPARE(answer.verdict.outcome.has_value(), isSolved);
    QCOMPARE(answer.moves.size() + answer.omitted, moves);
    QVERIFY(answer.moves.size() <= games::mostListedMoves);
    QCOMPARE(answer.winning, static_cast<std::uint64_t>(std::ranges::count_if(
                                 answer.moves, [](const auto& judged) { return judged.winning; })));
    QCOMPARE(answer.winning > 0, answer.verdict.outcome == theory::Outcome::N);
    QVERIFY(std::chrono::steady_clock::now() - start < tests::patience);
}

void TestTurned::limitsAreAnAnswer()
{
    const GamePtr game = positions::read("turtles/misere:" + std::string(30, 'H'));
    solver::Job job;
    job.limits.positions = 1000;
    const Answer few = game->answer({}, job);
    QVERIFY(few.unsolved && few.unsolved->reason == solver::UnsolvedReason::OutOfPositions);
    QVERIFY(!few.verdict.outcome);
    job.limits = {};
    job.limits.time = std::chrono::milliseconds(1);
    QVERIFY(game->answer({}, job).unsolved->reason == solver::UnsolvedReason::OutOfTime);
    QVERIFY(game->explain(job).unsolved.has_value());
}

void TestTurned::gestures()
{
    for (const std::string game : {"turtles:", "twins/misere:"}) {
        for (unsigned bits = 0; bits < 64; ++bits) {
            const GamePtr row = positions::read(game + rowOf(bits, 6));
            QCOMPARE(impartialcheck::gestureDifference(row, placesOf(row)), QString());
            for (const games::Move& move : row->moves().moves)
                QCOMPARE(std::get<games::Move>(row->choose(*move.gesture.second, move.gesture.first)), move);
        }
    }
}

void TestTurned::refusals_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<std::string>("why");
    const auto row = [](const char* notation, int first, int second, const char* why) {
        QTest::addRow("%s %d %d", notation, first, second)
            << std::string(notation) << first << second << std::string(why);
    };
    row("turtles:TT", 1, 1, "The game is over: no move is left.");
    row("twins:HT", 1, 2, "The game is over: no move is left.");
    row("turtles:HT", 1, 2, "The turtle on the right must stand on its feet.");
    row("turtles:HT", 2, 2, "The turtle on the right must stand on its feet.");
    row("twins:TH", 2, 2, "Exactly two coins have to be turned.");
    row("turtles:TH", 2, 9, "No coin lies there.");
}

void TestTurned::refusals()
{
    QFETCH(const std::string, notation);
    QFETCH(const int, first);
    QFETCH(const int, second);
    QFETCH(const std::string, why);
    const auto coin = [](int square) { return pieceId(0, static_cast<std::uint32_t>(square - 1)); };
    QCOMPARE(asked::refusal(notation, coin(first), coin(second)), why);
}

void TestTurned::spellings()
{
    QCOMPARE(positions::read(" turtles / misere : THH TTH ")->notation(),
             std::string("turtles/misere:THHTTH"));
    QCOMPARE(positions::read("twins:")->notation(), std::string("twins:"));
    const std::string longest = "twins:" + std::string(1000, 'H');
    QCOMPARE(positions::read(longest)->notation(), longest);
}

void TestTurned::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::row;
    row("turtles:THX", 11, ParseProblem::Unexpected, games::expectedHeadOrTail, "X");
    row("twins:10", 7, ParseProblem::Unexpected, games::expectedHeadOrTail, "10");
    row("twins:hx", 8, ParseProblem::Unexpected, games::expectedHeadOrTail, "x");
    row("turtles:TH,T", 11, ParseProblem::Unexpected, games::expectedHeadOrTail, ",");
    row("turtles/max=2:TH", 9, ParseProblem::Unexpected, Expected::Option, "max");
    row("turtles", 8, ParseProblem::Unexpected, Expected::Colon, "");
    row("turtles: " + std::string(1001, 'T'), 10, ParseProblem::TooMany, games::expectedHeadOrTail, "1001");
}

void TestTurned::badStrings()
{
    badtexts::check();
}

void TestTurned::edits()
{
    const GamePtr game = positions::read("turtles:THT");
    const auto edited = [&](const games::Edit& edit) { return asked::edited(*game, edit); };
    QCOMPARE(edited(games::ToggleCell{pieceId(0, 0)}), std::string("turtles:HHT"));
    QCOMPARE(edited(games::ToggleCell{pieceId(0, 1)}), std::string("turtles:TTT"));
    QCOMPARE(edited(games::ToggleCell{pieceId(0, 3)}), std::string("none"));
    QCOMPARE(edited(games::Resize{1, 5}), std::string("turtles:THTTT"));
    QCOMPARE(edited(games::Resize{1, 0}), std::string("turtles:"));
    QCOMPARE(edited(games::Resize{1, 1001}), std::string("none"));
    QCOMPARE(edited(games::Resize{2, 3}), std::string("none"));
    QCOMPARE(edited(games::SetHeap{0, 3}), std::string("none"));
}

void TestTurned::explanations_data()
{
    QTest::addColumn<std::string>("notation");
    for (const char* notation :
         {"turtles:THTTHHTTTH", "turtles:HHH", "turtles:TTT", "twins:THHTTH", "twins:TTTHTT", "twins:HTT",
          "turtles/misere:THTTHHTTTH", "twins/misere:TTHH"})
        QTest::newRow(notation) << std::string(notation);
}

void TestTurned::explanations()
{
    QFETCH(const std::string, notation);
    const GamePtr game = positions::read(notation);
    const games::Explanation explanation = game->explain({});
    QVERIFY(!explanation.unsolved);
    const bool isHot = game->answer({}, {}).verdict.outcome == theory::Outcome::N;
    if (game->play() == theory::Play::Misere) {
        QCOMPARE(asked::titled(explanation, asked::methodTitle),
                 std::get_if<games::ParagraphStep>(&explanation.steps.at(0)));
    } else {
        const auto& disguise = std::get<games::ParagraphStep>(explanation.steps.at(0));
        const auto& sum = std::get<games::NimSumStep>(explanation.steps.at(1));
        QCOMPARE(sum.rows.size(), disguise.pieces.size());
        QCOMPARE(sum.sum != 0, isHot);
        QCOMPARE(sum.decision.has_value(), isHot);
        if (isHot)
            QCOMPARE(std::get<games::NimSumStep>(explanation.steps.at(2)).sum, std::uint64_t{0});
    }
    QVERIFY(std::holds_alternative<games::OptionsStep>(explanation.steps.back()));
}

GRUNDY_TEST(TestTurned, tests::run<TestTurned>)
#include "tst_turned.moc"
