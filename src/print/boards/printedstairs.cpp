// SPDX-License-Identifier: GPL-3.0-or-later

// Coins on the steps of a staircase, step 0 on the left.

#include "print/boards/printedshapes.h"
#include "print/ink.h"

#include <algorithm>

namespace printing {
namespace {

using games::Piece;
using games::PieceKind;

constexpr Lettering stepNumberLook{.size = 8 * pt, .shade = Lettering::Shade::Grey};
constexpr Lettering stepCountLook{.size = 10 * pt, .bold = true};
constexpr double stepFootRoom = 5 * mm;
constexpr double pileSize = 9 * mm;

class StairsBoard : public PrintedBoard {
public:
    StairsBoard(const games::Board& board, QSizeF room) : m_board(board)
    {
        const double steps = std::max(1, board.columns);
        m_stepWidth = std::min(12 * mm, room.width() / steps);
        m_rise = std::min(3 * mm, room.height() * 0.3 / steps);
        m_coin = std::min(5.2 * mm, m_stepWidth * 0.8);
        for (const double pitch :
             {m_coin, room.height()}) { // at the usual size, then as high as there is room
            m_coin = std::min(m_coin, pitch);
            m_ground = highest();
            if (m_ground + stepFootRoom <= room.height())
                break;
            m_coin *= std::max(0.35, (room.height() - stepFootRoom - steps * m_rise) /
                                         std::max(1.0, m_ground - steps * m_rise));
            m_ground = highest();
        }
        m_size = {steps * m_stepWidth, m_ground + stepFootRoom};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        for (const Piece& piece : m_board.pieces)
            draw(ink, piece);
    }

private:
    /// Above the ground.
    [[nodiscard]] double topOf(double step) const { return (step + 0.5) * m_rise; }

    [[nodiscard]] double highest() const
    {
        double high = topOf(m_board.columns - 1) + mm;
        for (const Piece& piece : m_board.pieces)
            if (piece.kind != PieceKind::Step)
                high = std::max(high, topOf(piece.column) + (piece.kind == PieceKind::Pile
                                                                 ? pileSize + mm
                                                                 : (piece.row + 1) * m_coin));
        return high + 0.5 * mm;
    }

    void draw(Ink& ink, const Piece& piece) const
    {
        const double left = piece.column * m_stepWidth;
        const double top = m_ground - topOf(piece.column);
        const double middle = left + m_stepWidth / 2;
        switch (piece.kind) {
        case PieceKind::Step:
            ink.box({left, top, m_stepWidth, m_ground - top}, 0, Fill::Pale, usualLine);
            if (static_cast<int>(piece.column) % numberEvery(m_stepWidth, 5 * mm) == 0)
                ink.text({left, m_ground + 0.8 * mm, m_stepWidth, 4 * mm}, Qt::AlignHCenter | Qt::AlignTop,
                         pieceLabel(m_board, piece), stepNumberLook);
            break;
        case PieceKind::Pile: {
            const QRectF box(middle - pileSize / 2, top - pileSize - 0.5 * mm, pileSize, pileSize);
            ink.box(box, pileSize / 2, Fill::White);
            ink.text(box, Qt::AlignCenter, pieceLabel(m_board, piece), stepCountLook);
            break;
        }
        default: {
            const QPointF place(middle, top - (piece.row + 0.5) * m_coin - 0.2 * mm);
            ink.disc(place, m_coin * 0.92, Fill::White);
            ink.disc(place, m_coin * 0.62, Fill::None, hairline);
        }
        }
    }

    games::Board m_board;
    double m_stepWidth = 0;
    double m_rise = 0;
    double m_coin = 0;
    double m_ground = 0;
};

} // namespace

PrintedBoardPtr printedStairs(const games::Board& board, QSizeF room)
{
    return std::make_unique<StairsBoard>(board, room);
}

} // namespace printing
