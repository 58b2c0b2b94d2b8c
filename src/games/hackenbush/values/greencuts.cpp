// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/greencuts.h"

#include "games/hackenbush/values/carriednimbers.h"
#include "games/hackenbush/values/greenwalk.h"

#include <algorithm>
#include <ranges>

namespace games {
namespace {

/// Joints go by their number in the order of the walk, from 0: what hangs at one comes behind it.
class GreenCuts {
public:
    GreenCuts(const HackenbushGraph& graph, solver::Meter& meter)
        : m_graph(graph), m_meter(meter), m_walk(graph)
    {
    }

    std::optional<std::vector<std::uint64_t>> values()
    {
        if (!cutParts() || !carry())
            return std::nullopt;
        return std::move(m_values);
    }

    /// From the ground up each part is told the value that it would have to take.
    std::vector<std::uint32_t> winning()
    {
        if (!cutParts())
            return {};
        std::vector<std::uint32_t> cuts;
        std::vector<std::optional<std::uint64_t>> wanted(size()); // of the part with that lowest joint
        wanted[0] = 0;
        for (std::uint32_t number = 1; number < size(); ++number) {
            const Joint& here = m_joints[number];
            const std::uint32_t below = isBridge(here) ? m_joints[here.down].lowest : number;
            if (below == number || !wanted[below])
                continue;
            const std::uint64_t stalk = m_joints[below].value ^ (here.value + 1) ^ *wanted[below];
            if (stalk == 0)
                cuts.push_back(here.edge);
            else
                wanted[number] = stalk - 1;
        }
        for (std::uint32_t index = 0; index < m_values.size(); ++index) {
            const Joint& above = m_joints[high(m_graph.edges()[index])];
            if ((above.edge != index || !isBridge(above)) && wanted[above.lowest] == m_values[index])
                cuts.push_back(index);
        }
        return cuts;
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    struct Joint {
        std::uint32_t down = none;      ///< where the walk came from
        std::uint32_t edge = none;      ///< and by which edge
        std::uint32_t end = 0;          ///< behind the last joint above it
        std::uint32_t lowest = 0;       ///< of the part that cycles join
        std::uint32_t covers = 0;       ///< edges that lead past `edge`, from above it to below it
        std::uint32_t highest = none;   ///< the highest end that one of these has below
        std::uint32_t closing = none;   ///< that one
        std::uint32_t ringAbove = none; ///< the next joint above whose `edge` lies on the same cycles
        bool isAboveRing = false;       ///< it is such a next joint
        std::uint64_t value = 0;        ///< of all that hangs here, its part seen alone
    };

    /// What each cut on a cycle leaves of its part.
    bool cutParts()
    {
        return m_walk.run([this] { return m_meter.step(); }) && name() && cover() && cutRings();
    }

    /// By which the walk came to the joint. Not of the ground.
    [[nodiscard]] static bool isBridge(const Joint& joint) { return joint.covers == 0; }

    /// Numbers the joints.
    bool name()
    {
        const auto& met = m_walk.joints();
        m_number.resize(met.size());
        m_joints.resize(met.size());
        for (std::uint32_t joint = 0; joint < met.size(); ++joint)
            m_number[joint] = met[joint].order - 1;
        for (std::uint32_t joint = 0; joint < met.size(); ++joint) {
            Joint& here = m_joints[m_number[joint]];
            here.value = met[joint].value;
            here.edge = met[joint].edge;
            here.end = m_number[joint] + 1;
            if (here.edge != none)
                here.down = m_number[m_graph.edges()[here.edge].other(joint)];
        }
        for (std::uint32_t number = size(); number-- > 1;) {
            Joint& down = m_joints[m_joints[number].down];
            down.end = std::max(down.end, m_joints[number].end);
        }
        return m_meter.step(size());
    }

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_joints.size()); }
    [[nodiscard]] std::uint32_t low(const HackenbushEdge& edge) const
    {
        return std::min(m_number[edge.from], m_number[edge.to]);
    }
    [[nodiscard]] std::uint32_t high(const HackenbushEdge& edge) const
    {
        return std::max(m_number[edge.from], m_number[edge.to]);
    }
    /// Of the edges that the walk did not use.
    [[nodiscard]] bool isBack(std::uint32_t index) const
    {
        const HackenbushEdge& edge = m_graph.edges()[index];
        return !edge.isLoop() && m_joints[high(edge)].edge != index;
    }

