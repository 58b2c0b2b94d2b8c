// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What pointing at a drawn board, drawing and bending it needs to know of its curves.

#include "games/board.h"
#include "scene/drawncurve.h"

#include <QPointF>
#include <QRectF>

#include <cmath>
#include <utility>

namespace models {

using scene::boxOf;
using scene::curveOf;
using scene::directionAt;
using scene::isLoop;
using scene::lengthOf;
using scene::letterSide;
using scene::pointAt;
using DrawnCurve = scene::Curve;

/// The numbers of the joints that an edge joins, as its label tells them; 0 is the ground.
[[nodiscard]] std::pair<std::uint32_t, std::uint32_t> jointsOf(const games::Piece& edge);
/// How an edge between two places must be bent so that its middle comes as near to `through` as it can.
[[nodiscard]] double bendThrough(QPointF from, QPointF to, QPointF through);

/// How far `place` is from the curve.
[[nodiscard]] double distanceTo(const DrawnCurve& curve, QPointF place);
/// From `from` at 0 to `to` at 1.
[[nodiscard]] DrawnCurve between(const DrawnCurve& from, const DrawnCurve& to, double part);
[[nodiscard]] inline double distanceOf(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace models
