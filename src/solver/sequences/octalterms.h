// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The Grundy values of the heaps 0, 1, 2, … of an octal game, one after the other, by the sparse-space method
// (Winning Ways, ch. 4; Flammenkamp, Lange Perioden in Subtraktions-Spielen).
//
// A mask of bits divides all values into rare ones, with an even number of 1s under the mask, and common
// ones. The nim-sum of two values is rare iff both are rare or both are common, whatever the mask; the mask
// is chosen so that few heaps are rare. An option of common value with two heaps has one rare heap, so the
// rare heaps give all common values among the options, hence the least common value c that is missing. The
// value of the heap is c unless a rare value below c is missing; those are found soon by going through the
// pairs of heaps, or are missing indeed. So a term costs as many steps as there are rare heaps, not as heaps.

#include "solver/meter.h"
#include "solver/sequences/octal.h"

#include <cstdint>
#include <vector>

namespace solver {

class OctalTerms {
public:
    explicit OctalTerms(OctalRule rule);

    /// Works out terms until `count` are known; false when the meter ended before.
    bool extendTo(std::uint64_t count, Meter& meter);
    [[nodiscard]] const std::vector<std::uint32_t>& values() const { return m_values; }

private:
    [[nodiscard]] bool isRare(std::uint32_t value) const;
    void chooseMask();
    void mark(std::uint32_t value);
    [[nodiscard]] bool isMarked(std::uint32_t value) const;
    /// The options that leave at most one heap, and those of two of which one is rare.
    void markSingles(std::uint32_t heap);
    std::uint64_t markRarePairs(std::uint32_t rest);
    [[nodiscard]] std::uint32_t leastCommon() const;
    /// Goes through all pairs until no rare value below `bound` is missing. Gives the steps that it took.
    std::uint64_t markPairs(std::uint32_t heap, std::uint32_t bound);
    std::uint64_t appendTerm();

    OctalRule m_rule;
    std::vector<std::uint32_t> m_places; ///< k with the bit 4 in the digit d_k
    std::vector<std::uint32_t> m_values;
    std::vector<std::uint32_t> m_rare;  ///< heaps from 1, ascending
    std::vector<std::uint32_t> m_marks; ///< the heap that has marked a value last, plus 1
    std::uint32_t m_mask = 1;
    std::uint32_t m_nextChoice = 16; ///< of the mask, by the number of terms
};

} // namespace solver
