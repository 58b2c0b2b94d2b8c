// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/graphstatistics.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace analysis {
namespace {

std::vector<SizeCount> countSizes(const PositionGraph& graph)
{
    std::map<std::uint64_t, SizeCount> sizes;
    for (NodeIndex node = 0; node < graph.nodes.size(); ++node) {
        const std::uint64_t size = graph.nodes[node].size;
        SizeCount& count = sizes[size];
        count.size = size;
        ++count.positions;
        count.cold += graph.isCold(node) ? 1 : 0;
    }
    std::vector<SizeCount> result;
    result.reserve(sizes.size());
    for (const auto& [size, count] : sizes)
        result.push_back(count);
    return result;
}

std::vector<std::uint64_t> runMaximaOf(const PositionGraph& graph)
{
    std::vector<std::uint64_t> maxima;
    for (const auto& counts : graph.runCounts) {
        maxima.resize(std::max(maxima.size(), counts.size()));
        for (std::size_t i = 0; i < counts.size(); ++i)
            maxima[i] = std::max(maxima[i], counts[i]);
    }
    return maxima;
}

/// The positions to do, in the order in which they are taken. Nodes are numbered highest first.
class TodoList {
public:
    explicit TodoList(TodoOrder order) : m_order(order) {}

    void add(NodeIndex node)
    {
        if (m_order == TodoOrder::HighestFirst)
            m_sorted.insert(node);
        else
            m_found.push_back(node);
    }

    NodeIndex take()
    {
        if (m_order == TodoOrder::HighestFirst)
            return m_sorted.extract(m_sorted.begin()).value();
        const bool takesLast = m_order == TodoOrder::LastFound;
        const NodeIndex node = takesLast ? m_found.back() : m_found.front();
        if (takesLast)
            m_found.pop_back();
        else
            m_found.pop_front();
        return node;
    }

    [[nodiscard]] std::size_t size() const { return m_sorted.size() + m_found.size(); }

private:
    TodoOrder m_order;
    std::set<NodeIndex> m_sorted;
    std::deque<NodeIndex> m_found;
};

} // namespace

bool isKernelOfCold(const PositionGraph& graph)
{
    for (NodeIndex node = 0; node < graph.nodes.size(); ++node) {
        const bool leadsToCold = std::ranges::any_of(
            graph.movesOf(node), [&graph](const GraphArrow& arrow) { return graph.isCold(arrow.to); });
        if (leadsToCold == graph.isCold(node) && graph.isFollowed(node))
            return false;
    }
    return true;
}

solver::Solved<GraphStatistics> graphStatistics(const PositionGraph& graph, const solver::Job& job)
{
    GraphStatistics statistics{.positions = graph.nodes.size(), .moves = graph.moveCount()};
    for (NodeIndex node = 0; node < graph.nodes.size(); ++node)
        statistics.cold += graph.isCold(node) ? 1 : 0;
    statistics.coldIsKernel = isKernelOfCold(graph);
    statistics.runMaxima = runMaximaOf(graph);
    if (graph.hasCycle)
        return statistics;
    statistics.sizes = countSizes(graph);
    if (!graph.root)
        return statistics;
    auto counts = countGames(graph, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&counts))
        return *unsolved;
    statistics.counts = std::move(std::get<GameCounts>(counts));
    return statistics;
}

std::vector<TodoStep> todoGrowth(const PositionGraph& graph, TodoOrder order)
{
    std::vector<TodoStep> growth;
    if (!graph.root)
        return growth;
    growth.reserve(graph.nodes.size() + 1);
    std::vector<bool> found(graph.nodes.size());
    std::uint32_t foundCount = 1;
    TodoList list(order);
    list.add(*graph.root);
    found[*graph.root] = true;
    while (list.size() > 0) {
        const NodeIndex node = list.take();
        for (const GraphArrow& arrow : graph.movesOf(node))
            if (!found[arrow.to]) {
                found[arrow.to] = true;
                ++foundCount;
                list.add(arrow.to);
            }
        growth.push_back({.found = foundCount, .todo = static_cast<std::uint32_t>(list.size() + 1)});
    }
    growth.push_back({.found = foundCount, .todo = 0});
    return growth;
}

std::uint32_t mostTodo(const std::vector<TodoStep>& growth)
{
    const auto most = std::ranges::max_element(growth, {}, &TodoStep::todo);
    return most == growth.end() ? 0 : most->todo;
}

} // namespace analysis
