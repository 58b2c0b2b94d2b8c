// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A table over every sorted list of heaps below a given one, filled from the empty table upwards.
//
// Sorted lists a1 >= a2 >= … with ai <= hi are numbered in dictionary order, so that each take leads to
// a smaller number:  index(a) = sum over i of (lists that agree before i and have a smaller entry at i)
//                             = sum over i of before[i][ai].

#include "solver/job.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstdint>
#include <span>
#include <vector>

namespace games {

class HeapTable {
public:
    /// What the table is asked: the heaps (any order), the takes allowed (sorted; empty = any number).
    struct Game {
        std::vector<std::uint64_t> heaps;
        std::vector<std::uint64_t> takes;
        theory::Play play = theory::Play::Normal;
        bool grundy = false; ///< also Grundy values, which cost time
    };

    /// How many sorted lists lie below `heaps`; the largest number when more than `limit`.
    [[nodiscard]] static std::uint64_t positionsBelow(const std::vector<std::uint64_t>& heaps,
                                                      std::uint64_t limit);
    /// OutOfMemory or OutOfPositions when the table would be larger than the limits allow.
    [[nodiscard]] static solver::Solved<HeapTable> make(const Game& game, const solver::Job& job);

    /// Number of positions in the table.
    [[nodiscard]] std::uint64_t positions() const { return m_remoteness.size(); }
    // Precondition of the three: `heaps` is reachable from the table's own.
    [[nodiscard]] theory::Outcome outcome(const std::vector<std::uint64_t>& heaps) const;
    [[nodiscard]] std::uint64_t remoteness(const std::vector<std::uint64_t>& heaps) const;
    /// Precondition: made with Game::grundy.
    [[nodiscard]] std::uint64_t grundy(const std::vector<std::uint64_t>& heaps) const;

private:
    class Filler;

    [[nodiscard]] std::size_t index(std::vector<std::uint64_t> heaps) const;
    /// The winner makes the last move in normal play and not in misère: the parity tells who wins.
    [[nodiscard]] bool isLost(std::uint32_t remoteness) const;

    theory::Play m_play = theory::Play::Normal;
    std::size_t m_stride = 1;            ///< largest heap + 1
    std::vector<std::uint32_t> m_before; ///< before[i][v], row after row
    std::vector<std::uint32_t> m_remoteness;
    std::vector<std::uint32_t> m_grundy;
};

} // namespace games
