// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the joints and edges of a picture of Hackenbush are drawn. The game does not depend on it.

#include "games/hackenbush/picture/bushgraph.h"

#include <map>
#include <vector>

namespace games {

/// x to the right from 0, y upwards from the ground; an edge is about one long.
struct BushPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const BushPoint&, const BushPoint&) = default;
};

/// How an edge is drawn; see Piece::bend. An end at the ground stands on the x of its foot.
struct EdgeShape {
    double bend = 0;
    double fromFoot = 0;
    double toFoot = 0;

    friend bool operator==(const EdgeShape&, const EdgeShape&) = default;
};

struct BushLayout {
    std::map<std::uint32_t, BushPoint> joints; ///< all but the ground, by number
    std::vector<EdgeShape> edges;              ///< one for each edge, in order

    friend bool operator==(const BushLayout&, const BushLayout&) = default;
};

/// The canvas is at least this large, and as large as the picture needs.
inline constexpr int leastBushColumns = 10;
inline constexpr int leastBushRows = 6;

/// Joints in layers by their distance from the ground, each above the middle of those below it.
/// Precondition: every edge stands.
[[nodiscard]] BushLayout automaticLayout(const BushEdges& edges);

/// Makes `layout` fit `edges`: joints without a place get one, feet of edges that have none stand below
/// their joint, numbers out of range are brought back.
[[nodiscard]] BushLayout completed(BushLayout layout, const BushEdges& edges);

/// The layout of the edges that are kept. One that has another number of edges is left as it is.
[[nodiscard]] BushLayout keptLayout(BushLayout layout, const std::vector<bool>& kept);

/// The bend of the last edge, where it would lie on an earlier one: beside those, or between two loops.
void spreadLast(BushLayout& layout, const BushEdges& edges);

/// The bends of edges that would lie on one another: parallel ones part, loops at a joint spread.
void spreadParallels(BushLayout& layout, const BushEdges& edges);

} // namespace games
