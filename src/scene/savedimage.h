// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QImage>

namespace scene {

/// As QImage::save. But libpng never sees the file: where it cannot be written libpng says so on stderr
/// itself.
[[nodiscard]] bool saveImage(const QImage& image, QIODevice& file, const char* format = "PNG");

} // namespace scene
