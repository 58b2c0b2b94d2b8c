// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/positiongraph.h"

#include "analysis/graph/graphvalues.h"
#include "solver/meter.h"

#include <algorithm>
#include <deque>
#include <numeric>
#include <tuple>
#include <unordered_map>

namespace analysis {
namespace {

constexpr std::size_t bytesPerNode = 400; ///< node, table entry and what waits, beside its texts
constexpr std::uint64_t mostDigit = 9;

std::string_view headerOf(std::string_view notation)
{
    return notation.substr(0, notation.find(':'));
}

/// "11100": the runs of each length, longest first; with dots where a number has two digits.
std::string runCode(const std::vector<std::uint64_t>& counts)
{
    const bool dotted = std::ranges::any_of(counts, [](std::uint64_t count) { return count > mostDigit; });
    std::string code;
    for (std::size_t length = counts.size(); length > 0; --length) {
        if (dotted && !code.empty())
            code += '.';
        code += std::to_string(counts[length - 1]);
    }
    return code;
}

/// Run codes, or the notations without what all have in common: the game, and its options if they never
/// change.
void nameNodes(PositionGraph& graph)
{
    const auto header = [](const GraphNode& node) { return headerOf(node.notation); };
    const bool isOneHeader = std::ranges::all_of(
        graph.nodes, [&](const GraphNode& node) { return header(node) == header(graph.nodes.front()); });
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        GraphNode& node = graph.nodes[i];
        if (!graph.runCounts.empty())
            node.name = runCode(graph.runCounts[i]);
        else
            node.name = node.notation.substr((isOneHeader ? header(node) : graph.gameId).size() + 1);
    }
}

void countArrows(PositionGraph& graph)
{
    graph.firstArrow.assign(graph.nodes.size() + 1, 0);
    for (const GraphArrow& arrow : graph.arrows)
        ++graph.firstArrow[arrow.from + 1];
    std::partial_sum(graph.firstArrow.begin(), graph.firstArrow.end(), graph.firstArrow.begin());
}

class Explorer {
public:
    Explorer(const games::Game& root, const GraphOptions& options, const solver::Job& job)
        : m_options(options), m_meter(job), m_memory(job.limits.memoryBytes),
          m_longestRun(root.runCounts().size())
    {
        m_graph.gameId = root.info().id;
        m_graph.play = root.play();
        m_graph.isPartizan = root.isPartizan();
        m_graph.options = options;
        nodeOf(options.upToSymmetry ? root.upToSymmetry() : root.withPlay(root.play()));
    }

    solver::Solved<PositionGraph> run()
    {
        while (!m_waiting.empty()) {
            const games::GamePtr game = std::move(m_waiting.front());
            m_waiting.pop_front();
            if (!m_meter.spend() || !follow(*game))
                return m_meter.unsolved();
        }
        m_graph.root = 0;
        nameNodes(m_graph);
        sortNodes();
        labelPositions(m_graph);
        return std::move(m_graph);
    }

private:
    /// The node of a position, a new one if need be.
    NodeIndex nodeOf(const games::GamePtr& game)
    {
        std::string notation = game->notation();
        auto counts = game->runCounts();
        counts.resize(std::max(counts.size(), m_longestRun));
        const auto [place, isNew] = m_known.try_emplace(counts.empty() ? notation : runCode(counts),
                                                        static_cast<NodeIndex>(m_graph.nodes.size()));
        if (isNew) {
            m_bytes += bytesPerNode + 3 * notation.size();
            m_graph.nodes.push_back({.notation = std::move(notation)});
            if (!counts.empty())
                m_graph.runCounts.push_back(std::move(counts));
            m_waiting.push_back(game);
        }
        return place->second;
    }

