// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of Why? in words.

#include "games/catalogue.h"
#include "games/heaps/nimsteps.h"
#include "games/heaps/periodstep.h"
#include "games/lines/runsstep.h"
#include "games/options.h"
#include "games/plain/positions.h"
#include "support/testprogram.h"
#include "wording/heapmoves.h"
#include "wording/steps/explanations.h"
#include "wording/steps/nimsteps.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using games::Move;
using positions::read;
using theory::Outcome;
using theory::Play;

namespace {

constexpr games::Levels fromValues = games::Levels::from(games::Level::Values);

games::NimRow nimRow(std::uint64_t size, std::uint64_t nimber)
{
    return {.size = size, .nimber = nimber, .pieces = {}};
}

QString joined(const games::Step& step)
{
    return wording::stepText(step).join(QLatin1Char('\n'));
}

} // namespace

class TestExplanations : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void nimSum();
    void nimSumOfOtherHeaps();
    void nimSumOfADisguise();
    void rowsAreNamed();
    void nimSumZero();
    void misere_data();
    void misere();
    void period();
    void runs();
    void runsWithoutCode();
    void runGenera();
    void movesAreLeft();
    void misereTakeaway();
    void reversibleMoves();
    void rowsOfTokens();
    void method();
    void unsolved();
    void options();
    void mex();
    void plainText();
    void labelsOfARow();
    void labelsBothWays();
    void labelsUseNoTheory_data();
    void labelsUseNoTheory();
    void everyLevelHasWords_data() { labelsUseNoTheory_data(); }
    void everyLevelHasWords();
};

void TestExplanations::nimSum()
{
    games::NimSumStep step{
        .levels = fromValues, .rows = {nimRow(7, 7), nimRow(11, 11), nimRow(5, 5)}, .sum = 9, .decision = {}};
    QCOMPARE(joined(step), QStringLiteral("The nim-sum is 9."));
    step.decision = games::NimDecision{
        .column = 8, .row = 1, .target = 2, .candidates = 1, .move = heapMove(1, 11, 2), .pieces = {}};
    QCOMPARE(joined(step),
             QStringLiteral("The highest 1 of the nim-sum stands in column 8. Only heap 2 has a 1 "
                            "there, so it must shrink to 11 ⊕ 9 = 2. Then every column holds an "
                            "even number of 1s.\nThe move: take 9 from heap 2."));
    QCOMPARE(wording::stepTitle(step), QStringLiteral("Why: the nim-sum"));
    step.decision->candidates = 3;
    QVERIFY(joined(step).contains(
        QStringLiteral("3 heaps have a 1 there, heap 2 among them: it can shrink to 11 ⊕ 9 = 2.")));
    step.afterMove = true;
    QCOMPARE(wording::stepTitle(step), QStringLiteral("After the move"));
}

void TestExplanations::nimSumOfOtherHeaps()
{
    games::NimSumStep step{
        .levels = fromValues, .rows = {nimRow(4, 2), nimRow(5, 0)}, .sum = 2, .decision = {}};
    step.decision = games::NimDecision{
        .column = 2, .row = 0, .target = 0, .candidates = 1, .move = heapMove(0, 4, 1), .pieces = {}};
    QVERIFY(joined(step).contains(
        QStringLiteral("Only heap 1 has a 1 there: a move can make what is left of it worth 2 ⊕ 2 = 0.")));
    step.summand = games::runSummand;
    QVERIFY(joined(step).contains(QStringLiteral("Only run 1 has a 1 there")));
}

/// Rows go by what the board shows, in the table and in the sentence.
void TestExplanations::nimSumOfADisguise()
{
    games::NimSumStep step{.levels = fromValues,
                           .summand = games::Summand::Disguised,
                           .rows = {nimRow(2, 2), nimRow(4, 4)},
                           .sum = 6,
                           .decision = {}};
    step.decision = games::NimDecision{
        .column = 4, .row = 1, .target = 2, .candidates = 1, .move = heapMove(1, 4, 2), .pieces = {}};
    step.rows[0].name = {.label = {"Step %1", {1U}}, .told = {"step %1", {1U}}};
    step.rows[1].name = {.label = {"Step %1", {3U}}, .told = {"step %1", {3U}}};
    QCOMPARE(wording::rowLabels(step), QStringList({"Step 1", "Step 3"}));
    const auto said = [&] { return wording::stepText(step).constFirst(); };
    step.rows[0].name = {.label = {"Exponent of %1", {std::uint64_t{1}}}, .told = "the exponent of 1"};
    step.rows[1].name = {.label = {"Exponent of %1", {std::uint64_t{3}}}, .told = "the exponent of 3"};
    QCOMPARE(wording::rowLabels(step), QStringList({"Exponent of 1", "Exponent of 3"}));
    QVERIFY(said().contains(QStringLiteral("Only the exponent of 3 has a 1 there")));
    step.decision->candidates = 2;
    QVERIFY(
        said().contains(QStringLiteral("2 rows of the table have a 1 there, the exponent of 3 among them")));
}

