// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The curves of a drawn board's edges, in the units of the board: x to the right, y upwards from the ground.
// Every edge is one cubic curve, so that a straight edge can bend into a loop and back.

#include "games/board.h"

#include <QPointF>

#include <array>

namespace printing {

/// The control points of a cubic curve.
using DrawnCurve = std::array<QPointF, 4>;

/// Precondition for what follows: `piece` is an edge.
[[nodiscard]] bool isLoop(const games::Piece& piece);
/// See Piece::bend.
[[nodiscard]] DrawnCurve curveOf(const games::Piece& piece);

/// The point of the curve at `t` from 0 to 1, and the direction there (of length 1).
[[nodiscard]] QPointF pointAt(const DrawnCurve& curve, double t);
[[nodiscard]] QPointF directionAt(const DrawnCurve& curve, double t);
/// To which side of its edge a letter stands, in the picture: to the right; above a level edge.
[[nodiscard]] QPointF letterSide(const DrawnCurve& curve);

} // namespace printing
