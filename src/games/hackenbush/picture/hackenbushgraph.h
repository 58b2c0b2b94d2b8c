// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The pictures of Hackenbush as graphs: coloured edges between joints, joint 0 is the ground. Loops and
// parallel edges are allowed. What is not joined to the ground falls.

#include "theory/play.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

namespace games {

/// Either player cuts green edges, Left blue ones, Right red ones.
enum class EdgeColour : std::uint8_t { Green, Blue, Red };

[[nodiscard]] constexpr theory::Mover moverOf(EdgeColour colour)
{
    return colour == EdgeColour::Green  ? theory::Mover::Either
           : colour == EdgeColour::Blue ? theory::Mover::Left
                                        : theory::Mover::Right;
}
[[nodiscard]] constexpr EdgeColour colourOf(theory::Mover mover)
{
    return mover == theory::Mover::Either ? EdgeColour::Green
           : mover == theory::Mover::Left ? EdgeColour::Blue
                                          : EdgeColour::Red;
}

/// An edge between two joints; equal ones are parallel.
struct HackenbushEdge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    EdgeColour colour = EdgeColour::Green;

    [[nodiscard]] bool isLoop() const { return from == to; }
    [[nodiscard]] std::uint32_t other(std::uint32_t end) const { return from == end ? to : from; }
    friend bool operator==(const HackenbushEdge&, const HackenbushEdge&) = default;
};
using HackenbushEdges = std::vector<HackenbushEdge>;

/// What makes parallel edges equal.
using EdgeKey = std::tuple<std::uint32_t, std::uint32_t, EdgeColour>;
[[nodiscard]] inline EdgeKey keyOf(const HackenbushEdge& edge)
{
    return {std::min(edge.from, edge.to), std::max(edge.from, edge.to), edge.colour};
}

/// A picture whose joints are numbered 0, 1, …, so that they can be indices; 0 is the ground.
class HackenbushGraph {
public:
    HackenbushGraph() = default;
    /// Precondition: all ends are less than `joints`, which is at least 1.
    HackenbushGraph(std::uint32_t joints, HackenbushEdges edges);
    /// Joints of any numbers, 0 the ground: they are numbered anew, the edges stay in order.
    [[nodiscard]] static HackenbushGraph compact(HackenbushEdges edges);

    [[nodiscard]] std::uint32_t joints() const { return m_joints; }
    [[nodiscard]] const HackenbushEdges& edges() const { return m_edges; }
    /// The indices of the edges at a joint; a loop comes twice.
    [[nodiscard]] std::span<const std::uint32_t> edgesAt(std::uint32_t joint) const
    {
        return std::span(m_incident).subspan(m_first[joint], m_first[joint + 1] - m_first[joint]);
    }

    /// Which edges hang on the ground, one entry for each. O(joints + edges).
    [[nodiscard]] std::vector<bool> standing() const;
    /// Which of the `kept` edges hang on the ground when the others are gone.
    [[nodiscard]] std::vector<bool> joined(const std::vector<bool>& kept) const;
    /// How many edges each joint is away from the ground; the largest number for one that is not joined to
    /// it.
    [[nodiscard]] std::vector<std::uint32_t> distances() const;
    /// The part of each edge: parts have nothing but the ground in common, so the picture is the sum of
    /// them. Numbered from 0 in the order of their first edges; a loop at the ground is a part.
    /// Precondition: every edge stands.
    [[nodiscard]] std::vector<std::uint32_t> parts() const;

    [[nodiscard]] bool isAll(EdgeColour colour) const;
    [[nodiscard]] bool has(EdgeColour colour) const;
    /// Whether no edge lies on a cycle (a loop and two parallel edges are cycles; so are two ways to the
    /// ground). Precondition: every edge stands.
    [[nodiscard]] bool isForest() const;

private:
    std::uint32_t m_joints = 1;
    HackenbushEdges m_edges;
    std::vector<std::uint32_t> m_first{0, 0};
    std::vector<std::uint32_t> m_incident;
};

/// The numbers of the joints of edges, ascending, the ground first.
[[nodiscard]] std::vector<std::uint32_t> jointNumbers(const HackenbushEdges& edges);

/// Which edges hang on the ground. Faster than to make a graph, which holds the same edges several times
/// over.
[[nodiscard]] std::vector<bool> standing(const HackenbushEdges& edges);

/// The edges of `edges` that are kept, in order.
[[nodiscard]] HackenbushEdges keep(HackenbushEdges edges, const std::vector<bool>& kept);

} // namespace games
