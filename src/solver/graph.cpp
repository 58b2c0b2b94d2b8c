// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/graph.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <ranges>

namespace solver {

namespace {

using Nodes = std::vector<std::uint32_t>;

/// A walk over the whole graph, depth first. `finished` lists every node after all that it leads to.
class Walker {
public:
    explicit Walker(const Graph& graph) : m_graph(graph), m_marks(graph.options.size(), Mark::New) {}

    /// False when it met a cycle; it then stands on it.
    bool run()
    {
        for (std::uint32_t node = 0; node < m_graph.options.size(); ++node) {
            if (m_marks[node] == Mark::New && !runFrom(node))
                return false;
        }
        return true;
    }

    [[nodiscard]] const Nodes& finished() const { return m_finished; }

    /// Precondition: run() gave false.
    [[nodiscard]] Nodes cycle() const
    {
        Nodes nodes;
        for (const Place& place : m_path)
            nodes.push_back(place.node);
        nodes.erase(nodes.begin(), std::ranges::find(nodes, m_closing));
        nodes.push_back(m_closing);
        return nodes;
    }

private:
    enum class Mark : std::uint8_t { New, OnPath, Finished };
    struct Place {
        std::uint32_t node;
        std::size_t next;
    };

    bool runFrom(std::uint32_t start)
    {
        enter(start);
        while (!m_path.empty()) {
            Place& place = m_path.back();
            const Nodes& options = m_graph.options[place.node];
            if (place.next == options.size()) {
                leave();
                continue;
            }
            const std::uint32_t target = options[place.next++];
            assert(target < m_marks.size());
            if (m_marks[target] == Mark::OnPath) {
                m_closing = target;
                return false;
            }
            if (m_marks[target] == Mark::New)
                enter(target);
        }
        return true;
    }

    void enter(std::uint32_t node)
    {
        m_marks[node] = Mark::OnPath;
        m_path.push_back({node, 0});
    }

    void leave()
    {
        m_marks[m_path.back().node] = Mark::Finished;
        m_finished.push_back(m_path.back().node);
        m_path.pop_back();
    }

    const Graph& m_graph;
    std::vector<Mark> m_marks;
    std::vector<Place> m_path;
    Nodes m_finished;
    std::uint32_t m_closing = 0;
};

/// The winner hurries to the soonest P option; without one the loser delays.
void setOutcome(GraphValues& values, std::uint32_t node, const Nodes& options, theory::Play play)
{
    std::optional<std::uint64_t> soonest;
    std::uint64_t latest = 0;
    for (const std::uint32_t option : options) {
        const std::uint64_t moves = values.remoteness[option] + 1;
        if (values.outcome[option] == theory::Outcome::P)
            soonest = std::min(soonest.value_or(moves), moves);
        latest = std::max(latest, moves);
    }
    const bool isHot = options.empty() ? play == theory::Play::Misere : soonest.has_value();
    values.outcome[node] = isHot ? theory::Outcome::N : theory::Outcome::P;
    values.remoteness[node] = soonest.value_or(latest);
}

} // namespace

std::optional<Nodes> findCycle(const Graph& graph)
{
    Walker walker(graph);
    if (walker.run())
        return std::nullopt;
    return walker.cycle();
}

GraphValues valuesOf(const Graph& graph, theory::Play play)
{
    const std::size_t nodes = graph.options.size();
    GraphValues values{.grundy = std::vector<theory::Nimber>(nodes),
                       .outcome = std::vector<theory::Outcome>(nodes),
                       .remoteness = std::vector<std::uint64_t>(nodes)};
    Walker walker(graph);
    [[maybe_unused]] const bool isAcyclic = walker.run();
    assert(isAcyclic);
    std::vector<theory::Nimber> reached;
    for (const std::uint32_t node : walker.finished()) {
        const Nodes& options = graph.options[node];
        reached.clear();
        for (const std::uint32_t option : options)
            reached.push_back(values.grundy[option]);
        values.grundy[node] = theory::mex(reached);
        setOutcome(values, node, options, play);
    }
    return values;
}

} // namespace solver
