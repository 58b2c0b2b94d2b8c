// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why a bush is worth what it is worth, one drawn step at a time. Green parts: cycles fuse, loops become
// stalks, the stalks at a joint become one (fusion and colon principle: Berlekamp, Conway, Guy, Winning Ways,
// ch. 7), down to a row of heaps. Red-blue stalks: the sign rule. Red-blue trees: the value of each edge with
// all that stands on it, from the tips down. Other parts are left as they are.

#include "games/explanation.h"
#include "games/hackenbush/bushjudge.h"
#include "games/hackenbush/reduction/bushdrawing.h"
#include "theory/dyadic.h"

#include <cstdint>
#include <vector>

namespace games {

/// Larger pictures are not reduced step by step.
inline constexpr std::size_t mostReducedEdges = 256;

/// The value of a red or blue edge that carries `above` (colon principle): with a blue one the least number
/// n >= 1 that has above + n > 1 gives (above + n) / 2^(n-1); with a red one the same mirrored.
struct ColonValue {
    std::uint64_t whole = 1; ///< n
    theory::Dyadic value;
};
[[nodiscard]] ColonValue colonValue(EdgeColour colour, const theory::Dyadic& above);

/// The steps for `parts`, which have at most mostReducedEdges edges together and are drawn by `drawing`.
/// `values` are those of the parts as text, where they are known. The pieces of Loops and Colon begin with
/// their joint, those of a Fusion with the joint that the others melt into and these.
[[nodiscard]] std::vector<ReductionStep>
reductionSteps(const std::vector<BushPart>& parts, const std::vector<PartValue>& values, BushDrawing drawing);

} // namespace games
