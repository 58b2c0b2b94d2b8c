// SPDX-License-Identifier: GPL-3.0-or-later
// Every answer against a brute force over the rules as text, and the published figures.

#include "games/asked.h"
#include "games/plain/impartialcheck.h"
#include "support/testprogram.h"

#include <QtTest>

using games::Answer;
using games::GamePtr;
using impartialcheck::difference;

class TestRules : public QObject {
    Q_OBJECT

private slots:
    void answersAreTheBruteForces_data();
    void answersAreTheBruteForces();
    void everySmallNim();
    void everySmallGrid_data();
    void everySmallGrid();
    void figures_data();
    void figures();
    void winningMoves_data();
    void winningMoves();
    void perft_data();
    void perft();
};

void TestRules::answersAreTheBruteForces_data()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<bool>("theorems");
    for (const std::string& game : positions::games()) {
        for (const bool theorems : {true, false})
            QTest::addRow("%s %s", game.c_str(), theorems ? "theory" : "search") << game << theorems;
    }
}

void TestRules::answersAreTheBruteForces()
{
    QFETCH(const std::string, game);
    QFETCH(const bool, theorems);
    std::mt19937_64 random(7);
    bruteforce::Values values;
    for (int n = 0; n < 400; ++n) {
        const std::string notation = positions::draw(game, random);
        const GamePtr position = positions::read(notation);
        QVERIFY2(position, notation.c_str());
        QCOMPARE(position->notation(), notation);
        QCOMPARE(difference(position, {.theoremsAllowed = theorems}, values), QString());
    }
}

void TestRules::everySmallNim()
{
    bruteforce::Values values;
    for (const std::string head : {"nim:", "nim/misere:"}) {
        for (int code = 0; code < 6 * 6 * 6; ++code) {
            const std::string body = std::to_string(code % 6) + "," + std::to_string(code / 6 % 6) + "," +
                                     std::to_string(code / 36);
            QCOMPARE(difference(positions::read(head + body), {}, values), QString());
        }
    }
}

void TestRules::everySmallGrid_data()
{
    QTest::addColumn<std::string>("head");
    for (const std::string head : {"grid:", "grid/misere:", "grid/max=2:", "grid/misere/max=2:"})
        QTest::newRow(head.c_str()) << head;
}

void TestRules::everySmallGrid()
{
    QFETCH(const std::string, head);
    bruteforce::Values values;
    for (unsigned bits = 0; bits < 512; ++bits) {
        std::string body;
        for (unsigned cell = 0; cell < 9; ++cell)
            body += (cell == 3 || cell == 6 ? "/" : "") + std::string(bits >> cell & 1U ? "1" : "0");
        QCOMPARE(difference(positions::read(head + body), {}, values), QString());
    }
}

void TestRules::figures_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<char>("outcome");
    QTest::addColumn<int>("grundy"); // -1: misère
    QTest::addColumn<int>("remoteness");
    QTest::addColumn<int>("winning");

    QTest::newRow("T19 takeaway 10") << std::string("takeaway:10") << 'N' << 2 << 5 << 1;
    QTest::newRow("T19 takeaway 8") << std::string("takeaway:8") << 'P' << 0 << 4 << 0;
    QTest::newRow("T19 misere 9") << std::string("takeaway/misere:9") << 'P' << -1 << 5 << 0;
    QTest::newRow("T16 7,11,5") << std::string("nim:7,11,5") << 'N' << 9 << 15 << 1;
    QTest::newRow("T16 7,2,5") << std::string("nim:7,2,5") << 'P' << 0 << 14 << 0;
    QTest::newRow("T17 five heaps") << std::string("nim:25,15,19,3,13") << 'N' << 11 << 65 << 3;
    QTest::newRow("T20 5,3,2") << std::string("nim:5,3,2") << 'N' << 4 << 7 << 1;
    QTest::newRow("T21 5,2,1") << std::string("nim:5,2,1") << 'N' << 6 << -1 << -1;
    QTest::newRow("T21 3,3,0") << std::string("nim:3,3,0") << 'P' << 0 << 6 << 0;
    QTest::newRow("F6 three ones") << std::string("nim/misere:1,1,1") << 'P' << -1 << 3 << 0;
    QTest::newRow("F7 misere 2,1") << std::string("nim/misere:2,1") << 'N' << -1 << 2 << 1;
    QTest::newRow("F18 2,4") << std::string("nim:2,4") << 'N' << 6 << 5 << 1;
    QTest::newRow("T1 4x4 misere") << std::string("grid/misere:1111/1111/1111/1111") << 'P' << -1 << 13 << 0;
    QTest::newRow("games.md 4x4 normal") << std::string("grid:1111/1111/1111/1111") << 'P' << 0 << 14 << 0;
    QTest::newRow("F29 1011/0111") << std::string("grid:1011/0111") << 'N' << 4 << -1 << -1;
    QTest::newRow("F29 1111/0000/..") << std::string("grid:1111/0000/1111/1111") << 'N' << 4 << -1 << -1;
    QTest::newRow("F29 misere P") << std::string("grid/misere:1011/0111") << 'P' << -1 << -1 << 0;
    QTest::newRow("F29 misere N") << std::string("grid/misere:1111/0000/1111/1111") << 'N' << -1 << -1 << -1;
    QTest::newRow("T5 61695") << std::string("grid/misere:1111/0000/1111/1111") << 'N' << -1 << -1 << -1;
    QTest::newRow("games.md lines 3,4,5")
        << std::string("lines/misere:111/1111/11111") << 'N' << -1 << -1 << 2;
    QTest::newRow("Dudeney's Kayles, 1 and 11")
        << std::string("octal/code=0.77:1,11") << 'N' << 7 << -1 << -1;
    QTest::newRow("Kayles 5, 7") << std::string("octal/code=0.77:5,7") << 'N' << 6 << -1 << 4;
    QTest::newRow("Dawson's chess 5") << std::string("octal/code=0.137:5") << 'N' << 3 << -1 << -1;
    QTest::newRow("Grundy's game 10") << std::string("grundy:10") << 'P' << 0 << -1 << 0;
    QTest::newRow("Grundy's game 7") << std::string("grundy:7") << 'P' << 0 << -1 << 0;
    QTest::newRow("triangle") << std::string("dag:2-1,2-0,1-0@2") << 'N' << 2 << 1 << 1;
}

