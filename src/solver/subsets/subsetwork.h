// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the fills of the three subset tables share: the moves in the order of the index, the meter and the
// planned memory.

#include "solver/job.h"
#include "solver/meter.h"
#include "solver/subsets/subsetbits.h"
#include "solver/subsets/subsetfill.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace solver {

/// One fill of the tables of a board: `cells` and `moves` as SubsetTable::outcomes() takes them.
class Workshop {
public:
    Workshop(int cells, const std::vector<std::uint64_t>& moves, const Job& job, const SubsetKernel& kernel)
        : order(cells, usable(cells, moves)), fill(cells, inOrder(cells, moves), kernel), meter(job),
          m_cells(cells), m_blockVectors(SubsetBits::blockVectors(cells))
    {
    }

    /// Makes the tables, or ends the meter; nothing is allocated unless the limits allow `planned` bytes and
    /// all the positions.
    std::vector<SubsetBits> allocate(std::size_t tables, std::size_t planned, const Limits& limits);

    /// Makes the memory of a large table present; false when the meter ended that.
    bool makePresent(SubsetBits& table, unsigned threads);

    /// Gives every table its value throughout, block by block; false when the meter ended that.
    bool clear(const std::vector<std::pair<SubsetBits*, bool>>& tables, unsigned threads);

    /// What a pass over the blocks is of the whole job.
    struct Pass {
        double fractionBefore = 0;
        double fractionAfter = 1;
        bool isFirst = true; // its positions are counted
    };
    /// After the memory is present: the only one.
    [[nodiscard]] static Pass onlyPass();
    /// The one of a level, of all that there can be: no game lasts longer than there are stones.
    [[nodiscard]] Pass passOf(std::uint64_t level) const;

    /// Calls fillBlock(block) for every block, after all those whose number is a proper subset of its own,
    /// on so many threads; false when the meter ended that.
    bool forBlocks(unsigned threads, const Pass& pass, const std::function<void(std::size_t)>& fillBlock);

    [[nodiscard]] std::size_t blocks() const { return SubsetBits::blocksFor(m_cells); }
    [[nodiscard]] std::vector<BitVector> emptyBlock() const
    {
        return std::vector<BitVector>(m_blockVectors, BitVector{});
    }

    CellOrder order;
    SubsetFill fill;
    Meter meter;

private:
    static std::vector<std::uint64_t> usable(int cells, std::vector<std::uint64_t> moves)
    {
        assert(0 <= cells && cells <= maximumCells);
        std::erase_if(moves, [cells](std::uint64_t move) { return (move >> cells) != 0; });
        std::ranges::sort(moves);
        const auto repeated = std::ranges::unique(moves);
        moves.erase(repeated.begin(), repeated.end());
        assert(moves.empty() || moves.front() != 0);
        return moves;
    }

    [[nodiscard]] std::vector<std::uint64_t> inOrder(int cells, const std::vector<std::uint64_t>& moves) const
    {
        std::vector<std::uint64_t> indices = usable(cells, moves);
        for (std::uint64_t& move : indices)
            move = order.index(move);
        return indices;
    }

    int m_cells;
    std::size_t m_blockVectors;
};

} // namespace solver
