// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/graphvalues.h"

#include <algorithm>

namespace analysis {
namespace {

enum class Label : std::uint8_t { None, Lost, Won };

/// Arrows by the node that they lead to.
struct Backwards {
    explicit Backwards(const PositionGraph& graph)
        : first(graph.nodes.size() + 1), arrows(graph.arrows.size())
    {
        for (const GraphArrow& arrow : graph.arrows)
            ++first[arrow.to + 1];
        for (std::size_t node = 1; node < first.size(); ++node)
            first[node] += first[node - 1];
        std::vector<ArrowIndex> next(first.begin(), first.end() - 1);
        for (ArrowIndex arrow = 0; arrow < graph.arrows.size(); ++arrow)
            arrows[next[graph.arrows[arrow].to]++] = arrow;
    }

    std::vector<ArrowIndex> first;
    std::vector<ArrowIndex> arrows;
};

/// The labelling: a state is a node with the player to move (one for an impartial game).
class Labelling {
public:
    Labelling(const PositionGraph& graph, const Backwards& backwards)
        : m_graph(graph), m_backwards(backwards), m_sides(graph.isPartizan ? 2 : 1),
          m_labels(graph.nodes.size() * m_sides), m_steps(m_labels.size()), m_open(m_labels.size())
    {
        for (const GraphArrow& arrow : graph.arrows)
            forEachSide(arrow, [&](std::size_t side) { ++m_open[arrow.from * m_sides + side]; });
        const Label end = graph.play == theory::Play::Normal ? Label::Lost : Label::Won;
        for (std::size_t place = 0; place < m_labels.size(); ++place)
            if (m_open[place] == 0)
                set(place, end, 0);
        for (std::size_t done = 0; done < m_queue.size(); ++done)
            lookBack(m_queue[done]);
    }

    [[nodiscard]] std::optional<theory::Outcome> outcome(NodeIndex node) const
    {
        const Label first = m_labels[node * m_sides];
        if (m_sides == 1 && first != Label::None)
            return first == Label::Lost ? theory::Outcome::P : theory::Outcome::N;
        const Label second = m_labels[node * m_sides + m_sides - 1];
        if (first == Label::None || second == Label::None)
            return std::nullopt;
        if (first == second)
            return first == Label::Lost ? theory::Outcome::P : theory::Outcome::N;
        return first == Label::Won ? theory::Outcome::L : theory::Outcome::R;
    }

    [[nodiscard]] std::uint64_t remoteness(NodeIndex node) const
    {
        return std::max(m_steps[node * m_sides], m_steps[node * m_sides + m_sides - 1]);
    }

private:
    /// The sides that may make the move: 0 for Left or anybody, 1 for Right.
    template <typename Visit>
    void forEachSide(const GraphArrow& arrow, Visit visit) const
    {
        if (m_sides == 1 || arrow.player != theory::Mover::Right)
            visit(std::size_t{0});
        if (m_sides == 2 && arrow.player != theory::Mover::Left)
            visit(std::size_t{1});
    }

    void set(std::size_t place, Label label, std::uint64_t step)
    {
        m_labels[place] = label;
        m_steps[place] = step;
        m_queue.push_back(place);
    }

    /// Tells the positions before this one what it is.
    void lookBack(std::size_t place)
    {
        const std::size_t node = place / m_sides;
        const std::size_t mover = m_sides == 1 ? 0 : 1 - place % m_sides; // who moved here
        for (ArrowIndex i = m_backwards.first[node]; i < m_backwards.first[node + 1]; ++i) {
            const GraphArrow& arrow = m_graph.arrows[m_backwards.arrows[i]];
            forEachSide(arrow, [&](std::size_t side) {
                const std::size_t before = arrow.from * m_sides + side;
                if (side != mover || m_labels[before] != Label::None)
                    return;
                if (m_labels[place] == Label::Lost)
                    set(before, Label::Won, m_steps[place] + 1);
                else if (--m_open[before] == 0)
                    set(before, Label::Lost, m_steps[place] + 1);
            });
        }
    }

