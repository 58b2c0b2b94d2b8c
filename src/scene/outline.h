// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The outline of a move: exactly as the cells that it takes lie.

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <span>

namespace scene {

/// A place that a move takes.
struct Cell {
    QRectF spot{};       ///< all that is the piece's
    QRectF place{};      ///< what the outline goes around, within it or not
    double rounding = 0; ///< the radius of its corners
    QPolygonF contour{}; ///< what is gone around within `place`; none: all of it
};

/// Around the cells and nothing else: those side by side, or one on the other, together, others apart.
[[nodiscard]] QPainterPath outlineOf(std::span<const Cell> cells);

} // namespace scene
