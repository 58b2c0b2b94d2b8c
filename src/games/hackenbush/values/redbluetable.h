// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Red-blue Hackenbush on any graph by a table over all subsets of the edges. Every position is a number, the
// simplest one strictly between the best options of both players (Conway, On Numbers and Games). One with
// n edges is born by day n, so that n - 1 binary places are enough and 32 bits hold it:
//
//     subset of the edges   bit e: edge e is there
//     its value             an std::int32_t, in units of 1 / 2^(n-1)

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "solver/job.h"
#include "solver/meter.h"
#include "theory/dyadic.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace games {

/// The most edges that fit into the fixed point.
inline constexpr std::size_t largestRedBlueTable = 26;

/// The values of all subsets of the edges of one picture.
class RedBlueTable {
public:
    /// About 2^edges steps, counted as positions. OutOfMemory, before anything is allocated, if there are
    /// more than `largestRedBlueTable` edges or bytesFor(edges) is more than memoryBytes.
    /// Precondition: no edge is green.
    [[nodiscard]] static solver::Solved<RedBlueTable> make(const HackenbushGraph& graph, solver::Meter& meter,
                                                           std::size_t memoryBytes);
    [[nodiscard]] static std::size_t bytesFor(std::size_t edges);

    /// The value of what stands of these edges.
    [[nodiscard]] theory::Dyadic value(std::uint32_t subset) const;
    /// The value of the picture.
    [[nodiscard]] theory::Dyadic value() const { return value((std::uint32_t{1} << m_edges) - 1); }

private:
    friend class RedBlueFill;
    using Values = std::unique_ptr<std::int32_t[]>; // a vector would write each value twice
    RedBlueTable(std::size_t edges, Values values) : m_edges(edges), m_values(std::move(values)) {}

    std::size_t m_edges;
    Values m_values;
};

/// The value of a red-blue picture by its table. What does not stand is worth nothing.
[[nodiscard]] solver::Solved<theory::Dyadic> redBlueTable(const HackenbushGraph& graph,
                                                          const solver::Job& job);

} // namespace games
