// SPDX-License-Identifier: GPL-3.0-or-later
// Skip Nim and Poker Nim against the plain rules, and what the source texts say of them.

#include "games/edit.h"
#include "games/plain/badtexts.h"
#include "games/plain/partizancheck.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

using asked::stepOf;
using games::Answer;
using games::GamePtr;
using games::Question;
using positions::read;

namespace {

std::string drawSkip(std::mt19937_64& random)
{
    return std::string(random() % 2 == 0 ? "skip" : "skip/misere") +
           "/skips=" + std::to_string(random() % 4) + "," + std::to_string(random() % 4) +
           (random() % 2 == 0 ? ":" : "/ends=stones:") + positions::heaps(random, 3, 4);
}

std::string drawPoker(std::mt19937_64& random)
{
    std::string caps;
    std::string sizes;
    for (std::size_t n = 1 + random() % 3; n > 0; --n) {
        const std::uint64_t cap = random() % 4;
        caps += std::to_string(cap) + (n > 1 ? "," : "");
        sizes += std::to_string(random() % (cap + 1)) + (n > 1 ? "," : "");
    }
    return std::string(random() % 2 == 0 ? "poker" : "poker/misere") +
           "/adds=" + std::to_string(random() % 3) + "," + std::to_string(random() % 3) + "/max=" + caps +
           ":" + sizes;
}

std::uint64_t nimSum(const std::string& notation)
{
    std::uint64_t sum = 0;
    for (const unsigned long heap : plainpartizan::numbers(bruteforce::readText(notation).body))
        sum ^= heap;
    return sum;
}

} // namespace

class TestPartizan : public QObject {
    Q_OBJECT

private slots:
    void answersAreThePlainRules_data();
    void answersAreThePlainRules();
    void gestures();
    void skipRule();
    void skipRuleFailsAtTheLastStone();
    void skipValuesAreExact();
    void pokerIsNim();
    void pokerFromFullHeapsInMisere();
    void largePositions_data();
    void largePositions();
    void explanations();
    void edits();
    void spellings();
    void badStrings_data();
    void badStrings();
};

void TestPartizan::answersAreThePlainRules_data()
{
    QTest::addColumn<bool>("isSkip");
    QTest::addColumn<bool>("theorems");
    QTest::newRow("skip theory") << true << true;
    QTest::newRow("skip search") << true << false;
    QTest::newRow("poker theory") << false << true;
    QTest::newRow("poker search") << false << false;
}

void TestPartizan::answersAreThePlainRules()
{
    QFETCH(bool, isSkip);
    QFETCH(bool, theorems);
    std::mt19937_64 random(isSkip ? 1 : 2);
    plainpartizan::Turns turns;
    for (int n = 0; n < tests::repeated(600); ++n) {
        const std::string notation = isSkip ? drawSkip(random) : drawPoker(random);
        const GamePtr parsed = read(notation);
        QVERIFY2(parsed, notation.c_str());
        QCOMPARE(parsed->notation(), notation);
        const GamePtr game = parsed->withMover(n % 2 == 0 ? theory::Mover::Left : theory::Mover::Right);
        QCOMPARE(partizancheck::difference(*game, {.theoremsAllowed = theorems}, turns), QString());
        QVERIFY(game->answer({.theoremsAllowed = theorems}, {}).verdict.remoteness.has_value());
    }
}

void TestPartizan::gestures()
{
    std::mt19937_64 random(3);
    for (int n = 0; n < tests::repeated(300); ++n) {
        const GamePtr game = read(n % 2 == 0 ? drawSkip(random) : drawPoker(random));
        QCOMPARE(partizancheck::gestureDifference(*game), QString());
        QCOMPARE(partizancheck::gestureDifference(*game->withMover(theory::Mover::Right)), QString());
    }
    const GamePtr skip = read("skip/skips=0,2:3");
    using asked::refusal;
    QCOMPARE(refusal(*skip, games::buttonId(theory::Mover::Left)), std::string("None of them is left."));
    QCOMPARE(refusal(*skip, games::buttonId(theory::Mover::Right)),
             std::string("That belongs to Right, and Left is to move."));
    const GamePtr poker = read("poker/adds=1,0/max=2,3:2,1");
    QCOMPARE(refusal(*poker, games::buttonId(theory::Mover::Right)),
             std::string("That belongs to Right, and Left is to move."));
    QCOMPARE(refusal(*poker, games::pieceId(0, 3)), std::string("This heap holds at most 2."));
    const auto other = poker->withMover(theory::Mover::Right);
    QCOMPARE(refusal(*other, games::pieceId(1, 2)), std::string("None of them is left."));
}

