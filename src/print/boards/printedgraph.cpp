// SPDX-License-Identifier: GPL-3.0-or-later

// Nodes in layers, arrows between them that pass by all others, and a token on one node.

#include "games/graph/arrowbends.h"
#include "print/boards/printedshapes.h"
#include "print/ink.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace printing {
namespace {

using games::Piece;
using games::PieceKind;

/// A curve from node to node, of which what lies within them is not drawn, with a head.
class Arrow {
public:
    Arrow(QPointF from, QPointF control, QPointF to, double radius)
    {
        constexpr double steps = 200;
        const auto at = [&](double t) {
            return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to;
        };
        const auto apart = [](QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); };
        double first = 0;
        double last = 1;
        while (first < 0.5 && apart(at(first), from) < radius)
            first += 1 / steps;
        while (last > 0.5 && apart(at(last), to) < radius + 0.5 * mm)
            last -= 1 / steps;
        m_start = at(first);
        m_middle = (1 - first) * (1 - last) * from + (first * (1 - last) + last * (1 - first)) * control +
                   first * last * to;
        m_end = at(last);
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
    QPointF m_start;
    QPointF m_middle;
    QPointF m_end;
};

class GraphBoard : public PrintedBoard {
public:
    GraphBoard(const games::Board& board, QSizeF room) : m_board(board), m_room(room)
    {
        m_within = {0, 0, 1, static_cast<double>(std::max(1, board.rows))};
        double first = 1e9;
        double last = 0;
        for (const Piece& piece : board.pieces) {
            first = std::min(first, piece.column);
            last = std::max(last, piece.column);
        }
        if (first <= last) {
            m_within.setLeft(first - 0.5);
            m_within.setRight(last + 0.5);
        }
        m_within.translate(0, -0.5);
        // Arrows that bend outwards take room, with which all becomes smaller and may bend otherwise.
        for (int attempt = 0; attempt < 3; ++attempt) {
            scale();
            bend();
            if (!takeInArrows())
                return;
        }
        scale();
    }

    void paint(QPainter& painter) const override
    {
        Ink ink(painter);
        std::size_t arrow = 0;
        for (const Piece& piece : m_board.pieces)
            if (piece.kind == PieceKind::Arrow)
                Arrow(placeOf({piece.column, piece.row}), placeOf(m_controls[arrow++]),
                      placeOf({piece.toColumn, piece.toRow}), m_node / 2)
                    .draw(ink);
        for (const Piece& piece : m_board.pieces)
            if (piece.kind != PieceKind::Arrow)
                drawNode(ink, piece);
    }

private:
    void scale()
    {
        m_unitX = std::min(20 * mm, m_room.width() / m_within.width());
        m_unitY = std::min(14 * mm, std::max(8 * mm, m_room.height() / m_within.height()));
        m_node = std::min(8 * mm, std::min(m_unitX, m_unitY) * 0.56);
        m_size = {m_within.width() * m_unitX, m_within.height() * m_unitY};
    }

    /// Past every node, with some room between.
    void bend()
    {
        constexpr double clearance = 1.35; // in radii of a node
        std::vector<games::GraphPoint> nodes;
        std::vector<games::GraphArrow> arrows;
        for (const Piece& piece : m_board.pieces) {
            const games::GraphPoint place{piece.column * m_unitX, piece.row * m_unitY};
            if (piece.kind == PieceKind::Arrow)
                arrows.push_back({place, {piece.toColumn * m_unitX, piece.toRow * m_unitY}});
            else
                nodes.push_back(place);
        }
        m_controls.clear();
        for (const games::ArrowBend& bent : games::arrowBends(nodes, arrows, clearance * m_node / 2))
            m_controls.emplace_back(bent.control.x / m_unitX, bent.control.y / m_unitY);
    }

    /// Whether any of them lay outside.
    bool takeInArrows()
    {
        constexpr double gap = 0.06;
        constexpr int samples = 16;
        const QRectF before = m_within;
        std::size_t arrow = 0;
        for (const Piece& piece : m_board.pieces) {
            if (piece.kind != PieceKind::Arrow)
                continue;
            const games::GraphArrow line{{piece.column, piece.row}, {piece.toColumn, piece.toRow}};
            const games::GraphPoint control{m_controls[arrow].x(), m_controls[arrow].y()};
            ++arrow;
            for (int i = 0; i <= samples; ++i) {
                const auto at = games::arrowPoint(line, control, double{1} / samples * i);
                m_within |= QRectF(at.x - gap, at.y - gap, 2 * gap, 2 * gap);
            }
        }
        return m_within != before;
    }

    /// Of a column and a row.
    [[nodiscard]] QPointF placeOf(QPointF at) const
    {
        return {(at.x() - m_within.left()) * m_unitX, (at.y() - m_within.top()) * m_unitY};
    }

    /// The token hides the number: it moves beside the node, and a longer label above it. Longer labels are
    /// written smaller, as wide as a column is.
    void drawNode(Ink& ink, const Piece& node) const
    {
        const QPointF middle = placeOf({node.column, node.row});
        const bool hasToken = node.kind == PieceKind::Token;
        ink.disc(middle, m_node, Fill::White, hasToken ? thickLine : usualLine);
        const QString label = pieceLabel(m_board, node);
        Lettering look{.size = std::min(10 * pt, m_node * 0.5), .bold = true};
        QPointF beside(m_node * 0.75, -m_node * 0.45);
        if (!node.label.empty()) {
            look.size = std::min(look.size, 1.3 * m_unitX / static_cast<double>(label.size()));
            look.size = hasToken ? std::min(look.size, m_node * 0.3) : look.size;
            beside = {0, -m_node * 0.7};
        }
        if (hasToken)
            ink.disc(middle, m_node * 0.6, Fill::Black);
        ink.text(hasToken ? middle + beside : middle, label, look);
    }

    games::Board m_board;
    QSizeF m_room;
    QRectF m_within;                 ///< the columns and rows that are drawn on
    std::vector<QPointF> m_controls; ///< of the arrows, as column and row
    double m_unitX = 0;
    double m_unitY = 0;
    double m_node = 0;
};

} // namespace

PrintedBoardPtr printedGraph(const games::Board& board, QSizeF room)
{
    return std::make_unique<GraphBoard>(board, room);
}

} // namespace printing