    bool follow(const games::Game& game)
    {
        const games::MoveList list = game.moves();
        const auto from = m_next++;
        std::vector<GraphArrow> arrows;
        arrows.reserve(list.moves.size());
        for (const games::Move& move : list.moves) {
            games::GamePtr after = game.after(move);
            if (m_options.upToSymmetry)
                after = after->upToSymmetry();
            arrows.push_back({from, nodeOf(after), move.player});
        }
        m_meter.step(list.moves.size());
        append(arrows);
        const bool isCut = list.omitted > 0 || list.otherOmitted > 0;
        if (isCut || m_graph.nodes.size() > m_options.mostPositions)
            m_meter.end(solver::UnsolvedReason::OutOfPositions);
        if (m_bytes + m_graph.arrows.size() * sizeof(GraphArrow) > m_memory)
            m_meter.end(solver::UnsolvedReason::OutOfMemory);
        return !m_meter.hasEnded();
    }

    /// Two moves of a player to the same node are one.
    void append(std::vector<GraphArrow>& arrows)
    {
        const auto key = [](const GraphArrow& arrow) { return std::tuple(arrow.to, arrow.player); };
        std::ranges::sort(arrows, {}, key);
        const auto repeated = std::ranges::unique(arrows);
        arrows.erase(repeated.begin(), repeated.end());
        m_graph.arrows.insert(m_graph.arrows.end(), arrows.begin(), arrows.end());
    }

    [[nodiscard]] bool isBefore(NodeIndex a, NodeIndex b) const
    {
        if (m_graph.runCounts.empty())
            return isNumberedBefore(m_graph.nodes[b].name, m_graph.nodes[a].name);
        const auto& first = m_graph.runCounts[a];
        const auto& second = m_graph.runCounts[b];
        return std::lexicographical_compare(second.rbegin(), second.rend(), first.rbegin(), first.rend());
    }

    void sortNodes()
    {
        std::vector<NodeIndex> order(m_graph.nodes.size()); // new place -> old place
        std::iota(order.begin(), order.end(), NodeIndex{0});
        std::ranges::sort(order, [this](NodeIndex a, NodeIndex b) { return isBefore(a, b); });
        std::vector<NodeIndex> places(order.size());
        for (NodeIndex place = 0; place < order.size(); ++place)
            places[order[place]] = place;
        reorder(m_graph.nodes, order);
        reorder(m_graph.runCounts, order);
        m_graph.root = places[*m_graph.root];
        for (GraphArrow& arrow : m_graph.arrows)
            arrow = {places[arrow.from], places[arrow.to], arrow.player};
        std::ranges::sort(m_graph.arrows, {}, [](const GraphArrow& arrow) {
            return std::tuple(arrow.from, arrow.to, arrow.player);
        });
        countArrows(m_graph);
    }

    template <typename T>
    static void reorder(std::vector<T>& items, const std::vector<NodeIndex>& order)
    {
        std::vector<T> sorted;
        sorted.reserve(items.size());
        for (std::size_t place = 0; place < items.size(); ++place)
            sorted.push_back(std::move(items[order[place]]));
        items = std::move(sorted);
    }