    /// How many edges lead past each edge of the walk, and which of them ends highest.
    bool cover()
    {
        std::vector<std::uint32_t> back;
        for (std::uint32_t index = 0; index < m_graph.edges().size(); ++index)
            if (isBack(index)) {
                back.push_back(index);
                ++m_joints[high(m_graph.edges()[index])].covers;
                --m_joints[low(m_graph.edges()[index])].covers;
            }
        for (std::uint32_t number = size(); number-- > 1;)
            m_joints[m_joints[number].down].covers += m_joints[number].covers;
        std::ranges::sort(back, std::greater(),
                          [this](std::uint32_t index) { return low(m_graph.edges()[index]); });
        std::vector<std::uint32_t> next(size()); // the nearest one below, or itself, that is not covered yet
        for (std::uint32_t number = 0; number < size(); ++number)
            next[number] = number;
        const auto uncovered = [&next](std::uint32_t number) {
            while (next[number] != number)
                number = next[number] = next[next[number]];
            return number;
        };
        for (const std::uint32_t index : back) {
            const std::uint32_t end = low(m_graph.edges()[index]);
            for (std::uint32_t at = uncovered(high(m_graph.edges()[index])); at > end; at = uncovered(at)) {
                m_joints[at].highest = end;
                m_joints[at].closing = index;
                next[at] = m_joints[at].down;
            }
        }
        return m_meter.step(size() + back.size());
    }

    /// Parts, and rings: edges of the walk lie on the same cycles when the same edges lead past them.
    bool joinRings()
    {
        std::vector<std::uint32_t> latest(m_graph.edges().size() + 1, none); // by how many lead past
        std::vector<std::uint32_t> before(size());
        for (std::uint32_t number = 1; number < size(); ++number) {
            Joint& here = m_joints[number];
            here.lowest = isBridge(here) ? number : m_joints[here.down].lowest;
            if (isBridge(here))
                continue;
            std::uint32_t& below = latest[here.covers];
            while (below != none && m_joints[below].end <= number)
                below = before[below];
            if (below != none && here.highest < below) {
                m_joints[below].ringAbove = number;
                here.isAboveRing = true;
            }
            before[number] = std::exchange(below, number);
        }
        return m_meter.step(size());
    }

    bool cutRings()
    {
        const HackenbushEdges& edges = m_graph.edges();
        m_values.resize(edges.size());
        m_nimbers.emplace(edges.size(), edges.size());
        if (!joinRings())
            return false;
        for (std::uint32_t index = 0; index < edges.size(); ++index) // right where it is a ring of its own
            m_values[index] = m_joints[m_joints[high(edges[index])].lowest].value ^ 1U;
        for (std::uint32_t number = 1; number < size(); ++number) {
            const Joint& here = m_joints[number];
            if (!isBridge(here) && !here.isAboveRing && !cutRing(number))
                return false;
        }
        return true;
    }

    /// The ring whose lowest edge of the walk leads to joint `first`: its pieces from there around, and the
    /// edges before each piece and behind the last one. The piece that has the lowest joint is none of them.
    bool cutRing(std::uint32_t first)
    {
        std::vector<std::uint32_t> edges;
        std::vector<std::uint64_t> pieces;
        std::uint64_t rest = m_joints[m_joints[first].lowest].value;
        for (std::uint32_t at = first; at != none; at = m_joints[at].ringAbove) {
            edges.push_back(m_joints[at].edge);
            const std::uint32_t above = m_joints[at].ringAbove;
            pieces.push_back(m_joints[at].value ^ (above == none ? 0 : m_joints[above].value ^ 1U));
        }
        rest ^= m_joints[first].value ^ 1U;
        if (m_joints[first].covers == 1) { // closed by one edge, which was counted at the last piece
            edges.push_back(m_joints[first].closing);
            pieces.back() ^= 1U;
        } else { // the last piece is joined to the lowest one
            rest ^= pieces.back();
            pieces.pop_back();
        }
        if (pieces.empty())
            return m_meter.step();
        const std::vector<std::uint64_t> behind = stalks(std::vector(pieces.rbegin(), pieces.rend()));
        const std::vector<std::uint64_t> before = stalks(pieces);
        for (std::size_t i = 0; i < edges.size(); ++i)
            m_values[edges[i]] = rest ^ before[i] ^ behind[edges.size() - 1 - i];
        return m_meter.step(edges.size());
    }