/// The rows of a game are named by what its board shows, before a move and after it.
void TestExplanations::rowsAreNamed()
{
    const auto tables = [](const char* notation) {
        QList<QStringList> labels;
        for (const games::Step& step : read(notation)->explain({}).steps)
            if (const auto* sum = std::get_if<games::NimSumStep>(&step))
                labels.append(wording::rowLabels(*sum));
        return labels;
    };
    using Tables = QList<QStringList>;
    QCOMPARE(tables("staircase:0,2,0,4").front(), QStringList({"Step 1", "Step 3"}));
    QCOMPARE(tables("primes:12").front(), QStringList({"Exponent of 2", "Exponent of 3"}));
    QCOMPARE(tables("plane:2x4"),
             (Tables{{"(2, 4), column", "(2, 4), row"}, {"(2, 2), column", "(2, 2), row"}}));
    QCOMPARE(tables("twins:HTTH"), (Tables{{"Square 1", "Square 4"}, {"Square 1", "Square 4"}}));
    QCOMPARE(tables("twins:TTHH"), (Tables{{"Square 3", "Square 4"}, {"Square 3", "Square 3"}}));
    QCOMPARE(tables("dollar:0011"), (Tables{{"3 and 4"}}));
    QCOMPARE(tables("dollar:01001"), (Tables{{"2 and 5"}, {"Gap 1"}}));
}

void TestExplanations::nimSumZero()
{
    games::NimSumStep step{
        .levels = fromValues, .rows = {nimRow(3, 3), nimRow(3, 3)}, .sum = 0, .decision = {}};
    QVERIFY(joined(step).startsWith(
        QStringLiteral("The nim-sum is 0: every column holds an even number of 1s.")));
    step.rows.clear();
    QCOMPARE(joined(step), QStringLiteral("Nothing is left, so the nim-sum is 0."));
}

void TestExplanations::misere_data()
{
    QTest::addColumn<int>("large");
    QTest::addColumn<int>("ones");
    QTest::addColumn<bool>("move");
    QTest::addColumn<QString>("part");
    QTest::newRow("over") << 0 << 0 << false << "No move is left. In misère play whoever cannot move wins.";
    QTest::newRow("odd") << 0 << 3 << false << "3 heaps as 1. In misère play an odd number of ones is cold";
    QTest::newRow("one") << 0 << 1 << false << "1 heap as 1. In misère play an odd number of ones is cold";
    QTest::newRow("even") << 0 << 2 << true << "2 heaps as 1. In misère play an even number of ones is hot";
    QTest::newRow("switch to 1") << 1 << 2 << true << "Bring it down to 1: then the number of ones is odd";
    QTest::newRow("switch to 0") << 1 << 1 << true << "Bring it down to 0: then the number of ones is odd";
    QTest::newRow("nim-sum rules") << 2 << 1 << false
                                   << "2 heaps count as more than 1. As long as two or more do";
}

void TestExplanations::misere()
{
    QFETCH(int, large);
    QFETCH(int, ones);
    QFETCH(bool, move);
    QFETCH(QString, part);
    games::MisereNim nim{.levels = fromValues,
                         .large = static_cast<std::uint64_t>(large),
                         .ones = static_cast<std::uint64_t>(ones)};
    if (move)
        nim.move = heapMove(0, 1, 0);
    const auto told = [&nim] { return joined(games::misereStep(nim)); };
    QVERIFY2(told().contains(part), qPrintable(told()));
    QCOMPARE(told().contains(QLatin1String("The move: take 1 from heap 1.")), move);
    nim.summand = games::runSummand;
    QVERIFY(!told().contains(QLatin1String("heap ")) || move);
}

