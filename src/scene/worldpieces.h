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
/// Where a piece lay that the last move took; false where it left nothing.
[[nodiscard]] bool paintDent(QPainter& painter, const Scene& scene, const Figure& figure);

} // namespace scene
