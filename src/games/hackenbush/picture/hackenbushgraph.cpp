// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/picture/hackenbushgraph.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace games {
namespace {

/// The places of joints among their numbers.
class JointPlaces {
public:
    explicit JointPlaces(const HackenbushEdges& edges) : m_numbers(jointNumbers(edges))
    {
        const std::size_t largest = m_numbers.back();
        m_isGapless = largest + 1 == m_numbers.size();
        if (m_isGapless || largest > edges.size() * 8)
            return;
        m_table.resize(largest + 1);
        for (std::uint32_t place = 0; place < m_numbers.size(); ++place)
            m_table[m_numbers[place]] = place;
    }

    /// Every joint has its number for its place.
    [[nodiscard]] bool isGapless() const { return m_isGapless; }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_numbers.size()); }
    [[nodiscard]] std::uint32_t operator()(std::uint32_t number) const
    {
        if (m_isGapless)
            return number;
        if (!m_table.empty())
            return m_table[number];
        return static_cast<std::uint32_t>(std::ranges::lower_bound(m_numbers, number) - m_numbers.begin());
    }

private:
    std::vector<std::uint32_t> m_numbers;
    std::vector<std::uint32_t> m_table; ///< by number, where there are not many more numbers than joints
    bool m_isGapless = false;
};

/// Joints that hang together, as trees of which the least joint is the root (union-find).
class JoinedJoints {
public:
    explicit JoinedJoints(std::uint32_t joints) : m_below(joints)
    {
        std::iota(m_below.begin(), m_below.end(), 0U);
    }

    [[nodiscard]] std::uint32_t rootOf(std::uint32_t joint)
    {
        while (m_below[joint] != joint)
            joint = m_below[joint] = m_below[m_below[joint]]; // halves the way for whoever comes next
        return joint;
    }

    void join(std::uint32_t a, std::uint32_t b)
    {
        const auto [low, high] = std::minmax({rootOf(a), rootOf(b)});
        m_below[high] = low;
    }

private:
    std::vector<std::uint32_t> m_below;
};

constexpr std::uint32_t noPart = std::numeric_limits<std::uint32_t>::max();

} // namespace

HackenbushGraph::HackenbushGraph(std::uint32_t joints, HackenbushEdges edges)
    : m_joints(joints), m_edges(std::move(edges)), m_first(std::size_t{joints} + 1, 0),
      m_incident(m_edges.size() * 2)
{
    for (const HackenbushEdge& edge : m_edges) {
        ++m_first[edge.from + std::size_t{1}];
        ++m_first[edge.to + std::size_t{1}];
    }
    for (std::size_t joint = 1; joint < m_first.size(); ++joint)
        m_first[joint] += m_first[joint - 1];
    std::vector<std::uint32_t> next(m_first.begin(), m_first.end() - 1);
    for (std::uint32_t index = 0; index < m_edges.size(); ++index) {
        m_incident[next[m_edges[index].from]++] = index;
        m_incident[next[m_edges[index].to]++] = index;
    }
}

std::vector<std::uint32_t> jointNumbers(const HackenbushEdges& edges)
{
    std::uint32_t largest = 0;
    for (const HackenbushEdge& edge : edges)
        largest = std::max({largest, edge.from, edge.to});
    std::vector<std::uint32_t> numbers{0};
    if (largest <= edges.size() * 8) { // dense numbers are marked, others sorted
        std::vector<bool> occurs(std::size_t{largest} + 1, false);
        for (const HackenbushEdge& edge : edges)
            occurs[edge.from] = occurs[edge.to] = true;
        for (std::uint32_t number = 1; number <= largest; ++number)
            if (occurs[number])
                numbers.push_back(number);
        return numbers;
    }
    numbers.reserve(edges.size() * 2 + 1);
    for (const HackenbushEdge& edge : edges)
        numbers.insert(numbers.end(), {edge.from, edge.to});
    std::ranges::sort(numbers);
    const auto repeated = std::ranges::unique(numbers);
    numbers.erase(repeated.begin(), repeated.end());
    return numbers;
}