void TestExplanations::period()
{
    games::HeapPeriod step{.takes = {1, 2, 3},
                           .preperiod = 0,
                           .period = 4,
                           .values = {0, 1, 2, 3, 0, 1, 2, 3},
                           .rows = {nimRow(10, 2)}};
    const QString text = joined(games::periodStep(step));
    QVERIFY(text.contains(QLatin1String("The values repeat with period 4.")));
    QVERIFY(text.contains(QLatin1String("depends only on the 3 values before it")));
    QVERIFY(text.contains(QLatin1String("Heap 1: 10 is like 2 and has the value 2.")));
    QVERIFY(text.endsWith(QLatin1String("A value other than 0 means that the player to move wins.")));
    step.checkedTo = 256;
    step.takes.clear();
    QVERIFY(
        joined(games::periodStep(step)).contains(QLatin1String("all heaps below 256 have been worked out")));
    QVERIFY(joined(games::periodStep(step))
                .contains(QLatin1String("two heaps count by the nim-sum of their values")));
    step.checkedTo.reset();
    step.takes = {1};
    step.rows = {nimRow(4, 0), nimRow(3, 3)};
    QVERIFY(
        joined(games::periodStep(step)).contains(QLatin1String("depends only on the value just before it")));
    QVERIFY(!joined(games::periodStep(step)).contains(QLatin1String("the player to move")));
    step.preperiod = 2;
    QVERIFY(joined(games::periodStep(step))
                .contains(QLatin1String("repeat with period 4, from heap size 2 on.")));
    step.play = Play::Misere;
    QVERIFY(joined(games::periodStep(step))
                .startsWith(QString::fromUtf8("In misère play a heap without a move has the value 1.")));
}

void TestExplanations::runs()
{
    games::LineRuns step{.rows = {nimRow(3, 3)}, .code = "11100", .max = {}};
    QVERIFY(joined(games::runsStep(step)).contains(QLatin1String("The run code is 11100:")));
    step.code.clear();
    QVERIFY(!joined(games::runsStep(step)).contains(QLatin1String("run code")));
    step.rows.clear();
    step.max = 2;
    QCOMPARE(joined(games::runsStep(step)),
             QStringLiteral("A move takes at most 2 counters, so a run is not a heap of its length."));
    step.max = 1;
    QCOMPARE(joined(games::runsStep(step)),
             QStringLiteral("A move takes at most 1 counter, so a run is not a heap of its length."));
}

void TestExplanations::runsWithoutCode()
{
    games::LineRuns step{.rows = {nimRow(1, 1), nimRow(12, 12), nimRow(1, 1)}, .code = {}, .max = {}};
    QVERIFY2(joined(games::runsStep(step))
                 .endsWith(QString::fromUtf8("The runs, longest first: 1 × 12, 2 × 1 (number × length).")),
             qPrintable(joined(games::runsStep(step))));
}

void TestExplanations::runGenera()
{
    games::LineRuns step{
        .rows = {nimRow(4, 1), nimRow(2, 2), nimRow(1, 1), nimRow(2, 2)},
        .code = "01021",
        .max = 2,
        .genera = {solver::Genus{1, 1}, solver::Genus{2, 2}, solver::Genus{1, 0}, solver::Genus{2, 2}}};
    const QString tame = joined(games::runsStep(step));
    QVERIFY2(tame.contains(QString::fromUtf8("misère Nim of the lengths does not decide")), qPrintable(tame));
    QVERIFY(tame.contains(QLatin1String("The run code is 01021:")));
    QVERIFY(tame.contains(QLatin1String("A run of 4 has the genus (1,1).")));
    QVERIFY(tame.contains(QLatin1String("A run of 1 has the genus (1,0).")));
    QCOMPARE(tame.count(QLatin1String("A run of 2 has")), 1);
    QVERIFY(
        tame.contains(QLatin1String("The first numbers add up to the nim-sum 0, so the position is cold.")));
    step.rows = {nimRow(1, 1), nimRow(1, 1)};
    step.genera = {solver::Genus{1, 0}, solver::Genus{1, 0}};
    QVERIFY2(joined(games::runsStep(step)).contains(QLatin1String("the nim-sum 0, so the position is hot.")),
             qPrintable(joined(games::runsStep(step))));
    step.rows = {nimRow(1, 1), nimRow(7, 1)};
    step.genera = {solver::Genus{1, 0}, std::nullopt};
    QVERIFY2(joined(games::runsStep(step)).contains(QLatin1String("not tame")),
             qPrintable(joined(games::runsStep(step))));
    QVERIFY(!joined(games::runsStep(step)).contains(QLatin1String("nim-sum")));
}

