// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the positions that can be reached from one, with the moves between them: all, or the nearest.

#include "analysis/graph/graphvalues.h"
#include "analysis/graph/positiongraph.h"

#include "games/capabilities.h"
#include "games/plane/asitstands.h"
#include "solver/meter.h"
#include "solver/release.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <functional>
#include <numeric>
#include <tuple>
#include <unordered_map>

namespace analysis {
namespace {

constexpr std::size_t bytesPerNode = 480; ///< node, table entry and what waits, beside its texts
constexpr std::size_t bytesPerLetter = 6; ///< text twice, and 8 bytes for a heap of two letters
constexpr std::size_t bytesPerStep = 64;  ///< of a notation: to write and to find one costs time
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

template <typename T>
void reorder(std::vector<T>& items, const std::vector<NodeIndex>& order)
{
    std::vector<T> sorted;
    sorted.reserve(items.size());
    for (std::size_t place = 0; place < items.size(); ++place)
        sorted.push_back(std::move(items[order[place]]));
    items = std::move(sorted);
}

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

/// Ends a graph where it would become too large, and judges its nodes one by one: at its rim not all moves
/// are known.
struct GraphPart {
    std::size_t most = 0; ///< positions, the nearest ones along moves
    std::function<void(const games::Game&, GraphNode&)> judge;
};

class GraphExplorer {
public:
    GraphExplorer(const games::Game& root, const GraphOptions& options, const solver::Job& job,
                  std::optional<GraphPart> part = std::nullopt);
    GraphExplorer(const GraphExplorer&) = delete;
    GraphExplorer& operator=(const GraphExplorer&) = delete;
    ~GraphExplorer();

    /// Once: the graph with its nodes named and in order. A whole one is not labelled yet.
    solver::Solved<PositionGraph> run();

private:
    [[nodiscard]] std::optional<NodeIndex> nodeOf(const games::GamePtr& game);
    bool follow(const games::Game& game);
    void append(std::vector<GraphArrow>& arrows);
    void judge(const games::Game& game, NodeIndex node, bool isTerminal, bool hasMoreMoves);
    [[nodiscard]] bool isBefore(NodeIndex a, NodeIndex b) const;
    void sortNodes();

