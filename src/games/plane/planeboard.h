// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the games on the plane share: how large it is drawn, and the names of its places.

#include "games/board.h"
#include "games/plane/point.h"

#include <algorithm>
#include <array>

namespace games {

/// Beyond this coordinate a position is drawn as heaps.
inline constexpr std::uint64_t farthestDrawn = 63;

/// Columns, and rows, of the board for a largest coordinate. It grows and shrinks in steps, so that few
/// moves change it. Precondition: farthest <= farthestDrawn.
[[nodiscard]] constexpr int planeExtent(std::uint64_t farthest)
{
    constexpr std::array extents{8, 12, 18, 24, 32, 48, 64};
    return *std::ranges::upper_bound(extents, static_cast<int>(farthest));
}

[[nodiscard]] constexpr PieceId placeId(Point point)
{
    return pieceId(static_cast<std::uint32_t>(point.y), static_cast<std::uint32_t>(point.x));
}
[[nodiscard]] constexpr Point pointOf(PieceId place)
{
    return {.x = minorOf(place), .y = majorOf(place)};
}

} // namespace games