void TestRules::figures()
{
    QFETCH(const std::string, notation);
    QFETCH(const char, outcome);
    QFETCH(const int, grundy);
    QFETCH(const int, remoteness);
    QFETCH(const int, winning);
    const Answer answer = positions::read(notation)->answer({}, {});
    QCOMPARE(theory::letter(answer.verdict.outcome.value()), outcome);
    QCOMPARE(answer.verdict.grundy.has_value(), grundy >= 0);
    if (grundy >= 0)
        QCOMPARE(answer.verdict.grundy.value(), static_cast<std::uint64_t>(grundy));
    if (remoteness >= 0)
        QCOMPARE(answer.verdict.remoteness.value(), static_cast<std::uint64_t>(remoteness));
    if (winning >= 0)
        QCOMPARE(answer.winning, static_cast<std::uint64_t>(winning));
}

void TestRules::winningMoves_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<std::vector<std::string>>("expected");
    using List = std::vector<std::string>;
    QTest::newRow("T16") << std::string("nim:7,11,5") << List{"nim:7,2,5"};
    QTest::newRow("T16 misere") << std::string("nim/misere:7,11,5") << List{"nim/misere:7,2,5"};
    QTest::newRow("T17") << std::string("nim:25,15,19,3,13")
                         << List{"nim:18,15,19,3,13", "nim:25,15,19,3,6", "nim:25,4,19,3,13"};
    QTest::newRow("T20") << std::string("nim:5,3,2") << List{"nim:1,3,2"};
    QTest::newRow("F7") << std::string("nim/misere:2,1") << List{"nim/misere:0,1"};
    QTest::newRow("T19") << std::string("takeaway:10") << List{"takeaway:8"};
    QTest::newRow("T19 misere") << std::string("takeaway/misere:10") << List{"takeaway/misere:9"};
    QTest::newRow("games.md lines to 11001")
        << std::string("lines/misere:111/1111/11111")
        << List{"lines/misere:001/1111/11111", "lines/misere:100/1111/11111"};
}

void TestRules::winningMoves()
{
    QFETCH(const std::string, notation);
    QFETCH(const std::vector<std::string>, expected);
    QCOMPARE(asked::winningMoves(*positions::read(notation)), expected);
}

void TestRules::perft_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<int>("depth");
    QTest::addColumn<unsigned long long>("count"); // 0: the brute force's
    QTest::newRow("T4 4x4, one move") << std::string("grid:1111/1111/1111/1111") << 1 << 56ULL;
    QTest::newRow("nim 7,11,5, one move") << std::string("nim:7,11,5") << 1 << 23ULL;
    QTest::newRow("grid") << std::string("grid:1111/1111/1011") << 3 << 0ULL;
    QTest::newRow("nim") << std::string("nim:5,4,3") << 4 << 0ULL;
    QTest::newRow("takeaway") << std::string("takeaway/take=1,3,4:12,5") << 5 << 0ULL;
    QTest::newRow("lines") << std::string("lines/misere:111/1111/11111") << 3 << 0ULL;
    QTest::newRow("lines max") << std::string("lines/max=2:11111/1111") << 4 << 0ULL;
    QTest::newRow("octal") << std::string("octal/code=0.77:4,5") << 4 << 0ULL;
    QTest::newRow("octal with division") << std::string("octal/code=4.17:4,3") << 4 << 0ULL;
    QTest::newRow("grundy") << std::string("grundy:8,5") << 4 << 0ULL;
    QTest::newRow("dag") << std::string("dag:4-3,4-2,3-2,3-1,2-0,1-0@4") << 3 << 0ULL;
}

static unsigned long long count(const GamePtr& game, int depth)
{
    if (depth == 0)
        return 1;
    unsigned long long sum = 0;
    for (const games::Move& move : game->moves().moves)
        sum += count(game->after(move), depth - 1);
    return sum;
}

void TestRules::perft()
{
    QFETCH(const std::string, notation);
    QFETCH(const int, depth);
    QFETCH(const unsigned long long, count);
    const unsigned long long expected = count == 0 ? bruteforce::perft(notation, depth) : count;
    QCOMPARE(::count(positions::read(notation), depth), expected);
}

GRUNDY_TEST(TestRules, tests::run<TestRules>)
#include "tst_rules.moc"
