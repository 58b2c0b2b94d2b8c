// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Octal games (Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, ch. 4): a move takes k from one
// heap, and what is left of it is no heap, one heap or two, as the k-th digit of a code says:
//
//     d0 . d1 d2 d3 …      digit k has the bit 1: nothing may be left    (k is the whole heap)
//                                          bit 2: one heap may be left
//                                          bit 4: two heaps may be left  (neither empty)
//
// d0 is 0 or 4: with 4 a heap may be divided without taking. Kayles is 0.77, Dawson's Kayles 0.07. Grundy's
// game divides a heap into two unequal ones and is no octal game, but its values are found in the same way.
//
// A period is proven, not guessed, by the theorem of Guy and Smith. Let k be the place of the last digit that
// is not 0. If there are n0 >= 1 and p >= 1 with
//
//     G(n + p) = G(n)    for all n with  n0 <= n < 2 n0 + p + k,
//
// then it holds for all n >= n0. For let n >= 2 n0 + p + k. The larger part b of an option (a, b) of n + p,
// where a + b = n + p - t with t <= k, is at least (n + p - k) / 2 >= n0 + p, so b - p >= n0 >= 1: the rest
// (a, b - p) is allowed for n as (a, b) is for n + p, and has the same value as b - p < n. And b of an option
// of n is at least (n - k) / 2 >= n0 and less than n, so (a, b + p) is an option of n + p of the same value.
// Division without taking (t = 0) has a >= 1, so b < n there, too. Not so where the parts must be unequal:
// (a, b) may be unequal and (a, b - p) equal. No period of Grundy's game is known.

#include "solver/job.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace solver {

/// A code as a value, and Grundy's game.
struct OctalRule {
    std::vector<std::uint8_t> digits; ///< d0, d1, …, the last one is not 0
    bool unequalOnly = false;         ///< the two heaps that are left may not be equal

    [[nodiscard]] static OctalRule grundysGame() { return {{4}, true}; }

    /// The digit d_k, 0 behind the last one.
    [[nodiscard]] std::uint8_t digit(std::uint64_t k) const
    {
        return k < digits.size() ? digits[static_cast<std::size_t>(k)] : std::uint8_t{0};
    }
    /// The place of the last digit that is not 0. Precondition: there is one.
    [[nodiscard]] std::uint64_t lastPlace() const { return digits.size() - 1; }

    friend bool operator==(const OctalRule&, const OctalRule&) = default;
};

/// G(n + period) = G(n) for every n >= preperiod; both are the least. Seen for all n + period < checkedTo.
struct OctalPeriod {
    std::uint64_t preperiod = 0;
    std::uint64_t period = 1;
    std::uint64_t checkedTo = 0;

    friend bool operator==(const OctalPeriod&, const OctalPeriod&) = default;
};

/// The Grundy values of the heaps 0, 1, 2, …, as far as they are known.
struct OctalValues {
    std::vector<std::uint32_t> terms;
    std::optional<OctalPeriod> period{}; ///< terms has at least preperiod + period values then

    [[nodiscard]] bool knows(std::uint64_t heap) const { return heap < terms.size() || period.has_value(); }
    /// Precondition: knows(heap).
    [[nodiscard]] std::uint64_t at(std::uint64_t heap) const;
};

/// No larger heap is worked out where no period is proven: enough for the proof that 0.376 has the period 4
/// from 2,268,248 on.
inline constexpr std::uint64_t largestUnprovenHeap = std::uint64_t{1} << 23U;

/// The period that these values of the heaps 0, 1, 2, … prove by the theorem, if they prove one. Time
/// proportional to their number.
[[nodiscard]] std::optional<OctalPeriod> provenOctalPeriod(const OctalRule& rule,
                                                           const std::vector<std::uint32_t>& terms);

/// Values that know heap `largest`, term by term until they do or a period is proven. OutOfPositions where
/// `largest` is more than largestUnprovenHeap and no period is proven up to there.
[[nodiscard]] Solved<OctalValues> octalValues(const OctalRule& rule, std::uint64_t largest, const Job& job);

} // namespace solver
