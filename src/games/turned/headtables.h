// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tables over every row of n coins (headrow.h). A row is the number whose bit k - 1 is set for a head on
// square k. A move's highest changed bit falls from 1 to 0, so each move leads to a smaller number and the
// tables are filled upwards.

#include "solver/job.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstdint>
#include <vector>

namespace games {

/// Who wins, in one bit for each row: 64 rows are a word, and the predecessors of a whole word are marked
/// at once. 2^(n-6)·n² steps.
class HeadOutcomes {
public:
    static constexpr std::uint32_t mostCoins = 32;

    /// OutOfMemory or OutOfPositions when the table would be larger than the limits allow.
    /// Precondition: coins <= mostCoins.
    [[nodiscard]] static solver::Solved<HeadOutcomes> make(std::uint32_t coins, theory::Play play,
                                                           const solver::Job& job);

    [[nodiscard]] std::uint64_t positions() const { return std::uint64_t{64} * m_hot.size(); }
    [[nodiscard]] theory::Outcome outcome(std::uint64_t row) const
    {
        return (m_hot[row / 64] >> (row % 64) & 1U) != 0 ? theory::Outcome::N : theory::Outcome::P;
    }

private:
    void markPredecessors(std::uint64_t word, std::uint64_t cold);

    std::vector<std::uint64_t> m_hot; ///< a set bit: the player to move wins
};

/// A byte for each row: its remoteness, or its Grundy value. 2^n·n²/4 steps.
class HeadBytes {
public:
    /// No game is longer than the sum of the squares, which is 210 here.
    static constexpr std::uint32_t mostCoins = 20;

    [[nodiscard]] static solver::Solved<HeadBytes> remoteness(std::uint32_t coins, theory::Play play,
                                                              const solver::Job& job);
    [[nodiscard]] static solver::Solved<HeadBytes> grundy(std::uint32_t coins, const solver::Job& job);

    [[nodiscard]] std::uint64_t positions() const { return m_bytes.size(); }
    [[nodiscard]] std::uint64_t at(std::uint64_t row) const { return m_bytes[row]; }

private:
    template <typename ValueOf>
    static solver::Solved<HeadBytes> make(std::uint32_t coins, const solver::Job& job,
                                          const ValueOf& valueOf);

    std::vector<std::uint8_t> m_bytes;
};

} // namespace games
