// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a drawn board lies in its item: fitted into the room there is, zoomed about a place, or moved.

#include "models/drawn/drawnshape.h"

#include <QSizeF>

#include <algorithm>

namespace models {

/// A part of the board from the ground up, in units.
struct DrawnArea {
    double left = 0, right = 1, top = 1;

    [[nodiscard]] DrawnArea with(const DrawnArea& other) const
    {
        return {std::min(left, other.left), std::max(right, other.right), std::max(top, other.top)};
    }
};

/// The item that a board is drawn in, and what stays free at its sides, in pixels.
struct DrawnRoom {
    QSizeF size;
    double side = 0;
    double top = 0;
    double foot = 0; ///< below the ground
};

/// How units become pixels.
struct DrawnView {
    QPointF unit{1, 1}; ///< how wide and how high a unit is
    QPointF origin;     ///< where (0, 0) lies

    [[nodiscard]] QPointF toPixels(QPointF place) const
    {
        return {origin.x() + place.x() * unit.x(), origin.y() - place.y() * unit.y()};
    }
    [[nodiscard]] QPointF toUnits(QPointF place) const
    {
        return {(place.x() - origin.x()) / unit.x(), (origin.y() - place.y()) / unit.y()};
    }
    [[nodiscard]] DrawnCurve toPixels(const DrawnCurve& curve) const;
    /// To which side of an edge its letter stands, in the picture.
    [[nodiscard]] QPointF letterSide(const DrawnCurve& curve) const;
    /// The shorter side of a unit.
    [[nodiscard]] double leastUnit() const { return std::min(unit.x(), unit.y()); }
    /// With units `factor` times as large, and `place` (in pixels) where it was.
    [[nodiscard]] DrawnView zoomed(double factor, QPointF place) const
    {
        return {unit * factor, place + (origin - place) * factor};
    }
    [[nodiscard]] DrawnView moved(QPointF by) const { return {unit, origin + by}; }

    friend bool operator==(const DrawnView&, const DrawnView&) = default;
};

/// Units are at most so many times as wide as high, or as high as wide.
inline constexpr double mostStretch = 1.5;

/// All of an area, as large as the room allows; what is left over lies at both sides, and above and below.
[[nodiscard]] DrawnView fitted(const DrawnArea& area, const DrawnRoom& room);
/// Moved as little as brings the area to the sides of the room; what has room in one direction rests there.
[[nodiscard]] DrawnView heldIn(const DrawnView& view, const DrawnArea& area, const DrawnRoom& room);
/// From `from` at 0 to `to` at 1. A place that lies where it lay in both rests on the way.
[[nodiscard]] DrawnView between(const DrawnView& from, const DrawnView& to, double part);

} // namespace models
