// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/hackenbushposition.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace games {

SearchedHackenbush::SearchedHackenbush(const HackenbushGraph& graph) : m_near(graph.edges().size())
{
    assert(graph.edges().size() <= mostSearchedEdges);
    using theory::Mover;
    std::map<EdgeKey, std::size_t> last;
    for (std::size_t index = 0; index < graph.edges().size(); ++index) {
        const HackenbushEdge& edge = graph.edges()[index];
        m_all.add(index);
        m_cuttable[static_cast<std::size_t>(Mover::Either)].add(index);
        if (edge.colour != EdgeColour::Red)
            m_cuttable[static_cast<std::size_t>(Mover::Left)].add(index);
        if (edge.colour != EdgeColour::Blue)
            m_cuttable[static_cast<std::size_t>(Mover::Right)].add(index);
        for (const std::uint32_t joint : {edge.from, edge.to}) {
            if (joint == 0)
                m_grounded.add(index);
            else
                for (const std::uint32_t other : graph.edgesAt(joint))
                    m_near[index].add(other);
        }
        const auto [same, isFirst] = last.try_emplace(keyOf(edge), index);
        if (!isFirst)
            m_twins.push_back({std::exchange(same->second, index), index});
    }
}

EdgeSet SearchedHackenbush::joined(const EdgeSet& kept) const
{
    EdgeSet joined = m_grounded & kept;
    EdgeSet waiting = joined;
    while (!waiting.isEmpty()) {
        const std::size_t edge = waiting.first();
        waiting.remove(edge);
        const EdgeSet met = (m_near[edge] & kept) - joined;
        joined = joined | met;
        waiting = waiting | met;
    }
    return joined;
}

EdgeSet SearchedHackenbush::canonical(EdgeSet standing) const
{
    // Later pairs first, then again while something moved: each class ends with its first edges standing.
    for (bool moved = !m_twins.empty(); moved;) {
        moved = false;
        for (const Twins& twins : m_twins) {
            if (!standing.has(twins.second) || standing.has(twins.first))
                continue;
            standing.remove(twins.second);
            standing.add(twins.first);
            moved = true;
        }
    }
    return standing;
}

std::vector<HackenbushPosition> HackenbushPosition::after(theory::Mover player) const
{
    std::vector<HackenbushPosition> options;
    EdgeSet cuttable = standing & picture->cuttable(player);
    while (!cuttable.isEmpty()) {
        const std::size_t edge = cuttable.first();
        cuttable.remove(edge);
        EdgeSet left = standing;
        left.remove(edge);
        options.push_back({picture, picture->joined(left)});
    }
    return options;
}

} // namespace games
