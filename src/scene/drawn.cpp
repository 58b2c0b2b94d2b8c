// SPDX-License-Identifier: GPL-3.0-or-later

// Hackenbush: edges with the letters of those who may cut them, joints with the numbers that moves are named
// by, and the ground, which is joint 0.

#include "scene/layout.h"
#include "scene/letters.h"

#include "wording/text/text.h"
#include "wording/text/typeset.h"

namespace scene {
namespace {

using games::Piece;
using games::PieceKind;
using theory::Mover;

constexpr double largestUnit = 13; ///< steps
constexpr double overhang = 0.45;  ///< units of ground on both sides

class Drawing {
public:
    explicit Drawing(Layout& layout) : m_to(layout)
    {
        measure();
        const double step = layout.step();
        const bool captions = layout.look.hasCaptions();
        const double beside = !captions ? 0.5 * step : m_isGreen ? step : 2 * step;
        const double above = !captions ? step : m_isGreen ? 2.5 * step : 4 * step;
        const double below = 2.2 * step + (layout.look.tags.empty() ? 0 : 3.2 * layout.letter());
        const double wide = m_most.x() - m_least.x() + 2 * overhang;
        m_unit = std::min({largestUnit * step, (layout.width() - 2 * beside) / wide,
                           (layout.height() - below - above) / m_most.y()});
        if (layout.look.isOutlined())
            m_unit = std::min({largestUnit * step, (layout.width() - 2 * beside) / wide,
                               std::max(5 * step, (layout.height() - below - above) / m_most.y())});
        m_unit = std::max(m_unit, 0.2 * step);
        m_size = {wide * m_unit + 2 * beside, above + m_most.y() * m_unit + below};
        m_origin = {beside + (overhang - m_least.x()) * m_unit, above + m_most.y() * m_unit};
        m_thickness = std::clamp(0.11 * m_unit, 0.5 * step, 1.1 * step);
    }

    void place()
    {
        for (const Piece& piece : m_to.board.pieces) {
            if (piece.kind == PieceKind::Edge)
                placeEdge(piece);
            else if (piece.kind == PieceKind::Joint)
                placeJoint(piece);
            else
                placeGround(piece);
        }
        for (const games::Tag& tag : m_to.look.tags)
            writeTag(tag);
        m_to.finish(m_size, m_unit, largestUnit * m_to.step());
    }

private:
    void measure()
    {
        constexpr int samples = 16;
        bool isFirst = true;
        for (const Piece& piece : m_to.board.pieces) {
            if (piece.kind != PieceKind::Edge)
                continue;
            const Curve curve = curveOf(piece);
            if (isFirst)
                m_least = m_most = {curve[0].x(), 0};
            isFirst = false;
            m_isGreen = m_isGreen && piece.owner == Mover::Either;
            for (int i = 0; i <= samples; ++i) {
                const QPointF at = pointAt(curve, static_cast<double>(i) / samples);
                m_least.setX(std::min(m_least.x(), at.x()));
                m_most = {std::max(m_most.x(), at.x()), std::max(m_most.y(), at.y())};
            }
        }
        m_most.setY(std::max(m_most.y(), 0.5));
    }

    [[nodiscard]] QPointF place(QPointF units) const
    {
        return {m_origin.x() + units.x() * m_unit, m_origin.y() - units.y() * m_unit};
    }

    [[nodiscard]] double numberSize() const { return 0.87 * m_to.letter(); }
    /// Where joints are close their numbers would hide the edges.
    [[nodiscard]] bool hasNumbers() const
    {
        return m_to.look.hasCaptions() && (m_to.look.isOutlined() || m_unit > 4 * numberSize());
    }

    void placeGround(const Piece& ground)
    {
        const double step = m_to.step();
        m_to.add(ground, {0, m_origin.y(), m_size.width(), 2 * step});
        if (hasNumbers())
            m_to.write({0.5 * step, m_origin.y() - 1.3 * numberSize(), 2 * step, 1.2 * numberSize()},
                       Qt::AlignLeft | Qt::AlignBottom, wording::ungrouped(0),
                       {numberSize(), false, Caption::Tone::Plain, true});
    }

    void placeJoint(const Piece& joint)
    {
        const QPointF middle = place({joint.column, joint.row});
        const QString number = wording::ungrouped(games::minorOf(joint.id));
        const double room = textWidth(number, numberSize(), false) + 0.5 * numberSize();
        const double side = !hasNumbers() ? 1.6 * m_thickness
                            : m_to.look.isOutlined()
                                ? std::max(3.5 * m_to.step(), room)
                                : std::max({room, 1.5 * numberSize(), 1.6 * m_thickness});
        m_to.add(joint, around(middle, side, side), hasNumbers() ? number : QString(), numberSize());
    }

    void placeEdge(const Piece& piece)
    {
        Curve curve = curveOf(piece);
        const QPointF side = letterSide(curve);
        for (QPointF& point : curve)
            point = place(point);
        Figure& edge = m_to.add(piece, boxOf(curve));
        edge.curve = curve;
        edge.thickness = m_thickness;
        const double size = std::min(1.1 * m_to.letter(), 0.35 * m_unit);
        const bool hasLetter = m_to.look.hasCaptions() && piece.owner != Mover::Either &&
                               (m_to.look.isOutlined() || size >= m_to.room.leastLetter);
        edge.letter = hasLetter ? ownerLetter(piece.owner) : QString();
        if (!hasLetter)
            return;
        const QPointF middle = pointAt(curve, 0.5) + side * (0.5 * m_thickness + 0.75 * size);
        m_to.write(around(middle, 2 * size, 1.2 * size), Qt::AlignCenter, edge.letter,
                   {size, true, Caption::Tone::Plain, m_to.look.isOutlined()});
    }

    static QString ownerLetter(Mover owner)
    {
        //: at an edge on paper: the player Left may cut it
        return owner == Mover::Left ? wording::translate("Wording", "L")
                                    : /*: the player Right */ wording::translate("Wording", "R");
    }

    void writeTag(const games::Tag& tag)
    {
        const QPointF at = place({tag.column, tag.row});
        const double wide = 8 * m_to.letter();
        m_to.write({at.x() - wide / 2, at.y() + 2 * m_to.step(), wide, 1.4 * m_to.letter()}, Qt::AlignTop,
                   wording::typeset(QString::fromStdString(tag.text)), m_to.counts());
    }

    Layout& m_to;
    bool m_isGreen = true; ///< all of it
    QPointF m_least{0, 0};
    QPointF m_most{1, 1};
    QPointF m_origin;
    QSizeF m_size;
    double m_unit = 0;
    double m_thickness = 0;
};

} // namespace

void layOutDrawn(Layout& layout)
{
    Drawing(layout).place();
}

} // namespace scene
