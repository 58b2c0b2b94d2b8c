// SPDX-License-Identifier: GPL-3.0-or-later

// Squares in rows with coins or tokens on them, or coins that are turned. A long row is folded into lines.

#include "print/boards/printedshapes.h"
#include "print/ink.h"
#include "wording/text/text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace printing {
namespace {

using games::Piece;
using games::PieceKind;

constexpr Lettering numberLook{.size = 7.5 * pt, .shade = Lettering::Shade::Grey};
constexpr double footRoom = 4.5 * mm;
constexpr double sideRoom = 5 * mm;

class StripBoard : public PrintedBoard {
public:
    StripBoard(const games::Board& board, QSizeF room)
        : m_board(board), m_rows(std::max(1, board.rows)), m_columns(std::max(1, board.columns))
    {
        for (const Piece& piece : board.pieces)
            if (piece.kind == PieceKind::Coin)
                m_tallest = std::max(m_tallest, static_cast<int>(piece.toRow));
        for (const Piece& piece : board.pieces)
            ++m_coins[{piece.row, piece.column}];
        m_side = m_rows > 1 ? sideRoom : 0;
        const double usual = 9 * mm;
        constexpr double least = 6.5 * mm;
        const double wide = room.width() - m_side;
        if (m_rows == 1 && wide / m_columns < least)
            m_lineColumns = std::max(1, static_cast<int>(wide / least));
        else
            m_lineColumns = m_columns;
        const int lines = (m_columns + m_lineColumns - 1) / m_lineColumns;
        m_lineColumns = (m_columns + lines - 1) / lines;
        m_pitch = std::min(usual, wide / m_lineColumns);
        m_lift = m_tallest > 0 ? std::min(m_pitch * 0.3, 2.5 * m_pitch / m_tallest) : 0;
        m_head = m_tallest * m_lift + 0.5 * mm;
        m_linePitch = m_head + m_pitch + footRoom + mm;
        m_size = {m_side + m_lineColumns * m_pitch,
                  m_rows > 1 ? m_rows * m_pitch * 1.15 + footRoom : lines * m_linePitch};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        for (const Piece& piece : m_board.pieces)
            draw(ink, piece);
        if (m_rows == 1)
            return;
        for (int row = 0; row < m_rows; ++row)
            ink.text({0, middleOf(row, 0).y() - 3 * mm, m_side - 1.5 * mm, 6 * mm},
                     Qt::AlignRight | Qt::AlignVCenter,
                     wording::ungrouped(static_cast<std::uint64_t>(row) + 1), numberLook);
        for (int column = 0; column < m_columns; ++column)
            drawNumber(ink, {.kind = PieceKind::Square,
                             .row = static_cast<double>(m_rows - 1),
                             .column = static_cast<double>(column)});
    }

private:
    [[nodiscard]] QPointF middleOf(double row, double column) const
    {
        const double line = std::floor(column / m_lineColumns);
        return {m_side + (column - line * m_lineColumns + 0.5) * m_pitch,
                m_rows > 1 ? (row * 1.15 + 0.5) * m_pitch : line * m_linePitch + m_head + m_pitch / 2};
    }

    void drawNumber(Ink& ink, const Piece& square) const
    {
        const int number = m_board.firstNumber + static_cast<int>(square.column);
        if (number % numberEvery(m_pitch, 5 * mm) != 0)
            return;
        const QPointF middle = middleOf(square.row, square.column);
        ink.text({middle.x() - m_pitch / 2, middle.y() + m_pitch / 2 + 0.5 * mm, m_pitch, 4 * mm},
                 Qt::AlignHCenter | Qt::AlignTop, pieceLabel(m_board, square), numberLook);
    }

    void draw(Ink& ink, const Piece& piece) const
    {
        const QPointF middle = middleOf(piece.row, piece.column);
        const double diameter = m_pitch * 0.74;
        switch (piece.kind) {
        case PieceKind::Square: {
            const double side = m_rows > 1 ? m_pitch * 0.94 : m_pitch;
            ink.box({middle.x() - side / 2, middle.y() - side / 2, side, side}, 0, Fill::None, hairline);
            if (m_rows == 1)
                drawNumber(ink, piece);
            break;
        }
        case PieceKind::Head:
        case PieceKind::Tail: drawTurned(ink, piece, middle, diameter); break;
        case PieceKind::LeftToken:
            drawToken(ink, middle, diameter, Fill::White, wording::fromUtf8(piece.label));
            break;
        case PieceKind::RightToken:
            drawToken(ink, middle, diameter, Fill::Black, wording::fromUtf8(piece.label));
            break;
        case PieceKind::WhiteToken:
            drawToken(ink, middle, diameter, Fill::White, wording::translate("Wording", "W"));
            break;
        case PieceKind::BlackToken:
            drawToken(ink, middle, diameter, Fill::Black, wording::translate("Wording", "B"));
            break;
        default: drawCoin(ink, piece, middle, diameter);
        }
    }

    /// Heads has a rim and its letter, tails is pale.
    void drawTurned(Ink& ink, const Piece& coin, QPointF middle, double diameter) const
    {
        const bool heads = coin.kind == PieceKind::Head;
        ink.disc(middle, diameter * 1.1, heads ? Fill::White : Fill::Pale, heads ? thickLine : hairline);
        //: on a coin on paper: heads
        ink.text(middle, heads ? wording::translate("Wording", "H") : wording::translate("Wording", "T"),
                 {.size = diameter * 0.5, .bold = heads});
        drawNumber(ink, coin);
    }

    static void drawToken(Ink& ink, QPointF middle, double diameter, Fill fill, const QString& letter)
    {
        const bool white = fill == Fill::White;
        ink.disc(middle, diameter, fill, thickLine);
        ink.text(middle, letter,
                 {.size = diameter * 0.55,
                  .bold = true,
                  .shade = white ? Lettering::Shade::Black : Lettering::Shade::White});
    }

    /// Coins of one square overlap; the one on top says how many they are.
    void drawCoin(Ink& ink, const Piece& coin, QPointF middle, double diameter) const
    {
        const QPointF place = middle - QPointF(0, coin.toRow * m_lift);
        ink.disc(place, diameter, Fill::White);
        const int coins = m_coins.at({coin.row, coin.column}) - 1; // the square counts
        if (coins == 1)
            ink.disc(place, diameter * 0.7, Fill::None, hairline);
        else if (static_cast<int>(coin.toRow) == coins - 1)
            ink.text(place, wording::localized(static_cast<std::uint64_t>(coins)),
                     {.size = diameter * 0.5, .bold = true});
    }

    games::Board m_board;
    std::map<std::pair<double, double>, int> m_coins; ///< pieces of each square
    int m_rows;
    int m_columns;
    int m_lineColumns = 1;
    int m_tallest = 0; ///< how many coins lie on another one
    double m_side = 0;
    double m_pitch = 0;
    double m_lift = 0;
    double m_head = 0;
    double m_linePitch = 0;
};

} // namespace

PrintedBoardPtr printedStrip(const games::Board& board, QSizeF room)
{
    return std::make_unique<StripBoard>(board, room);
}

} // namespace printing
