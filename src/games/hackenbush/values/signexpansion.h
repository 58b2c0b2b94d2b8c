// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Red-blue stalks and trees are numbers (Conway, On Numbers and Games; Winning Ways, chapters 2, 3 and 7).
// A stalk is the sign expansion of its value, blue +, red -, from the ground up. Berlekamp's sign rule: n
// edges of the first colour count 1 each; from the first edge of the other colour on, edges count 1/2, 1/4,
// … by their colour. Colon principle: what hangs at a joint may be replaced by the stalk of its value.

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "theory/dyadic.h"

#include <optional>
#include <vector>

namespace games {

/// The edges of a picture that is one stalk, from the ground up, true is blue; nothing if it is not.
/// Precondition: no edge is green.
[[nodiscard]] std::optional<std::vector<bool>> asStalk(const HackenbushGraph& graph);

/// The value of the stalk of these edges, from the ground up; true is blue. O(edges).
[[nodiscard]] theory::Dyadic stalkValue(const std::vector<bool>& blues);

/// The one stalk of that value; it has as many edges as the number's birthday. O(edges).
[[nodiscard]] std::vector<bool> stalkOf(const theory::Dyadic& number);

/// The value of a picture without cycles, of any shape, without recursion.
/// Precondition: isForest(), no edge is green, and every edge stands.
[[nodiscard]] theory::Dyadic forestValue(const HackenbushGraph& graph);

} // namespace games