/// A = B: as Nim; A > B: Left wins; A < B: Right wins.
void TestPartizan::skipRule()
{
    plainpartizan::Turns turns;
    for (unsigned left = 0; left < 4; ++left) {
        for (unsigned right = 0; right < 4; ++right) {
            for (const char* heaps : {"", "1", "3", "1,1", "1,2,3", "2,4", "3,4,2"}) {
                const std::string notation =
                    "skip/skips=" + std::to_string(left) + "," + std::to_string(right) + ":" + heaps;
                const char expected =
                    left != right ? (left > right ? 'L' : 'R') : (nimSum(notation) == 0 ? 'P' : 'N');
                QCOMPARE(turns.outcome(notation), expected);
                QCOMPARE(partizancheck::letterOf(read(notation)->answer({}, {}).verdict), expected);
            }
        }
    }
    QCOMPARE(read("skip/skips=3,1:3,4,5")->answer({}, {}).verdict.value, std::string("2*2"));
    QCOMPARE(read("skip/skips=1,3:3,4,6")->answer({}, {}).verdict.value, std::string("-2*"));
    QCOMPARE(read("skip/skips=1,1:3,4,7")->answer({}, {}).verdict.value, std::string("0"));
}

/// docs/sources.md, F8.
void TestPartizan::skipRuleFailsAtTheLastStone()
{
    const auto outcome = [](unsigned left, unsigned right, const std::string& heaps) {
        return partizancheck::letterOf(
            read("skip/skips=" + std::to_string(left) + "," + std::to_string(right) + "/ends=stones:" + heaps)
                ->answer({}, {})
                .verdict);
    };
    for (unsigned left = 0; left < 4; ++left) {
        for (unsigned right = 0; right < 4; ++right) {
            QCOMPARE(outcome(left, right, ""), 'P');
            QCOMPARE(outcome(left, right, "1"), 'N');
            QCOMPARE(outcome(left, right, "4"), 'N');
            for (const char* heaps : {"1,1", "1,2", "1,2,3", "2,3,4"}) {
                const std::string notation = std::string("nim:") + heaps;
                const char expected =
                    left != right ? (left > right ? 'L' : 'R') : (nimSum(notation) == 0 ? 'P' : 'N');
                QCOMPARE(outcome(left, right, heaps), expected);
            }
        }
    }
    const Answer smallest = read("skip/skips=0,1/ends=stones:1")->answer({}, {});
    QCOMPARE(smallest.winning, std::uint64_t{1});
}

/// The value that is named wins against the position's negative for the second player.
void TestPartizan::skipValuesAreExact()
{
    plainpartizan::Differences differences;
    for (const char* heaps : {"0", "1", "2", "1,2", "2,3"}) {
        const std::string ends = std::string("/ends=stones:") + heaps;
        QVERIFY(read("skip/skips=1,0" + ends)->answer({}, {}).verdict.value.has_value());
        const std::string here = std::string("skip/skips=2,1:") + heaps;
        const std::string nim = "skip/skips=1,0:" + std::to_string(nimSum(here));
        QVERIFY(differences.areEqual(here, nim));
        QVERIFY(!differences.areEqual(here, "skip/skips=1,1:" + std::to_string(nimSum(here))));
        QCOMPARE(read(here)->answer({.theoremsAllowed = false}, {}).verdict.value,
                 read(nim)->answer({}, {}).verdict.value);
    }
    // Equal texts, and those alone, are equal games.
    const std::vector<std::string> all{"skip/skips=1,0/ends=stones:1",
                                       "skip/skips=0,1/ends=stones:1",
                                       "skip/skips=2,0/ends=stones:1",
                                       "skip/skips=1,1/ends=stones:1",
                                       "skip/skips=1,0/ends=stones:2",
                                       "skip/skips=1,0/ends=stones:1,1",
                                       "skip/skips=1,1/ends=stones:2",
                                       "skip/skips=2,1/ends=stones:1,1",
                                       "skip/skips=0,0:1",
                                       "skip/skips=1,1:2",
                                       "skip/skips=1,0:0",
                                       "skip/skips=1,0:1"};
    for (const std::string& a : all) {
        for (const std::string& b : all) {
            const auto text = [](const std::string& notation) {
                return read(notation)->answer({}, {}).verdict.value;
            };
            QVERIFY(text(a).has_value());
            QVERIFY2((text(a) == text(b)) == differences.areEqual(a, b),
                     (a + " " + b + " " + *text(a) + " " + *text(b)).c_str());
        }
    }
}

