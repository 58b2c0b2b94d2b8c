// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene/drawncurve.h"

namespace models {

/// The same place but for what a sum of floating-point numbers loses.
[[nodiscard]] inline bool isNear(QPointF a, QPointF b)
{
    return scene::distanceOf(a, b) < 1e-6;
}

} // namespace models
