// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawnpainter.h"

#include <QPainterPath>

namespace models {
namespace {

constexpr double paleness = 0.28;
constexpr double ghostPaleness = 0.5;
constexpr double fallHeight = 1.6; // units that what is cut loose falls

class DrawnPainter {
public:
    DrawnPainter(QPainter& painter, const DrawnScene& scene)
        : m_painter(painter), m_scene(scene), m_glide(scene.glide()), m_fall(scene.fall())
    {
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintHalos();
        paintGround();
        paintGhosts();
        paintGone();
        paintEdges();
        paintRubber();
        paintJoints();
        paintDrawnTags(m_painter, m_scene);
        paintDrawnLetters(m_painter, m_scene);
    }

private:
    [[nodiscard]] QPointF px(QPointF place) const { return m_scene.px(place); }
    [[nodiscard]] const scene::Palette& colours() const { return m_scene.colours; }

    [[nodiscard]] bool isSeen(const DrawnCurve& curve, double width) const
    {
        return m_scene.seen.isNull() ||
               m_scene.seen.intersects(boxOf(curve).adjusted(-width, -width, width, width));
    }

    void stroke(const DrawnCurve& units, const QColor& colour, double width,
                Qt::PenStyle style = Qt::SolidLine)
    {
        const DrawnCurve curve = m_scene.view.toPixels(units);
        if (!isSeen(curve, width))
            return;
        QPen pen(colour, width, style, Qt::RoundCap, Qt::RoundJoin);
        if (style == Qt::CustomDashLine)
            pen.setDashPattern({1.2, 1.8});
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        const QPointF middle = (curve[0] + curve[3]) / 2;
        if (distanceOf(pointAt(curve, 0.5), middle) < 0.01) {
            m_painter.drawLine(curve[0], curve[3]);
            return;
        }
        QPainterPath path(curve[0]);
        path.cubicTo(curve[1], curve[2], curve[3]);
        m_painter.drawPath(path);
    }

    void paintGround()
    {
        const double width = std::max(2.0, m_scene.thickness);
        m_painter.setPen(QPen(colours().ground, width, Qt::SolidLine, Qt::RoundCap));
        const QPointF below(0, width * 0.5);
        QPointF from = px({m_scene.groundFrom, 0}) + below;
        QPointF to = px({m_scene.groundTo, 0}) + below;
        if (!m_scene.seen.isNull()) { // it may be far longer than what is seen of it
            from.setX(std::max(from.x(), m_scene.seen.left() - 2 * width));
            to.setX(std::min(to.x(), m_scene.seen.right() + 2 * width));
        }
        m_painter.drawLine(from, to);
        paintGroundNumber(from);
        for (const QPointF foothold : m_scene.footholds) {
            m_painter.setPen(QPen(colours().accent, 2));
            m_painter.setBrush(colours().surface);
            m_painter.drawEllipse(px(foothold), width * 0.8, width * 0.8);
        }
    }

    /// On the end of the ground, so that the texts below it have their room.
    void paintGroundNumber(QPointF end)
    {
        if (m_scene.groundNumber.isEmpty())
            return;
        const double radius = m_scene.jointRadius(m_scene.groundNumber);
        const QPointF middle(std::max(end.x(), m_scene.seen.left()) + radius, end.y());
        m_painter.setPen(QPen(colours().ground, std::clamp(m_scene.thickness * 0.3, 1.0, 4.0)));
        m_painter.setBrush(colours().surface);
        m_painter.drawEllipse(middle, radius, radius);
        writeNumber(m_scene.groundNumber, middle, 1);
    }

    void writeNumber(const QString& number, QPointF middle, double opacity)
    {
        QFont font = m_painter.font();
        font.setWeight(QFont::DemiBold);
        font.setPixelSize(m_scene.numberSize);
        m_painter.setFont(font);
        m_painter.setPen(faded(colours().ink, opacity));
        const double half = m_scene.numberSize * 2.0;
        m_painter.drawText(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), Qt::AlignCenter,
                           number);
    }

    void paintGhosts()
    {
        for (const games::Piece& ghost : m_scene.ghosts)
            if (ghost.kind == games::PieceKind::Edge)
                stroke(curveOf(ghost), faded(colours().of(ghost.owner), ghostPaleness),
                       m_scene.thickness * 0.6, Qt::CustomDashLine);
    }

