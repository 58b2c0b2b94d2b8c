// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/genus.h"

#include <algorithm>
#include <cassert>

namespace solver {

// Why (after Conway, On Numbers and Games, ch. 12), by induction over the sum S. Let x be the nim-sum of
// the normal values; by Sprague and Grundy it is the normal value of S. Call a tame (n,n) firm.
//
// A fickle part that is not terminal has a fickle option of the other kind: from (0,1) misère 1 needs an
// option with misère value 0, whose normal value is not 0; from (1,0) normal 1 needs an option with normal
// value 0, whose misère value is not 0. A firm option (n,n) of a fickle part has n >= 2.
//
// All parts fickle: the claim is 1-x. A terminal S has x = 0 and misère value 1. Else a move to a fickle
// part leaves misère value x, one to a firm part leaves at least 2: 1-x is not reached; and for x = 0 the
// value 0 is reached by the option above.
//
// Some part firm: the claim is x. An option that keeps a firm part is worth x' in both, and x' != x. One
// that turns the only firm part (n,n) into (e,1-e) has misère value x^n^(1-e), which would be x only for
// n = 1-e, but n is not the misère value of an option of (n,n). So x is not reached. For y < x some part G
// of normal value g has an option of normal value z = g^x^y < g. If that leaves a firm part, it is worth y.
// Otherwise G = (g,g) is the only firm part, and an option of it with misère value z leaves misère value y:
// as (z,z) at once, as (1-z,z) among fickle parts by the first case.
Genus sumOfTame(std::span<const Genus> parts)
{
    assert(std::ranges::all_of(parts, &Genus::isTame));
    std::uint64_t sum = 0;
    for (const Genus part : parts)
        sum ^= part.normal;
    return {sum, std::ranges::all_of(parts, &Genus::isFickle) ? 1 - sum : sum};
}

} // namespace solver
