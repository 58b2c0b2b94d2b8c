// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/blocks/hackenbushblocks.h"

#include <algorithm>

namespace games {

/// A walk in depth from the ground (Hopcroft and Tarjan).
class BlockWalk {
public:
    BlockWalk(const HackenbushGraph& graph, HackenbushBlocks& blocks)
        : m_graph(graph), m_blocks(blocks), m_joints(graph.joints())
    {
        m_blocks.m_edges.reserve(graph.edges().size());
    }

    void run(solver::Meter& meter)
    {
        enter(0, noEdge);
        std::uint32_t joint = 0;
        while (meter.step()) {
            const auto edges = m_graph.edgesAt(joint);
            std::uint32_t& used = m_joints[joint].used;
            if (used < edges.size())
                joint = follow(joint, edges[used++]);
            else if (m_joints[joint].edge == noEdge)
                return;
            else
                joint = leave(joint);
        }
    }

private:
    static constexpr std::uint32_t noEdge = ~std::uint32_t{0};

    struct Joint {
        std::uint32_t order = 0; // from 1, in which the walk meets the joints
        std::uint32_t low = 0;   // the least order joined to what is above without the edge down
        std::uint32_t used = 0;
        std::uint32_t edge = noEdge; // by which the walk came
    };

    void enter(std::uint32_t joint, std::uint32_t edge)
    {
        ++m_met;
        m_joints[joint].order = m_met;
        m_joints[joint].low = m_met;
        m_joints[joint].edge = edge;
    }

    /// Where the walk is after looking at the edge.
    std::uint32_t follow(std::uint32_t joint, std::uint32_t edge)
    {
        Joint& here = m_joints[joint];
        if (edge == here.edge)
            return joint;
        const std::uint32_t other = m_graph.edges()[edge].other(joint);
        const std::uint32_t order = m_joints[other].order;
        if (order == 0) {
            m_open.push_back(edge);
            enter(other, edge);
            return other;
        }
        if (order < here.order) {
            m_open.push_back(edge);
            here.low = std::min(here.low, order);
        } else if (other == joint) {
            followLoop(here, edge);
        }
        return joint;
    }

    /// A loop comes twice in a row.
    void followLoop(Joint& here, std::uint32_t edge)
    {
        ++here.used;
        const std::uint32_t root = m_graph.edges()[edge].from;
        m_open.push_back(edge);
        close(root, m_open.size() - 1);
    }

    std::uint32_t leave(std::uint32_t joint)
    {
        const Joint& here = m_joints[joint];
        const std::uint32_t below = m_graph.edges()[here.edge].other(joint);
        Joint& down = m_joints[below];
        down.low = std::min(down.low, here.low);
        if (here.low >= down.order)
            close(below, placeOf(here.edge));
        return below;
    }

    [[nodiscard]] std::size_t placeOf(std::uint32_t edge) const
    {
        std::size_t place = m_open.size() - 1;
        while (m_open[place] != edge)
            --place;
        return place;
    }

    /// The open edges from a place on are a block.
    void close(std::uint32_t root, std::size_t place)
    {
        const auto start = m_open.begin() + static_cast<std::ptrdiff_t>(place);
        std::sort(start, m_open.end());
        m_blocks.m_edges.insert(m_blocks.m_edges.end(), start, m_open.end());
        m_blocks.m_first.push_back(m_blocks.m_edges.size());
        m_blocks.m_roots.push_back(root);
        m_open.erase(start, m_open.end());
    }

    const HackenbushGraph& m_graph;
    HackenbushBlocks& m_blocks;
    std::vector<Joint> m_joints;
    std::vector<std::uint32_t> m_open; // edges whose block is not complete
    std::uint32_t m_met = 0;
};

HackenbushBlocks::HackenbushBlocks(const HackenbushGraph& graph, solver::Meter& meter)
{
    BlockWalk(graph, *this).run(meter);
}

} // namespace games
