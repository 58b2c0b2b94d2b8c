// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The games x + n·↑ + *k: a number, a multiple of up and a nimber. They form a group, and their sums and
// comparisons need no search (Winning Ways, chapters 2 and 8; Siegel, Combinatorial Game Theory, II.3–4):
// x decides; between equal numbers n·↑ + *k > 0 if n >= 2, or n = 1 and k != 1; and ↑ + * is confused with 0.

#include "theory/dyadic.h"
#include "theory/nimber.h"
#include "theory/play.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace theory {

/// number + ups·↑ + *star; equal fields if and only if equal games.
struct NumberUpStar {
    Dyadic number = 0;
    std::int64_t ups = 0;
    Nimber star = {0};

    [[nodiscard]] bool isNumber() const { return ups == 0 && star.value == 0; }
    [[nodiscard]] bool isNimber() const { return ups == 0 && number == Dyadic(0); }

    friend bool operator==(const NumberUpStar&, const NumberUpStar&) = default;
    friend NumberUpStar operator-(const NumberUpStar& a) { return {-a.number, -a.ups, a.star}; }
    /// Precondition: the sum of the ups fits.
    friend NumberUpStar operator+(const NumberUpStar& a, const NumberUpStar& b)
    {
        return {a.number + b.number, a.ups + b.ups, a.star ^ b.star};
    }
};

/// Whether a <= b as games. Precondition: the difference of the ups fits.
[[nodiscard]] bool isAtMost(const NumberUpStar& a, const NumberUpStar& b);

/// The options of `mover` in the canonical form; as many as *k has for a number plus *k, else at most two.
[[nodiscard]] std::vector<NumberUpStar> options(const NumberUpStar& game, Player mover);

/// How many these are.
[[nodiscard]] std::uint64_t optionCount(const NumberUpStar& game, Player mover);
/// One of them, made without the others. Precondition: there are more than `index`.
[[nodiscard]] NumberUpStar option(const NumberUpStar& game, Player mover, std::uint64_t index);
/// How many there are of both players together, or as many as can be counted.
[[nodiscard]] std::uint64_t optionCount(const NumberUpStar& game);

/// The height of the canonical form's tree; the largest std::uint64_t stands for anything larger.
[[nodiscard]] std::uint64_t birthday(const NumberUpStar& game);

/// '11/8', '*', '*2', '3/4*' (3/4 + *), '↑', '3↓*2' (3·↓ + *2), '2+↑*' (2 + ↑ + *): the number and a nimber
/// stand side by side; a plus follows the number where an arrow does, for '2↑' is twice up.
[[nodiscard]] std::string text(const NumberUpStar& game);
/// The same unless mayGoOn() says no, which long numbers ask now and then.
[[nodiscard]] std::optional<std::string> text(const NumberUpStar& game, const std::function<bool()>& mayGoOn);

struct NumberUpStarHash {
    std::size_t operator()(const NumberUpStar& game) const;
};

} // namespace theory
