// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Laying out pictures of Hackenbush.

#include "games/hackenbush/picture/hackenbushgraph.h"
#include "games/layout.h"

#include <vector>

namespace games {

/// Joints in layers by their distance from the ground, each above the middle of those below it.
/// Precondition: every edge stands.
[[nodiscard]] DrawnLayout automaticLayout(const HackenbushEdges& edges);

/// Makes `layout` fit `edges`: joints without a place get one, feet of edges that have none stand below
/// their joint, numbers out of range are brought back.
[[nodiscard]] DrawnLayout completed(DrawnLayout layout, const HackenbushEdges& edges);

/// The layout of the edges that are kept. One that has another number of edges is left as it is.
[[nodiscard]] DrawnLayout keptLayout(DrawnLayout layout, const std::vector<bool>& kept);

/// The bend of the last edge, where it would lie on an earlier one: beside those, or between two loops.
void spreadLast(DrawnLayout& layout, const HackenbushEdges& edges);

/// The bends of edges that would lie on one another: parallel ones part, loops at a joint spread.
void spreadParallels(DrawnLayout& layout, const HackenbushEdges& edges);

} // namespace games
