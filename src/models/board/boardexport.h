// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of Hackenbush as files: SVG, PNG and PDF of what the board shows, and the graph as DOT.

#include "games/board.h"
#include "models/drawn/drawnpainter.h"
#include "models/files/gamefile.h"

#include <QImage>
#include <QString>

#include <optional>
#include <vector>

namespace models {

enum class PictureFormat : std::uint8_t { Svg, Png, Pdf, Dot };

/// By the suffix of a file's name; nothing for another one.
[[nodiscard]] std::optional<PictureFormat> pictureFormat(const QString& path);

/// What is drawn: a board of the shape Drawn with all its pieces, texts beside them, and how it is coloured.
struct BoardPicture {
    games::Board board;
    std::vector<games::Tag> tags;
    DrawnColours colours;
    QString title;
};

/// Writes all or nothing; the sentence of the error otherwise.
[[nodiscard]] std::optional<FileError> writePicture(const QString& path, const BoardPicture& picture);
/// The same for a picture of any board that was taken from the screen, on a ground of that colour; PNG only.
[[nodiscard]] std::optional<FileError> writeImage(const QString& path, const QImage& image,
                                                  const QColor& ground);

/// The graph in Graphviz' language, its joints pinned where they are drawn.
[[nodiscard]] QByteArray dotText(const BoardPicture& picture);

} // namespace models