/// docs/sources.md, T28.
void TestPartizan::pokerIsNim()
{
    plainpartizan::Turns turns;
    std::mt19937_64 random(5);
    for (int n = 0; n < tests::repeated(1000); ++n) {
        std::string notation = drawPoker(random);
        notation.erase(0, notation.find("/adds"));
        notation = "poker" + notation;
        const std::uint64_t sum = nimSum(notation);
        QCOMPARE(turns.outcome(notation), sum == 0 ? 'P' : 'N');
        const std::string value = sum == 0   ? std::string("0")
                                  : sum == 1 ? std::string("*")
                                             : "*" + std::to_string(sum);
        QCOMPARE(read(notation)->answer({.moves = false}, {}).verdict.value, value);
        if (n < 200)
            QCOMPARE(read(notation)->answer({.moves = false, .theoremsAllowed = false}, {}).verdict.value,
                     value);
    }
}

void TestPartizan::pokerFromFullHeapsInMisere()
{
    for (int a = 1; a <= 3; ++a) {
        for (int b = 1; b <= 3; ++b) {
            const std::string heaps = std::to_string(a) + "," + std::to_string(b);
            const GamePtr nim = read("nim/misere:" + heaps);
            for (const char* adds : {"1,1", "2,2", "2,1", "0,2"}) {
                const GamePtr poker =
                    read(std::string("poker/misere/adds=") + adds + "/max=" + heaps + ":" + heaps);
                QCOMPARE(poker->answer({}, {}).verdict.outcome, nim->answer({}, {}).verdict.outcome);
            }
        }
    }
}

void TestPartizan::largePositions_data()
{
    QTest::addColumn<std::string>("notation");
    QTest::addColumn<bool>("solved");
    QTest::newRow("skip") << std::string("skip/skips=5,5:1000000000,999999999,3") << true;
    QTest::newRow("skip ahead") << std::string("skip/skips=1000000000,5:1000000000,7") << true;
    QTest::newRow("skip middle") << std::string("skip/skips=2,2:3000,4000,2999") << true;
    QTest::newRow("skip one") << std::string("skip/skips=0,0:9000") << true;
    QTest::newRow("poker") << std::string("poker/adds=3,3/max=1000000000,1000000000:7,999999999") << true;
    QTest::newRow("poker middle") << std::string("poker/adds=3,3/max=6000,6000:600,4000") << true;
    QTest::newRow("misere skip") << std::string("skip/misere/skips=5,5:1000000000,999999999,3") << false;
    QTest::newRow("skip ends") << std::string("skip/skips=9,9/ends=stones:1000000,5") << false;
    QTest::newRow("misere poker") << std::string("poker/misere/adds=3,3/max=1000000000:7") << false;
    QTest::newRow("misere search") << std::string("skip/misere/skips=90,90:900,800,700,600") << false;
    QTest::newRow("misere skips alone") << std::string("skip/misere/skips=1000000000,1000000000:9") << false;
}

