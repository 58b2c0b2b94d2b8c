// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The walk through a green picture that values it.

#include "games/hackenbush/values/greenhackenbush.h"

#include <algorithm>
#include <utility>

namespace games {

/// A walk in depth from the ground that finds the bridges by lowlinks (Tarjan).
class GreenWalk {
public:
    explicit GreenWalk(const HackenbushGraph& graph) : m_graph(graph), m_joints(graph.joints()) {}

    /// False when `goesOn` said so: it is asked at each step.
    template <typename GoesOn>
    bool run(GoesOn goesOn)
    {
        for (const HackenbushEdge& edge : m_graph.edges())
            m_joints[edge.from].value ^= edge.isLoop() ? 1U : 0U;
        enter(0, noEdge);
        std::uint32_t joint = 0;
        while (goesOn()) {
            const auto edges = m_graph.edgesAt(joint);
            std::uint32_t& used = m_joints[joint].used;
            if (used < edges.size())
                joint = follow(joint, edges[used++]);
            else if (m_joints[joint].edge == noEdge)
                return true;
            else
                joint = leave(joint);
        }
        return false;
    }
    bool run()
    {
        return run([] { return true; });
    }

    /// After run().
    [[nodiscard]] std::uint64_t value() const { return m_joints[0].value; }

    static constexpr std::uint32_t noEdge = ~std::uint32_t{0};

    struct Joint {
        std::uint32_t order = 0; // from 1, in which the walk meets the joints
        std::uint32_t low = 0;   // the least order joined to what is above without the edge down
        std::uint32_t value = 0; // of what is known to hang here, its part fused into it
        std::uint32_t used = 0;
        std::uint32_t edge = noEdge; // by which the walk came
    };

    static_assert(sizeof(Joint) == greenBytesPerJoint);

    /// After run().
    [[nodiscard]] const std::vector<Joint>& joints() const { return m_joints; }
    /// Whether the walk came to a joint over a bridge. After run().
    [[nodiscard]] bool isOnBridge(std::uint32_t joint) const
    {
        const Joint& here = m_joints[joint];
        return here.edge != noEdge && here.low > m_joints[m_graph.edges()[here.edge].other(joint)].order;
    }

private:
    void enter(std::uint32_t joint, std::uint32_t edge)
    {
        ++m_met;
        m_joints[joint].order = m_met;
        m_joints[joint].low = m_met;
        m_joints[joint].edge = edge;
        // In a large picture nearly every look at an edge waits for memory; here all of them can wait at
        // once.
        for (const std::uint32_t next : m_graph.edgesAt(joint))
            __builtin_prefetch(&m_graph.edges()[next]);
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

    const HackenbushGraph& m_graph;
    std::vector<Joint> m_joints;
    std::uint32_t m_met = 0;
};

} // namespace games
