// SPDX-License-Identifier: GPL-3.0-or-later

// Hackenbush: Left's (blue) edges are thick lines with an L, Right's (red) are dashed with an R, green ones
// are double lines beside such edges and plain ones where all are green. The ground is joint 0.

#include "print/boards/drawncurve.h"
#include "print/boards/printedshapes.h"
#include "print/ink.h"
#include "wording/text/text.h"

#include <algorithm>

namespace printing {
namespace {

using games::Piece;
using games::PieceKind;
using theory::Mover;

constexpr double blueLine = 2.2 * pt;
constexpr double doubleLine = 3.4 * pt;
constexpr Lettering jointNumberLook{.size = 6.5 * pt};
constexpr double overhang = 0.45; // units of ground on both sides

class DrawnBoard : public PrintedBoard {
public:
    DrawnBoard(const games::Board& board, QSizeF room) : m_board(board)
    {
        measure();
        const double wide = m_most.x() - m_least.x() + 2 * overhang;
        const double high = m_most.y();
        const double side = m_isGreen ? mm : 2 * mm; // for letters and numbers beside the last edges
        const double above = m_isGreen ? 2.5 * mm : 4 * mm;
        m_unit = std::min({13 * mm, (room.width() - 2 * side) / wide,
                           std::max(5 * mm, (room.height() - below - above) / high)});
        m_size = {wide * m_unit + 2 * side, above + high * m_unit + below};
        m_origin = {side + (overhang - m_least.x()) * m_unit, above + high * m_unit};
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        drawGround(ink);
        for (const Piece& piece : m_board.pieces)
            if (piece.kind == PieceKind::Edge)
                drawEdge(ink, piece);
        for (const Piece& piece : m_board.pieces)
            if (piece.kind == PieceKind::Joint)
                drawJoint(ink, piece);
    }

private:
    static constexpr double below = 2.2 * mm; ///< the hatching of the ground

    void measure()
    {
        constexpr int samples = 16;
        bool first = true;
        for (const Piece& piece : m_board.pieces) {
            if (piece.kind != PieceKind::Edge)
                continue;
            const DrawnCurve curve = curveOf(piece);
            if (first)
                m_least = m_most = {curve[0].x(), 0};
            first = false;
            m_isGreen = m_isGreen && piece.owner == Mover::Either;
            for (int i = 0; i <= samples; ++i) {
                const QPointF at = pointAt(curve, static_cast<double>(i) / samples);
                m_least.setX(std::min(m_least.x(), at.x()));
                m_most = {std::max(m_most.x(), at.x()), std::max(m_most.y(), at.y())};
            }
        }
    }

    [[nodiscard]] QPointF place(QPointF units) const
    {
        return {m_origin.x() + units.x() * m_unit, m_origin.y() - units.y() * m_unit};
    }

    void drawGround(Ink& ink) const
    {
        ink.line({0, m_origin.y()}, {m_size.width(), m_origin.y()}, thickLine);
        ink.text({1.2 * mm, m_origin.y() - 1.6 * mm}, wording::ungrouped(0), jointNumberLook);
        const int strokes = static_cast<int>((m_size.width() - 1.6 * mm) / (2.2 * mm)) + 1;
        for (int stroke = 0; stroke < strokes; ++stroke) {
            const double x = (1.6 + 2.2 * stroke) * mm;
            ink.line({x, m_origin.y()}, {x - 1.4 * mm, m_origin.y() + 1.8 * mm}, hairline);
        }
    }

    /// With the number that moves are named by.
    void drawJoint(Ink& ink, const Piece& joint) const
    {
        const QPointF middle = place({joint.column, joint.row});
        ink.disc(middle, 3.5 * mm, Fill::White);
        ink.text(QRectF(middle.x() - 1.4 * mm, middle.y() - 1.5 * mm, 2.8 * mm, 3 * mm), Qt::AlignCenter,
                 wording::ungrouped(games::minorOf(joint.id)), jointNumberLook);
    }

    void drawEdge(Ink& ink, const Piece& edge) const
    {
        const DrawnCurve curve = curveOf(edge);
        QPainterPath path(place(curve[0]));
        path.cubicTo(place(curve[1]), place(curve[2]), place(curve[3]));
        switch (edge.owner) {
        case Mover::Either:
            if (m_isGreen)
                ink.path(path, blueLine);
            else
                ink.doubleLine(path, doubleLine);
            return;
        case Mover::Left: ink.path(path, blueLine); break;
        case Mover::Right: ink.path(path, blueLine, Qt::CustomDashLine); break;
        }
        const QPointF side = letterSide(curve);
        ink.text(place(pointAt(curve, 0.5)) + side * (2.6 * mm),
                 //: at an edge on paper: the player Left may cut it
                 edge.owner == Mover::Left ? wording::translate("Wording", "L")
                                           : /*: the player Right */ wording::translate("Wording", "R"),
                 {.size = 8.5 * pt, .bold = true});
    }

    games::Board m_board;
    bool m_isGreen = true; ///< all of it
    QPointF m_least{0, 0};
    QPointF m_most{1, 1};
    QPointF m_origin;
    double m_unit = 0;
};

} // namespace

PrintedBoardPtr printedDrawn(const games::Board& board, QSizeF room)
{
    return std::make_unique<DrawnBoard>(board, room);
}

} // namespace printing