    void paintGone()
    {
        if (m_scene.part >= 1)
            return;
        const auto fallen = [this](QPointF place, bool falls) {
            return falls ? QPointF(place.x(), place.y() - m_fall * fallHeight) : place;
        };
        for (const DrawnStage::GoneEdge& gone : m_scene.stage->goneEdges()) {
            DrawnCurve curve = gone.curve;
            for (QPointF& place : curve)
                place = fallen(place, gone.falls);
            stroke(curve, faded(colours().of(gone.owner), 1 - m_fall), m_scene.thickness);
        }
        for (const DrawnStage::GoneJoint& gone : m_scene.stage->goneJoints()) {
            const QPointF melts = gone.from + m_glide * (gone.to - gone.from);
            paintJoint(fallen(melts, gone.falls), {}, gone.falls ? 1 - m_fall : 1);
        }
    }

    /// Around edges: what is spoken about, and the moves.
    void paintHalos()
    {
        const auto& edges = m_scene.stage->edges();
        m_painter.save();
        const double ground = m_scene.view.origin.y();
        m_painter.setClipRect(QRectF(-1e4, ground - 3e4, 3e4, 3e4)); // none below it
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const DrawnLook& look = m_scene.edges[i];
            if (look.lit)
                stroke(edges[i].at(m_glide), faded(colours().accent, 0.24), m_scene.thickness * 2.4);
        }
        for (std::size_t i = 0; i < m_scene.stage->joints().size(); ++i)
            if (m_scene.joints[i].lit) {
                m_painter.setPen(Qt::NoPen);
                m_painter.setBrush(faded(colours().accent, 0.3));
                const double radius = m_scene.thickness * 1.4;
                m_painter.drawEllipse(px(m_scene.stage->joints()[i].at(m_glide)), radius, radius);
            }
        for (std::size_t i = 0; i < edges.size(); ++i)
            paintRing(edges[i].at(m_glide), m_scene.edges[i]);
        m_painter.restore();
    }

    /// A capsule around the edge: in the outcome's colour, for the focus in the accent.
    void paintRing(const DrawnCurve& curve, const DrawnLook& look)
    {
        if (!look.marked && !look.focused && !look.picked)
            return;
        const double gap = m_scene.ringGap();
        const double line = look.thin && !look.focused ? 1.5 : m_scene.ringLine();
        const QColor colour =
            look.focused || look.picked ? colours().accent : colourOf(colours(), look.outcome);
        stroke(curve, colour, m_scene.thickness + 2 * (gap + line));
        stroke(curve, colours().board, m_scene.thickness + 2 * gap);
    }

    void paintEdges()
    {
        const auto& edges = m_scene.stage->edges();
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const DrawnLook& look = m_scene.edges[i];
            const double seen = (look.pale ? paleness : 1) * (edges[i].isNew ? m_glide : 1);
            const DrawnCurve curve = edges[i].at(m_glide);
            stroke(curve, faded(colours().of(edges[i].owner), seen), m_scene.thickness);
        }
    }

    void paintRubber()
    {
        if (m_scene.rubber)
            stroke(*m_scene.rubber, faded(colours().of(m_scene.rubberOwner), 0.65), m_scene.thickness,
                   Qt::CustomDashLine);
    }

    void paintJoints()
    {
        const auto& joints = m_scene.stage->joints();
        for (std::size_t i = 0; i < joints.size(); ++i)
            paintJoint(joints[i].at(m_glide), m_scene.joints[i], 1);
    }

    void paintJoint(QPointF place, const DrawnLook& look, double opacity)
    {
        const double radius = m_scene.jointRadius(look.number);
        if (!m_scene.isSeen(px(place), radius * 2))
            return;
        const double line = std::clamp(m_scene.thickness * 0.3, 1.0, 4.0);
        const QColor outline = look.picked || look.focused ? colours().accent : colours().joint;
        const double seen = opacity * (look.pale ? paleness : 1);
        m_painter.setPen(QPen(faded(outline, seen), line * (look.picked || look.focused ? 1.4 : 1)));
        m_painter.setBrush(look.pale ? colours().board : faded(colours().surface, opacity));
        m_painter.drawEllipse(px(place), radius, radius);
        if (!look.number.isEmpty())
            writeNumber(look.number, px(place), look.pale ? 0.5 : opacity);
        if (!look.focused)
            return;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colours().accent, 2));
        m_painter.drawEllipse(px(place), radius * 1.8, radius * 1.8);
    }

    QPainter& m_painter;
    const DrawnScene& m_scene;
    double m_glide;
    double m_fall;
};

} // namespace

void paintDrawn(QPainter& painter, const DrawnScene& scene)
{
    DrawnPainter(painter, scene).paint();
}

} // namespace models
