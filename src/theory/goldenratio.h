// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Wythoff's cold pairs, exactly and in integers (Wythoff 1907).
//
// Normal play: the k-th cold pair is (floor(k phi), floor(k phi^2)), k = 0, 1, 2, …, with the golden ratio
// phi. Its numbers differ by k, and every whole number from 1 on is in one pair alone (Beatty). Misère play:
// (0,1) and (2,2) take the place of (0,0) and (1,2), the others stay.

#include "theory/play.h"

#include <cstdint>

namespace theory {

/// Largest k of a cold pair, and largest number of one that is asked for.
inline constexpr std::uint64_t largestGolden = 1'000'000'000'000'000'000;

struct ColdPair {
    std::uint64_t smaller = 0;
    std::uint64_t larger = 0;

    friend bool operator==(const ColdPair&, const ColdPair&) = default;
};

/// floor(k phi). Precondition: k <= largestGolden.
[[nodiscard]] std::uint64_t goldenMultiple(std::uint64_t k);
/// The cold pair whose numbers differ by k. Precondition: k <= largestGolden.
[[nodiscard]] ColdPair coldPair(std::uint64_t k, Play play);
/// The number that makes a cold pair with n. Precondition: n <= largestGolden.
[[nodiscard]] std::uint64_t coldPartner(std::uint64_t n, Play play);

} // namespace theory
