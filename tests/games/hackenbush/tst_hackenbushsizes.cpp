// SPDX-License-Identifier: GPL-3.0-or-later
// Large pictures of Hackenbush: answered fast, or given up in time.

#include "games/hackenbush/hackenbush.h"
#include "games/plain/hackenbushcheck.h"
#include "games/plain/hackenbushtheory.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <random>

using games::Answer;
using games::GamePtr;
using hackenbushcheck::answerOf;
using hackenbushcheck::valueOf;
using plainhackenbush::Edges;
using positions::read;

class TestHackenbushSizes : public QObject {
    Q_OBJECT

private slots:
    void looseEdgesAsTheGraphHasThem_data();
    void looseEdgesAsTheGraphHasThem();
    void largePictures_data();
    void largePictures();
    void deepAndWideTrees();
    void limitsAreKept();
    void whatIsKnownIsRight();
    void stopsWhenAsked();
    void largeOnesStopWhenAsked_data();
    void largeOnesStopWhenAsked();
};

void TestHackenbushSizes::looseEdgesAsTheGraphHasThem_data()
{
    QTest::addColumn<std::uint32_t>("largest");
    QTest::newRow("every joint") << 20U;
    QTest::newRow("few joints without an edge") << 80U;
    QTest::newRow("many joints without an edge") << 300U;
    QTest::newRow("far more numbers than joints") << static_cast<std::uint32_t>(games::largestJoint);
}

/// Without a graph they are found by another way.
void TestHackenbushSizes::looseEdgesAsTheGraphHasThem()
{
    QFETCH(std::uint32_t, largest);
    std::mt19937_64 random(largest);
    std::size_t loose = 0;
    for (std::size_t count = 0; count <= 60; ++count) {
        games::HackenbushEdges edges(count);
        for (games::HackenbushEdge& edge : edges) {
            edge.to = static_cast<std::uint32_t>(random() % (largest + 1));
            // as often as not at a joint that is there already
            edge.from = random() % 2 == 0 ? edges[random() % count].to
                                          : static_cast<std::uint32_t>(random() % (largest + 1));
        }
        const auto stands = games::standing(edges);
        QVERIFY(stands == games::HackenbushGraph::compact(edges).standing());
        loose += static_cast<std::size_t>(std::ranges::count(stands, false));
    }
    QVERIFY(loose > 0);
}

