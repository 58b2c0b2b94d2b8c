// SPDX-License-Identifier: GPL-3.0-or-later
// The values of pictures of Hackenbush, by rule, table and search, beside what plain play by the options
// gives.

#include "games/hackenbush/values/greencuts.h"
#include "games/hackenbush/values/greenhackenbush.h"
#include "games/hackenbush/values/hackenbushvalues.h"
#include "games/hackenbush/values/redbluetable.h"
#include "games/hackenbush/values/signexpansion.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <chrono>
#include <map>
#include <random>
#include <string>

using games::EdgeColour;
using games::HackenbushEdges;
using games::HackenbushGraph;
using games::HackenbushValues;
using solver::Unsolved;
using solver::UnsolvedReason;
using theory::Dyadic;
using theory::ShortGame;

namespace {

using Random = std::mt19937_64;

EdgeColour colourOf(char letter)
{
    return letter == 'b' ? EdgeColour::Blue : letter == 'r' ? EdgeColour::Red : EdgeColour::Green;
}

struct Shape {
    std::size_t edges = 0;
    std::uint32_t joints = 1;
    std::size_t tree = 0; // so many edges first grow a tree, the others go anywhere
    std::string colours;
};

HackenbushGraph draw(Random& random, const Shape& shape)
{
    HackenbushEdges edges;
    for (std::size_t i = 0; i < shape.edges; ++i) {
        const bool grows = i < shape.tree && i + 1 < shape.joints;
        const auto from = static_cast<std::uint32_t>(random() % (grows ? i + 1 : shape.joints));
        const auto to = static_cast<std::uint32_t>(grows ? i + 1 : random() % shape.joints);
        edges.push_back({from, to, colourOf(shape.colours[random() % shape.colours.size()])});
    }
    return {shape.joints, std::move(edges)};
}

HackenbushGraph without(const HackenbushGraph& graph, std::size_t cut)
{
    std::vector<bool> kept(graph.edges().size(), true);
    kept[cut] = false;
    return {graph.joints(), games::keep(graph.edges(), kept)};
}

/// The value by all options of all positions.
class Plain {
public:
    Plain(theory::ShortGames& games, const HackenbushGraph& graph) : m_games(games), m_edges(graph.edges()) {}

    ShortGame value() { return of((1UL << m_edges.size()) - 1); }

private:
    ShortGame of(unsigned long subset)
    {
        subset = standing(subset);
        const auto known = m_values.find(subset);
        if (known != m_values.end())
            return known->second;
        std::vector<ShortGame> left;
        std::vector<ShortGame> right;
        for (std::size_t i = 0; i < m_edges.size(); ++i) {
            if ((subset >> i & 1) == 0)
                continue;
            const ShortGame option = of(subset ^ 1UL << i);
            if (m_edges[i].colour != EdgeColour::Red)
                left.push_back(option);
            if (m_edges[i].colour != EdgeColour::Blue)
                right.push_back(option);
        }
        return m_values[subset] = m_games.make(left, right).value();
    }

    unsigned long standing(unsigned long subset) const
    {
        std::map<std::uint32_t, bool> reached{{0, true}};
        unsigned long stands = 0;
        for (bool grows = true; grows;) {
            grows = false;
            for (std::size_t i = 0; i < m_edges.size(); ++i) {
                const auto& edge = m_edges[i];
                if ((subset >> i & 1) == 0 || (stands >> i & 1) != 0 ||
                    (!reached[edge.from] && !reached[edge.to]))
                    continue;
                reached[edge.from] = reached[edge.to] = grows = true;
                stands |= 1UL << i;
            }
        }
        return stands;
    }

    theory::ShortGames& m_games;
    HackenbushEdges m_edges;
    std::map<unsigned long, ShortGame> m_values;
};

UnsolvedReason reasonOf(const solver::Solved<Dyadic>& solved)
{
    return std::get<Unsolved>(solved).reason;
}

} // namespace

