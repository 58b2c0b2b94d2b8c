// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plain.h"
#include "solver/graph.h"
#include "support/testprogram.h"

#include <rapidcheck.h>

using namespace solver;
using theory::Outcome;
using theory::Play;

namespace {

Graph randomGraph()
{
    const auto nodes = *rc::gen::inRange<std::uint32_t>(1, 30);
    Graph graph{.options = std::vector<std::vector<std::uint32_t>>(nodes)};
    for (std::uint32_t node = 1; node < nodes; ++node)
        graph.options[node] = *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange(0U, node));
    return graph;
}

} // namespace

class TestGraph : public QObject {
    Q_OBJECT

private slots:
    void matchesBruteForce();
    void cyclesAreNamed();
    void longPathsDoNotRecurse();
};

void TestGraph::matchesBruteForce()
{
    QVERIFY(rc::check("random acyclic graphs", [] {
        const Graph graph = randomGraph();
        RC_ASSERT(!findCycle(graph));
        for (const Play play : {Play::Normal, Play::Misere}) {
            const auto expected = plain::valuesOf(graph.options.size(), play, [&](std::size_t node) {
                return std::vector<std::size_t>(graph.options[node].begin(), graph.options[node].end());
            });
            const GraphValues values = valuesOf(graph, play);
            for (std::size_t node = 0; node < graph.options.size(); ++node) {
                RC_ASSERT(values.grundy[node].value == expected.grundy[node]);
                RC_ASSERT((values.outcome[node] == Outcome::N) == static_cast<bool>(expected.isHot[node]));
                RC_ASSERT(values.remoteness[node] == expected.remoteness[node]);
            }
        }
    }));
}

void TestGraph::cyclesAreNamed()
{
    QCOMPARE(findCycle({{{0}}}).value(), (std::vector<std::uint32_t>{0, 0}));
    QVERIFY(rc::check("one arrow back closes a cycle", [] {
        Graph graph = randomGraph();
        const auto nodes = static_cast<std::uint32_t>(graph.options.size());
        for (std::uint32_t node = 1; node < nodes; ++node)
            graph.options[node].push_back(node - 1);
        graph.options[*rc::gen::inRange(0U, nodes)].push_back(nodes - 1);
        const auto cycle = findCycle(graph).value();
        RC_ASSERT(cycle.size() >= 2 && cycle.front() == cycle.back());
        for (std::size_t step = 0; step + 1 < cycle.size(); ++step)
            RC_ASSERT(std::ranges::count(graph.options[cycle[step]], cycle[step + 1]) > 0);
    }));
}

void TestGraph::longPathsDoNotRecurse()
{
    constexpr std::uint32_t nodes = 500000;
    Graph graph{.options = std::vector<std::vector<std::uint32_t>>(nodes)};
    for (std::uint32_t node = 0; node + 1 < nodes; ++node)
        graph.options[node].push_back(node + 1);
    QVERIFY(!findCycle(graph));
    QCOMPARE(valuesOf(graph, Play::Normal).remoteness[0], std::uint64_t{nodes - 1});
    graph.options[nodes - 1].push_back(0);
    QCOMPARE(findCycle(graph).value().size(), std::size_t{nodes + 1});
}

GRUNDY_TEST(TestGraph, tests::runIn<QCoreApplication, TestGraph>)
#include "tst_graph.moc"