void TestHackenbushSizes::largePictures_data()
{
    QTest::addColumn<std::size_t>("length");
    QTest::addColumn<std::string>("colours");
    QTest::addColumn<std::string>("value");
    constexpr std::size_t path = tests::repeated(1'000'000);
    QTest::newRow("long green path") << path << std::string("g") << "*" + std::to_string(path);
    QTest::newRow("stalk of 10^5 blue edges")
        << std::size_t{100'000} << std::string("b") << std::string("100000");
    QTest::newRow("long stalk of both colours")
        << std::size_t{tests::repeated(100'000)} << std::string("brrbr") << std::string();
    QTest::newRow("stalk of 10^4 mixed edges") << std::size_t{10'000} << std::string("bgr") << std::string();
}

void TestHackenbushSizes::largePictures()
{
    QFETCH(std::size_t, length);
    QFETCH(std::string, colours);
    QFETCH(std::string, value);
    std::string word;
    while (word.size() < length)
        word += colours;
    const std::string notation = plainhackenbush::write(plainhackenbush::stalk(word.substr(0, length)));
    solver::Job job;
    if (colours == "bgr") // no rule values it
        job.limits.time = std::chrono::milliseconds(200);
    job.limits.memoryBytes = std::size_t{256} << 20;
    const GamePtr game = read(notation);
    QVERIFY(game);
    QVERIFY(game->notation() == notation);
    const Answer answer = game->answer({}, job);
    if (!value.empty())
        QCOMPARE(answer.verdict.value, std::optional(value));
    QCOMPARE(answer.moveCount() > 0, true);
    QVERIFY(answer.moves.size() <= 2 * games::mostListedMoves);
    if (colours != "bgr")
        QVERIFY(answer.verdict.outcome.has_value());
    (void)game->after(game->moves().moves.front())->notation();
    (void)game->explain(job);
}

void TestHackenbushSizes::deepAndWideTrees()
{
    constexpr unsigned long edges = tests::repeated(100'001);
    std::mt19937_64 random(31);
    for (const char* colours : {"g", "br", "b"}) {
        Edges wide{{0, 1, 'b'}};
        for (unsigned long leaf = 2; leaf <= edges; ++leaf)
            wide.push_back({1, leaf, colours[random() % std::string(colours).size()]});
        const GamePtr hackenbush = read(plainhackenbush::write(wide));
        QVERIFY(hackenbush);
        const Answer answer = hackenbush->answer({.remoteness = false}, {});
        if (std::string(colours) == "b")
            QCOMPARE(answer.verdict.value, std::to_string(edges));
        QCOMPARE(answer.verdict.outcome, std::optional(theory::Outcome::L));
    }
    Edges green{{0, 1, 'g'}};
    for (unsigned long leaf = 2; leaf <= edges; ++leaf)
        green.push_back({1, leaf, 'g'});
    QCOMPARE(valueOf(plainhackenbush::write(green)), std::string("*"));
    const Answer tree = answerOf(plainhackenbush::write(plainhackenbush::drawTree(random, edges, "g")),
                                 {.moves = false, .remoteness = false});
    QVERIFY(tree.verdict.grundy.has_value());
}

void TestHackenbushSizes::limitsAreKept()
{
    std::mt19937_64 random(32);
    for (const char* colours : {"br", "brg"}) {
        for (const bool isMisere : {false, true}) {
            Edges edges;
            for (int i = 0; i < 60; ++i)
                edges.push_back(
                    {random() % 25, random() % 25, colours[random() % std::string(colours).size()]});
            const GamePtr game = read(plainhackenbush::write(edges, isMisere));
            QElapsedTimer timer;
            timer.start();
            solver::Job job;
            job.limits.time = std::chrono::milliseconds(100);
            job.limits.memoryBytes = std::size_t{64} << 20;
            const Answer answer = game->answer({}, job);
            QVERIFY(answer.unsolved || (answer.verdict.outcome && (isMisere || answer.verdict.value)));
            QVERIFY(!answer.moves.empty());
            (void)game->explain(job);
            (void)game->lookAhead(2, job);
            QVERIFY2(timer.elapsed() < tests::patienceMs, std::to_string(timer.elapsed()).c_str());
        }
    }
}

/// However early a search ends.
void TestHackenbushSizes::whatIsKnownIsRight()
{
    std::mt19937_64 random(35);
    for (int n = 0; n < tests::repeated(600); ++n) {
        const std::string notation =
            plainhackenbush::write(plainhackenbush::draw(random, 11, "brg"), n % 3 == 0);
        plainhackenbush::Search plain(notation);
        solver::Job job;
        if (n % 2 == 0)
            job.limits.positions = 1 + random() % 300;
        else
            job.limits.memoryBytes = 100 + random() % 100'000;
        const GamePtr game = read(notation);
        const Answer answer = game->answer({}, job);
        if (answer.verdict.outcome)
            QCOMPARE(hackenbushcheck::letterOf(answer.verdict), plain.outcome(plain.start()));
        for (const games::JudgedMove& judged : answer.moves) {
            const char player = hackenbushcheck::letterOf(judged.move.player);
            const auto options = plain.options(plain.start(), player);
            const auto set = options.at(plainhackenbush::sorted(game->after(judged.move)->notation()));
            const bool wins = !plain.turn(set, player == 'L' ? 'R' : 'L').moverWins;
            QVERIFY2(wins || !judged.winning, notation.c_str());
            QVERIFY2(!wins || judged.winning || answer.unsolved, notation.c_str());
        }
    }
}

void TestHackenbushSizes::stopsWhenAsked()
{
    std::mt19937_64 random(34);
    std::stop_source source;
    source.request_stop();
    for (const char* colours : {"g", "br", "brg"}) {
        Edges edges;
        for (int i = 0; i < 300; ++i)
            edges.push_back({random() % 99, random() % 99, colours[random() % std::string(colours).size()]});
        for (const bool isMisere : {false, true}) {
            solver::Job job;
            job.stop = source.get_token();
            const GamePtr game = read(plainhackenbush::write(edges, isMisere));
            QElapsedTimer timer;
            timer.start();
            const Answer answer = game->answer({}, job);
            (void)game->explain(job);
            (void)game->lookAhead(3, job);
            QVERIFY(answer.unsolved || answer.verdict.outcome);
            QVERIFY2(timer.elapsed() < tests::patienceMs, std::to_string(timer.elapsed()).c_str());
        }
    }
}

void TestHackenbushSizes::largeOnesStopWhenAsked_data()
{
    using solver::UnsolvedReason;
    QTest::addColumn<std::string>("colours");
    QTest::addColumn<solver::Limits>("limits");
    QTest::addColumn<UnsolvedReason>("reason");
    constexpr std::size_t plenty = std::size_t{1} << 30;
    const solver::Limits noTime{.time = std::chrono::milliseconds(0), .memoryBytes = plenty, .positions = {}};
    const solver::Limits noMemory{.time = {}, .memoryBytes = 10'000, .positions = {}};
    for (const char* colours : {"g", "br", "brg"}) {
        QTest::addRow("%s, no time", colours) << std::string(colours) << noTime << UnsolvedReason::OutOfTime;
        QTest::addRow("%s, no memory", colours)
            << std::string(colours) << noMemory << UnsolvedReason::OutOfMemory;
    }
}

/// In one look at all of the picture, too: a net has a cycle, so no stalk's rule holds.
void TestHackenbushSizes::largeOnesStopWhenAsked()
{
    QFETCH(std::string, colours);
    QFETCH(solver::Limits, limits);
    QFETCH(solver::UnsolvedReason, reason);
    std::mt19937_64 random(36);
    Edges edges{{0, 1, colours[0]}};
    for (unsigned long i = 0; i < 6'000; ++i)
        edges.push_back({random() % 3'000, random() % 3'000, colours[random() % colours.size()]});
    const GamePtr game = read(plainhackenbush::write(edges));
    QVERIFY(game);
    const Answer answer = game->answer({}, solver::begun({.limits = limits, .stop = {}, .progress = {}}));
    QVERIFY(answer.unsolved);
    QVERIFY(answer.unsolved->reason == reason);
    QVERIFY(!answer.verdict.outcome);
    QVERIFY(answer.moveCount() > 0);
    std::stop_source stopped;
    stopped.request_stop();
    const Answer none = game->answer({}, {.limits = {}, .stop = stopped.get_token(), .progress = {}});
    QVERIFY(none.unsolved);
    QVERIFY(none.unsolved->reason == solver::UnsolvedReason::Cancelled);
    QVERIFY(!none.verdict.outcome);
}

GRUNDY_TEST(TestHackenbushSizes, tests::run<TestHackenbushSizes>)

#include "tst_hackenbushsizes.moc"