    const PositionGraph& m_graph;
    const Backwards& m_backwards;
    std::size_t m_sides;
    std::vector<Label> m_labels;
    std::vector<std::uint64_t> m_steps;
    std::vector<std::uint32_t> m_open; ///< moves not yet known to lose
    std::vector<std::size_t> m_queue;
};

/// Every node after those that its moves lead to; shorter where there are cycles.
std::vector<NodeIndex> endsFirst(const PositionGraph& graph, const Backwards& backwards)
{
    std::vector<ArrowIndex> open(graph.nodes.size());
    std::vector<NodeIndex> order;
    order.reserve(graph.nodes.size());
    for (NodeIndex node = 0; node < graph.nodes.size(); ++node) {
        open[node] = graph.firstArrow[node + 1] - graph.firstArrow[node];
        if (open[node] == 0)
            order.push_back(node);
    }
    for (std::size_t done = 0; done < order.size(); ++done) {
        const NodeIndex node = order[done];
        for (ArrowIndex i = backwards.first[node]; i < backwards.first[node + 1]; ++i) {
            const NodeIndex before = graph.arrows[backwards.arrows[i]].from;
            if (--open[before] == 0)
                order.push_back(before);
        }
    }
    return order;
}

std::uint64_t mexAt(const PositionGraph& graph, NodeIndex node)
{
    const auto moves = graph.movesOf(node);
    std::vector<bool> taken(moves.size() + 1);
    for (const GraphArrow& arrow : moves) {
        const std::uint64_t value = graph.nodes[arrow.to].grundy.value_or(moves.size() + 1);
        if (value < taken.size())
            taken[static_cast<std::size_t>(value)] = true;
    }
    return static_cast<std::uint64_t>(std::ranges::find(taken, false) - taken.begin());
}

void measure(PositionGraph& graph, const std::vector<NodeIndex>& order)
{
    const bool hasGrundy = !graph.isPartizan && graph.play == theory::Play::Normal;
    for (const NodeIndex node : order) {
        GraphNode& here = graph.nodes[node];
        for (const GraphArrow& arrow : graph.movesOf(node))
            here.size = std::max(here.size, graph.nodes[arrow.to].size + 1);
        if (hasGrundy)
            here.grundy = mexAt(graph, node);
    }
}

} // namespace

void labelPositions(PositionGraph& graph)
{
    const Backwards backwards(graph);
    const Labelling labelling(graph, backwards);
    for (NodeIndex node = 0; node < graph.nodes.size(); ++node) {
        GraphNode& here = graph.nodes[node];
        here.isTerminal = graph.movesOf(node).empty();
        here.outcome = labelling.outcome(node);
        if (here.outcome)
            here.remoteness = labelling.remoteness(node);
    }
    const auto order = endsFirst(graph, backwards);
    graph.hasCycle = order.size() < graph.nodes.size();
    if (!graph.hasCycle)
        measure(graph, order);
}

void setLevels(PositionGraph& graph)
{
    const Backwards backwards(graph);
    const auto order = endsFirst(graph, backwards);
    graph.hasCycle = order.size() < graph.nodes.size();
    if (graph.hasCycle)
        return;
    std::vector<std::uint64_t> ways(graph.nodes.size()); // the longest from above
    for (auto node = order.rbegin(); node != order.rend(); ++node)
        for (const GraphArrow& arrow : graph.movesOf(*node))
            ways[arrow.to] = std::max(ways[arrow.to], ways[*node] + 1);
    const std::uint64_t longest = ways.empty() ? 0 : std::ranges::max(ways);
    for (NodeIndex node = 0; node < graph.nodes.size(); ++node)
        graph.nodes[node].size = longest - ways[node];
}

} // namespace analysis
