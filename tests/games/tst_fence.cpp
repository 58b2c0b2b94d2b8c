// SPDX-License-Identifier: GPL-3.0-or-later
// The computer behind a fence: what is left on the board, and how it plays on either side.

#include "games/plain/positions.h"

#include "games/players/opponents.h"
#include "support/testprogram.h"

#include <QtTest>

#include <map>

using games::GamePtr;

namespace {

GamePtr afterFence(const GamePtr& game, int pieces, std::mt19937_64& random)
{
    const auto chosen = games::chooseMove(*game, games::FencePlayer{pieces}, random, {});
    return game->after(std::get<games::Move>(chosen));
}

/// Pearson's statistic of the positions that `draws` moves leave, against equal shares of `options`.
double chiSquare(const GamePtr& game, int pieces, std::size_t options, int draws)
{
    std::mt19937_64 random(20);
    std::map<std::string, int> seen;
    for (int n = 0; n < draws; ++n)
        ++seen[afterFence(game, pieces, random)->notation()];
    const double expected = static_cast<double>(draws) / static_cast<double>(options);
    double sum = static_cast<double>(options - seen.size()) * expected;
    for (const auto& [left, count] : seen)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

} // namespace

class TestFence : public QObject {
    Q_OBJECT

private slots:
    void left_data();
    void left();
    void insideItIsPerfect_data();
    void insideItIsPerfect();
    void outsideItIsUniform();
};

/// Counted by hand on the board.
void TestFence::left_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<int>("pieces");
    const auto row = [](const char* name, const char* notation, int pieces) {
        QTest::newRow(name) << std::string(notation) << pieces;
    };
    row("nim", "nim:7,11,5", 23);
    row("nim, nothing", "nim:0,0", 0);
    row("nim, too high to draw", "nim:1000000000,1", 1'000'000'001);
    row("takeaway", "takeaway:10,7,5", 22);
    row("kayles", "octal/code=0.77:12", 12);
    row("kayles, too long to draw", "octal/code=0.77:5000,2", 5002);
    row("cuts are no pieces", "octal/code=4.3:4,7", 11);
    row("grundy", "grundy:7,3", 10);
    row("lines", "lines:101/0110", 4);
    row("grid", "grid:0110/1111", 6);
    row("shapes", "shapes/take=11t:0110/1101", 4);
    row("shapes, one out of reach", "shapes/take=11t:1101/0010", 2);
    row("chomp", "chomp:5,3,3", 10);
    row("chomp, the crossed square", "chomp:1", 0);
    row("primes", "primes:360", 6); // 2·2·2·3·3·5
    row("skips are no pieces", "skip/skips=2,1:1,2,3", 6);
    row("adds and room are no pieces", "poker/adds=2,2/max=3,4,5:3,1,5", 9);
    row("dollar", "dollar:01001010001", 4);
    row("dollar, two at rest", "dollar:11001", 1);
    row("nimble", "nimble:4,2,1,0,3", 6);
    row("nimble, drawn as heaps", "nimble:7,30,1,0,20", 51);
    row("turtles", "turtles:THTTHHTTTH", 4);
    row("twins", "twins:THHTTH", 3);
    row("staircase", "staircase:9,3,1,5", 9);
    row("northcott", "northcott:W..B..../..W...B.", 2);
    row("northcott, one row closed", "northcott:W..B..../..WB....", 1);
    row("northcott, to the right only", "northcott/moves=right:.WB./W.B/..WB", 2);
    row("toads", "toads:TTT.FFF", 6);
    row("toads, some stuck for good", "toads:T.FTTFF.T.FTT", 4); // TTFF and the last TT
    row("wythoff", "wythoff:3,5", 11);
    row("wythoff, too far to draw", "wythoff:500000000,900000000", 1'900'000'000);
    row("plane", "plane:1x2,0x0,2x3", 2);
    row("plane, two on one point", "plane:3x5,3x5,2x0", 3);
    row("plane, too far to draw", "plane:1000000x5,0x0,0x7", 2);
    row("dag", "dag:4-3,3-2,2-0,1-0@3", 2);
    row("hackenbush", "hackenbush:0-1g,1-2b,1-3r,0-4g", 4);
}

void TestFence::left()
{
    QFETCH(const std::string, notation);
    QFETCH(const int, pieces);
    const GamePtr game = positions::read(notation);
    QVERIFY(game);
    QCOMPARE(game->piecesLeft(), static_cast<std::uint64_t>(pieces));
}

void TestFence::insideItIsPerfect_data()
{
    QTest::addColumn<std::string>("start");
    for (const char* start : {"nim:3,4,5",
                              "nim/misere:3,4,5",
                              "takeaway/take=1,3,4:13",
                              "octal/code=0.77:9",
                              "grundy/misere:9",
                              "lines/misere:111/1111",
                              "grid/misere:111/111",
                              "shapes/take=11t:111/111",
                              "shapes/left=1.1/right=11:111/111",
                              "chomp:4,4,3",
                              "chomp/misere:4,4,2",
                              "primes:360",
                              "skip/skips=1,1:1,2,3",
                              "poker/adds=1,1/max=2,3:1,3",
                              "dollar:01001010001",
                              "nimble:0,2,1,0,3",
                              "turtles:THHTTH",
                              "twins:THHTTH",
                              "staircase:0,2,1,2",
                              "northcott/moves=own:W..B../.W..B",
                              "toads:TT..FF",
                              "toads/misere:TT.FF",
                              "wythoff:3,5",
                              "plane:1x2,3x4",
                              "dag:8-7,8-6,8-3,7-5,7-4,6-5,6-4,6-2,5-3,5-1,4-3,4-2,3-1,3-0,2-0,1-0@8",
                              "hackenbush:0-1b,1-2r,0-3r,3-4b,0-5g"})
        QTest::newRow(start) << std::string(start);
}

/// Against any play: who is behind the fence and may win, wins on.
void TestFence::insideItIsPerfect()
{
    QFETCH(const std::string, start);
    std::mt19937_64 random(21);
    for (int n = 0; n < 20; ++n) {
        GamePtr game = positions::read(start);
        while (!game->isOver()) {
            const auto answer = game->answer({.grundy = false, .remoteness = false}, {});
            const auto pieces = static_cast<int>(game->piecesLeft());
            const GamePtr left = afterFence(game, pieces, random);
            const bool kept = std::ranges::any_of(answer.moves, [&](const games::JudgedMove& judged) {
                return judged.winning && judged.move.player == game->mover() &&
                       game->after(judged.move)->notation() == left->notation();
            });
            QCOMPARE(kept, answer.winning > 0);
            game = afterFence(game, pieces - 1, random); // one piece outside: at random
        }
    }
}

void TestFence::outsideItIsUniform()
{
    const GamePtr game = positions::read("nim:3,2,2"); // seven moves; only taking the 3 wins
    // The 99.9 % points of chi-square with 6 degrees of freedom: 22.46.
    QVERIFY(chiSquare(game, 6, 7, 7000) < 22.46);
    QVERIFY(chiSquare(game, 7, 7, 700) > 4000); // always the one move
    std::mt19937_64 random(22);
    for (int n = 0; n < 50; ++n)
        QCOMPARE(afterFence(game, 7, random)->notation(), std::string("nim:0,2,2"));
}

GRUNDY_TEST(TestFence, tests::run<TestFence>)
#include "tst_fence.moc"
