// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The curves of a drawn board's edges, in the units of the board: x to the right, y upwards from the ground.
// Every edge is one cubic curve, so that a straight edge can bend into a loop and back.

#include "games/board.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <cmath>
#include <utility>

namespace scene {

/// The control points of a cubic curve.
using Curve = std::array<QPointF, 4>;

/// Precondition for what follows: `piece` is an edge.
[[nodiscard]] bool isLoop(const games::Piece& piece);
/// See Piece::bend.
[[nodiscard]] Curve curveOf(const games::Piece& piece);
/// The numbers of the joints that it joins, as its label tells them; 0 is the ground.
[[nodiscard]] std::pair<std::uint32_t, std::uint32_t> jointsOf(const games::Piece& edge);
/// How an edge between two places must be bent so that its middle comes as near to `through` as it can.
[[nodiscard]] double bendThrough(QPointF from, QPointF to, QPointF through);

/// The point of the curve at `t` from 0 to 1, and the direction there (of length 1).
[[nodiscard]] QPointF pointAt(const Curve& curve, double t);
[[nodiscard]] QPointF directionAt(const Curve& curve, double t);
/// The box of its control points, within which a curve lies.
[[nodiscard]] QRectF boxOf(const Curve& curve);
[[nodiscard]] double lengthOf(const Curve& curve);
[[nodiscard]] inline double distanceOf(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}
/// How far `place` is from the curve.
[[nodiscard]] double distanceTo(const Curve& curve, QPointF place);
/// From `from` at 0 to `to` at 1.
[[nodiscard]] Curve between(const Curve& from, const Curve& to, double part);
/// To which side of its edge a letter stands, in the picture: to the right; above a level edge.
[[nodiscard]] QPointF letterSide(const Curve& curve);

} // namespace scene
