// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the pieces of each world look like, and the table that they lie on. A new world is some new lines
// there.

#include "scene/scene.h"

class QPainter;

namespace scene {

/// The table of a world, an element: "oak".
[[nodiscard]] QString groundOf(games::World world);
/// As they are read on that table.
[[nodiscard]] Palette onGround(Palette colours, games::World world, Theme theme);
/// Below a scene, edge to edge.
void paintGround(QPainter& painter, const Scene& scene);
/// Draws a figure as it looks in its world; false where it looks as everywhere.
[[nodiscard]] bool paintInWorld(QPainter& painter, const Scene& scene, const Figure& figure);
/// How the pieces of a world go, or come to their next place, where they do not just fade or glide.
struct Manner {
    bool isKept = false;          ///< who takes them puts them in a dish
    double tips = 0;              ///< degrees; they fall over and stay where they fell
    double breaks = 0;            ///< pixels, to the right and below, before they are gone
    double hop = 0;               ///< of the distance of two pieces: how high they fly to the next place
    bool turnsUpsideDown = false; ///< else about their upright axis, like a coin
};
[[nodiscard]] Manner mannerOf(games::World world);
/// Where piece `number` of `count` lies in a dish that fills `dish`; the piece keeps its shape.
[[nodiscard]] QRectF placeInDish(const Figure& piece, const QRectF& dish, int number, int count);
/// Where a piece lay that the last move took; false where it left nothing.
[[nodiscard]] bool paintDent(QPainter& painter, const Scene& scene, const Figure& figure);

} // namespace scene
