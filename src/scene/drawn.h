// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of Hackenbush: how the units of their curves become lengths, and how they are laid out then.

#include "scene/scene.h"

#include <algorithm>

namespace scene {

/// A part of the board from the ground up, in units.
struct DrawnArea {
    double left = 0, right = 1, top = 1;

    [[nodiscard]] DrawnArea with(const DrawnArea& other) const
    {
        return {std::min(left, other.left), std::max(right, other.right), std::max(top, other.top)};
    }
};

/// What a picture is drawn in, and what stays free at its sides.
struct DrawnRoom {
    QSizeF size;
    double side = 0;
    double top = 0;
    double foot = 0; ///< below the ground
};

/// How units become lengths.
struct DrawnView {
    QPointF unit{1, 1}; ///< how wide and how high a unit is
    QPointF origin;     ///< where (0, 0) lies

    [[nodiscard]] QPointF placeOf(QPointF units) const
    {
        return {origin.x() + units.x() * unit.x(), origin.y() - units.y() * unit.y()};
    }
    [[nodiscard]] QPointF unitsOf(QPointF place) const
    {
        return {(place.x() - origin.x()) / unit.x(), (origin.y() - place.y()) / unit.y()};
    }
    [[nodiscard]] Curve placeOf(const Curve& units) const
    {
        return {placeOf(units[0]), placeOf(units[1]), placeOf(units[2]), placeOf(units[3])};
    }
    /// The shorter side of a unit.
    [[nodiscard]] double leastUnit() const { return std::min(unit.x(), unit.y()); }
    /// With units `factor` times as large, and `place` where it was.
    [[nodiscard]] DrawnView zoomed(double factor, QPointF place) const
    {
        return {unit * factor, place + (origin - place) * factor};
    }
    [[nodiscard]] DrawnView moved(QPointF by) const { return {unit, origin + by}; }

    friend bool operator==(const DrawnView&, const DrawnView&) = default;
};

/// All of an area, as large as the room allows; what is left over lies at both sides, and above and below.
/// Units are at most half as wide again as high, or as high as wide.
[[nodiscard]] DrawnView fitted(const DrawnArea& area, const DrawnRoom& room);
/// Moved as little as brings the area to the sides of the room; what has room in one direction rests there.
[[nodiscard]] DrawnView heldIn(const DrawnView& view, const DrawnArea& area, const DrawnRoom& room);
/// From `from` at 0 to `to` at 1. A place that lies where it lay in both rests on the way.
[[nodiscard]] DrawnView between(const DrawnView& from, const DrawnView& to, double part);

/// For each piece where it is pointed at best, in units: on an edge the first place along it that is clear of
/// the others, or else the clearest, as they lie in the view.
[[nodiscard]] std::vector<QPointF> clearPlaces(const std::vector<games::Piece>& pieces,
                                               const DrawnView& view);

/// How large the parts of a picture are.
struct DrawnSizes {
    DrawnView view{};
    double thickness = 8; ///< of edges
    double letter = 15;   ///< of those who may cut them; 0: there are none
    double number = 11;   ///< of joints
    double tag = 17;
    double groundFrom = 0; ///< in units
    double groundTo = 0;
    std::vector<QPointF> places{}; ///< see clearPlaces

    /// Whether there is room for the number of a joint.
    [[nodiscard]] bool hasRoomFor(const QString& numeral) const;
    /// A joint becomes as large as its number needs; plain where that is empty.
    void write(Figure& joint, const QString& numeral) const;
    /// From the middle line of an edge to that of its letter, or of a badge of that size.
    [[nodiscard]] double besideEdge(double size) const;
    /// To which side of an edge its letter stands, in the picture.
    [[nodiscard]] QPointF letterSide(const Curve& units) const;
};
/// Of what is around a number of that size.
[[nodiscard]] double radiusAround(const QString& numeral, double size);
/// Between an edge and the ring around it, and how wide that is.
[[nodiscard]] double ringGap(double thickness);
[[nodiscard]] double ringLine(double thickness);

/// A picture as it is seen: its figures are those of the pieces, and its first captions the letters of those
/// edges that have some.
[[nodiscard]] Scene drawnScene(const games::Board& board, const Look& look, const Room& room,
                               const DrawnSizes& sizes);

} // namespace scene
