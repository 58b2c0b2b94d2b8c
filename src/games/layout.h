// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a board of Shape::Drawn is drawn by hand. No rule depends on it.

#include <cstdint>
#include <map>
#include <vector>

namespace games {

/// x to the right from 0, y upwards from the ground; an edge is about one long.
struct DrawnPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const DrawnPoint&, const DrawnPoint&) = default;
};

/// How an edge is drawn; see Piece::bend. An end at the ground stands on the x of its foot.
struct EdgeShape {
    double bend = 0;
    double fromFoot = 0;
    double toFoot = 0;

    friend bool operator==(const EdgeShape&, const EdgeShape&) = default;
};

struct DrawnLayout {
    std::map<std::uint32_t, DrawnPoint> joints; ///< all but the ground, by number
    std::vector<EdgeShape> edges;               ///< one for each edge, in order

    friend bool operator==(const DrawnLayout&, const DrawnLayout&) = default;
};

/// The canvas is at least this large, and as large as the picture needs.
inline constexpr int leastDrawnColumns = 10;
inline constexpr int leastDrawnRows = 6;

} // namespace games