/// After the last stone the opponent may still skip, or put stones back.
void TestExplanations::movesAreLeft()
{
    games::NimSumStep empty{.levels = fromValues,
                            .summand = games::Summand::Heap,
                            .rows = {{.size = 0, .nimber = 0, .pieces = {}}},
                            .decision = {},
                            .afterMove = true};
    QVERIFY(joined(empty).endsWith(QLatin1String("the opponent cannot move.")));
    empty.mayGoOn = true;
    QVERIFY(!joined(empty).contains(QLatin1String("cannot move")));
    for (const char* notation : {"skip/skips=1,1:3", "poker/adds=1,1/max=3:3"})
        QVERIFY(
            !wording::explanationText(read(notation)->explain({})).contains(QLatin1String("cannot move")));
}

/// Heaps of takeaway count as their values, and that this decides misère play has a reason of its own.
void TestExplanations::misereTakeaway()
{
    games::MisereNim ones{.levels = fromValues, .large = 0, .ones = 2, .countAsValues = true};
    const QString text = joined(games::misereStep(ones));
    QVERIFY2(text.contains(QStringLiteral("Ferguson’s pairing")), qPrintable(text));
    QVERIFY(!text.contains(QLatin1String("if heaps of 1 alone are left")));
    QVERIFY(text.endsWith(
        QStringLiteral("No heap counts as more than 1, and 2 heaps as 1. In misère play that is "
                       "hot, because their number is even.")));
    ones.countAsValues = false;
    QVERIFY(joined(games::misereStep(ones)).contains(QLatin1String("if heaps of 1 alone are left")));
}

/// The reply restores the value, not the number of pieces: in takeaway 7 sticks go back to 6, not to 10.
void TestExplanations::reversibleMoves()
{
    const auto game = std::get<games::GamePtr>(games::parse("takeaway:10"));
    QString text = wording::explanationText(game->explain({}), "takeaway");
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    QVERIFY2(text.contains(QLatin1String("the opponent has a reply that brings the heap back to what it was "
                                         "worth, so nothing is gained.")),
             qPrintable(text));
    QVERIFY(!text.contains(QLatin1String("as much again")));
}

/// One-way Northcott: the rule, what is counted in every row, and the sum.
void TestExplanations::rowsOfTokens()
{
    const auto explained = [](const char* notation) {
        return wording::explanationText(read(notation)->explain({}), "northcott")
            .replace(QLatin1Char('\n'), QLatin1Char(' '));
    };
    const QString own = explained("northcott/moves=own:W..B..../..B...W.");
    for (const char* said :
         {"Why: what a row is worth Face to face both players",
          "a row face to face with a gap of n is worth *n, a Nim heap.",
          "each one before White counts 1, each one before Black −1.",
          "Row 1, face to face with a gap of 2: *2. Row 2, back to back with 1 before White and "
          "2 before Black: -1.",
          "Why: the values of the rows", "The sum is -1*2."})
        QVERIFY2(own.contains(QString::fromUtf8(said)), qPrintable(own));
    const QString right = explained("northcott/moves=right:W.B/.B..W");
    for (const char* said :
         {"it is worth n where White stands on its left, and −n where Black does.",
          "n is the simplest number in between.",
          "Row 1, White on the left of a gap of 1: 1. Row 2, Black on the left of a gap of 2: -2."})
        QVERIFY2(right.contains(QString::fromUtf8(said)), qPrintable(right));
    QVERIFY(!explained("northcott/moves=own:").contains(QStringLiteral(". .")));
}

