// SPDX-License-Identifier: GPL-3.0-or-later

// Squares with counters or a queen, (0, 0) at the bottom left, cut off a little behind the farthest piece.

#include "print/boards/printedshapes.h"
#include "print/ink.h"
#include "wording/text/text.h"

#include <algorithm>
#include <array>

namespace printing {
namespace {

using games::Piece;
using games::PieceKind;

constexpr Lettering axisLook{.size = 7.5 * pt, .shade = Lettering::Shade::Grey};
constexpr double gutter = 5 * mm;
constexpr double edge = 1 * mm; // pieces may be a little larger than squares

/// A crown, for a square from (0, 0) to (1, 1).
QPolygonF crown(QPointF corner, double side)
{
    constexpr std::array outline{QPointF(0.20, 0.80), QPointF(0.12, 0.32), QPointF(0.32, 0.52),
                                 QPointF(0.50, 0.18), QPointF(0.68, 0.52), QPointF(0.88, 0.32),
                                 QPointF(0.80, 0.80)};
    QPolygonF polygon;
    for (const QPointF& point : outline)
        polygon << corner + side * point;
    return polygon;
}

class PlaneBoard : public PrintedBoard {
public:
    PlaneBoard(const games::Board& board, QSizeF room) : m_board(board)
    {
        constexpr int margin = 2; // a square behind the farthest piece
        for (const Piece& piece : board.pieces) {
            m_columns = std::max(m_columns, static_cast<int>(piece.column) + margin);
            m_rows = std::max(m_rows, static_cast<int>(piece.row) + margin);
        }
        m_columns = std::min(m_columns, std::max(1, board.columns));
        m_rows = std::min(m_rows, std::max(1, board.rows));
        m_pitch = std::min({6.5 * mm, (room.width() - gutter - edge) / m_columns,
                            std::max(2 * mm, (room.height() - gutter - edge) / m_rows)});
        m_size = {gutter + m_columns * m_pitch + edge, edge + m_rows * m_pitch + gutter};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        drawLines(ink);
        drawNumbers(ink);
        for (const Piece& piece : m_board.pieces)
            draw(ink, piece);
    }

private:
    [[nodiscard]] QPointF middleOf(double row, double column) const
    {
        return {gutter + (column + 0.5) * m_pitch, edge + (m_rows - row - 0.5) * m_pitch};
    }

    void drawLines(Ink& ink) const
    {
        const double right = gutter + m_columns * m_pitch;
        const double bottom = edge + m_rows * m_pitch;
        for (int column = 0; column <= m_columns; ++column)
            ink.greyLine({gutter + column * m_pitch, edge}, {gutter + column * m_pitch, bottom});
        for (int row = 0; row <= m_rows; ++row)
            ink.greyLine({gutter, edge + row * m_pitch}, {right, edge + row * m_pitch});
        ink.line({gutter, edge}, {gutter, bottom}, usualLine);
        ink.line({gutter, bottom}, {right, bottom}, usualLine);
    }

    void drawNumbers(Ink& ink) const
    {
        const int every = numberEvery(m_pitch, 4 * mm);
        for (int column = 0; column < m_columns; column += every)
            ink.text({middleOf(0, column).x() - 3 * mm, edge + m_rows * m_pitch + 0.6 * mm, 6 * mm, 4 * mm},
                     Qt::AlignHCenter | Qt::AlignTop, QLocale().toString(column), axisLook);
        for (int row = 0; row < m_rows; row += every)
            ink.text({0, middleOf(row, 0).y() - 2 * mm, gutter - mm, 4 * mm},
                     Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(row), axisLook);
    }

    void draw(Ink& ink, const Piece& piece) const
    {
        const QPointF middle = middleOf(piece.row, piece.column);
        if (piece.kind == PieceKind::Queen) {
            const double side = std::max(m_pitch, 3 * mm);
            ink.polygon(crown(middle - QPointF(side, side) / 2, side), Fill::Black);
            return;
        }
        const double diameter = std::max(m_pitch * 0.76, 2 * mm);
        ink.disc(middle, diameter, Fill::Pale, thickLine * 0.7);
        if (piece.count > 1)
            ink.text(middle, wording::localized(piece.count), {.size = diameter * 0.6, .bold = true});
    }

    games::Board m_board;
    int m_columns = 1;
    int m_rows = 1;
    double m_pitch = 0;
};

} // namespace

PrintedBoardPtr printedPlane(const games::Board& board, QSizeF room)
{
    return std::make_unique<PlaneBoard>(board, room);
}

} // namespace printing
