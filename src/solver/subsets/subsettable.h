// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tables for the games 'remove one of these sets of cells': a position is the set of the stones left, a
// move removes the stones of one mask when all of them are there. One bit (or a few bit planes) per
// subset of the stones. subsetfill.h says how they are filled.
//
// All three are immutable once made; copies share their memory.

#include "solver/job.h"
#include "solver/subsets/subsetbits.h"
#include "solver/subsets/subsetkernel.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace solver {

/// How to fill a table; what is not given is chosen by the machine and the size.
struct SubsetMethod {
    const SubsetKernel* kernel = nullptr;
    unsigned threads = 0;
};

/// What filling took. Both times are wall time.
struct SubsetEffort {
    std::chrono::duration<double> allocation{};
    std::chrono::duration<double> filling{};
    std::uint64_t bytesMoved = 0; // read from other blocks, and written
};

/// The outcome of every subset.
class SubsetTable {
public:
    /// cells: number of stones (0..maximumCells). moves: masks over the stones, none of them empty; one
    /// with a bit outside the stones is never legal. OutOfMemory is answered before anything is allocated,
    /// also when the machine has less than is needed; OutOfPositions too, since all 2^cells are looked at.
    [[nodiscard]] static Solved<SubsetTable> outcomes(int cells, const std::vector<std::uint64_t>& moves,
                                                      theory::Play play, const Job& job,
                                                      const SubsetMethod& method = {});
    /// The most memory that outcomes() will use.
    [[nodiscard]] static std::size_t bytesFor(int cells);

    /// A table that was made before. Precondition: `cold` was made for as many cells as the order has.
    SubsetTable(CellOrder order, SubsetBits cold);

    /// Precondition: stones is a subset of the cells.
    [[nodiscard]] theory::Outcome outcome(std::uint64_t stones) const;

    /// The number of P-positions among all subsets.
    [[nodiscard]] std::uint64_t coldCount() const;
    [[nodiscard]] const SubsetEffort& effort() const { return m_effort; }
    /// The P-positions, by the index that the order gives them.
    [[nodiscard]] const SubsetBits& cold() const { return m_cold; }
    [[nodiscard]] const CellOrder& order() const { return m_order; }

private:
    CellOrder m_order;
    SubsetBits m_cold;
    SubsetEffort m_effort;
};

/// The Grundy value of every subset in normal play, in bit planes.
class SubsetGrundyTable {
public:
    /// Cells, moves and limits as for SubsetTable::outcomes().
    [[nodiscard]] static Solved<SubsetGrundyTable> values(int cells, const std::vector<std::uint64_t>& moves,
                                                          const Job& job, const SubsetMethod& method = {});
    [[nodiscard]] static std::size_t bytesFor(int cells);

    [[nodiscard]] std::uint64_t grundy(std::uint64_t stones) const;

private:
    SubsetGrundyTable(CellOrder order, BitPlanes planes);

    CellOrder m_order;
    BitPlanes m_planes;
};

/// The remoteness of every subset (the winner hurries, the loser delays), in bit planes.
class SubsetRemotenessTable {
public:
    /// Cells, moves and limits as for SubsetTable::outcomes().
    [[nodiscard]] static Solved<SubsetRemotenessTable> remoteness(int cells,
                                                                  const std::vector<std::uint64_t>& moves,
                                                                  theory::Play play, const Job& job,
                                                                  const SubsetMethod& method = {});
    [[nodiscard]] static std::size_t bytesFor(int cells);

    [[nodiscard]] std::uint64_t remoteness(std::uint64_t stones) const;

private:
    SubsetRemotenessTable(CellOrder order, BitPlanes planes);

    CellOrder m_order;
    BitPlanes m_planes;
};

} // namespace solver
