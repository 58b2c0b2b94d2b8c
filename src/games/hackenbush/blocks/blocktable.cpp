// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/blocks/blocktable.h"

#include "games/hackenbush/blocks/hackenbushblocks.h"
#include "games/hackenbush/values/signexpansion.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace games {
namespace {

using theory::ShortGame;

/// How many entries of a table take as long as one position by its options.
constexpr double entriesPerPosition = 512;
/// How many positions one of many is worth.
constexpr double mostOfMany = 16;

/// About how many positions are not yet trees: fewer edges are cut than there are cycles.
double openPositions(std::size_t edges, std::size_t cycles)
{
    double count = 0;
    double subsets = 1;
    for (std::size_t cut = 0; cut < cycles; ++cut) {
        count += subsets;
        subsets *= static_cast<double>(edges - cut) / static_cast<double>(cut + 1);
    }
    return count;
}

std::uint32_t jointsOf(const HackenbushGraph& graph)
{
    std::uint32_t joints = 0;
    for (std::uint32_t joint = 0; joint < graph.joints(); ++joint)
        joints += graph.edgesAt(joint).empty() ? 0 : 1;
    return joints;
}

} // namespace

std::optional<ShortGame> BlockTable::value(bool isOfMany, solver::Meter& meter, std::size_t memoryBytes)
{
    const std::size_t edges = m_block.graph.edges().size();
    if (edges > largestRedBlueTable || !isRedBlue() || edges + stalkEdges() > largestRedBlueTable ||
        RedBlueTable::bytesFor(edges + stalkEdges()) > memoryBytes || !isCheaper(isOfMany))
        return std::nullopt;
    const HackenbushGraph graph = withStalks();
    const auto solved = RedBlueTable::make(graph, meter, memoryBytes);
    const auto* table = std::get_if<RedBlueTable>(&solved);
    if (table == nullptr)
        return std::nullopt;
    keepCuts(*table, graph.edges().size(), meter);
    const auto value = named(table->value());
    if (value)
        m_memo.keep(BlockMemo::keyOf(m_block), *value);
    return value;
}

std::optional<ShortGame> BlockTable::named(const theory::Dyadic& number)
{
    return m_games.named({.number = number, .ups = 0, .star = {}});
}

/// What the block is worth when one edge is cut and all others are one block still.
void BlockTable::keepCuts(const RedBlueTable& table, std::size_t tableEdges, solver::Meter& meter)
{
    const std::uint32_t all = (std::uint32_t{1} << tableEdges) - 1;
    const std::size_t edges = m_block.graph.edges().size();
    for (std::size_t cut = 0; cut < edges; ++cut) {
        std::vector<bool> kept(edges, true);
        kept[cut] = false;
        const HungGraph left{
            HackenbushGraph(m_block.graph.joints(), games::keep(m_block.graph.edges(), kept)),
            m_block.hanging};
        const HackenbushBlocks blocks(left.graph, meter);
        if (blocks.size() != 1 || blocks.edges(0).size() + 1 != edges)
            continue;
        if (const auto value = named(table.value(all ^ (std::uint32_t{1} << cut))))
            m_memo.keep(BlockMemo::keyOf(left), *value);
    }
}

bool BlockTable::isRedBlue() const
{
    return !m_block.graph.has(EdgeColour::Green) &&
           std::ranges::all_of(m_block.hanging,
                               [this](ShortGame game) { return m_games.number(game).has_value(); });
}

std::size_t BlockTable::stalkEdges() const
{
    std::size_t edges = 0;
    for (const ShortGame game : m_block.hanging)
        edges += std::min<std::size_t>(m_games.birthday(game), largestRedBlueTable);
    return edges;
}

bool BlockTable::isCheaper(bool isOfMany) const
{
    const std::size_t edges = m_block.graph.edges().size();
    double positions = openPositions(edges, edges + 1 - jointsOf(m_block.graph));
    for (const ShortGame game : m_block.hanging)
        positions *= static_cast<double>(m_games.birthday(game) + 1);
    if (isOfMany)
        positions = std::min(positions, mostOfMany);
    return std::ldexp(1.0, static_cast<int>(edges + stalkEdges())) <= entriesPerPosition * positions;
}

HackenbushGraph BlockTable::withStalks() const
{
    HackenbushEdges edges = m_block.graph.edges();
    std::uint32_t joints = m_block.graph.joints();
    for (std::uint32_t joint = 0; joint < m_block.graph.joints(); ++joint) {
        std::uint32_t below = joint;
        for (const bool isBlue : stalkOf(m_games.number(m_block.hanging[joint]).value_or(theory::Dyadic()))) {
            edges.push_back({below, joints, isBlue ? EdgeColour::Blue : EdgeColour::Red});
            below = joints++;
        }
    }
    return {joints, std::move(edges)};
}

} // namespace games
