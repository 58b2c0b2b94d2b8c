// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A position on a page of its own: its title above, its board as large as the page has room for.

#include "games/game.h"
#include "print/printedboard.h"
#include "print/sheets/pages.h"

#include <QString>

namespace printing {

class PositionPage : public Pages {
public:
    /// Needs a QGuiApplication. May be made and painted on any thread.
    PositionPage(QString title, const games::Board& board, const games::Info& info, Paper paper);

    [[nodiscard]] QString title() const override { return m_title; }
    [[nodiscard]] int count() const override { return 1; }

protected:
    void draw(QPainter& painter, int page) const override;

private:
    QString m_title;
    double m_top = 0;   ///< of the board, below the margin
    double m_scale = 1; ///< of the board
    PrintedBoardPtr m_board;
};

} // namespace printing
