// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/outcomes.h"
#include "scene/look.h"

#include <QVariantMap>

namespace models {

/// The colours of a map with the names that scene::themeColours has; `hue` in degrees colours what is taken,
/// -1 leaves it as it is.
[[nodiscard]] scene::Palette paletteOf(const QVariantMap& colours, int hue = -1);
/// The accent for an unknown one.
[[nodiscard]] QColor colourOf(const scene::Palette& colours, Outcome outcome);

} // namespace models
