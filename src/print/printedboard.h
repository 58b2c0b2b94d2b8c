// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A board on paper: black lines that a pencil can write over, with the same labels as on the screen.

#include "games/game.h"
#include "scene/look.h"

#include <QPainter>
#include <QSizeF>

#include <memory>

namespace printing {

/// A board made ready to be drawn.
class PrintedBoard {
public:
    PrintedBoard() = default;
    PrintedBoard(const PrintedBoard&) = delete;
    PrintedBoard& operator=(const PrintedBoard&) = delete;
    virtual ~PrintedBoard() = default;

    /// The room it takes, in units of print/units.h.
    [[nodiscard]] QSizeF size() const { return m_size; }
    /// With its top left corner at (0, 0).
    virtual void paint(QPainter& painter) const = 0;

protected:
    QSizeF m_size;
};

using PrintedBoardPtr = std::unique_ptr<const PrintedBoard>;

/// Pieces have a usual size, and are smaller where the board would take more than `room`. Needs a
/// QGuiApplication, as all that measures text.
[[nodiscard]] PrintedBoardPtr printedBoard(const games::Board& board, const games::Info& info, QSizeF room,
                                           scene::Between between = scene::Between::Plus);

} // namespace printing