    GraphOptions m_options;
    solver::Meter m_meter;
    std::size_t m_memory;
    std::size_t m_longestRun;
    std::size_t m_bytes = 0;
    NodeIndex m_next = 0; ///< the node whose moves are followed next: nodes are, in the order found
    PositionGraph m_graph;
    std::unordered_map<std::string, NodeIndex> m_known;
    std::deque<games::GamePtr> m_waiting;
};

constexpr std::uint8_t leftEnds = 1;
constexpr std::uint8_t rightEnds = 2;

std::uint8_t endBits(theory::Mover player)
{
    switch (player) {
    case theory::Mover::Left: return leftEnds;
    case theory::Mover::Right: return rightEnds;
    case theory::Mover::Either: break;
    }
    return leftEnds | rightEnds;
}

void leaveOutTerminal(PositionGraph& graph)
{
    std::vector<NodeIndex> places(graph.nodes.size());
    NodeIndex kept = 0;
    for (NodeIndex node = 0; node < graph.nodes.size(); ++node)
        places[node] = graph.nodes[node].isTerminal ? kept : kept++;
    std::vector<std::uint8_t> ends(kept);
    for (const GraphArrow& arrow : graph.arrows)
        if (graph.nodes[arrow.to].isTerminal)
            ends[places[arrow.from]] |= endBits(arrow.player);
    std::erase_if(graph.arrows,
                  [&graph](const GraphArrow& arrow) { return graph.nodes[arrow.to].isTerminal; });
    for (GraphArrow& arrow : graph.arrows)
        arrow = {places[arrow.from], places[arrow.to], arrow.player};
    if (graph.nodes[*graph.root].isTerminal)
        graph.root.reset();
    else
        graph.root = places[*graph.root];
    for (NodeIndex node = static_cast<NodeIndex>(graph.runCounts.size()); node-- > 0;)
        if (graph.nodes[node].isTerminal)
            graph.runCounts.erase(graph.runCounts.begin() + node);
    std::erase_if(graph.nodes, [](const GraphNode& node) { return node.isTerminal; });
    graph.endsLeftOut = std::move(ends);
    countArrows(graph);
}

std::string_view withoutZeros(std::string_view digits)
{
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    return digits;
}

/// How many digits the text begins with.
std::size_t digitsAt(std::string_view text)
{
    return std::min(text.find_first_not_of("0123456789"), text.size());
}

} // namespace

bool isNumberedBefore(std::string_view a, std::string_view b)
{
    while (!a.empty() && !b.empty()) {
        std::size_t lengthA = digitsAt(a);
        std::size_t lengthB = digitsAt(b);
        if (lengthA > 0 && lengthB > 0) {
            const auto first = withoutZeros(a.substr(0, lengthA));
            const auto second = withoutZeros(b.substr(0, lengthB));
            if (first != second)
                return std::tuple(first.size(), first) < std::tuple(second.size(), second);
        } else if (a.front() != b.front()) {
            return a.front() < b.front();
        } else {
            lengthA = lengthB = 1;
        }
        a.remove_prefix(lengthA);
        b.remove_prefix(lengthB);
    }
    return a.size() < b.size();
}

bool PositionGraph::isWinning(const GraphArrow& arrow) const
{
    const auto& left = nodes[arrow.to].outcome;
    if (!left)
        return false;
    switch (*left) {
    case theory::Outcome::P: return true;
    case theory::Outcome::N: return false;
    case theory::Outcome::L: return arrow.player == theory::Mover::Left;
    case theory::Outcome::R: return arrow.player == theory::Mover::Right;
    }
    return false;
}

std::optional<NodeIndex> PositionGraph::find(std::string_view nameOrNotation) const
{
    const auto found = std::ranges::find_if(nodes, [nameOrNotation](const GraphNode& node) {
        return node.name == nameOrNotation || node.notation == nameOrNotation;
    });
    return found == nodes.end() ? std::nullopt : std::optional(static_cast<NodeIndex>(found - nodes.begin()));
}

solver::Solved<PositionGraph> positionGraph(const games::Game& root, const GraphOptions& options,
                                            const solver::Job& job)
{
    auto solved = Explorer(root, options, job).run();
    if (auto* graph = std::get_if<PositionGraph>(&solved); graph != nullptr && options.withoutTerminal)
        leaveOutTerminal(*graph);
    return solved;
}

std::vector<NodeIndex> neighbourhood(const PositionGraph& graph, NodeIndex centre, std::size_t most)
{
    std::vector<std::vector<NodeIndex>> joined(graph.nodes.size());
    for (const GraphArrow& arrow : graph.arrows) {
        joined[arrow.from].push_back(arrow.to);
        joined[arrow.to].push_back(arrow.from);
    }
    std::vector<bool> found(graph.nodes.size());
    std::vector<NodeIndex> part{centre};
    found[centre] = true;
    for (std::size_t done = 0; done < part.size() && part.size() < most; ++done)
        for (const NodeIndex next : joined[part[done]])
            if (!found[next] && part.size() < most) {
                found[next] = true;
                part.push_back(next);
            }
    std::ranges::sort(part);
    return part;
}

} // namespace analysis
