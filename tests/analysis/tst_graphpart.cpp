// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a graph that lies near a position, against the whole graph.

#include "analysis/graph/positiongraph.h"
#include "analysis/graphs.h"
#include "support/testprogram.h"

#include <QTest>

#include <set>

namespace {

using analysis::GraphOptions;
using analysis::NodeIndex;
using analysis::PositionGraph;
using graphs::graphOf;

PositionGraph partOf(const std::string& notation, std::size_t most, const GraphOptions& options = {})
{
    const auto game = std::get<games::GamePtr>(games::parse(notation));
    return std::get<PositionGraph>(analysis::graphNear(*game, options, most, {}));
}

/// Moves from the root.
std::vector<std::size_t> distancesIn(const PositionGraph& graph)
{
    std::vector<std::size_t> found(graph.nodes.size(), graph.nodes.size());
    std::vector<NodeIndex> queue{graph.root.value()};
    found[queue.front()] = 0;
    for (std::size_t done = 0; done < queue.size(); ++done)
        for (const auto& arrow : graph.arrows)
            if (arrow.from == queue[done] && found[arrow.to] == graph.nodes.size()) {
                found[arrow.to] = found[queue[done]] + 1;
                queue.push_back(arrow.to);
            }
    return found;
}

/// Where the nodes of a part lie in the whole graph.
std::vector<NodeIndex> placesIn(const PositionGraph& whole, const PositionGraph& part)
{
    std::vector<NodeIndex> places;
    for (const auto& node : part.nodes)
        places.push_back(whole.find(node.notation).value());
    return places;
}

using Moves = std::set<std::pair<NodeIndex, theory::Mover>>;

/// The moves from a node of the part, as moves of the whole graph.
Moves movesIn(const PositionGraph& part, NodeIndex node, const std::vector<NodeIndex>& places)
{
    Moves moves;
    for (const auto& arrow : part.movesOf(node))
        moves.emplace(places[arrow.to], arrow.player);
    return moves;
}

/// A node of the part says what the same one says in the whole graph, as far as its own moves tell it.
void compareLabels(const PositionGraph& part, NodeIndex node, const analysis::GraphNode& whole)
{
    const auto& here = part.nodes[node];
    QCOMPARE(here.name, whole.name);
    QCOMPARE(here.outcome, whole.outcome);
    QCOMPARE(here.grundy, whole.grundy);
    QVERIFY(!here.remoteness || here.remoteness == whole.remoteness);
    QCOMPARE(here.isTerminal, whole.isTerminal);
    bool isJudged = true;
    for (const auto& arrow : part.movesOf(node)) {
        QVERIFY(part.hasCycle || here.size > part.nodes[arrow.to].size);
        isJudged = isJudged && part.nodes[arrow.to].outcome.has_value();
    }
    QCOMPARE(part.isFollowed(node), !part.isCut(node) && here.outcome && isJudged);
}

} // namespace

class TestGraphPart : public QObject {
    Q_OBJECT

private slots:
    void neighbours()
    {
        const auto graph = graphOf("nim:4,3,2");
        const auto part = analysis::neighbourhood(graph, *graph.root, 10);
        QCOMPARE(part.size(), 10U);
        QVERIFY(std::ranges::binary_search(part, *graph.root));
        for (const NodeIndex node : part)
            QVERIFY(node == *graph.root || std::ranges::any_of(graph.arrows, [&](const auto& arrow) {
                        return arrow.from == *graph.root && arrow.to == node;
                    }));
        QCOMPARE(analysis::neighbourhood(graph, *graph.root, 1'000).size(), graph.nodes.size());
    }

    void partNearby_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<std::size_t>("most");
        QTest::addColumn<bool>("merged");
        QTest::newRow("heaps") << "nim:6,5,4" << std::size_t{20} << false;
        QTest::newRow("misère") << "nim/misere:6,5,4" << std::size_t{20} << false;
        QTest::newRow("merged") << "nim:6,5,4" << std::size_t{20} << true;
        QTest::newRow("run codes") << "lines:111/1111" << std::size_t{9} << false;
        QTest::newRow("partizan") << "skip/skips=1,2:2,1" << std::size_t{7} << false;
        QTest::newRow("cycles") << "northcott:W..B./.W.B." << std::size_t{12} << false;
        QTest::newRow("one position") << "nim:6,5,4" << std::size_t{1} << false;
        QTest::newRow("all") << "nim:3,2,1" << std::size_t{300} << false;
    }

    /// The part near the root has the answers and the moves of the whole game, and says where moves lead out.
    void partNearby()
    {
        QFETCH(QString, notation);
        QFETCH(std::size_t, most);
        QFETCH(bool, merged);
        const GraphOptions options{.upToSymmetry = merged};
        const auto whole = graphOf(notation.toStdString(), options);
        const auto part = partOf(notation.toStdString(), most, options);
        QCOMPARE(part.nodes.size(), std::min(most, whole.nodes.size()));
        const auto distance = distancesIn(whole);
        const std::vector<NodeIndex> places = placesIn(whole, part);
        const std::set<NodeIndex> inside(places.begin(), places.end());
        QCOMPARE(inside.size(), places.size());
        QCOMPARE(places[part.root.value()], whole.root.value());
        std::size_t farthest = 0;
        for (const NodeIndex place : inside)
            farthest = std::max(farthest, distance[place]);
        for (NodeIndex place = 0; place < whole.nodes.size(); ++place)
            QVERIFY(inside.contains(place) || distance[place] >= farthest);
        for (NodeIndex node = 0; node < part.nodes.size(); ++node) {
            compareLabels(part, node, whole.nodes[places[node]]);
            const Moves found = movesIn(part, node, places);
            Moves wanted;
            for (const auto& arrow : whole.movesOf(places[node]))
                if (inside.contains(arrow.to))
                    wanted.emplace(arrow.to, arrow.player);
            QCOMPARE(found, wanted);
            QCOMPARE(part.isCut(node), wanted.size() < whole.movesOf(places[node]).size());
        }
    }

    /// Heaps of which not all moves are listed; and terminal positions left out.
    void partOfLargeHeaps()
    {
        const auto part = partOf("nim:1000000000", 40);
        QCOMPARE(part.nodes.size(), 40U);
        QVERIFY(part.isCut(*part.root));
        for (const auto& node : part.nodes)
            QCOMPARE(node.grundy.value(), std::stoull(node.name));
        const auto small = partOf("nim:2", 9, {.withoutTerminal = true});
        QCOMPARE(small.nodes.size(), 2U);
        QCOMPARE(small.hasMoreMoves.size(), 2U);
        QCOMPARE(small.arrows.size(), 1U);
    }

    void partIsStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto game = std::get<games::GamePtr>(games::parse("nim:1000000000"));
        const auto solved =
            analysis::graphNear(*game, {}, 300, {.limits = {}, .stop = stop.get_token(), .progress = {}});
        QCOMPARE(std::get<solver::Unsolved>(solved).reason, solver::UnsolvedReason::Cancelled);
    }
};

GRUNDY_TEST(TestGraphPart, tests::runIn<QCoreApplication, TestGraphPart>)
#include "tst_graphpart.moc"
