// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is proven of Chomp (David Gale, 1974; as divisors of a number Fred. Schuh, 1952).
//
// Arms: a bottom row and a first column alone. A move shortens one of them and leaves the corner: two Nim
// heaps, of the squares beside the corner and above it. Two rows, a below and b above, b > 1. Normal play: P
// iff b = a - 1. Misère: N, the second square of the bottom row leaves a column of two. The same for two
// columns. Equal arms: as many rows as squares in the bottom row, at least three. The square in row 2, column
// 2 leaves arms of equal length, which are P in both conventions. Rectangle, of three rows and columns at
// least: N. If taking the last square loses, its refutation takes that square, too, so it could have been the
// first move.

#include "games/chomp/chompposition.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>

namespace games {

enum class ChompRule : std::uint8_t { Arms, TwoRows, TwoColumns, EqualArms, Rectangle };

/// The first rule that the position falls under.
[[nodiscard]] std::optional<ChompRule> chompRuleOf(const SquareRows& rows);
/// What the rule says. Precondition: the position falls under it.
[[nodiscard]] theory::Outcome chompOutcome(ChompRule rule, const SquareRows& rows, theory::Play play);

/// The heaps that arms are: of the bottom row and of the first column, without the corner.
struct ChompArms {
    std::uint64_t right = 0;
    std::uint64_t up = 0;
};
[[nodiscard]] ChompArms chompArms(const SquareRows& rows);

} // namespace games
