// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/sumstate.h"

#include <algorithm>
#include <cassert>

namespace games {

SumState::SumState(PositionGraph& graph, std::span<const PositionGraph::Number> positions) : m_graph(&graph)
{
    assert(positions.size() <= mostSumParts);
    for (const PositionGraph::Number position : positions)
        insert(position);
}

void SumState::insert(PositionGraph::Number position)
{
    if (m_graph->isOver(position))
        return;
    std::size_t place = m_count++;
    for (; place > 0 && m_positions[place - 1] > position; --place)
        m_positions[place] = m_positions[place - 1];
    m_positions[place] = position;
}

void SumState::removeAt(std::size_t place)
{
    --m_count;
    for (; place < m_count; ++place)
        m_positions[place] = m_positions[place + 1];
    m_positions[m_count] = 0;
}

std::vector<SumState> SumState::options(theory::Player player) const
{
    std::vector<SumState> all;
    for (std::size_t i = 0; i < m_count; ++i) {
        if (i > 0 && m_positions[i] == m_positions[i - 1])
            continue;
        SumState others = *this;
        others.removeAt(i);
        for (const PositionGraph::Number option : m_graph->options(m_positions[i], player)) {
            all.push_back(others);
            all.back().insert(option);
        }
    }
    return all;
}

} // namespace games

std::size_t std::hash<games::SumState>::operator()(const games::SumState& state) const noexcept
{
    std::uint64_t seed = 0x9E37'79B9'7F4A'7C15U;
    for (const games::PositionGraph::Number position : state.positions())
        seed = (seed ^ position) * 0xBF58'476D'1CE4'E5B9U ^ seed >> 29U;
    return seed ^ seed >> 32U;
}
