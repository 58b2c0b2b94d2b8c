// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Wythoff's game by its rules alone: remoteness, and Grundy values if wanted, of every pair of heaps below a
// given one. The heaps may be swapped, so only pairs i <= j are kept, row i from column i on; what lies in
// row i left of its diagonal is column i above it.

#include "games/plane/point.h"
#include "solver/job.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstdint>
#include <vector>

namespace games {

class WythoffTable {
public:
    struct Extent {
        std::uint64_t rows = 1;    ///< pairs (i, j) with i < rows
        std::uint64_t columns = 1; ///< and j < columns; rows <= columns
    };
    struct Wanted {
        theory::Play play = theory::Play::Normal;
        bool grundy = false; ///< also Grundy values, which cost time and memory
    };

    /// All that is below `heaps`.
    [[nodiscard]] static Extent below(Point heaps);
    /// Pairs in the table.
    [[nodiscard]] static std::uint64_t positionsOf(Extent extent);
    /// OutOfMemory or OutOfPositions when the table would be larger than the limits allow.
    [[nodiscard]] static solver::Solved<WythoffTable> make(Extent extent, Wanted wanted,
                                                           const solver::Job& job);

    [[nodiscard]] std::uint64_t positions() const { return m_remoteness.size(); }
    [[nodiscard]] bool hasGrundy() const { return !m_grundy.empty(); }
    // Precondition of the three: `heaps`, in either order, lies in the table.
    [[nodiscard]] theory::Outcome outcome(Point heaps) const;
    [[nodiscard]] std::uint64_t remoteness(Point heaps) const { return m_remoteness[index(heaps)]; }
    /// Precondition: hasGrundy().
    [[nodiscard]] std::uint64_t grundy(Point heaps) const { return m_grundy[index(heaps)]; }

private:
    WythoffTable(Extent extent, theory::Play play) : m_extent(extent), m_play(play) {}

    [[nodiscard]] std::size_t index(Point heaps) const;

    Extent m_extent;
    theory::Play m_play;
    std::vector<std::uint32_t> m_remoteness;
    std::vector<std::uint32_t> m_grundy;
};

} // namespace games
