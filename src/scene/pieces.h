// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The pieces as drawn: what every kind of piece looks like, in colours and in outlines. A new kind is a new
// line there.

#include "scene/scene.h"

class QPainter;
class QRegion;

namespace scene {

/// A line around what is drawn of a piece, so far outside; empty for a piece of which nothing is drawn.
[[nodiscard]] QPainterPath edgeOf(const Scene& scene, const Figure& figure, double gap);
/// A line around what is drawn of several pieces and nothing else: those side by side together.
[[nodiscard]] QPainterPath edgeOfAll(const Scene& scene, const std::vector<const Figure*>& figures,
                                     double gap);

/// Points around what is drawn of a figure in its world, so far outside; none where it looks as everywhere.
[[nodiscard]] QPolygonF contourOf(const Figure& figure, double gap);

/// A side of a coin that a move turns over.
[[nodiscard]] constexpr bool turns(games::PieceKind kind)
{
    return kind == games::PieceKind::Head || kind == games::PieceKind::Tail;
}

/// Whatever is drawn of a piece lies in it: shadows, leaves, rings and letters reach out of its place.
[[nodiscard]] QRectF reachOf(const Scene& scene, const Figure& figure);

/// What lies below the pieces, edges and arrows, and then the other pieces. See paint().
void paintPieces(QPainter& painter, const Scene& scene, const QRegion& only);

} // namespace scene
