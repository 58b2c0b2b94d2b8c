// SPDX-License-Identifier: GPL-3.0-or-later
// Northcott's game under its three readings against the plain rules, and what the source texts say of it.

#include "games/partizan/northcott.h"
#include "games/partizan/northcottloops.h"
#include "games/plain/northcottrows.h"
#include "games/plain/partizancheck.h"
#include "support/testprogram.h"

#include <QtTest>

using games::Answer;
using games::GamePtr;
using northcottrows::allBoards;
using northcottrows::allRows;
using northcottrows::draw;
using northcottrows::gapSum;
using positions::read;

namespace {

char outcomeOf(const std::string& notation)
{
    return partizancheck::letterOf(read(notation)->answer({.moves = false, .remoteness = false}, {}).verdict);
}

games::TokenRows rowsOf(const std::string& body)
{
    games::TokenRows rows;
    for (const std::string& row : bruteforce::split(body, '/'))
        rows.push_back({.width = static_cast<std::uint32_t>(row.size()),
                        .white = static_cast<std::uint32_t>(row.find('W')),
                        .black = static_cast<std::uint32_t>(row.find('B'))});
    return rows;
}

} // namespace

class TestNorthcott : public QObject {
    Q_OBJECT

private slots:
    void answersAreThePlainRules_data();
    void answersAreThePlainRules();
    void eitherWayIsThePlainRules();
    void gapsDecide();
    void misereEitherWayIsDrawn();
    void nimSumFailsOneWay_data();
    void nimSumFailsOneWay();
    void smallestCounterexample();
    void rowValues();
    void sumsAreExact();
    void largeBoards_data();
    void largeBoards();
};

void TestNorthcott::answersAreThePlainRules_data()
{
    QTest::addColumn<std::string>("way");
    QTest::addColumn<bool>("theorems");
    for (const char* way : {"right", "own"}) {
        for (const bool theorems : {true, false})
            QTest::addRow("%s %s", way, theorems ? "theory" : "search") << std::string(way) << theorems;
    }
}

void TestNorthcott::answersAreThePlainRules()
{
    QFETCH(std::string, way);
    QFETCH(bool, theorems);
    std::mt19937_64 random(7);
    plainpartizan::Turns turns;
    for (int n = 0; n < 400; ++n) {
        const std::string head = n % 2 == 0 ? "northcott/moves=" : "northcott/misere/moves=";
        const std::string notation = head + way + ":" + draw(random, 3, 5);
        const GamePtr parsed = read(notation);
        QVERIFY2(parsed, notation.c_str());
        QCOMPARE(parsed->notation(), notation);
        const GamePtr game = parsed->withMover(n % 4 < 2 ? theory::Mover::Left : theory::Mover::Right);
        QCOMPARE(partizancheck::difference(*game, {.theoremsAllowed = theorems}, turns), QString());
        const Answer answer = game->answer({.theoremsAllowed = theorems}, {});
        QVERIFY(answer.verdict.remoteness.has_value());
        QCOMPARE(answer.verdict.value.has_value(), n % 2 == 0);
    }
}

/// Outcome, winning moves, remoteness and no draw, from both tables and from the rule.
void TestNorthcott::eitherWayIsThePlainRules()
{
    std::mt19937_64 random(8);
    for (int n = 0; n < 60; ++n) {
        const std::string notation = "northcott:" + draw(random, 2, 5);
        const GamePtr game =
            read(notation)->withMover(n % 2 == 0 ? theory::Mover::Left : theory::Mover::Right);
        const plainpartizan::Loops loops(notation);
        const Answer known = game->answer({}, {});
        const Answer searched = game->answer({.theoremsAllowed = false}, {});
        QCOMPARE(partizancheck::letterOf(known.verdict), loops.outcome(notation));
        QCOMPARE(searched.verdict.outcome, known.verdict.outcome);
        QCOMPARE(searched.winning, known.winning);
        QVERIFY(!known.verdict.remoteness && searched.verdict.remoteness);
        std::map<theory::Mover, std::set<std::string>> options;
        for (const games::JudgedMove& judged : known.moves) {
            const std::string left = game->after(judged.move)->notation();
            options[judged.move.player].insert(left);
            QCOMPARE(partizancheck::letterOf(judged.leaves), loops.outcome(left));
        }
        QVERIFY(options[theory::Mover::Left] == plainpartizan::optionsOf(notation, 'L'));
        QVERIFY(options[theory::Mover::Right] == plainpartizan::optionsOf(notation, 'R'));
        for (const games::JudgedMove& judged : searched.moves)
            QCOMPARE(judged.winning,
                     loops.of(game->after(judged.move)->notation(),
                              partizancheck::letterOf(theory::opponentOf(judged.move.player))) == 'L');
        // The best move listed makes progress.
        if (known.winning > 0) {
            const std::string best = game->after(known.moves.front().move)->notation();
            const auto token = known.moves.front().move.action.as<games::MoveToken>();
            const auto gap = [&](const std::string& text) {
                return rowsOf(bruteforce::readText(text).body)[token.row].gap();
            };
            QVERIFY(gap(best) < gap(notation));
        }
    }
}