class TestHackenbushValues : public QObject {
    Q_OBJECT

private slots:
    void randomPictures_data();
    void randomPictures();
    void optionsAfterThePicture();
    void greenCuts();
    void greenCutsOfLargePictures();
    void fallingWithCuts();
    void largeGreenPictures();
    void tableBesideRules();
    void tableKeepsItsLimits();
    void tableCanBeCancelled();
    void largePicturesEndHonestly();
    void boundsHold();
};

void TestHackenbushValues::randomPictures_data()
{
    QTest::addColumn<QString>("colours");
    QTest::addColumn<int>("rounds");
    QTest::addRow("green") << "g" << tests::repeated(1500);
    QTest::addRow("red-blue") << "br" << tests::repeated(1500);
    QTest::addRow("mixed") << "gbr" << tests::repeated(1500);
    QTest::addRow("mostly green") << "gggggbr" << tests::repeated(700);
    QTest::addRow("a little green") << "gbbbrrr" << tests::repeated(700);
}

void TestHackenbushValues::randomPictures()
{
    QFETCH(const QString, colours);
    QFETCH(const int, rounds);
    Random random(7);
    for (int round = 0; round < rounds; ++round) {
        const std::size_t edges = random() % 10;
        const auto joints = static_cast<std::uint32_t>(1 + random() % 7);
        const HackenbushGraph graph = draw(random, {edges, joints, random() % 7, colours.toStdString()});
        HackenbushValues values({});
        const auto found = std::get<ShortGame>(values.value(graph));
        const auto plain = Plain(values.games(), graph).value();
        QCOMPARE(values.games().text(found).value(), values.games().text(plain).value());
        if (colours == "g")
            QCOMPARE(games::greenValue(graph), values.games().nimber(plain).value().value);
        if (colours == "br")
            QCOMPARE(text(std::get<Dyadic>(games::redBlueTable(graph, {}))),
                     values.games().text(plain).value());
    }
}

/// What the search and the tables keep of a block is right, whichever picture asks for it.
void TestHackenbushValues::optionsAfterThePicture()
{
    Random random(8);
    for (int round = 0; round < tests::repeated(150); ++round) {
        const std::string colours = round % 2 == 0 ? "br" : "gbr";
        const HackenbushGraph graph = draw(random, {10, 5, 4, colours});
        HackenbushValues values({});
        QVERIFY(std::holds_alternative<ShortGame>(values.value(graph)));
        for (std::size_t cut = 0; cut < graph.edges().size(); ++cut) {
            const HackenbushGraph left = without(graph, cut);
            const auto plain = Plain(values.games(), left).value();
            QCOMPARE(std::get<ShortGame>(values.value(left)), plain);
            QCOMPARE(std::get<ShortGame>(values.value(HackenbushGraph::compact(left.edges()))), plain);
        }
    }
}

/// Beside the value of the picture that each cut leaves, made anew.
void TestHackenbushValues::greenCuts()
{
    Random random(12);
    for (int round = 0; round < tests::repeated(3000); ++round) {
        const std::uint32_t size = 1 + static_cast<std::uint32_t>(random() % 12);
        HackenbushEdges edges; // every joint hangs on one before it, and then some edges more
        for (std::uint32_t joint = 1; joint < size; ++joint)
            edges.push_back({static_cast<std::uint32_t>(random() % 2 ? joint - 1 : random() % joint), joint});
        for (std::uint64_t more = random() % 9; more > 0; --more)
            edges.push_back(
                {static_cast<std::uint32_t>(random() % size), static_cast<std::uint32_t>(random() % size)});
        const HackenbushGraph graph(size, edges);
        solver::Meter meter{{}};
        const auto values = games::greenCutValues(graph, meter);
        std::vector<std::uint32_t> winning;
        for (std::uint32_t cut = 0; cut < edges.size(); ++cut) {
            const std::uint64_t left = games::greenValue(without(graph, cut));
            QCOMPARE(values->at(cut), left);
            if (left == 0)
                winning.push_back(cut);
        }
        auto found = games::greenWinningCuts(graph);
        std::ranges::sort(found);
        QCOMPARE(found, winning);
    }
}