void TestExplanations::method()
{
    const auto told = [](const games::Answer& known) { return joined(games::methodStep(known)); };
    QString runs = wording::explanationText(read("lines/max=2:1111")->explain({}));
    QVERIFY(runs.replace(u'\n', u' ')
                .contains(QLatin1String("With this limit a run need not be worth its length, so the "
                                        "Grundy values of single runs are "
                                        "worked out one after the other, from a run of 0 to a run of 4")));
    QVERIFY(told({.method = games::Method::Search, .positions = 5, .grundyTooLarge = true})
                .endsWith(QLatin1String("it would take too many positions.")));
    QCOMPARE(told({.method = games::Method::Table, .positions = 65536}),
             QStringLiteral(
                 "No formula is known for this board, so the answer is a proof by table: every position "
                 "that can arise is labelled, 65,536 positions."));
    QVERIFY(
        told({.method = games::Method::Search, .positions = 1}).endsWith(QLatin1String("over 1 position.")));
    QVERIFY(!told({.method = games::Method::Theory}).isEmpty());
}

void TestExplanations::unsolved()
{
    games::Explanation explanation{.steps = {},
                                   .unsolved = solver::Unsolved{solver::UnsolvedReason::OutOfTime, 1234}};
    const QString text = wording::explanationText(explanation);
    QCOMPARE(text,
             QStringLiteral("How far it got\nNot solved within the time limit; looked at 1,234 positions\n"));
    explanation.steps.emplace_back(
        games::OptionsStep{.levels = fromValues, .outcome = Outcome::P, .lines = {}, .omitted = 3});
    const QString partly = wording::explanationText(explanation);
    QVERIFY2(!partly.contains(QLatin1String("Not solved")), qPrintable(partly));
    QVERIFY2(
        partly.simplified().endsWith(QLatin1String("It is known who wins, but the time limit ended the work "
                                                   "before every move was explained.")),
        qPrintable(partly));
}

void TestExplanations::options()
{
    games::OptionsStep step{.levels = fromValues, .outcome = Outcome::P, .lines = {}};
    QCOMPARE(joined(step), QStringLiteral("The position is cold because every move leaves a hot one."));
    step.terminal = true;
    QCOMPARE(joined(step), QStringLiteral("No move is left. In normal play whoever cannot move loses."));
    step.play = Play::Misere;
    QCOMPARE(joined(step), QStringLiteral("No move is left. In misère play whoever cannot move wins."));
    step.terminal = false;
    step.outcome = Outcome::N;
    games::OptionLine line{
        .move = heapMove(0, 3, 0), .leaves = {}, .outcome = Outcome::P, .reply = {}, .replyLeaves = {}};
    step.lines = {line};
    QCOMPARE(joined(step), QStringLiteral("The position is hot because this move leaves a cold one."));
    step.omitted = 1;
    QCOMPARE(joined(step), QStringLiteral("The position is hot because these moves leave a cold one."));
    step.lines.clear();
    step.omitted = 0;
    QCOMPARE(joined(step), QStringLiteral("The position is hot, but no move that leaves a cold one was found "
                                          "within the limits."));
    step.outcome = Outcome::P;
    step.lines = {line};
    step.lines.front().reply = heapMove(1, 3, 0);
    QVERIFY(!joined(step).contains(QStringLiteral("argue in the same way")));
    step.levels = games::Levels::only(games::Level::Labels);
    QCOMPARE(joined(step),
             QStringLiteral("The position is cold because every move leaves a hot one.\nEach answer "
                            "leaves a lost position again: argue in the same way from there."));
    QCOMPARE(wording::optionText(line), QStringLiteral("take 3 from heap 1: leaves P"));
    line.outcome = Outcome::N;
    line.wins = false;
    QCOMPARE(wording::optionText(line),
             QStringLiteral("take 3 from heap 1: leaves N, the opponent cannot move and wins"));
    line.reply = heapMove(1, 11, 2);
    QCOMPARE(wording::optionText(line), QStringLiteral("take 3 from heap 1: refuted by take 9 from heap 2"));
}

void TestExplanations::mex()
{
    QVERIFY(
        joined(games::mexStep({0}, 1))
            .startsWith(QLatin1String("Every option has the Grundy value 0. The smallest missing number is "
                                      "1:")));
    QCOMPARE(joined(games::mexStep({0, 1, 3}, 2)),
             QStringLiteral(
                 "The options have the Grundy values 0, 1, 3. The smallest number missing among them is 2: "
                 "that is the Grundy value of the position."));
    QCOMPARE(joined(games::mexStep({}, 0)), QStringLiteral("There is no option, so the Grundy value is 0."));
}

