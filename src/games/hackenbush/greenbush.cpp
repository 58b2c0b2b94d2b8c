// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/greenbush.h"

#include <algorithm>

namespace games {
namespace {

/// A walk in depth from the ground that finds the bridges by lowlinks (Tarjan).
class GreenWalk {
public:
    explicit GreenWalk(const BushGraph& graph) : m_graph(graph), m_joints(graph.joints()) {}

    std::uint64_t value()
    {
        for (const BushEdge& edge : m_graph.edges())
            m_joints[edge.from].value ^= edge.isLoop() ? 1U : 0U;
        enter(0, noEdge);
        std::uint32_t joint = 0;
        while (true) {
            const auto edges = m_graph.edgesAt(joint);
            std::uint32_t& used = m_joints[joint].used;
            if (used < edges.size())
                joint = follow(joint, edges[used++]);
            else if (m_joints[joint].edge == noEdge)
                return m_joints[joint].value;
            else
                joint = leave(joint);
        }
    }

private:
    static constexpr std::uint32_t noEdge = ~std::uint32_t{0};

    struct Joint {
        std::uint32_t order = 0; // from 1, in which the walk meets the joints
        std::uint32_t low = 0;   // the least order joined to what is above without the edge down
        std::uint32_t value = 0; // of what is known to hang here, its part fused into it
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
            enter(other, edge);
            return other;
        }
        if (order < here.order) { // a loop was counted before; seen from below a back edge counts once
            here.low = std::min(here.low, order);
            here.value ^= 1U;
        }
        return joint;
    }

    std::uint32_t leave(std::uint32_t joint)
    {
        const Joint& here = m_joints[joint];
        const std::uint32_t below = m_graph.edges()[here.edge].other(joint);
        Joint& down = m_joints[below];
        const bool isBridge = here.low > down.order;
        down.low = std::min(down.low, here.low);
        down.value ^= isBridge ? here.value + 1 : here.value ^ 1U;
        return below;
    }

    const BushGraph& m_graph;
    std::vector<Joint> m_joints;
    std::uint32_t m_met = 0;
};

} // namespace

std::uint64_t greenValue(const BushGraph& graph)
{
    return GreenWalk(graph).value();
}

} // namespace games
