// SPDX-License-Identifier: GPL-3.0-or-later
// Games, positions, moves and pieces in words.

#include "games/chomp/bite.h"
#include "games/graph/dag.h"
#include "games/grid/grid.h"
#include "games/lines/lines.h"
#include "games/octal/octalheaps.h"
#include "games/plain/positions.h"
#include "games/plane/plane.h"
#include "games/plane/wythoff.h"
#include "games/toads/toads.h"
#include "support/testprogram.h"
#include "wording/heapmoves.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/text/sentences.h"

#include <QLocale>
#include <QTest>

using games::Move;
using positions::read;
using theory::Outcome;

namespace {

Move gridMove(games::Cell first, games::Cell last)
{
    return {.action = games::TakeFromGrid{first, last, 4}, .gesture = {}};
}

/// What is said of the game that a row is named after.
void compareOfRow(QString (*said)(const games::Game&))
{
    QFETCH(const QString, text);
    const auto game = read(QTest::currentDataTag());
    QVERIFY(game != nullptr);
    QCOMPARE(said(*game), text);
}

} // namespace

class TestNames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void everyGameHasNames();
    void rules_data();
    void rules();
    void titles_data();
    void titles();
    void playedTitles_data();
    void playedTitles();
    void aloud_data();
    void aloud();
    void moves_data();
    void moves();
    void movesAreTold_data();
    void movesAreTold();
    void movesAreHeard();
    void playersReadWhere();
    void movesAreToldApart();
    void heapPieces();
    void gridPieces();
    void linePieces();
    void dividedPieces();
    void graphPieces();
};

void TestNames::everyGameHasNames()
{
    for (const games::Entry& entry : games::catalogue()) {
        QVERIFY(wording::gameTitle(entry.info.id) != QString::fromStdString(entry.info.id));
        QVERIFY(!wording::gameTagline(entry.info.id).isEmpty());
        QVERIFY(!wording::groupTitle(entry.info.group).isEmpty());
        QStringList titles;
        for (const games::Preset& preset : entry.info.presets) {
            titles.append(wording::presetTitle(preset));
            QVERIFY2(*preset.title != '\0', preset.notation.c_str());
            QVERIFY2(wording::presetCaption(preset).size() <= 32, preset.notation.c_str());
        }
        QVERIFY(!titles.contains(QString()));
        QVERIFY2(titles.removeDuplicates() == 0, entry.info.id.c_str());
        for (const games::Field& field : entry.info.fields)
            QVERIFY2(wording::fieldLabel(field) != QString::fromStdString(field.id), field.id.c_str());
    }
    QCOMPARE(wording::gameTitle("nothing"), QStringLiteral("nothing"));
    QCOMPARE(wording::presetTitle({.id = "none", .notation = "grid:11111/11111"}), QStringLiteral("2 × 5"));
    QCOMPARE(wording::presetCaption({.id = "none", .notation = "grid/misere:11111/11111", .title = "Large"}),
             QStringLiteral("2 × 5, misère"));
    QCOMPARE(wording::presetCaption(
                 {.id = "none", .notation = "dollar:0101", .title = "Two", .caption = "2 coins"}),
             QStringLiteral("2 coins"));
    QCOMPARE(wording::presetCaption({.id = "none", .notation = "nim:3,4"}), QString()); // its title says it
    QCOMPARE(wording::presetTitle({.id = "none", .notation = "lines/misere:111/1111"}),
             QStringLiteral("3, 4, misère"));
    QCOMPARE(wording::presetTitle({.id = "none", .notation = "northcott/moves=own:W.B/W.B"}),
             QStringLiteral("2 rows, forward only"));
    QCOMPARE(wording::presetTitle({.id = "none", .notation = "northcott/misere/moves=right:W.B"}),
             QStringLiteral("W.B, misère, to the right only"));
}

