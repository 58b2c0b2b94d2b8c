// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the fills of the three subset tables share: the moves in the order of the index, the meter and the
// planned memory.

#include "solver/job.h"
#include "solver/meter.h"
#include "solver/subsetbits.h"
#include "solver/subsetfill.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace solver {

class Workshop {
public:
    Workshop(int cells, const std::vector<std::uint64_t>& moves, const Job& job)
        : order(cells, usable(cells, moves)), fill(cells, inOrder(cells, moves)), meter(job), m_cells(cells),
          m_blockVectors(SubsetBits::blockVectors(cells))
    {
    }

    /// Makes the tables, or ends the meter; nothing is allocated unless `planned` bytes are allowed.
    std::vector<SubsetBits> allocate(std::size_t tables, std::size_t planned, std::size_t allowed)
    {
        std::vector<SubsetBits> made;
        if (planned > allowed)
            meter.end(UnsolvedReason::OutOfMemory);
        for (std::size_t table = 0; table < tables && !meter.hasEnded(); ++table) {
            if (!made.emplace_back(m_cells).isAllocated())
                meter.end(UnsolvedReason::OutOfMemory);
        }
        return made;
    }

    [[nodiscard]] std::size_t blocks() const { return SubsetBits::blocksFor(m_cells); }
    [[nodiscard]] std::vector<BitVector> emptyBlock() const
    {
        return std::vector<BitVector>(m_blockVectors, BitVector{});
    }

    /// Before each block: counts its states the first time. False when to end.
    bool spendBlock(bool isFirstTime = true)
    {
        const std::uint64_t states = std::uint64_t{1} << std::min(m_cells, blockBits);
        return isFirstTime ? meter.spend(states) : meter.step(states);
    }

    /// The blocks done, out of all levels that there can be: no game lasts longer than there are stones.
    void setProgress(std::uint64_t level, std::size_t block)
    {
        const auto levels = static_cast<double>(m_cells) + 1;
        const double inLevel = static_cast<double>(block) / static_cast<double>(blocks());
        meter.setFraction(std::min((static_cast<double>(level) + inLevel) / levels, 1.0));
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
