// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene/scene.h"

class QPainter;

namespace scene {

/// Draws a scene with its top left corner at (0, 0), on whatever ground there is.
void paint(QPainter& painter, const Scene& scene);

} // namespace scene
