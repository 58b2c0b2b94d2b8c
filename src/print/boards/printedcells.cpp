// SPDX-License-Identifier: GPL-3.0-or-later

// Lines of counters or sticks, and grids with the names of a chess board.

#include "games/text/words.h"
#include "print/boards/printedshapes.h"
#include "print/ink.h"
#include "wording/text/text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace printing {
namespace {

using games::Piece;
using games::PieceKind;

constexpr Lettering labelLook{.size = 8 * pt, .shade = Lettering::Shade::Grey};
constexpr Lettering countLook{.size = 9.5 * pt, .bold = true};
constexpr double labelRoom = 5 * mm;
constexpr double heapRoom = 13 * mm;

/// Where cells are small, every so many have a name.
int stepOfNames(double pitch)
{
    constexpr double room = 3.5 * mm;
    return std::max(1, static_cast<int>(std::ceil(room / pitch)));
}

class CellBoard : public PrintedBoard {
public:
    CellBoard(const games::Board& board, QSizeF room)
        : m_board(board), m_grid(board.shape == games::Shape::Grid)
    {
        const auto has = [&board](PieceKind kind) {
            return std::ranges::any_of(board.pieces,
                                       [kind](const Piece& piece) { return piece.kind == kind; });
        };
        m_sticks = has(PieceKind::Base) || has(PieceKind::Pile);
        if (m_sticks)
            giveHeapsRows();
        const double columns = m_sticks ? stickColumns() : std::max(1, board.columns);
        const double rows = std::max(1, m_board.rows);
        m_left = !m_sticks ? labelRoom : m_board.rows > 1 ? heapRoom : 0;
        m_above = m_grid ? labelRoom : 0;
        const double usual = (m_grid ? 8.5 : m_sticks ? 4.6 : 6.2) * mm;
        m_pitch = std::min(usual, (room.width() - m_left) / columns);
        if (m_grid)
            m_pitch = std::min(m_pitch, std::max(3 * mm, (room.height() - m_above) / rows));
        m_rowPitch = m_sticks ? 12 * mm : m_grid ? m_pitch : m_pitch * 1.25;
        m_size = {m_left + columns * m_pitch, m_above + rows * m_rowPitch};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        for (const Piece& piece : m_board.pieces)
            draw(ink, piece);
        if (!m_sticks)
            drawRowNames(ink);
        else if (m_board.rows > 1)
            drawHeapNames(ink);
        if (m_grid)
            drawColumnNames(ink);
    }

private:
    /// On the screen small heaps share a row.
    void giveHeapsRows()
    {
        double row = 0;
        std::optional<double> start;
        for (Piece& piece : m_board.pieces) {
            start = start.value_or(piece.column);
            piece.row = row;
            piece.column -= *start;
            if (piece.kind == PieceKind::Base || piece.kind == PieceKind::Pile) { // ends a heap
                ++row;
                start.reset();
            }
        }
        m_board.rows = static_cast<int>(row);
    }

    /// How far the pieces reach: a board of sticks may be wider than they need.
    [[nodiscard]] double stickColumns() const
    {
        double columns = 1;
        for (const Piece& piece : m_board.pieces)
            columns = std::max(columns, piece.column + (piece.kind == PieceKind::Pile ? 3 : 1.6));
        return columns;
    }

    void draw(Ink& ink, const Piece& piece) const
    {
        const double left = m_left + piece.column * m_pitch;
        const double y = m_above + (piece.row + 0.5) * m_rowPitch;
        const QPointF middle(left + m_pitch / 2, y);
        if (m_grid)
            ink.box({left, y - m_pitch / 2, m_pitch, m_pitch}, 0, Fill::None, hairline);
        switch (piece.kind) {
        case PieceKind::Gap:
            if (!m_grid)
                ink.disc(middle, m_pitch * 0.14, Fill::Black, hairline);
            break;
        case PieceKind::Stick:
            ink.line(middle - QPointF(0, 4 * mm), middle + QPointF(0, 4 * mm), 0.24 * m_pitch);
            break;
        case PieceKind::Cut: {
            const QPointF cut(left + m_pitch / 4, y);
            ink.line(cut - QPointF(0, 3.2 * mm), cut + QPointF(0, 3.2 * mm), hairline, Qt::DotLine);
            break;
        }
        case PieceKind::Tile: drawTile(ink, middle, thickLine * 0.7); break;
        case PieceKind::CrossedTile: {
            const double reach = m_pitch * 0.26;
            drawTile(ink, middle, thickLine * 0.7);
            ink.line(middle - QPointF(reach, reach), middle + QPointF(reach, reach), usualLine);
            ink.line(middle - QPointF(reach, -reach), middle + QPointF(reach, -reach), usualLine);
            break;
        }
        case PieceKind::Base:
            ink.text({left - m_pitch * 0.3, y - 3 * mm, m_pitch * 1.7, 6 * mm}, Qt::AlignCenter,
                     pieceLabel(m_board, piece), countLook);
            break;
        case PieceKind::Pile:
            ink.box({left, y - 3 * mm, m_pitch * 2.8, 6 * mm}, 3 * mm, Fill::Pale);
            ink.text({left + mm, y - 3 * mm, m_pitch * 2.8 - 2 * mm, 6 * mm}, Qt::AlignCenter,
                     pieceLabel(m_board, piece), countLook);
            break;
        default: ink.disc(middle, m_pitch * 0.7, Fill::White, m_grid ? thickLine * 0.7 : usualLine);
        }
    }

    void drawTile(Ink& ink, QPointF middle, double line) const
    {
        const double side = m_pitch * 0.8;
        ink.box({middle.x() - side / 2, middle.y() - side / 2, side, side}, 0.5 * mm, Fill::Pale, line);
    }

    /// Rows of a grid count from the bottom.
    void drawRowNames(Ink& ink) const
    {
        const int step = stepOfNames(m_rowPitch);
        for (int row = m_grid ? (m_board.rows - 1) % step : 0; row < m_board.rows; row += step)
            ink.text({0, m_above + row * m_rowPitch, m_left - 1.2 * mm, m_rowPitch},
                     Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(m_grid ? m_board.rows - row : row + 1), labelLook);
    }

    void drawHeapNames(Ink& ink) const
    {
        for (int row = 0; row < m_board.rows; ++row)
            ink.text({0, row * m_rowPitch, m_left, m_rowPitch}, Qt::AlignLeft | Qt::AlignVCenter,
                     wording::translate("Wording", "heap %1").arg(row + 1), labelLook);
    }

    void drawColumnNames(Ink& ink) const
    {
        for (int column = 0; column < m_board.columns; column += stepOfNames(m_pitch))
            ink.text({m_left + column * m_pitch, 0, m_pitch, m_above - 0.8 * mm},
                     Qt::AlignHCenter | Qt::AlignBottom,
                     QString::fromStdString(games::columnName(static_cast<std::uint32_t>(column))),
                     labelLook);
    }

    games::Board m_board;
    bool m_grid;
    bool m_sticks = false;
    double m_left = 0;
    double m_above = 0;
    double m_pitch = 0;
    double m_rowPitch = 0;
};

} // namespace

PrintedBoardPtr printedCells(const games::Board& board, QSizeF room)
{
    return std::make_unique<CellBoard>(board, room);
}

} // namespace printing
