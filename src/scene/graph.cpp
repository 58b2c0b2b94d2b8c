// SPDX-License-Identifier: GPL-3.0-or-later

// Nodes in layers, arrows between them that pass by all others, and a token on one node.

#include "scene/layout.h"
#include "scene/letters.h"

#include "games/graph/arrowbends.h"

#include <cmath>

namespace scene {
namespace {

using games::Piece;
using games::PieceKind;

constexpr double largestX = 20; ///< steps from node to node
constexpr double largestY = 14;

class Graph {
public:
    explicit Graph(Layout& layout) : m_to(layout)
    {
        m_hasLabels = std::ranges::any_of(layout.board.pieces, [&layout](const Piece& piece) {
            return layout.look.hasCaptions() && !piece.label.empty() &&
                   (piece.kind == PieceKind::Token || piece.label.size() > 3);
        });
        m_within = {0, 0, 1, static_cast<double>(std::max(1, layout.board.rows))};
        double first = 1e9;
        double last = 0;
        for (const Piece& piece : layout.board.pieces) {
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

    void place()
    {
        std::size_t arrow = 0;
        m_to.placeAll(m_to.board.pieces, [&](const Piece& piece) {
            if (piece.kind != PieceKind::Arrow)
                placeNode(piece);
            else if (arrow < m_controls.size()) // no arrow is ever taken
                placeArrow(piece, m_controls[arrow++]);
        });
        m_to.finish({m_within.width() * m_unitX, m_within.height() * m_unitY + 2 * edge()},
                    std::min(m_unitX, m_unitY), largestY * m_to.step());
        m_to.scene.isLargest = m_to.scene.isLargest || m_unitX >= 0.999 * largestX * m_to.step();
    }

private:
    /// Of a label below its node, beside it or above it.
    [[nodiscard]] double labelHeight() const { return 1.1 * m_to.letter(); }
    /// For labels above the first row and below the last one.
    [[nodiscard]] double edge() const { return m_hasLabels ? 0.5 * labelHeight() + 3 : 0; }

    void scale()
    {
        const double step = m_to.step();
        const double high = (m_to.height() - 2 * edge()) / m_within.height();
        m_unitX = std::min(largestX * step, m_to.width() / m_within.width());
        m_unitY = std::min(largestY * step, high);
        if (m_to.look.isOutlined())
            m_unitY = std::min(largestY * step, std::max(8 * step, high));
        m_node = std::min(8 * step, std::min(m_unitX, m_unitY) * 0.56);
        if (!m_hasLabels)
            return;
        constexpr double least = 8;
        const double free = m_unitY - labelHeight() - 4; // between two rows there is room for labels
        if (free < least && !m_to.look.isOutlined()) {   // they give way to the nodes
            m_hasLabels = false;
            return scale();
        }
        m_node = std::min(m_node, std::max(least, free));
    }

    /// Past every node, with some room between.
    void bend()
    {
        constexpr double clearance = 1.35; // in radii of a node
        std::vector<games::GraphPoint> nodes;
        std::vector<games::GraphArrow> arrows;
        for (const Piece& piece : m_to.board.pieces) {
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
        for (const Piece& piece : m_to.board.pieces) {
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
        return {(at.x() - m_within.left()) * m_unitX, (at.y() - m_within.top()) * m_unitY + edge()};
    }

    /// A curve from node to node, of which what lies within them is not drawn.
    void placeArrow(const Piece& piece, QPointF bent)
    {
        constexpr double steps = 200;
        const QPointF from = placeOf({piece.column, piece.row});
        const QPointF to = placeOf({piece.toColumn, piece.toRow});
        const QPointF control = placeOf(bent);
        const auto at = [&](double t) {
            return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to;
        };
        const auto apart = [](QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); };
        double first = 0;
        double last = 1;
        while (first < 0.5 && apart(at(first), from) < m_node / 2)
            first += 1 / steps;
        while (last > 0.5 && apart(at(last), to) < m_node / 2 + 0.5 * m_to.step())
            last -= 1 / steps;
        const QPointF start = at(first);
        const QPointF end = at(last);
        const QPointF middle = (1 - first) * (1 - last) * from +
                               (first * (1 - last) + last * (1 - first)) * control + first * last * to;
        const Curve curve{start, start + (middle - start) * 2 / 3, end + (middle - end) * 2 / 3, end};
        Figure& arrow = m_to.add(piece, boxOf(curve));
        arrow.curve = curve;
        arrow.thickness = std::max(1.0, (m_to.look.isOutlined() ? 0.32 : 0.3) * m_to.step());
    }

    /// The token hides the number: it moves beside the node, and a longer label above it. Longer labels of
    /// other nodes stand below or beside them.
    void placeNode(const Piece& node)
    {
        const QPointF middle = placeOf({node.column, node.row});
        const bool hasToken = node.kind == PieceKind::Token;
        const QString label = pieceLabel(m_to.board, node);
        const double size = std::min(1.25 * m_to.letter(), m_node * 0.5);
        const bool isInside = !hasToken && textWidth(label, size, true) < 0.9 * m_node;
        const QRectF place = around(middle, m_node, m_node);
        const QString within = isInside && m_to.look.hasCaptions() ? label : QString();
        if (hasToken) { // it lies on its node
            m_to.addScenery(PieceKind::Node, place);
            m_to.add(node, around(middle, 0.6 * m_node, 0.6 * m_node), within, size).spot = place;
        } else {
            m_to.add(node, place, within, size);
        }
        if (node.count > 1) // its options are not drawn
            for (const int dot : {-1, 0, 1})
                m_to.addScenery(PieceKind::Gap, around({middle.x() + 0.6 * dot * m_to.step(),
                                                        place.bottom() + 0.6 * m_to.step()},
                                                       0.3 * m_to.step(), 0.3 * m_to.step()));
        if (isInside || !m_to.look.hasCaptions() || (!node.label.empty() && !m_hasLabels))
            return;
        Lettering lettering{size, true, Caption::Tone::Plain, m_to.look.isOutlined()};
        if (node.label.empty()) {
            m_to.write({place.right() - 0.05 * m_node, place.top() - 0.3 * m_node, 3 * size, 1.2 * size},
                       Qt::AlignLeft, label, lettering);
            return;
        }
        lettering.size = 0.9 * m_to.letter();
        const double high = labelHeight();
        const double before = roomBeside(node, -1);
        const double behind = roomBeside(node, 1);
        if (const int side = hasToken ? 0 : freeSide(node); side != 0) {
            const double gap = m_node / 2 + 0.5 * m_to.step();
            const double room = (side > 0 ? behind : before) - gap - 2;
            return m_to.write(
                {side > 0 ? middle.x() + gap : middle.x() - gap - room, middle.y() - high / 2, room, high},
                side > 0 ? Qt::AlignLeft : Qt::AlignRight, label, lettering);
        }
        const double half = std::min(before, behind);
        const double wide = textWidth(label, lettering.size, true);
        QRectF area(middle.x() - half, hasToken ? place.top() - high : place.bottom(), 2 * half, high);
        if (hasToken && wide > 2 * half) { // to the side on which there is more
            area.setLeft(middle.x() - before);
            area.setRight(middle.x() + behind);
        }
        m_to.write(area.adjusted(3, 0, -3, 0), Qt::AlignHCenter, label, lettering);
    }

    /// Half the way to the next node of its row, or all of it to the edge of the board.
    [[nodiscard]] double roomBeside(const Piece& node, int side) const
    {
        double columns = side > 0 ? m_within.right() - node.column : node.column - m_within.left();
        for (const Piece& other : m_to.board.pieces)
            if (other.kind != PieceKind::Arrow && other.row == node.row &&
                side * (other.column - node.column) > 0)
                columns = std::min(columns, side * (other.column - node.column) / 2);
        return columns * m_unitX;
    }

    /// Of a node with arrows below it the side from which none comes: 1 for the right, -1 for the left; 0 for
    /// a node with room below.
    [[nodiscard]] int freeSide(const Piece& node) const
    {
        bool isOpen = false;
        bool isFromRight = false;
        for (const Piece& arrow : m_to.board.pieces) {
            if (arrow.kind != PieceKind::Arrow)
                continue;
            isOpen = isOpen || (arrow.row == node.row && arrow.column == node.column);
            isFromRight = isFromRight || (arrow.toRow == node.row && arrow.toColumn == node.column &&
                                          arrow.column > node.column);
        }
        return !isOpen ? 0 : isFromRight ? -1 : 1;
    }

    Layout& m_to;
    bool m_hasLabels = false;        ///< some stand beside their nodes
    QRectF m_within;                 ///< the columns and rows that are drawn on
    std::vector<QPointF> m_controls; ///< of the arrows, as column and row
    double m_unitX = 0;
    double m_unitY = 0;
    double m_node = 0;
};

} // namespace

void layOutGraph(Layout& layout)
{
    Graph(layout).place();
}

} // namespace scene
