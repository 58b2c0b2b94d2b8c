// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of drawn shapes in words: names, and how they may be held.

#include "games/plain/positions.h"
#include "support/testprogram.h"
#include "wording/text/sentences.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

class TestShapeWords : public QObject {
    Q_OBJECT

private slots:
    void rulesInWords_data();
    void rulesInWords();
    void turnsAndMirrorsThatMatter();
};

void TestShapeWords::rulesInWords_data()
{
    QTest::addColumn<std::string>("options");
    QTest::addColumn<QString>("words");
    QTest::newRow("dominoes") << std::string("take=11t") << "Take two neighbours (turned as you like).";
    QTest::newRow("one owner each") << std::string("left=1.1/right=11")
                                    << "Left takes two neighbours (one above the other). Right takes two "
                                       "neighbours (side by side).";
    QTest::newRow("both and one") << std::string("take=1/left=11")
                                  << "Left takes one stone or two neighbours (side by side). Right takes one "
                                     "stone.";
    QTest::newRow("nothing for one") << std::string("left=1") << "Left takes one stone. Right takes nothing.";
    QTest::newRow("three") << std::string("take=1,11t,10.11t")
                           << "Take one stone, two neighbours (turned as you like) or an L of three (turned "
                              "as you like).";
    QTest::newRow("lines") << std::string("take=line,line3")
                           << "Take any unbroken line or a line of up to 3 stones.";
    QTest::newRow("a zigzag")
        << std::string("take=110.011t,110.011m,01.11.10tm")
        << "Take a zigzag of four (turned, never mirrored), a zigzag of four (mirrored, "
           "never turned) or a zigzag of four (turned and mirrored as you like).";
    QTest::newRow("a knight’s move")
        << std::string("take=100.001tm,10.01m")
        << "Take two, a knight’s move apart (turned and mirrored as you like) or "
           "two that touch at a corner (mirrored as you like).";
    QTest::newRow("lines of a length")
        << std::string("take=11111,101,1.1.1t")
        << "Take a line of 5 (side by side), two with a gap between them (only "
           "as drawn) or a line of 3 (turned as you like).";
    QTest::newRow("conditions") << std::string("take=s1,_1_t")
                                << "Take one stone beside stones that stay (only as drawn) or one stone "
                                   "beside empty cells (turned as you like).";
    QTest::newRow("without a name") << std::string("take=111.101")
                                    << "Take a shape of 5 stones (only as drawn).";
    QTest::newRow("empty edges") << std::string("take=000.010") << "Take one stone.";
    QTest::newRow("squares") << std::string("take=11.11") << "Take a square of four.";
}

void TestShapeWords::rulesInWords()
{
    QFETCH(const std::string, options);
    QFETCH(const QString, words);
    QCOMPARE(wording::toText(positions::read("shapes/" + options + ":11/11")->words().rule), words);
}

namespace {

/// What can be taken of a full board.
std::set<std::vector<games::PieceId>> takesOf(const std::string& shape)
{
    const std::string board = "1111111/1111111/1111111/1111111/1111111/1111111/1111111";
    const games::GamePtr game = positions::read("shapes/take=" + shape + ":" + board);
    std::set<std::vector<games::PieceId>> takes;
    for (const games::Move& move : game->moves().moves) {
        std::vector<games::PieceId> removed = game->change(move).removed;
        std::ranges::sort(removed);
        takes.insert(std::move(removed));
    }
    return takes;
}

std::string randomTakes(std::mt19937_64& random)
{
    const std::size_t width = 1 + random() % 3;
    std::string shape;
    for (std::size_t rows = 1 + random() % 3; rows > 0; --rows) {
        shape += shape.empty() ? "" : ".";
        for (std::size_t cell = 0; cell < width; ++cell)
            shape += random() % 2 == 0 ? '0' : '1';
    }
    return shape.find('1') == std::string::npos ? "1" : shape;
}

} // namespace

/// The words name a turn or a mirror exactly where it adds to what may be taken, in the rules with names and
/// in random ones.
void TestShapeWords::turnsAndMirrorsThatMatter()
{
    std::mt19937_64 random(30);
    std::vector<std::string> shapes{
        "11", "1.1", "11.11", "10.11", "100.001", "1", "01110.10001.10101.10001.01110"};
    for (int n = 0; n < 30; ++n)
        shapes.push_back(randomTakes(random));
    for (const std::string& shape : shapes) {
        for (const std::string held : {"", "t", "m", "tm"}) {
            const bool mayTurn = held.find('t') != std::string::npos;
            const std::string turned = mayTurn ? "t" : "";
            const QString words =
                wording::toText(positions::read("shapes/take=" + shape + held + ":1")->words().rule);
            const QString told = words.section(QLatin1Char('('), 1);
            const bool isTurned = told.startsWith(QLatin1String("turned"));
            const bool isMirrored =
                told.startsWith(QLatin1String("mirrored")) || told.contains(QLatin1String("and mirrored"));
            const std::string which = shape + held + ": " + words.toStdString();
            QVERIFY2(isTurned == (takesOf(shape + turned) != takesOf(shape)), which.c_str());
            QVERIFY2(isMirrored == (takesOf(shape + held) != takesOf(shape + turned)), which.c_str());
            QVERIFY2(!told.contains(QLatin1String("never")) || takesOf(shape + held) != takesOf(shape + "tm"),
                     which.c_str());
        }
    }
}

GRUNDY_TEST(TestShapeWords, tests::run<TestShapeWords>)
#include "tst_shapewords.moc"
