// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/graph/positiongraph.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <tuple>

namespace analysis {
namespace {

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

bool PositionGraph::isFollowed(NodeIndex node) const
{
    if (hasMoreMoves.empty())
        return true;
    const bool areJudged = std::ranges::all_of(
        movesOf(node), [this](const GraphArrow& arrow) { return nodes[arrow.to].outcome.has_value(); });
    return hasMoreMoves[node] == 0 && nodes[node].outcome && areJudged;
}

std::uint64_t PositionGraph::moveCount(NodeIndex node) const
{
    const auto arrows = movesOf(node);
    return std::transform_reduce(arrows.begin(), arrows.end(), std::uint64_t{0}, std::plus(),
                                 [](const GraphArrow& arrow) { return arrow.moves; });
}

std::uint64_t PositionGraph::winningMoveCount(NodeIndex node) const
{
    std::uint64_t count = 0;
    for (const GraphArrow& arrow : movesOf(node))
        count += isWinning(arrow) ? arrow.moves : 0;
    return count;
}

std::uint64_t PositionGraph::moveCount() const
{
    return std::transform_reduce(arrows.begin(), arrows.end(), std::uint64_t{0}, std::plus(),
                                 [](const GraphArrow& arrow) { return arrow.moves; });
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
