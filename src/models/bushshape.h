// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The curves of a bush's edges, in the units of the board: x to the right, y upwards from the ground. Every
// edge is one cubic curve, so that a straight edge can bend into a loop and back.

#include "games/board.h"

#include <QPointF>

#include <array>
#include <cmath>
#include <utility>

namespace models {

/// The control points of a cubic curve.
using BushCurve = std::array<QPointF, 4>;

/// The numbers of the joints that an edge joins, as its label tells them; 0 is the ground.
[[nodiscard]] std::pair<std::uint32_t, std::uint32_t> jointsOf(const games::Piece& edge);
/// Precondition for what follows: `piece` is an edge.
[[nodiscard]] bool isLoop(const games::Piece& piece);
/// See Piece::bend.
[[nodiscard]] BushCurve curveOf(const games::Piece& piece);
/// How an edge between two places must be bent so that its middle comes as near to `through` as it can.
[[nodiscard]] double bendThrough(QPointF from, QPointF to, QPointF through);

/// The point of the curve at `t` from 0 to 1, and the direction there (of length 1).
[[nodiscard]] QPointF pointAt(const BushCurve& curve, double t);
[[nodiscard]] QPointF directionAt(const BushCurve& curve, double t);
/// How far `place` is from the curve.
[[nodiscard]] double distanceTo(const BushCurve& curve, QPointF place);
/// To which side of its edge a letter stands, in the picture: to the right; above a level edge.
[[nodiscard]] QPointF letterSide(const BushCurve& curve);
[[nodiscard]] double lengthOf(const BushCurve& curve);
/// From `from` at 0 to `to` at 1.
[[nodiscard]] BushCurve between(const BushCurve& from, const BushCurve& to, double part);
[[nodiscard]] inline double distanceOf(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace models
