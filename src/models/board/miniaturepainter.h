// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A board as a small picture: every piece is there, nothing can be clicked, no number that a card has no room
// for.

#include "games/board.h"
#include "models/drawn/drawnpainter.h"

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace models {

struct MiniatureColours {
    QColor stone; ///< of stones, sticks, squares and nodes
    QColor coin, onCoin, onFilled;
    QColor white, black; ///< of the tokens of White and Black, and of their letters
    QColor line, surface, surface2, ink2, ink3;
    DrawnColours edges;
};

/// From the names of Miniature::colours; `hue` in degrees colours what is taken, -1 leaves it as it is.
[[nodiscard]] MiniatureColours miniatureColours(const QVariantMap& colours, int hue);

/// As large as its pieces usually are on a card 1.0 times as large, in the middle of `room`. A board that is
/// too large to draw leaves it empty.
void paintMiniature(QPainter& painter, const games::Board& board, const QRectF& room, double zoom,
                    const MiniatureColours& colours);

} // namespace models