    GraphOptions m_options;
    std::optional<GraphPart> m_part;
    solver::Meter m_meter;
    std::size_t m_memory;
    std::size_t m_longestRun;
    std::size_t m_bytes = 0;
    NodeIndex m_next = 0; ///< the node whose moves are followed next: nodes are, in the order found
    PositionGraph m_graph;
    std::unordered_map<std::string, NodeIndex> m_known;
    std::deque<games::GamePtr> m_waiting;
};

GraphExplorer::GraphExplorer(const games::Game& root, const GraphOptions& options, const solver::Job& job,
                             std::optional<GraphPart> part)
    : m_options(options), m_part(std::move(part)), m_meter(job), m_memory(job.limits.memoryBytes),
      m_longestRun(games::runCountsOf(root).size())
{
    m_graph.gameId = root.info().id;
    m_graph.play = root.play();
    m_graph.isPartizan = root.isPartizan();
    m_graph.options = options;
    m_graph.root = nodeOf(options.upToSymmetry ? root.upToSymmetry() : root.withPlay(root.play()));
}

GraphExplorer::~GraphExplorer()
{
    solver::releaseAside(m_graph, m_bytes);
    solver::releaseAside(m_known, m_bytes);
    solver::releaseAside(m_waiting, m_bytes);
}

solver::Solved<PositionGraph> GraphExplorer::run()
{
    while (!m_waiting.empty()) {
        const games::GamePtr game = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (!m_meter.spend() || !follow(*game))
            return m_meter.unsolved();
    }
    nameNodes(m_graph);
    sortNodes();
    return std::move(m_graph);
}

/// The node of a position, a new one if need be; none where the part has no room for it.
std::optional<NodeIndex> GraphExplorer::nodeOf(const games::GamePtr& game)
{
    std::string notation = games::asItStands(game->notation());
    auto counts = games::runCountsOf(*game);
    counts.resize(std::max(counts.size(), m_longestRun));
    std::string key = counts.empty() ? notation : runCode(counts);
    if (m_part && m_graph.nodes.size() >= m_part->most) {
        const auto found = m_known.find(key);
        return found == m_known.end() ? std::nullopt : std::optional(found->second);
    }
    const auto [place, isNew] =
        m_known.try_emplace(std::move(key), static_cast<NodeIndex>(m_graph.nodes.size()));
    if (isNew) {
        m_bytes += bytesPerNode + bytesPerLetter * notation.size();
        m_graph.nodes.push_back({.notation = std::move(notation)});
        if (!counts.empty())
            m_graph.runCounts.push_back(std::move(counts));
        m_waiting.push_back(game);
    }
    return place->second;
}

bool GraphExplorer::follow(const games::Game& game)
{
    const games::MoveList list = game.moves();
    const auto from = m_next++;
    bool isCut = list.omitted > 0 || list.otherOmitted > 0;
    std::vector<GraphArrow> arrows;
    arrows.reserve(list.moves.size());
    for (const games::Move& move : list.moves) {
        games::GamePtr after = game.after(move);
        if (m_options.upToSymmetry)
            after = after->upToSymmetry();
        if (const auto to = nodeOf(after))
            arrows.push_back({from, *to, move.player});
        else
            isCut = true;
        if (m_bytes > m_memory) // ten thousand long positions are more than a node may add
            m_meter.end(solver::UnsolvedReason::OutOfMemory);
        if (!m_meter.step(1 + m_graph.nodes.back().notation.size() / bytesPerStep))
            return false;
    }
    append(arrows);
    if (m_part)
        judge(game, from, list.moves.empty(), isCut);
    else if (isCut || m_graph.nodes.size() > m_options.mostPositions)
        m_meter.end(solver::UnsolvedReason::OutOfPositions);
    if (m_bytes + m_graph.arrows.size() * sizeof(GraphArrow) > m_memory)
        m_meter.end(solver::UnsolvedReason::OutOfMemory);
    return !m_meter.hasEnded();
}

void GraphExplorer::judge(const games::Game& game, NodeIndex node, bool isTerminal, bool hasMoreMoves)
{
    m_graph.hasMoreMoves.push_back(hasMoreMoves ? 1 : 0);
    m_graph.nodes[node].isTerminal = isTerminal;
    m_part->judge(game, m_graph.nodes[node]);
}

/// The moves of a player to the same node are one arrow, and where equal positions count as one also one
/// move.
void GraphExplorer::append(std::vector<GraphArrow>& arrows)
{
    const auto key = [](const GraphArrow& arrow) { return std::tuple(arrow.to, arrow.player); };
    const bool isOneMove = m_options.upToSymmetry || !m_graph.runCounts.empty();
    std::ranges::sort(arrows, {}, key);
    const std::size_t first = m_graph.arrows.size();
    for (const GraphArrow& arrow : arrows) {
        if (m_graph.arrows.size() == first || key(m_graph.arrows.back()) != key(arrow))
            m_graph.arrows.push_back(arrow);
        else if (!isOneMove)
            ++m_graph.arrows.back().moves;
    }
}

bool GraphExplorer::isBefore(NodeIndex a, NodeIndex b) const
{
    if (m_graph.runCounts.empty())
        return isNumberedBefore(m_graph.nodes[b].name, m_graph.nodes[a].name);
    const auto& first = m_graph.runCounts[a];
    const auto& second = m_graph.runCounts[b];
    return std::lexicographical_compare(second.rbegin(), second.rend(), first.rbegin(), first.rend());
}

void GraphExplorer::sortNodes()
{
    std::vector<NodeIndex> order(m_graph.nodes.size()); // new place -> old place
    std::iota(order.begin(), order.end(), NodeIndex{0});
    std::ranges::sort(order, [this](NodeIndex a, NodeIndex b) { return isBefore(a, b); });
    std::vector<NodeIndex> places(order.size());
    for (NodeIndex place = 0; place < order.size(); ++place)
        places[order[place]] = place;
    reorder(m_graph.nodes, order);
    reorder(m_graph.runCounts, order);
    reorder(m_graph.hasMoreMoves, order);
    m_graph.root = places[*m_graph.root];
    for (GraphArrow& arrow : m_graph.arrows)
        arrow = {places[arrow.from], places[arrow.to], arrow.player, arrow.moves};
    std::ranges::sort(m_graph.arrows, {},
                      [](const GraphArrow& arrow) { return std::tuple(arrow.from, arrow.to, arrow.player); });
    countArrows(m_graph);
}

/// Drops the terminal positions and the moves to them; endsLeftOut then says whose there were.
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
        arrow = {places[arrow.from], places[arrow.to], arrow.player, arrow.moves};
    if (graph.nodes[*graph.root].isTerminal)
        graph.root.reset();
    else
        graph.root = places[*graph.root];
    for (NodeIndex node = static_cast<NodeIndex>(graph.runCounts.size()); node-- > 0;)
        if (graph.nodes[node].isTerminal)
            graph.runCounts.erase(graph.runCounts.begin() + node);
    for (NodeIndex node = static_cast<NodeIndex>(graph.hasMoreMoves.size()); node-- > 0;)
        if (graph.nodes[node].isTerminal)
            graph.hasMoreMoves.erase(graph.hasMoreMoves.begin() + node);
    std::erase_if(graph.nodes, [](const GraphNode& node) { return node.isTerminal; });
    graph.endsLeftOut = std::move(ends);
    countArrows(graph);
}

/// What a position may cost. Positions and memory decide, the same on every machine; the time is only there
/// for what counts no positions, and is short once the whole has taken long.
constexpr std::uint64_t positionsPerPosition = 20'000;
constexpr std::chrono::milliseconds timePerPosition{500};
constexpr std::chrono::seconds longWhole{3};
constexpr std::chrono::milliseconds timeAfterLongWhole{30};
constexpr std::size_t memoryPerPosition = std::size_t{16} << 20;
/// Where so many positions have no remoteness within the limits, it is not asked for any more.
constexpr int mostWithoutRemoteness = 8;

/// Solves positions one by one under small limits.
class Judge {
public:
    explicit Judge(const solver::Job& job)
        : m_job{.limits = {.time = timePerPosition,
                           .memoryBytes = memoryPerPosition,
                           .positions = positionsPerPosition},
                .stop = job.stop,
                .progress = {}}
    {
    }

