// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A position of runs as one word of 64 bits, and its moves as numbers that are added to the word.

#include "games/lines/runs.h"

#include <array>
#include <cstdint>
#include <vector>

namespace analysis {

/// Where the number of runs of each length stands in a word.
class RunPacking {
public:
    /// With room for all that can become of the runs.
    explicit RunPacking(const games::Runs& start);

    [[nodiscard]] bool fits() const { return m_shift.back() < 64; }
    /// What one run more of that length adds. Precondition: there is room for one.
    [[nodiscard]] std::uint64_t one(std::size_t length) const
    {
        return length == 0 ? 0 : std::uint64_t{1} << m_shift[length];
    }
    /// The bits for the runs of that length.
    [[nodiscard]] std::uint64_t mask(std::size_t length) const
    {
        return (std::uint64_t{1} << m_shift[length + 1]) - (std::uint64_t{1} << m_shift[length]);
    }
    /// Precondition: fits().
    [[nodiscard]] std::uint64_t pack(const games::Runs& runs) const;

private:
    std::array<unsigned, games::longestRun + 2> m_shift{};
};

/// The moves on a run of one length.
struct RunMove {
    std::uint64_t change = 0; // added to the word
    std::uint32_t taken = 0;  // counters
};
struct RunMoves {
    std::uint64_t mask = 0; // of the runs of this length
    std::vector<RunMove> moves;
};

/// The moves on one run of each length from 1 on.
[[nodiscard]] std::vector<RunMoves> runMoves(const games::Runs& start, const RunPacking& packing);

} // namespace analysis