void TestExplanations::plainText()
{
    const QString text = wording::explanationText(read("nim:7,11,5")->explain({}));
    QVERIFY(text.contains(QLatin1String("              8  4  2  1\n")));
    QVERIFY(text.contains(QLatin1String("  Heap 2      1  0  1  1          11\n")));
    QVERIFY(text.contains(QLatin1String("  Nim-sum     1  0  0  1           9\n")));
    for (const QString& line : text.split(QLatin1Char('\n')))
        QVERIFY(line.size() <= 80);
    const QString huge = wording::explanationText(read("nim:1000000000,3")->explain({}));
    for (const QString& line : huge.split(QLatin1Char('\n')))
        QVERIFY2(line.size() <= 100, qPrintable(line));
}

void TestExplanations::labelsOfARow()
{
    const QString text =
        wording::explanationText(read("takeaway/take=1-3:6")->explain(games::Level::Labels, {}));
    QVERIFY(text.startsWith(QLatin1String("Labels from the end\n"
                                          "   0   1   2   3   4   5   6\n"
                                          "   P   N   N   N   P   N   N\n")));
    QVERIFY(text.contains(QStringLiteral("  4 is P: whatever you leave is N for the other player.\n")));
    QVERIFY(text.contains(QStringLiteral("Why N: a move leaves P\n")));
    QVERIFY(text.contains(QStringLiteral("After “take 2 from heap 1”: why that is P\n")));
    const QString longer =
        wording::explanationText(read("takeaway/take=1-3:1000")->explain(games::Level::Labels, {}));
    QVERIFY(longer.contains(
        QStringLiteral("In the same way the labels go on, one after the other, up to 1,000.")));
    const QString many = wording::explanationText(read("nim:500,500")->explain(games::Level::Labels, {}));
    QVERIFY(many.contains(QStringLiteral("800 more moves are not listed; each has an answer, too.")));
}

/// In the words L and R: of both players, whoever starts.
void TestExplanations::labelsBothWays()
{
    const QString text = wording::explanationText(
        read("hackenbush:0-1b,1-2b,0-3r")->explain(games::Level::Labels, {}), "hackenbush");
    QVERIFY(text.contains(QStringLiteral("Why Blue (Left) wins: a winning move\n")));
    QVERIFY(text.contains(QStringLiteral(
        "Why Red (Right) loses: every move is refuted\nIf Red (Right) moves first, Red (Right) loses: every "
        "move has a refutation.\n")));
}

void TestExplanations::labelsUseNoTheory_data()
{
    QTest::addColumn<std::string>("id");
    for (const games::Entry& entry : games::catalogue())
        QTest::newRow(entry.info.id.c_str()) << entry.info.id;
}

namespace {

solver::Job smallJob()
{
    solver::Job job;
    job.limits.positions = 20'000;
    job.limits.memoryBytes = 16U << 20U;
    return job;
}

} // namespace

void TestExplanations::labelsUseNoTheory()
{
    QFETCH(std::string, id);
    static const QRegularExpression theory(
        QStringLiteral("\\bvalues?\\b|nim-sum|\\bmex\\b|\\bperiod|Grundy|[φ⊕]|[*∗]\\d"),
        QRegularExpression::CaseInsensitiveOption);
    for (const games::Preset& preset : games::findEntry(id)->info.presets) {
        const auto explanation = read(preset.notation)->explain(games::Level::Labels, smallJob());
        const QString text = wording::explanationText(explanation, id);
        QVERIFY2(!text.contains(theory), qPrintable(text));
    }
}

void TestExplanations::everyLevelHasWords()
{
    QFETCH(std::string, id);
    for (const games::Preset& preset : games::findEntry(id)->info.presets) {
        for (const games::Level level : games::levels) {
            const auto explanation = read(preset.notation)->explain(level, smallJob());
            QVERIFY(!wording::explanationText(explanation, id).isEmpty());
            for (const games::Step& step : explanation.steps)
                QVERIFY2(!joined(step).isEmpty(), preset.notation.c_str());
        }
    }
}

GRUNDY_TEST(TestExplanations, tests::runIn<QCoreApplication, TestExplanations>)
#include "tst_explanations.moc"
