// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Conway's simplest number theorem: a game is a number exactly if some number lies strictly (in the sense of
// "less than or confused with") between all its left and all its right options; it is then the one born
// first.

#include "theory/dyadic.h"

#include <optional>

namespace theory {

/// One end of an interval of numbers.
struct NumberBound {
    Dyadic number;
    /// Whether the number itself belongs to the interval.
    bool isInclusive = false;
};

/// The number of least birthday between the bounds; an absent bound is infinite. Nothing if there is no
/// number.
[[nodiscard]] std::optional<Dyadic> simplestNumber(const std::optional<NumberBound>& lower,
                                                   const std::optional<NumberBound>& upper);

} // namespace theory
