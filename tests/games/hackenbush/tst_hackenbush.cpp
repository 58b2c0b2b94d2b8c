// SPDX-License-Identifier: GPL-3.0-or-later
// Hackenbush against the plain rules.

#include "games/plain/badtexts.h"
#include "games/plain/hackenbushcheck.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

using games::Answer;
using games::GamePtr;
using hackenbushcheck::answerOf;
using hackenbushcheck::valueOf;
using plainhackenbush::Edges;
using positions::read;

class TestHackenbush : public QObject {
    Q_OBJECT

private slots:
    void answersAreThePlainRules_data();
    void answersAreThePlainRules();
    void greenValues();
    void redBlueValues();
    void equalTextsAreEqualGames();
    void spellings_data();
    void spellings();
    void explanationsOfEverything();
    void badStrings_data();
    void badStrings();
};

void TestHackenbush::answersAreThePlainRules_data()
{
    QTest::addColumn<std::string>("colours");
    QTest::addColumn<bool>("theorems");
    for (const char* colours : {"g", "br", "bgr", "brbrg", "gggbr"}) {
        for (const bool theorems : {true, false})
            QTest::addRow("%s %s", colours, theorems ? "theory" : "search")
                << std::string(colours) << theorems;
    }
}

void TestHackenbush::answersAreThePlainRules()
{
    QFETCH(std::string, colours);
    QFETCH(bool, theorems);
    std::mt19937_64 random(colours.size());
    for (int n = 0; n < tests::repeated(700); ++n) {
        const Edges edges = plainhackenbush::draw(random, 8, colours);
        const GamePtr parsed = read(plainhackenbush::write(edges, n % 3 == 0));
        QVERIFY2(parsed, plainhackenbush::write(edges).c_str());
        QCOMPARE(parsed->notation(), plainhackenbush::write(plainhackenbush::standing(edges), n % 3 == 0));
        QCOMPARE(read(parsed->notation())->notation(), parsed->notation());
        const bool isImpartial = parsed->mover() == theory::Mover::Either;
        const GamePtr game = isImpartial || n % 2 == 0 ? parsed : parsed->withMover(theory::Mover::Right);
        QCOMPARE(hackenbushcheck::difference(*game, {.theoremsAllowed = theorems}), QString());
        const games::Verdict verdict = game->answer({.moves = false}, {}).verdict;
        QCOMPARE(verdict.value.has_value(), n % 3 != 0);
        QVERIFY(verdict.remoteness.has_value());
    }
}

void TestHackenbush::greenValues()
{
    std::mt19937_64 random(21);
    for (int n = 0; n < tests::repeated(2000); ++n) {
        const std::string notation =
            plainhackenbush::write(plainhackenbush::draw(random, n % 20 == 0 ? 14 : 11, "g"));
        plainhackenbush::Search plain(notation);
        const Answer answer = answerOf(notation, {.moves = false, .remoteness = false});
        QVERIFY2(answer.verdict.grundy == plain.grundy(plain.start()), notation.c_str());
        QCOMPARE(answer.method, games::Method::Theory);
    }
}

void TestHackenbush::redBlueValues()
{
    std::mt19937_64 random(22);
    for (int n = 0; n < tests::repeated(2000); ++n) {
        const std::string notation =
            plainhackenbush::write(plainhackenbush::draw(random, n % 20 == 0 ? 12 : 10, "br"));
        plainhackenbush::Search plain(notation);
        QVERIFY2(valueOf(notation) == plainhackenbush::text(plain.number(plain.start())), notation.c_str());
        if (n % 4 == 0)
            QCOMPARE(valueOf(notation, false), valueOf(notation));
    }
}

void TestHackenbush::equalTextsAreEqualGames()
{
    std::mt19937_64 random(23);
    std::map<std::string, Edges> first;
    for (int n = 0; n < tests::repeated(150); ++n) {
        const Edges edges = plainhackenbush::draw(random, n % 10 == 0 ? 7 : 5, n % 3 == 0 ? "brg" : "bgg");
        const std::string value = valueOf(plainhackenbush::write(edges));
        QVERIFY(value != "none");
        QCOMPARE(valueOf(plainhackenbush::write(edges), false), value);
        first.emplace(value, edges);
        for (const auto& [text, other] : first) {
            Edges difference = edges;
            std::ranges::copy(plainhackenbush::negative(other, 100), std::back_inserter(difference));
            plainhackenbush::Search plain(plainhackenbush::write(difference));
            QVERIFY2((plain.outcome(plain.start()) == 'P') == (text == value),
                     (plainhackenbush::write(difference) + " " + text + " " + value).c_str());
        }
    }
}

void TestHackenbush::spellings_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("printed");
    const auto row = [](const std::string& text, const std::string& printed) {
        QTest::newRow(text.c_str()) << text << printed;
    };
    row(" hackenbush : 0 - 1 g , 1 - 2 b ", "hackenbush:0-1g,1-2b");
    row("hackenbush / misere : 1-0r", "hackenbush/misere:1-0r");
    row("hackenbush:00-01g", "hackenbush:0-1g");
    row("hackenbush:", "hackenbush:");
    row("hackenbush:3-4g", "hackenbush:"); // not joined to the ground: they fall at once
    row("hackenbush:3-4g,1-0b,4-3r,1-1g", "hackenbush:1-0b,1-1g");
    row("hackenbush:0-1b,1-0b,0-1b", "hackenbush:0-1b,1-0b,0-1b");
}

void TestHackenbush::spellings()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, printed);
    const GamePtr game = read(text);
    QVERIFY(game);
    QCOMPARE(game->notation(), printed);
    QCOMPARE(read(printed)->notation(), printed);
}

void TestHackenbush::explanationsOfEverything()
{
    std::mt19937_64 random(33);
    for (int n = 0; n < tests::repeated(300); ++n) {
        const std::vector<std::string> colours{"g", "br", "brg"};
        const Edges edges = plainhackenbush::draw(random, 8, colours[static_cast<std::size_t>(n) % 3]);
        const games::Explanation why = read(plainhackenbush::write(edges, n % 4 == 0))->explain({});
        QVERIFY2(!why.steps.empty() && !why.unsolved, plainhackenbush::write(edges, n % 4 == 0).c_str());
    }
}

void TestHackenbush::badStrings_data()
{
    badtexts::addColumns();
    using badtexts::named;
    using enum games::ParseProblem;
    named("colour", "hackenbush:0-1g,1-2x", 20, Unexpected);
    named("no colour", "hackenbush:0-1", 15, Unexpected);
    named("two colours", "hackenbush:0-1gb", 16, Unexpected);
    named("no dash", "hackenbush:0,1g", 13, Unexpected);
    named("no node", "hackenbush:0-g", 14, Unexpected);
    named("comma at the end", "hackenbush:0-1g,", 17, Unexpected);
    named("garbage", "hackenbush:%", 12, Unexpected);
    named("huge node", "hackenbush:0-99999999999999999999g", 14, TooLarge);
    named("option", "hackenbush/max=3:0-1g", 12, Unexpected);
}

void TestHackenbush::badStrings()
{
    badtexts::check();
}

GRUNDY_TEST(TestHackenbush, tests::run<TestHackenbush>)

#include "tst_hackenbush.moc"
