// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of drawn shapes in words: names, and how they may be held.

#include "games/plain/positions.h"
#include "support/testprogram.h"
#include "wording/text/sentences.h"

#include <QtTest>

#include <string>

class TestShapeWords : public QObject {
    Q_OBJECT

private slots:
    void rulesInWords_data();
    void rulesInWords();
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
           "never turned) or a zigzag of four (turned as you like).";
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

GRUNDY_TEST(TestShapeWords, tests::run<TestShapeWords>)
#include "tst_shapewords.moc"