/// Beside a look at what each cut leaves, in pictures of all colours of which some edges have gone.
void TestHackenbushValues::fallingWithCuts()
{
    Random random(13);
    std::size_t falling = 0;
    for (int round = 0; round < tests::repeated(3000); ++round) {
        const auto joints = static_cast<std::uint32_t>(1 + random() % 12);
        const HackenbushEdges drawn = draw(random, {random() % 16, joints, random() % 9, "gbr"}).edges();
        const auto graph = HackenbushGraph::compact(games::keep(drawn, games::standing(drawn)));
        const auto found = games::fallingWithCuts(graph);
        QCOMPARE(found.size(), graph.edges().size());
        for (std::size_t cut = 0; cut < found.size(); ++cut) {
            const auto left = games::standing(without(graph, cut).edges());
            QCOMPARE(found[cut], static_cast<std::uint32_t>(std::ranges::count(left, false)));
            falling += found[cut];
        }
    }
    QVERIFY(falling > 0);
}

/// Of a ring and of a stalk what is left is known without counting.
void TestHackenbushValues::greenCutsOfLargePictures()
{
    constexpr std::uint32_t size = 10'000;
    HackenbushEdges path;
    for (std::uint32_t joint = 0; joint < size; ++joint)
        path.push_back({joint, joint + 1, EdgeColour::Green});
    solver::Meter meter{{}};
    const auto stalk = games::greenCutValues(HackenbushGraph(size + 1, path), meter).value();
    path.push_back({size, 0, EdgeColour::Green});
    const auto ring = games::greenCutValues(HackenbushGraph(size + 1, path), meter).value();
    for (std::uint64_t cut = 0; cut <= size; ++cut) {
        if (cut < size)
            QCOMPARE(stalk[cut], cut);
        QCOMPARE(ring[cut], cut ^ (size - cut));
    }
    solver::Job stopped;
    stopped.limits.time = std::chrono::milliseconds(0);
    solver::Meter ended(stopped);
    QVERIFY(!games::greenCutValues(HackenbushGraph(size + 1, path), ended));
}

/// A stalk, a cycle with stalks on it, and loops, with a million edges.
void TestHackenbushValues::largeGreenPictures()
{
    constexpr std::uint32_t size = 1'000'000;
    HackenbushEdges path;
    for (std::uint32_t joint = 0; joint < size; ++joint)
        path.push_back({joint, joint + 1, EdgeColour::Green});
    QCOMPARE(games::greenValue(HackenbushGraph(size + 1, path)), std::uint64_t{size});
    path.push_back({size, 0, EdgeColour::Green});
    QCOMPARE(games::greenValue(HackenbushGraph(size + 1, path)), std::uint64_t{1});
    path.push_back({size / 2, size / 2, EdgeColour::Green});
    QCOMPARE(games::greenValue(HackenbushGraph(size + 1, path)), std::uint64_t{0});
}

void TestHackenbushValues::tableBesideRules()
{
    Random random(9);
    for (int round = 0; round < tests::repeated(20); ++round) {
        const HackenbushGraph tree = draw(random, {16, 17, 16, "br"});
        QCOMPARE(text(std::get<Dyadic>(games::redBlueTable(tree, {}))), text(games::forestValue(tree)));
        const HackenbushGraph graph = draw(random, {14, 7, 6, "br"});
        HackenbushValues values({});
        const auto found = std::get<ShortGame>(values.value(graph));
        QCOMPARE(text(std::get<Dyadic>(games::redBlueTable(graph, {}))), values.games().text(found).value());
    }
}