HackenbushGraph HackenbushGraph::compact(HackenbushEdges edges)
{
    const JointPlaces place(edges);
    if (!place.isGapless()) {
        for (HackenbushEdge& edge : edges) {
            edge.from = place(edge.from);
            edge.to = place(edge.to);
        }
    }
    return {place.size(), std::move(edges)};
}

std::vector<bool> standing(const HackenbushEdges& edges)
{
    const JointPlaces place(edges);
    JoinedJoints joined(place.size());
    for (const HackenbushEdge& edge : edges)
        joined.join(place(edge.from), place(edge.to));
    std::vector<bool> stands(edges.size());
    for (std::size_t index = 0; index < edges.size(); ++index)
        stands[index] = joined.rootOf(place(edges[index].from)) == 0;
    return stands;
}

std::vector<bool> HackenbushGraph::standing() const
{
    return joined(std::vector<bool>(m_edges.size(), true));
}

std::vector<bool> HackenbushGraph::joined(const std::vector<bool>& kept) const
{
    std::vector<bool> reached(m_joints, false);
    std::vector<bool> stands(m_edges.size(), false);
    std::vector<std::uint32_t> waiting{0};
    reached[0] = true;
    while (!waiting.empty()) {
        const std::uint32_t joint = waiting.back();
        waiting.pop_back();
        for (const std::uint32_t index : edgesAt(joint)) {
            if (!kept[index])
                continue;
            stands[index] = true;
            const std::uint32_t other = m_edges[index].other(joint);
            if (!reached[other])
                waiting.push_back(other);
            reached[other] = true;
        }
    }
    return stands;
}

std::vector<std::uint32_t> HackenbushGraph::distances() const
{
    constexpr auto unmet = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> distance(m_joints, unmet);
    distance[0] = 0;
    std::vector<std::uint32_t> met{0};
    met.reserve(m_joints);
    for (std::size_t next = 0; next < met.size(); ++next) {
        const std::uint32_t joint = met[next];
        for (const std::uint32_t index : edgesAt(joint)) {
            const std::uint32_t other = m_edges[index].other(joint);
            if (distance[other] != unmet)
                continue;
            distance[other] = distance[joint] + 1;
            met.push_back(other);
        }
    }
    return distance;
}

std::vector<std::uint32_t> HackenbushGraph::parts() const
{
    std::vector<std::uint32_t> part(m_edges.size(), noPart);
    std::vector<bool> reached(m_joints, false);
    std::vector<std::uint32_t> waiting;
    std::uint32_t count = 0;
    for (std::uint32_t start = 0; start < m_edges.size(); ++start) {
        if (part[start] != noPart)
            continue;
        waiting.push_back(start);
        part[start] = count;
        while (!waiting.empty()) {
            const HackenbushEdge& edge = m_edges[waiting.back()];
            waiting.pop_back();
            for (const std::uint32_t joint : {edge.from, edge.to}) {
                if (joint == 0 || reached[joint])
                    continue;
                reached[joint] = true;
                for (const std::uint32_t index : edgesAt(joint)) {
                    if (part[index] == noPart)
                        waiting.push_back(index);
                    part[index] = count;
                }
            }
        }
        ++count;
    }
    return part;
}

bool HackenbushGraph::isAll(EdgeColour colour) const
{
    return std::ranges::all_of(m_edges,
                               [colour](const HackenbushEdge& edge) { return edge.colour == colour; });
}

bool HackenbushGraph::has(EdgeColour colour) const
{
    return std::ranges::any_of(m_edges,
                               [colour](const HackenbushEdge& edge) { return edge.colour == colour; });
}

bool HackenbushGraph::isForest() const
{
    std::vector<bool> met(m_joints, false);
    met[0] = true;
    std::size_t joints = 0;
    for (const HackenbushEdge& edge : m_edges) {
        for (const std::uint32_t joint : {edge.from, edge.to}) {
            joints += met[joint] ? 0 : 1;
            met[joint] = true;
        }
    }
    return joints == m_edges.size();
}

HackenbushEdges keep(HackenbushEdges edges, const std::vector<bool>& kept)
{
    std::size_t left = 0;
    for (std::size_t index = 0; index < edges.size(); ++index)
        if (kept[index])
            edges[left++] = edges[index];
    edges.resize(left);
    return edges;
}

} // namespace games