void TestNames::rules_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nim:7,11,5") << "Take any number of stones from one heap. Taking the last stone wins.";
    QTest::newRow("nim/misere:7") << "Take any number of stones from one heap. Taking the last stone loses.";
    QTest::newRow("takeaway:10") << "Take 1, 2 or 3 matches. Taking the last match wins.";
    QTest::newRow("takeaway:10,3") << "Take 1, 2 or 3 matches from one heap. Taking the last match wins.";
    QTest::newRow("takeaway/take=1:10") << "Take 1 match. Taking the last match wins.";
    QTest::newRow("takeaway/take=1-5:10") << "Take 1–5 matches. Taking the last match wins.";
    QTest::newRow("takeaway/misere/take=2,3:10") << "Take 2 or 3 matches. Whoever cannot move wins.";
    QTest::newRow("lines:111") << "Take any number of neighbouring counters on one line. "
                                  "Taking the last counter wins.";
    QTest::newRow("lines/misere/max=2:111") << "Take 1–2 neighbouring counters on one line. "
                                               "Taking the last counter loses.";
    QTest::newRow("grid/misere:11/11") << "Take 1–3 neighbouring stones in one row or column. "
                                          "Taking the last stone loses.";
    QTest::newRow("grid/max=1:11/11") << "Take one stone. Taking the last stone wins.";
    QTest::newRow("octal/code=0.77:5")
        << "Take 1 or 2 neighbouring pins of a heap. What is left on two sides becomes two heaps. "
           "Whoever cannot move loses.";
    QTest::newRow("octal/misere/code=0.137:5")
        << "Take 3 neighbouring pins of a heap, or take 2 pins from an end of a heap, or take a whole "
           "heap of 1. What is left on two sides becomes two heaps. Whoever cannot move wins.";
    QTest::newRow("octal/code=0.6:5")
        << "Take 1 pin of a heap, but not a whole heap. What is left on two sides becomes two heaps. "
           "Whoever cannot move loses.";
    QTest::newRow("octal/code=4.026:5")
        << "Divide a heap into two, or take 3 neighbouring pins of a heap, but not a whole heap, or take 2 "
           "from a heap so that one heap is left. What is left on two sides becomes two heaps. Whoever "
           "cannot "
           "move loses.";
    QTest::newRow("octal/code=0.45:5") << "Take a whole heap of 2, or take 2 from a heap so that two heaps "
                                          "are left, or take 1 from a heap so "
                                          "that two heaps are left. Whoever cannot move loses.";
    QTest::newRow("octal/code=0.37:5")
        << "Take 2 neighbouring pins of a heap, or take 1 pin from an end of a heap. What is left on two "
           "sides becomes two heaps. Whoever cannot move loses.";
    QTest::newRow("grundy:5")
        << "Divide a heap into two heaps of different sizes. Whoever cannot move loses.";
    QTest::newRow("dag:1-0@1") << "Move the token along an arrow. Whoever cannot move loses.";
}

void TestNames::rules()
{
    compareOfRow(wording::rulesLine);
}

void TestNames::titles_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nim:7,11,5") << "Nim 7, 11, 5";
    QTest::newRow("nim:") << "Nim";
    QTest::newRow("octal/misere/code=0.77:5,7") << "Octal Games 0.77: 5, 7";
    QTest::newRow("octal/code=4.0:") << "Octal Games 4.0";
    QTest::newRow("grundy:7,3") << "Grundy’s Game 7, 3";
    QTest::newRow("takeaway/misere:10") << "Takeaway 10";
    QTest::newRow("lines:111/1011") << "Line Nim 3, 3";
    QTest::newRow("grid/misere:1111/1111/1111/1111") << "Grid Nim 4 × 4";
    QTest::newRow("dag:1-0,2-0,2-1@2") << "Graph Game from node 2";
}

void TestNames::titles()
{
    compareOfRow(wording::positionTitle);
}

void TestNames::playedTitles_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nim:7,11,5") << "Nim";
    QTest::newRow("nim/misere:3,4,5") << "Nim, misère";
    QTest::newRow("takeaway:10") << "Takeaway";
    QTest::newRow("octal/code=0.77:3") << "Kayles, 0.77";
    QTest::newRow("octal/misere/code=0.77:5,7") << "Kayles, 0.77, misère";
    QTest::newRow("octal/code=0.07:12") << "Dawson’s Kayles, 0.07";
    QTest::newRow("octal/code=4.0:") << "Octal Games";
    QTest::newRow("grundy:7,3") << "Grundy’s Game";
}