/// docs/sources.md, T24: no exception, no draw, and the longest forced game.
void TestNorthcott::gapsDecide()
{
    std::uint64_t longest = 0;
    for (const auto& [count, width] : std::vector<std::pair<std::size_t, std::size_t>>{
             {1, 3}, {1, 5}, {1, 8}, {2, 3}, {2, 4}, {2, 5}, {2, 6}, {3, 3}, {3, 4}}) {
        for (const std::string& body : allBoards(count, width)) {
            const auto made = games::NorthcottLoops::make(rowsOf(body), theory::Play::Normal, {});
            const auto& loops = std::get<games::NorthcottLoops>(made);
            const auto expected = gapSum(body) == 0 ? theory::Outcome::P : theory::Outcome::N;
            QCOMPARE(loops.outcome(rowsOf(body)), std::optional(expected));
            for (const auto player : {theory::Player::Left, theory::Player::Right})
                longest = std::max(longest, loops.remoteness(rowsOf(body), player).value());
        }
    }
    QCOMPARE(longest, std::uint64_t{16});
}

/// docs/sources.md, T24: nearly all positions of width 4 and more are draws; the detector says which.
void TestNorthcott::misereEitherWayIsDrawn()
{
    for (const auto& [count, width] :
         std::vector<std::pair<std::size_t, std::size_t>>{{1, 4}, {1, 6}, {2, 4}}) {
        std::size_t draws = 0;
        const auto boards = allBoards(count, width);
        for (const std::string& body : boards) {
            const auto made = games::NorthcottLoops::make(rowsOf(body), theory::Play::Misere, {});
            const auto& loops = std::get<games::NorthcottLoops>(made);
            draws += loops.outcome(rowsOf(body)) ? 0 : 1;
            if (count == 1) {
                const plainpartizan::Loops plain("northcott/misere:" + body);
                for (const char side : {'L', 'R'}) {
                    const auto moves = loops.remoteness(rowsOf(body), side == 'L' ? theory::Player::Left
                                                                                  : theory::Player::Right);
                    const char result = !moves ? 'D' : (*moves % 2 == 0 ? 'W' : 'L');
                    QCOMPARE(result, plain.of("northcott/misere:" + body, side));
                }
            }
        }
        QVERIFY(2 * draws > boards.size());
    }
}

/// docs/sources.md, F3 and F5: for how many boards the nim-sum of the gaps names the wrong winner.
void TestNorthcott::nimSumFailsOneWay_data()
{
    QTest::addColumn<std::string>("way");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("wrong");
    QTest::addColumn<int>("all");
    QTest::newRow("right 1x8") << std::string("right") << 1 << 8 << 42 << 56;
    QTest::newRow("right 2x4") << std::string("right") << 2 << 4 << 98 << 144;
    QTest::newRow("right 2x5") << std::string("right") << 2 << 5 << 308 << 400;
    QTest::newRow("own 1x8") << std::string("own") << 1 << 8 << 27 << 56;
}

void TestNorthcott::nimSumFailsOneWay()
{
    QFETCH(std::string, way);
    QFETCH(int, count);
    QFETCH(int, width);
    QFETCH(int, wrong);
    QFETCH(int, all);
    int found = 0;
    int hot = 0;
    const auto boards = allBoards(static_cast<std::size_t>(count), static_cast<std::size_t>(width));
    for (const std::string& body : boards) {
        const char outcome = outcomeOf("northcott/moves=" + way + ":" + body);
        found += outcome == (gapSum(body) == 0 ? 'P' : 'N') ? 0 : 1;
        hot += outcome == 'N' ? 1 : 0;
    }
    QCOMPARE(static_cast<int>(boards.size()), all);
    QCOMPARE(found, wrong);
    QVERIFY(way != "right" || hot == 0);
}