void TestHackenbushValues::tableKeepsItsLimits()
{
    Random random(10);
    const HackenbushGraph graph = draw(random, {24, 7, 6, "br"});
    solver::Job job;
    job.limits.memoryBytes = std::size_t{60} << 20;
    QCOMPARE(reasonOf(games::redBlueTable(graph, job)), UnsolvedReason::OutOfMemory);
    const HackenbushGraph larger = draw(random, {27, 7, 6, "br"});
    QCOMPARE(reasonOf(games::redBlueTable(larger, {})), UnsolvedReason::OutOfMemory);
    job.limits.memoryBytes = solver::defaultMemoryBytes;
    job.limits.time = std::chrono::milliseconds(2);
    QCOMPARE(reasonOf(games::redBlueTable(graph, job)), UnsolvedReason::OutOfTime);
    job.limits.time.reset();
    job.limits.positions = 100'000;
    QCOMPARE(reasonOf(games::redBlueTable(graph, job)), UnsolvedReason::OutOfPositions);
}

void TestHackenbushValues::tableCanBeCancelled()
{
    Random random(11);
    const HackenbushGraph graph = draw(random, {26, 8, 7, "br"});
    std::stop_source source;
    double fraction = -1;
    const solver::Job job{
        .limits = {}, .stop = source.get_token(), .progress = [&](const solver::Progress& progress) {
            fraction = progress.fraction.value_or(-1);
            source.request_stop();
        }};
    QCOMPARE(reasonOf(games::redBlueTable(graph, job)), UnsolvedReason::Cancelled);
    QVERIFY(fraction >= 0 && fraction < 1);
}

/// A block too large for a search, and a search without room; smaller pictures are valued after the first.
void TestHackenbushValues::largePicturesEndHonestly()
{
    Random random(12);
    HackenbushEdges cycle;
    for (std::uint32_t joint = 0; joint < 65; ++joint)
        cycle.push_back({joint, (joint + 1) % 65, joint % 2 == 0 ? EdgeColour::Blue : EdgeColour::Green});
    HackenbushValues values({});
    const auto large = values.value(HackenbushGraph(65, cycle));
    QCOMPARE(std::get<Unsolved>(large).reason, UnsolvedReason::OutOfMemory);
    const HackenbushGraph stalk(3, {{0, 1, EdgeColour::Blue}, {1, 2, EdgeColour::Red}});
    QCOMPARE(values.games().text(std::get<ShortGame>(values.value(stalk))).value(), "1/2");

    solver::Job job;
    job.limits.memoryBytes = std::size_t{1} << 20;
    HackenbushValues tight(job);
    const auto dense = tight.value(draw(random, {30, 7, 6, "gbr"}));
    QCOMPARE(std::get<Unsolved>(dense).reason, UnsolvedReason::OutOfMemory);

    job.limits.memoryBytes = solver::defaultMemoryBytes;
    job.limits.time = std::chrono::milliseconds(20);
    HackenbushValues hurried(job);
    const auto late = hurried.value(draw(random, {30, 7, 6, "gbr"}));
    QCOMPARE(std::get<Unsolved>(late).reason, UnsolvedReason::OutOfTime);
}

void TestHackenbushValues::boundsHold()
{
    Random random(13);
    for (int round = 0; round < tests::repeated(500); ++round) {
        const HackenbushGraph graph = draw(random, {random() % 9, 6, random() % 6, "gbr"});
        const auto bounds = games::hackenbushBounds(graph, {});
        QVERIFY(bounds);
        HackenbushValues values({});
        const auto found = std::get<ShortGame>(values.value(graph));
        QVERIFY(bounds->lower <= values.games().rightStop(found));
        QVERIFY(values.games().leftStop(found) <= bounds->upper);
        if (bounds->lower > Dyadic(0))
            QCOMPARE(values.games().outcome(found), theory::Outcome::L);
        if (bounds->upper < Dyadic(0))
            QCOMPARE(values.games().outcome(found), theory::Outcome::R);
    }
}

GRUNDY_TEST(TestHackenbushValues, tests::run<TestHackenbushValues>)
#include "tst_hackenbushvalues.moc"
