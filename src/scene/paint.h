// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene/scene.h"

#include <QRegion>

class QPainter;

namespace scene {

/// Draws a scene with its top left corner at (0, 0), on whatever ground there is. Of what does not reach
/// these pixels nothing need be drawn; empty: all is.
void paint(QPainter& painter, const Scene& scene, const QRegion& only = {});

/// Where one scene looks otherwise than the other; nothing where that may be everywhere.
[[nodiscard]] std::optional<std::vector<QRectF>> differences(const Scene& one, const Scene& other);

} // namespace scene
