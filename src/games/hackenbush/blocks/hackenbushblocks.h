// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The blocks of a picture: its bridges, its loops, and the largest sets of edges any two of which lie on a
// common cycle. Blocks meet in joints alone; the one by which a block reaches the ground is its root. So
// all that hangs at another joint of a block hangs there by the colon principle.

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "solver/meter.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace games {

/// Blocks from the tips to the ground: what hangs at a block's joints comes before it.
class HackenbushBlocks {
public:
    /// The blocks of what stands; not all of them where the meter has ended. O(joints + edges), without
    /// recursion, but for sorting each block's edges.
    HackenbushBlocks(const HackenbushGraph& graph, solver::Meter& meter);

    [[nodiscard]] std::size_t size() const { return m_roots.size(); }
    [[nodiscard]] std::uint32_t root(std::size_t block) const { return m_roots[block]; }
    /// The indices of a block's edges, ascending.
    [[nodiscard]] std::span<const std::uint32_t> edges(std::size_t block) const
    {
        return std::span(m_edges).subspan(m_first[block], m_first[block + 1] - m_first[block]);
    }

private:
    friend class BlockWalk;

    std::vector<std::uint32_t> m_roots;
    std::vector<std::uint32_t> m_edges;
    std::vector<std::size_t> m_first{0};
};

} // namespace games