void TestPartizan::largePositions()
{
    QFETCH(std::string, notation);
    QFETCH(bool, solved);
    const GamePtr game = read(notation);
    QVERIFY(game);
    QElapsedTimer timer;
    timer.start();
    solver::Job job;
    job.limits.memoryBytes = std::size_t{64} << 20;
    const solver::Job unhurried = job; // what is solved by rule is solved on a slow machine, too
    job.limits.time = std::chrono::milliseconds(100);
    for (const theory::Mover mover : {theory::Mover::Left, theory::Mover::Right}) {
        const GamePtr here = game->withMover(mover);
        const Answer answer = here->answer({}, solved ? unhurried : job);
        QCOMPARE(answer.verdict.outcome.has_value(), solved);
        QCOMPARE(answer.unsolved.has_value(), !solved);
        QVERIFY(answer.moves.size() <= 2 * games::mostListedMoves);
        const auto listed = static_cast<std::uint64_t>(std::ranges::count_if(
            answer.moves, [&](const games::JudgedMove& judged) { return judged.move.player == mover; }));
        QVERIFY(answer.omitted == 0 || listed == games::mostListedMoves);
        QVERIFY(answer.winning <= answer.moveCount());
        if (notation == "skip/skips=5,5:1000000000,999999999,3") {
            QCOMPARE(answer.moveCount(), std::uint64_t{2'000'000'003});
            QVERIFY(answer.moves.front().winning);
        }
        (void)here->lookAhead(2, job);
        (void)here->explain(job);
    }
    QVERIFY2(timer.elapsed() < tests::patienceMs, std::to_string(timer.elapsed()).c_str());
}

void TestPartizan::explanations()
{
    const auto skip = read("skip/skips=2,1:3,4,5")->explain({});
    constexpr auto title = "Why: the skips";
    QVERIFY(asked::says(skip, title, "Together the position is worth 2 − 1 + *2 = 1*2.\n"));
    QVERIFY(!stepOf<games::NimSumStep>(skip));
    QVERIFY(stepOf<games::OptionsStep>(skip)->wins);
    const auto even = read("skip/skips=1,1:3,4,5")->explain({});
    const auto* sum = stepOf<games::NimSumStep>(even);
    QVERIFY(sum && sum->decision);
    QCOMPARE(sum->sum, std::uint64_t{2});
    const auto ends = read("skip/skips=0,1/ends=stones:1")->explain({});
    QVERIFY(asked::says(ends, title, "The game is over when the chips are gone") &&
            asked::titled(ends, asked::methodTitle));
    const auto misere = read("skip/misere/skips=0,1:2")->explain({});
    QVERIFY(!asked::titled(misere, title) && asked::titled(misere, asked::methodTitle));
    const auto poker = read("poker/adds=2,2/max=3,4,5:3,4,5")->explain({});
    QVERIFY(asked::says(poker, "Why: adds are reversed", "their nim-sum is 2.\n"));
    QVERIFY(stepOf<games::NimSumStep>(poker)->decision.has_value());
    const auto lost = read("poker/adds=2,2/max=3,4:3,3")->explain({});
    QVERIFY(!stepOf<games::OptionsStep>(lost)->wins);
    QCOMPARE(stepOf<games::OptionsStep>(lost)->lines.size(), std::size_t{7});
    QVERIFY(!read("poker/adds=2,2/max=3,4:3,3")->lens({}).has_value());
}

void TestPartizan::edits()
{
    const GamePtr skip = read("skip/skips=1,1:3,4");
    using asked::edited;
    QCOMPARE(edited(*skip, games::SetCount{games::buttonId(theory::Mover::Right), 5}),
             std::string("skip/skips=1,5:3,4"));
    QCOMPARE(edited(*skip, games::AddHeap{7}), std::string("skip/skips=1,1:3,4,7"));
    QCOMPARE(edited(*skip, games::ToggleCell{}), std::string("none"));
    const GamePtr poker = read("poker/adds=1,1/max=3,4:3,2");
    QCOMPARE(edited(*poker, games::SetHeap{0, 6}), std::string("poker/adds=1,1/max=6,4:6,2"));
    QCOMPARE(edited(*poker, games::AddHeap{2}), std::string("poker/adds=1,1/max=3,4,2:3,2,2"));
    QCOMPARE(edited(*poker, games::RemoveHeap{0}), std::string("poker/adds=1,1/max=4:2"));
    QCOMPARE(edited(*poker, games::SetCount{games::buttonId(theory::Mover::Left), 0}),
             std::string("poker/adds=0,1/max=3,4:3,2"));
    QCOMPARE(asked::presetLost("skip"), std::string());
    QCOMPARE(asked::presetLost("poker"), std::string());
}

void TestPartizan::spellings()
{
    QCOMPARE(read(" poker / adds = 2 , 2 : 3 , 4 ")->notation(), std::string("poker/adds=2,2/max=3,4:3,4"));
    QCOMPARE(read("poker/adds=1,1/max=:")->notation(), std::string("poker/adds=1,1/max=:"));
    QCOMPARE(read("poker/adds=1,1:")->notation(), std::string("poker/adds=1,1/max=:"));
    QCOMPARE(read("skip/ends=skips/skips=0,1:")->notation(), std::string("skip/skips=0,1:"));
}

void TestPartizan::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::named;
    using enum games::ParseProblem;
    named("no skips", "skip:3,4", 5, Missing);
    named("one skip", "skip/skips=1:3", 13, Unexpected);
    named("no number", "skip/skips=x,1:3", 12, Unexpected);
    named("skips twice", "skip/skips=1,1/skips=1,1:3", 16, TwiceGiven);
    named("ends", "skip/skips=1,1/ends=now:3", 21, Unexpected);
    named("heap", "skip/skips=1,1:3,x", 18, Unexpected);
    named("skip large", "skip/skips=1,1000000001:3", 14, TooLarge);
    named("no adds", "poker/max=3:3", 12, Missing);
    named("caps", "poker/adds=1,1/max=3:3,4", 20,
          {"the number of caps is %1, that of the heaps %2", {1U, 2U}});
    named("over", "poker/adds=1,1/max=3,3:3, 4", 27, {"the heap of %1 is over its cap of %2", {4U, 3U}});
    named("cap", "poker/adds=1,1/max=3,q:3,4", 22, Unexpected);
}

void TestPartizan::badStrings()
{
    badtexts::check();
}

GRUNDY_TEST(TestPartizan, tests::run<TestPartizan>)

#include "tst_partizan.moc"
