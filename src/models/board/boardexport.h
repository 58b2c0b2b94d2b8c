// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The board as a file: SVG, PNG and PDF of its scene, and the graph of a drawn board as DOT.

#include "models/files/gamefile.h"
#include "scene/look.h"
#include "scene/marks.h"

#include <QString>

#include <optional>
#include <vector>

namespace models {

/// What is drawn: a board with all its pieces, its marked moves, and how it looks.
struct BoardPicture {
    games::Board board;
    scene::Look look;
    QString title;
    std::vector<scene::MarkedMove> marks{};
};

/// Writes all or nothing; the sentence of the error otherwise. A drawn board may be written as .dot, too.
[[nodiscard]] std::optional<FileError> writePicture(const QString& path, const BoardPicture& picture);
/// The graph in Graphviz' language, its joints pinned where they are drawn.
[[nodiscard]] QByteArray dotText(const games::Board& board, const scene::Palette& colours);

} // namespace models