void TestNames::playedTitles()
{
    compareOfRow(wording::playedTitle);
}

void TestNames::aloud_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nim:7,11,5") << "Heaps 7, 11 and 5.";
    QTest::newRow("nim:7,0") << "Heaps 7 and 0.";
    QTest::newRow("nim:7") << "One heap of 7.";
    QTest::newRow("nim:") << "No heaps.";
    QTest::newRow("nim:1,2,3,4,5,6,7,8,9,10,11,12,13,14")
        << "Heaps 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 2 more.";
    QTest::newRow("takeaway/misere:10") << "One heap of 10.";
    QTest::newRow("primes:360")
        << "The number 360, with the factors 2 to the power of 3, 3 to the power of 2 "
           "and 5.";
    QTest::newRow("primes:1") << "The number 1.";
    QTest::newRow("octal/code=0.77:7,3") << "Heaps 7 and 3.";
    QTest::newRow("grundy:9") << "One heap of 9.";
    QTest::newRow("lines:111/11011/1/0") << "Line 1: 3 in a row. Line 2: 2 and 2. Line 3: one counter. Line "
                                            "4: empty.";
    QTest::newRow("lines:1/1/1/1/1/1/1/1/1/1/1/1/11")
        << "Line 1: one counter. Line 2: one counter. Line 3: one counter. Line 4: one counter. Line 5: one "
           "counter. Line 6: one counter. Line 7: one counter. Line 8: one counter. Line 9: one counter. "
           "Line 10: one counter. Line 11: one counter. Line 12: one counter. And 1 more.";
    QTest::newRow("grid:1011/0111") << "2 rows from a to d. Row 1: b, c and d. Row 2: a, c and d.";
    QTest::newRow("grid:111/000") << "2 rows from a to c. Row 1: empty. Row 2: full.";
    QTest::newRow("grid:1111101") << "1 row from a to g. Row 1: a up to e and g.";
    QTest::newRow("dollar:01001010001") << "Coins on 2, 5, 7 and 11.";
    QTest::newRow("dollar:0100") << "A coin on 2.";
    QTest::newRow("nimble:0,2,1,0,3") << "2 coins in box 1, 1 coin in box 2 and 3 coins in box 4.";
    QTest::newRow("staircase:0,3,1") << "3 coins on step 1 and 1 coin on step 2.";
    QTest::newRow("staircase:0,0") << "No coins.";
    QTest::newRow("turtles:HTHTTH") << "Heads on 1, 3 and 6.";
    QTest::newRow("twins:TTH") << "Heads on 3 alone.";
    QTest::newRow("twins:HHHHHHHHTH") << "Heads on 1 up to 8 and 10.";
    QTest::newRow("turtles:HTHTHTHTHTHTHTHTHTHTHTHTHTH")
        << "Heads on 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and 2 more.";
    QTest::newRow("twins:TT") << "No heads.";
    QTest::newRow("toads:TTT..FF.") << "8 squares: toads on 1, 2 and 3, frogs on 6 and 7.";
    QTest::newRow("toads:.T.") << "3 squares: a toad on 2.";
    QTest::newRow("chomp:5,5,3") << "From the bottom up rows of 5, 5 and 3 squares.";
    QTest::newRow("chomp:4") << "One row of 4 squares.";
    QTest::newRow("chomp:1") << "Only the crossed square.";
    QTest::newRow("wythoff:3,5") << "The queen at (3, 5).";
    QTest::newRow("wythoff:3000,5000") << "Heaps 3000 and 5000.";
    QTest::newRow("plane:1x2,3x4") << "Counters at (1, 2) and (3, 4).";
    QTest::newRow("plane:1x2") << "A counter at (1, 2).";
    QTest::newRow("dag:2-1,2-0,1-0@2") << "The token on node 2, with arrows to 0 and 1.";
    QTest::newRow("dag:2-1,2-0,1-0@1") << "The token on node 1, with an arrow to 0.";
    QTest::newRow("dag:2-1,2-0,1-0@0") << "The token on node 0, from which no arrow leads on.";
    QTest::newRow("skip/skips=2,1:3,5") << "Heaps 3 and 5. Left has 2 skips and Right has 1 skip.";
    QTest::newRow("poker/adds=0,1/max=5,4:3,4")
        << "Heaps 3 and 4 with the caps 5 and 4. Left has 0 adds and Right has 1 add.";
    QTest::newRow("northcott:W..B..../..W...B.")
        << "Row 1 of 8 squares: white on 1, black on 4. Row 2 of 8 squares: white on 3, black on 7.";
    QTest::newRow("hackenbush:0-1g,1-2b,1-3r") << "3 edges: 0-1 green, 1-2 blue and 1-3 red.";
    QTest::newRow("hackenbush:0-1b,0-2b,0-3b,0-4b,0-5b,0-6b,0-7g,0-8g,0-9b,0-10b,0-11b,0-12b,0-13b")
        << "13 edges: 2 green and 11 blue.";
    QTest::newRow("hackenbush:") << "No edges.";
}

