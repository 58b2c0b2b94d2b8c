// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/greenhackenbush.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

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

/// Looks for the cuts that leave 0: from the ground up every part that cycles join is told the value that it
/// would have to take.
class WinningCuts {
public:
    WinningCuts(const HackenbushGraph& graph, std::uint64_t mostSteps)
        : m_graph(graph), m_walk(graph), m_steps(mostSteps), m_parts(graph.joints())
    {
        m_walk.run();
    }

    std::vector<std::uint32_t> find()
    {
        std::vector<std::uint32_t> order(m_graph.joints());
        for (std::uint32_t joint = 0; joint < m_graph.joints(); ++joint)
            order[m_walk.joints()[joint].order - 1] = joint;
        for (const std::uint32_t joint : order)
            arrive(joint);
        for (std::uint32_t index = 0; index < m_graph.edges().size(); ++index)
            tryOnCycle(index);
        return std::move(m_cuts);
    }

private:
    struct Part {
        std::uint32_t lowest = 0;              // the joint nearest to the ground of those that cycles join
        std::optional<std::uint64_t> wanted{}; // of that joint: the value that its part would have to take
    };

    [[nodiscard]] std::uint64_t valueOf(std::uint32_t lowest) const { return m_walk.joints()[lowest].value; }

    void arrive(std::uint32_t joint)
    {
        const std::uint32_t edge = m_walk.joints()[joint].edge;
        if (edge == GreenWalk::noEdge) {
            m_parts[joint] = {joint, 0};
            return;
        }
        const std::uint32_t lowest = m_parts[m_graph.edges()[edge].other(joint)].lowest;
        if (!m_walk.isOnBridge(joint)) {
            m_parts[joint].lowest = lowest;
            return;
        }
        m_parts[joint].lowest = joint;
        const auto& wanted = m_parts[lowest].wanted;
        if (!wanted)
            return;
        const std::uint64_t stalk = valueOf(lowest) ^ (valueOf(joint) + 1) ^ *wanted;
        if (stalk == 0)
            m_cuts.push_back(edge);
        else
            m_parts[joint].wanted = stalk - 1;
    }

    void tryOnCycle(std::uint32_t index)
    {
        const HackenbushEdge& edge = m_graph.edges()[index];
        const std::uint32_t lowest = m_parts[edge.from].lowest;
        const auto& wanted = m_parts[lowest].wanted;
        if (lowest != m_parts[edge.to].lowest || !wanted)
            return;
        if (edge.isLoop()) {
            if ((valueOf(lowest) ^ 1U) == *wanted)
                m_cuts.push_back(index);
            return;
        }
        if (m_steps < m_graph.edges().size())
            return;
        m_steps -= m_graph.edges().size();
        HackenbushEdges left = m_graph.edges();
        left.erase(left.begin() + index);
        if (greenValue(HackenbushGraph(m_graph.joints(), std::move(left))) == 0)
            m_cuts.push_back(index);
    }

    const HackenbushGraph& m_graph;
    GreenWalk m_walk;
    std::uint64_t m_steps;
    std::vector<Part> m_parts;
    std::vector<std::uint32_t> m_cuts;
};

} // namespace

std::uint64_t greenValue(const HackenbushGraph& graph)
{
    GreenWalk walk(graph);
    walk.run();
    return walk.value();
}

std::optional<std::uint64_t> greenValue(const HackenbushGraph& graph, solver::Meter& meter)
{
    GreenWalk walk(graph);
    return walk.run([&meter] { return meter.step(); }) ? std::optional(walk.value()) : std::nullopt;
}

std::vector<std::uint32_t> greenWinningCuts(const HackenbushGraph& graph, std::uint64_t mostSteps)
{
    return WinningCuts(graph, mostSteps).find();
}

} // namespace games
