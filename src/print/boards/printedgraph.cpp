// SPDX-License-Identifier: GPL-3.0-or-later

// Nodes in layers, arrows between them, and a token on one node.

#include "print/boards/printedshapes.h"
#include "print/ink.h"

#include <algorithm>
#include <cmath>

namespace print {
namespace {

using games::Piece;
using games::PieceKind;

/// As on the screen: shortened by the nodes' radius; long and level arrows bend so as to pass others.
class Arrow {
public:
    Arrow(QPointF from, QPointF to, double radius, double boardMiddle)
    {
        const QPointF along = to - from;
        const double length = std::max(1.0, std::hypot(along.x(), along.y()));
        const QPointF unit = along / length;
        const bool isFar = std::abs(along.y()) > radius * 8 || std::abs(along.y()) < 1;
        const double side = ((from.x() + to.x()) / 2 < boardMiddle) == (along.y() > 0) ? 1 : -1;
        const double bend = isFar ? side * (std::abs(along.x()) < radius ? 0.22 : 0.16) : 0;
        m_middle = (from + to) / 2 + length * bend * QPointF(-unit.y(), unit.x());
        m_start = towards(from, m_middle, radius);
        m_end = towards(to, m_middle, radius + 0.5 * mm);
    }

    void draw(Ink& ink) const
    {
        constexpr double head = 2.4 * mm;
        const double angle = std::atan2(m_end.y() - m_middle.y(), m_end.x() - m_middle.x());
        const auto behind = [&](double turn, double length) {
            return m_end - length * QPointF(std::cos(angle + turn), std::sin(angle + turn));
        };
        QPainterPath line(m_start);
        line.quadTo(m_middle, behind(0, head * 0.7));
        ink.path(line);
        ink.polygon(QPolygonF({m_end, behind(-0.4, head), behind(0.4, head)}), Fill::Black);
    }

private:
    static QPointF towards(QPointF a, QPointF b, double distance)
    {
        const QPointF along = b - a;
        return a + along * (distance / std::max(1.0, std::hypot(along.x(), along.y())));
    }

    QPointF m_start;
    QPointF m_middle;
    QPointF m_end;
};

class GraphBoard : public PrintedBoard {
public:
    GraphBoard(const games::Board& board, QSizeF room) : m_board(board)
    {
        for (const Piece& piece : board.pieces) {
            m_first = std::min(m_first, piece.column);
            m_last = std::max(m_last, piece.column);
        }
        const double columns = std::max(1.0, m_last - m_first + 1);
        const double rows = std::max(1, board.rows);
        m_unitX = std::min(20 * mm, room.width() / columns);
        m_unitY = std::min(14 * mm, std::max(8 * mm, room.height() / rows));
        m_node = std::min(8 * mm, std::min(m_unitX, m_unitY) * 0.56);
        m_size = {columns * m_unitX, rows * m_unitY};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        for (const Piece& piece : m_board.pieces)
            if (piece.kind == PieceKind::Arrow)
                Arrow(placeOf(piece.row, piece.column), placeOf(piece.toRow, piece.toColumn), m_node / 2,
                      m_size.width() / 2)
                    .draw(ink);
        for (const Piece& piece : m_board.pieces)
            if (piece.kind != PieceKind::Arrow)
                drawNode(ink, piece);
    }

private:
    [[nodiscard]] QPointF placeOf(double row, double column) const
    {
        return {(column - m_first + 0.5) * m_unitX, (row + 0.5) * m_unitY};
    }

    /// The token hides the number: it moves beside the node.
    void drawNode(Ink& ink, const Piece& node) const
    {
        const QPointF middle = placeOf(node.row, node.column);
        const bool hasToken = node.kind == PieceKind::Token;
        ink.disc(middle, m_node, Fill::White, hasToken ? thickLine : usualLine);
        const Lettering look{.size = std::min(10 * pt, m_node * 0.5), .bold = true};
        if (hasToken)
            ink.disc(middle, m_node * 0.6, Fill::Black);
        ink.text(hasToken ? middle + QPointF(m_node * 0.75, -m_node * 0.45) : middle,
                 pieceLabel(m_board, node), look);
    }

    games::Board m_board;
    double m_first = 1e9; ///< the columns from which to which nodes lie
    double m_last = 0;
    double m_unitX = 0;
    double m_unitY = 0;
    double m_node = 0;
};

} // namespace

PrintedBoardPtr printedGraph(const games::Board& board, QSizeF room)
{
    return std::make_unique<GraphBoard>(board, room);
}

} // namespace print