void TestNames::aloud()
{
    compareOfRow([](const games::Game& game) { return wording::toText(game.aloud()); });
}

void TestNames::moves_data()
{
    QTest::addColumn<Move>("move");
    QTest::addColumn<QString>("label");
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("mark");
    QTest::newRow("take 9 from heap 2") << heapMove(1, 11, 2) << "2: 11→2" << 9 << "take 9";
    QTest::newRow("line 3: 2-4") << Move{.action = games::TakeFromLine{2, 1, 3}, .gesture = {}} << "3: 2–4"
                                 << 3 << "take 3";
    QTest::newRow("line 1: 5") << Move{.action = games::TakeFromLine{0, 4, 4}, .gesture = {}} << "1: 5" << 1
                               << "take 1";
    const auto divide = [](std::uint64_t before, std::uint64_t taken, std::uint64_t left,
                           std::uint64_t right) {
        return Move{.action = games::DivideHeap{1, false, before, taken, left, right}, .gesture = {}};
    };
    QTest::newRow("take 2 from heap 2, leaving 3 and 4") << divide(9, 2, 3, 4) << "2: 9→3+4" << 2 << "take 2";
    QTest::newRow("take 2 from heap 2, leaving 7") << divide(9, 2, 7, 0) << "2: 9→7" << 2 << "take 2";
    const auto atEnd = [](std::uint64_t taken, std::uint64_t left, std::uint64_t right) {
        return Move{.action = games::DivideHeap{1, true, 9, taken, left, right}, .gesture = {}};
    };
    QTest::newRow("take the first of heap 2, leaving 8") << atEnd(1, 0, 8) << "2: 9→0+8" << 1 << "take 1";
    QTest::newRow("take the last 2 of heap 2, leaving 7") << atEnd(2, 7, 0) << "2: 9→7+0" << 2 << "take 2";
    QTest::newRow("take all of heap 2") << divide(2, 2, 0, 0) << "2: 2→0" << 2 << "take 2";
    QTest::newRow("divide heap 2 into 1,000 and 4")
        << divide(1'004, 0, 1'000, 4) << "2: 1,004→1,000+4" << 0 << "divide";
    QTest::newRow("b4") << gridMove({0, 1}, {0, 1}) << "b4" << 1 << "take 1";
    QTest::newRow("c3-c4") << gridMove({0, 2}, {1, 2}) << "c3–c4" << 2 << "take 2";
    QTest::newRow("c3-d3") << gridMove({1, 3}, {1, 2}) << "c3–d3" << 2 << "take 2";
    QTest::newRow("c2-c4") << gridMove({2, 2}, {0, 2}) << "c2–c4" << 3 << "take 3";
    QTest::newRow("b3") << Move{.action = games::Bite{.row = 3, .column = 2, .squares = 4}, .gesture = {}}
                        << "b3" << 4 << "take 4";
    QTest::newRow("4 to 2") << Move{.action = games::Hop{.from = 4, .to = 2}, .gesture = {}} << "4→2" << 0
                            << "to 2";
    QTest::newRow("2 to 1") << Move{.action = games::FollowArrow{2, 1}, .gesture = {}} << "→1" << 0 << "to 1";
    const auto counter = [](games::Point from, games::Point to) {
        return Move{.action = games::MoveCounter{from, to}, .gesture = {}};
    };
    const auto queen = [](games::Point from, games::Point to) {
        return Move{.action = games::MoveQueen{from, to}, .gesture = {}};
    };
    QTest::newRow("(3, 5) to (1, 5)") << counter({3, 5}, {1, 5}) << "(3, 5)→(1, 5)" << 0 << "to (1, 5)";
    QTest::newRow("(1000000000, 5) to (7, 5)")
        << counter({1'000'000'000, 5}, {7, 5}) << "x→7" << 0 << "to (7, 5)";
    QTest::newRow("(1000000000, 5) to (1000000000, 4)")
        << counter({1'000'000'000, 5}, {1'000'000'000, 4}) << "y→4" << 0 << "to (1000000000, 4)";
    QTest::newRow("(7, 5) to (4, 2)") << queen({7, 5}, {4, 2}) << "→(4, 2)" << 0 << "to (4, 2)";
    QTest::newRow("(1000000000, 618033988) to (999999995, 618033983)")
        << queen({1'000'000'000, 618'033'988}, {999'999'995, 618'033'983}) << "x, y −5" << 0
        << "to (999999995, 618033983)";
}

void TestNames::moves()
{
    QFETCH(Move, move);
    QFETCH(QString, label);
    QFETCH(int, size);
    QFETCH(QString, mark);
    QCOMPARE(wording::moveText(move), QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(wording::moveLabel(move), label);
    QCOMPARE(wording::moveSize(move), static_cast<std::uint64_t>(size));
    QCOMPARE(wording::moveMark(move), mark);
    QCOMPARE(wording::movePreview(move, Outcome::P), QStringLiteral("%1: leaves P").arg(mark));
}

void TestNames::movesAreTold_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* position, const char* after, const char* told, const char* shown) {
        QTest::newRow(position) << QString::fromUtf8(position) << QString::fromUtf8(after)
                                << QString::fromUtf8(told) << QString::fromUtf8(shown);
    };
    row("nim:7,6,5", "nim:3,6,5", "I took 4 from the left heap.", "take 4 from the left heap");
    row("nim:7,6", "nim:7,3", "I took 3 from the right heap.", "take 3 from the right heap");
    row("nim:7", "nim:3", "I took 4 from the heap.", "take 4 from the heap");
    row("nim:1,2,3,4", "nim:1,2,0,4", "I took 3 from heap 3.", "take 3 from heap 3");
    row("takeaway:10", "takeaway:8", "I took 2 from the heap.", "take 2 from the heap");
    row("poker/adds=1,1/max=5,5,5:3,4,5", "poker/adds=0,1/max=5,5,5:3,5,5", "I added 1 to the middle heap.",
        "add 1 to the middle heap");
    row("skip/skips=2,1:3,4", "skip/skips=1,1:3,4", "I used a skip.", "skip");
    row("octal/code=0.77:7,4", "octal/code=0.77:7,2", "I took 2 from the right heap.",
        "take 2 from the right heap");
    row("octal/code=0.77:7", "octal/code=0.77:2,4", "I took 1 from the heap. 2 and 4 are left.",
        "take 1 from the heap, leaving 2 and 4");
    row("grundy:5,3", "grundy:1,4,3", "I divided the left heap into 1 and 4.",
        "divide the left heap into 1 and 4");
    row("grundy:8,5", "grundy:1,7,5", "I divided the upper heap into 1 and 7.",
        "divide the upper heap into 1 and 7");
    row("primes:360", "primes:90", "I divided by 4.", "divide by 4");
    row("dollar:01001001", "dollar:01001010", "I slid a coin from 8 to 7.", "slide a coin from 8 to 7");
    row("staircase:0,3,1,2", "staircase:2,1,1,2", "I moved 2 coins from 1 to 0.", "move 2 coins from 1 to 0");
    row("turtles:THTTTH", "turtles:THTTTT", "I turned turtle 6.", "turn 6");
    row("turtles:THTTTHH", "turtles:TTTTTHT", "I turned turtles 7 and 2.", "turn 7 and 2");
    row("twins:THTTTH", "twins:TTTTTT", "I turned coins 6 and 2.", "turn 6 and 2");
    row("chomp:3,3", "chomp:2,2", "I bit off 2 squares.", "bite at c1");
    row("chomp:3,3", "chomp:3,2", "I bit off 1 square.", "bite at c2");
    row("hackenbush:0-1g,1-2g,1-3g", "hackenbush:0-1g,1-2g", "I cut a green stem.",
        "cut the green edge from 1 to 3");
    row("hackenbush:0-1g,1-2g,0-3g", "hackenbush:0-3g", "I cut a green stem. 1 more fell.",
        "cut the green edge from 0 to 1");
    row("hackenbush:0-1b,0-2r", "hackenbush:0-2r", "I cut a blue stem.", "cut the blue edge from 0 to 1");
    row("grid:111/111", "grid:100/111", "I took 2 from row 2.", "take b2–c2");
    row("lines:111/1111", "lines:111/1001", "I took 2 from line 2.", "take counters 2 to 3 of line 2");
    row("wythoff:5,6", "wythoff:4,5", "I moved the queen to (4, 5).", "move the queen to (4, 5)");
    row("plane:1x2,5x3", "plane:1x2,5x1", "I moved a counter from (5, 3) to (5, 1).",
        "move a counter from (5, 3) to (5, 1)");
    row("dag:1-0,2-0,2-1@2", "dag:1-0,2-0,2-1@1", "I moved the token to 1.", "move the token to 1");
    row("toads:TT.FF", "toads:T.TFF", "I hopped from 2 to 3.", "hop from 2 to 3");
    row("northcott:W..B./.W..B", "northcott:.W.B./.W..B", "I moved from 1 to 2 in row 1.",
        "move from 1 to 2 in row 1");
    row("shapes/take=11t:11/11", "shapes/take=11t:00/11", "I took 2 stones.", "take a2–b2");
    row("nim:1,2 + nim:3,4", "nim:1,2 + nim:3,2", "On board 2: I took 2 from heap 2.",
        "board 2: take 2 from heap 2");
}

void TestNames::movesAreTold()
{
    QFETCH(QString, position);
    QFETCH(QString, after);
    QFETCH(QString, told);
    QFETCH(QString, shown);
    const games::GamePtr before = read(position.toUtf8().constData());
    QStringList all;
    for (const Move& move : before->moves().moves)
        if (before->after(move)->notation() == read(after.toUtf8().constData())->notation())
            all.append(
                {wording::toldMove(*before, move, wording::Subject::I), wording::shownText(*before, move)});
    QVERIFY2(all.contains(told), qPrintable(all.join(u'\n')));
    QVERIFY2(all.contains(shown), qPrintable(all.join(u'\n')));
    const Move first = before->moves().moves.front();
    const QString byMe = wording::toldMove(*before, first, wording::Subject::I);
    const auto by = [&byMe](const QString& who) { return QString(byMe).replace(QLatin1String("I "), who); };
    QCOMPARE(wording::toldMove(*before, first, wording::Subject::You), by(QStringLiteral("You ")));
    QCOMPARE(wording::toldMove(*before, first, wording::Subject::Other, QStringLiteral("Pip")),
             by(QStringLiteral("Pip ")));
}

/// Where the board alone shows which pieces they were, the code says so.
void TestNames::movesAreHeard()
{
    const auto heard = [](const char* position) {
        const games::GamePtr before = read(position);
        return wording::heardMove(*before, before->moves().moves.front(), wording::Subject::Other,
                                  QStringLiteral("Pip"));
    };
    QCOMPARE(heard("grid:1"), QStringLiteral("Pip took 1 from row 1. a1."));
    QCOMPARE(heard("hackenbush:0-1g"), QStringLiteral("Pip cut a green stem. cut 0-1 (green)."));
    QCOMPARE(heard("nim:0,1"), QStringLiteral("Pip took 1 from the right heap."));
}

/// A heap has its place where that is true: side by side, up to three.
void TestNames::playersReadWhere()
{
    const auto where = [](const char* position) {
        const games::GamePtr before = read(position);
        const games::Move move = before->moves().moves.front();
        const games::MoveWords words = wording::shownWords(*before, move);
        return QStringList{wording::toText(words.text), wording::toText(words.where.look),
                           wording::toText(words.where.holds)};
    };
    QCOMPARE(where("nim:0,1"), (QStringList{"take 1 from the right heap", "Look at the right heap.",
                                            "The right heap holds out longest."}));
    QCOMPARE(where("nim:0,0,1,0"),
             (QStringList{"take 1 from heap 3", "Look at heap 3.", "Heap 3 holds out longest."}));
    QCOMPARE(where("takeaway:0,1").front(), QStringLiteral("take 1 from heap 2")); // sticks lie in rows
    QCOMPARE(where("nim:1,13").front(), QStringLiteral("take 1 from heap 1"));     // may lie in rows
    QCOMPARE(where("grundy:3,0").front(), QStringLiteral("divide the left heap into 1 and 2"));
    QCOMPARE(where("octal/code=0.77:0,0,12,9").front(),
             QStringLiteral("take 1 from heap 3 of the upper row"));
    QCOMPARE(where("octal/code=0.77:100,1").front(), QStringLiteral("take 1 from the left heap"));
    QCOMPARE(where("chomp:2").front(), QStringLiteral("bite at b1"));
}

/// Also where two of them leave the same position.
void TestNames::movesAreToldApart()
{
    for (const char* notation : {"octal/code=0.77:5,5,2", "octal/misere/code=0.137:8", "octal/code=4.3:6,1",
                                 "octal/code=0.33:5,2,2", "octal/code=0.77:300", "grundy:10,10"}) {
        QStringList texts;
        QStringList labels;
        for (const Move& move : read(notation)->moves().moves) {
            texts.append(wording::moveText(move));
            labels.append(wording::moveLabel(move));
        }
        QVERIFY(!texts.isEmpty());
        QCOMPARE(texts.removeDuplicates(), 0);
        QCOMPARE(labels.removeDuplicates(), 0);
    }
}

void TestNames::heapPieces()
{
    using games::PieceKind;
    const games::Piece base{.id = games::pieceId(1, 0), .kind = PieceKind::Base, .column = 1, .count = 11};
    const games::Piece stone{.id = games::pieceId(1, 4), .kind = PieceKind::Stone};
    const games::Piece stick{.id = games::pieceId(1, 4), .kind = PieceKind::Stick};
    const games::Piece empty{.id = games::pieceId(0, 0), .kind = PieceKind::Base, .count = 0};
    const games::Board board{
        .shape = games::Shape::Heaps, .rows = 11, .columns = 2, .pieces = {empty, base, stone}};
    QCOMPARE(wording::pieceName(board, stone), QStringLiteral("heap 2, stone 4 of 11"));
    QCOMPARE(wording::pieceName(board, stick), QStringLiteral("heap 2, stick 4 of 11"));
    QCOMPARE(wording::pieceName(board, base), QStringLiteral("heap 2, size 11"));
    QCOMPARE(wording::pieceName(board, empty), QStringLiteral("heap 1, empty"));
    const games::Board single{.shape = games::Shape::Heaps,
                              .rows = 10,
                              .columns = 1,
                              .pieces = {{.id = games::pieceId(0, 0), .kind = PieceKind::Base, .count = 10}}};
    const games::Piece alone{.id = games::pieceId(0, 4), .kind = PieceKind::Stick};
    QCOMPARE(wording::pieceName(single, alone), QStringLiteral("stick 4 of 10"));
}

void TestNames::gridPieces()
{
    const games::Board board{.shape = games::Shape::Grid, .rows = 4, .columns = 4, .pieces = {}};
    const games::Piece stone{
        .id = games::pieceId(2, 2), .kind = games::PieceKind::Stone, .row = 2, .column = 2};
    const games::Piece gap{.id = games::pieceId(3, 0), .kind = games::PieceKind::Gap, .row = 3};
    const games::Piece square{
        .id = games::pieceId(2, 1), .kind = games::PieceKind::Tile, .row = 1, .column = 1};
    const games::Piece crossed{.id = games::pieceId(0, 0), .kind = games::PieceKind::CrossedTile, .row = 3};
    QCOMPARE(wording::pieceName(board, square), QStringLiteral("b3, square"));
    QCOMPARE(wording::pieceName(board, crossed), QStringLiteral("a1, crossed square"));
    QCOMPARE(wording::pieceName(board, stone), QStringLiteral("c2, stone"));
    QCOMPARE(wording::pieceName(board, gap), QStringLiteral("a1, empty"));
    QCOMPARE(wording::pieceName(board, stone, Outcome::P),
             QStringLiteral("c2, stone; taking it leaves a P-position"));
    QCOMPARE(wording::pieceName(board, stone, Outcome::N),
             QStringLiteral("c2, stone; taking it leaves an N-position"));
}

void TestNames::linePieces()
{
    const games::Board board{.shape = games::Shape::Lines, .rows = 3, .columns = 5, .pieces = {}};
    QCOMPARE(wording::pieceName(board, {.id = games::pieceId(2, 1), .kind = games::PieceKind::Stone}),
             QStringLiteral("line 3, counter 2"));
    QCOMPARE(wording::pieceName(board, {.id = games::pieceId(2, 1), .kind = games::PieceKind::Gap}),
             QStringLiteral("line 3, gap 2"));
}

void TestNames::dividedPieces()
{
    const auto game = read("octal/code=4.3:3,50,0");
    const games::Board board = game->board();
    QStringList names;
    for (const games::Piece& piece : board.pieces)
        names.append(wording::pieceName(board, piece));
    QCOMPARE(names, (QStringList{"heap 1, stick 1 of 3", "heap 1, cut into 1 and 2", "heap 1, stick 2 of 3",
                                 "heap 1, cut into 2 and 1", "heap 1, stick 3 of 3", "heap 1, size 3",
                                 "heap 2, size 50, too long to draw", "heap 3, empty"}));
    QCOMPARE(wording::pieceName(board, board.pieces[1], Outcome::N),
             QStringLiteral("heap 1, cut into 1 and 2; choosing it leaves N"));
    QCOMPARE(wording::pieceName(board, board.pieces[0], Outcome::P),
             QStringLiteral("heap 1, stick 1 of 3; taking it leaves a P-position"));
}

void TestNames::graphPieces()
{
    using games::PieceKind;
    const games::Board board{.shape = games::Shape::Graph, .rows = 3, .columns = 1, .pieces = {}};
    QCOMPARE(wording::pieceName(board, {.id = games::PieceId{3}, .kind = PieceKind::Token}),
             QStringLiteral("node 3, token"));
    QCOMPARE(wording::pieceName(board, {.id = games::PieceId{1}, .kind = PieceKind::Node}),
             QStringLiteral("node 1"));
    QCOMPARE(wording::pieceName(board, {.id = games::pieceId(2, 1), .kind = PieceKind::Arrow}),
             QStringLiteral("arrow from 2 to 1"));
    QCOMPARE(wording::pieceName(board, {.id = games::PieceId{1}, .kind = PieceKind::Node}, Outcome::P),
             QStringLiteral("node 1; moving there leaves a P-position"));
}

GRUNDY_TEST(TestNames, tests::runIn<QCoreApplication, TestNames>)
#include "tst_names.moc"