void TestNorthcott::smallestCounterexample()
{
    const Answer answer = read("northcott/moves=right:W.B")->answer({}, {});
    QCOMPARE(partizancheck::letterOf(answer.verdict), 'L');
    QCOMPARE(answer.verdict.value, std::string("1"));
    QCOMPARE(outcomeOf("northcott/moves=right:W.B....."), 'L');
    QCOMPARE(outcomeOf("northcott/moves=right:WB"), 'P');
    std::string eight = "northcott/moves=right:W......B";
    for (int n = 1; n < 8; ++n)
        eight += "/W......B";
    const Answer sum = read(eight)->answer({}, {});
    QCOMPARE(sum.verdict.value, std::string("48"));
    QCOMPARE(partizancheck::letterOf(sum.verdict), 'L');
}

/// Right: the gap for the owner of the left-hand token. Own: *gap face to face, else room minus room.
void TestNorthcott::rowValues()
{
    for (const std::string& row : allRows(7)) {
        const auto white = static_cast<int>(row.find('W'));
        const auto black = static_cast<int>(row.find('B'));
        const int gap = std::abs(black - white) - 1;
        const auto value = [&](const std::string& way) {
            return *read("northcott/moves=" + way + ":" + row)->answer({}, {}).verdict.value;
        };
        QCOMPARE(value("right"), std::to_string(white < black ? gap : -gap));
        const std::string own = white < black ? games::nimberText(static_cast<std::uint64_t>(gap))
                                              : std::to_string((6 - white) - black);
        QCOMPARE(value("own"), own);
    }
}

/// Equal texts, and those alone, are equal games; the value search of whole boards agrees with the rows'.
void TestNorthcott::sumsAreExact()
{
    std::mt19937_64 random(9);
    plainpartizan::Differences differences;
    std::map<std::string, std::string> first;
    for (int n = 0; n < 60; ++n) {
        const std::string way = n % 2 == 0 ? "right" : "own";
        const std::string notation = "northcott/moves=" + way + ":" + draw(random, 2, 4);
        const auto value = read(notation)->answer({}, {}).verdict.value;
        QVERIFY(value.has_value());
        QCOMPARE(read(notation)->answer({.theoremsAllowed = false}, {}).verdict.value, value);
        const auto [same, isNew] = first.emplace(*value, notation);
        QVERIFY2(differences.areEqual(notation, same->second), notation.c_str());
        for (const auto& [text, other] : first)
            QVERIFY((text == *value) == differences.areEqual(notation, other));
    }
}

void TestNorthcott::largeBoards_data()
{
    QTest::addColumn<std::string>("way");
    QTest::addColumn<bool>("misere");
    QTest::addColumn<bool>("solved");
    QTest::newRow("both") << std::string("both") << false << true;
    QTest::newRow("right") << std::string("right") << false << true;
    QTest::newRow("own") << std::string("own") << false << true;
    QTest::newRow("misere right") << std::string("right") << true << false;
    QTest::newRow("misere own") << std::string("own") << true << false;
}

void TestNorthcott::largeBoards()
{
    QFETCH(std::string, way);
    QFETCH(bool, misere);
    QFETCH(bool, solved);
    std::mt19937_64 random(11);
    std::string body;
    for (int n = 0; n < 64; ++n) {
        std::string row(64, '.');
        const std::size_t white = random() % 64;
        row[white] = 'W';
        row[(white + 1 + random() % 63) % 64] = 'B';
        body += (n == 0 ? "" : "/") + row;
    }
    const GamePtr game =
        read(std::string("northcott") + (misere ? "/misere" : "") + "/moves=" + way + ":" + body);
    QVERIFY(game);
    QElapsedTimer timer;
    timer.start();
    solver::Job job;
    job.limits.time = std::chrono::seconds(1);
    job.limits.memoryBytes = std::size_t{256} << 20;
    const Answer answer = game->answer({}, solved ? solver::Job() : job);
    QCOMPARE(answer.verdict.outcome.has_value(), solved);
    QCOMPARE(answer.unsolved.has_value(), !solved);
    const Answer searched = game->answer({.theoremsAllowed = false}, job);
    QVERIFY(searched.unsolved.has_value());
    QVERIFY2(timer.elapsed() < tests::patienceMs, std::to_string(timer.elapsed()).c_str());
}

GRUNDY_TEST(TestNorthcott, tests::run<TestNorthcott>)
#include "tst_northcott.moc"
