// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/outcomes.h"
#include "scene/look.h"

#include <QVariantMap>

#include <optional>

namespace models {

/// The colours of a map with the names that scene::themeColours has; `hue` in degrees colours what is taken,
/// -1 leaves it as it is.
[[nodiscard]] scene::Palette paletteOf(const QVariantMap& colours, int hue = -1);
/// Which of them say that games have pieces of their own: "world" is "light" or "dark".
[[nodiscard]] std::optional<scene::Theme> worldOf(const QVariantMap& colours);
/// The accent for an unknown one.
[[nodiscard]] QColor colourOf(const scene::Palette& colours, Outcome outcome);

} // namespace models