    /// What stalks of the first 0, 1, 2, … pieces are worth, with an edge below each piece.
    std::vector<std::uint64_t> stalks(const std::vector<std::uint64_t>& pieces)
    {
        CarriedNimbers::Set set = 0;
        for (std::size_t i = pieces.size(); i-- > 0;) {
            m_nimbers->nimAdd(set, pieces[i]);
            m_nimbers->insert(set, static_cast<std::uint32_t>(i), pieces[i]);
            m_nimbers->addOne(set);
        }
        std::vector<std::uint64_t> values(pieces.size() + 1);
        m_nimbers->take(set,
                        [&values](std::uint32_t last, std::uint64_t value) { values[last + 1] = value; });
        return values;
    }

    /// Down to the ground. So far a value was that of the part in which the cut is.
    bool carry()
    {
        std::vector<CarriedNimbers::Set> sets(size());
        std::vector<std::uint32_t> order(m_graph.edges().size());
        for (std::uint32_t index = 0; index < order.size(); ++index)
            order[index] = index;
        std::ranges::sort(order, {}, [this](std::uint32_t index) { return high(m_graph.edges()[index]); });
        for (std::uint32_t number = size(); number-- > 0;) {
            const Joint& here = m_joints[number];
            for (; !order.empty() && high(m_graph.edges()[order.back()]) == number; order.pop_back())
                if (order.back() != here.edge || !isBridge(here))
                    m_nimbers->insert(sets[here.lowest], order.back(), m_values[order.back()]);
            if (number > 0 && isBridge(here)) {
                const std::uint32_t below = m_joints[here.down].lowest;
                const std::uint64_t beside = m_joints[below].value ^ (here.value + 1);
                m_nimbers->addOne(sets[number]);
                m_nimbers->nimAdd(sets[number], beside);
                m_nimbers->merge(sets[below], sets[number]);
                m_nimbers->insert(sets[below], here.edge, beside);
            }
            if (!m_meter.step())
                return false;
        }
        m_nimbers->take(sets[0], [this](std::uint32_t edge, std::uint64_t value) { m_values[edge] = value; });
        return true;
    }

    const HackenbushGraph& m_graph;
    solver::Meter& m_meter;
    GreenWalk m_walk;
    std::vector<std::uint32_t> m_number; ///< of each joint
    std::vector<Joint> m_joints;         ///< by their numbers
    std::vector<std::uint64_t> m_values; ///< by edge
    std::optional<CarriedNimbers> m_nimbers;
};

} // namespace

std::optional<std::vector<std::uint64_t>> greenCutValues(const HackenbushGraph& graph, solver::Meter& meter)
{
    return GreenCuts(graph, meter).values();
}

std::vector<std::uint32_t> greenWinningCuts(const HackenbushGraph& graph)
{
    solver::Meter meter{{}};
    return GreenCuts(graph, meter).winning();
}

std::vector<std::uint32_t> fallingWithCuts(const HackenbushGraph& graph)
{
    GreenWalk walk(graph);
    walk.run();
    const auto& met = walk.joints();
    std::vector<std::uint32_t> inOrder(met.size()); // of the walk, which meets above later than below
    for (std::uint32_t joint = 0; joint < met.size(); ++joint)
        inOrder[met[joint].order - 1] = joint;
    std::vector<std::uint32_t> above(met.size()); // edges whose higher end is a joint, or above it
    for (const HackenbushEdge& edge : graph.edges())
        ++above[met[edge.from].order > met[edge.to].order ? edge.from : edge.to];
    std::vector<std::uint32_t> falling(graph.edges().size());
    for (std::size_t place = inOrder.size(); place-- > 1;) {
        const std::uint32_t joint = inOrder[place];
        const std::uint32_t edge = met[joint].edge;
        if (walk.isOnBridge(joint))
            falling[edge] = above[joint] - 1; // without itself
        above[graph.edges()[edge].other(joint)] += above[joint];
    }
    return falling;
}

} // namespace games