    void operator()(const games::Game& game, GraphNode& node)
    {
        if (std::chrono::steady_clock::now() - m_begun > longWhole)
            m_job.limits.time = timeAfterLongWhole;
        const bool isRemotenessAsked = m_withoutRemoteness < mostWithoutRemoteness;
        const games::Verdict verdict =
            game.answer({.moves = false, .remoteness = isRemotenessAsked}, m_job).verdict;
        node.outcome = verdict.outcome;
        node.grundy = verdict.grundy;
        if (!game.isPartizan())
            node.remoteness = verdict.remoteness;
        else if (verdict.sides.left && verdict.sides.right)
            node.remoteness = std::max(*verdict.sides.left, *verdict.sides.right);
        if (node.outcome && !node.remoteness)
            ++m_withoutRemoteness;
    }

private:
    solver::Job m_job;
    std::chrono::steady_clock::time_point m_begun = std::chrono::steady_clock::now();
    int m_withoutRemoteness = 0;
};

} // namespace

solver::Solved<PositionGraph> positionGraph(const games::Game& root, const GraphOptions& options,
                                            const solver::Job& job)
{
    auto solved = GraphExplorer(root, options, job).run();
    if (auto* graph = std::get_if<PositionGraph>(&solved)) {
        labelPositions(*graph);
        if (options.withoutTerminal)
            leaveOutTerminal(*graph);
    }
    return solved;
}

solver::Solved<PositionGraph> graphNear(const games::Game& root, const GraphOptions& options,
                                        std::size_t most, const solver::Job& job)
{
    const GraphPart part{.most = std::max<std::size_t>(most, 1), .judge = Judge(job)};
    auto solved = GraphExplorer(root, options, job, part).run();
    if (auto* graph = std::get_if<PositionGraph>(&solved)) {
        if (job.stop.stop_requested()) // then not all were judged
            return solver::Unsolved{solver::UnsolvedReason::Cancelled, graph->nodes.size()};
        setLevels(*graph);
        if (options.withoutTerminal)
            leaveOutTerminal(*graph);
    }
    return solved;
}

} // namespace analysis
