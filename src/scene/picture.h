// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A scene as a file: SVG with its texts as text, PNG, and PDF of lines.

#include "scene/scene.h"

#include <QIODevice>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace scene {

enum class PictureFormat : std::uint8_t { Svg, Png, Pdf };

/// By the suffix of a file's name; nothing for another one.
[[nodiscard]] std::optional<PictureFormat> pictureFormat(const QString& path);

struct Picture {
    Scene scene;
    QString title;
    double pngScale = 1; ///< pixels of a PNG for each unit of the scene
};

/// Whatever is drawn, as a file.
struct Canvas {
    QSizeF size;
    QString title;
    double pngScale = 1; ///< pixels of a PNG for each unit
    std::function<void(QPainter&)> draw;
};

/// A board as large as its pieces usually are, with an edge around it; in a picture of `size` where it is
/// given.
[[nodiscard]] Scene pictureOf(const games::Board& board, const Look& look, std::optional<QSizeF> size = {});

/// False when it cannot be written.
[[nodiscard]] bool writePicture(QIODevice& file, PictureFormat format, const Canvas& canvas);
/// On a ground of the scene's colour.
[[nodiscard]] bool writePicture(QIODevice& file, PictureFormat format, const Picture& picture);

} // namespace scene
