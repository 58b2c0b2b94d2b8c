// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/bushpainter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace models {
namespace {

constexpr double paleness = 0.28;
constexpr double fallHeight = 1.6; // units that what is cut loose falls

class BushPainter {
public:
    BushPainter(QPainter& painter, const BushScene& scene)
        : m_painter(painter), m_scene(scene), m_glide(1 - std::pow(1 - scene.part, 3)),
          m_fall(scene.part * scene.part)
    {
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintTags();
        paintHalos();
        paintGround();
        paintGone();
        paintEdges();
        paintRubber();
        paintJoints();
        if (!m_scene.miniature)
            paintLettersAndBadges();
    }

private:
    [[nodiscard]] QPointF px(QPointF place) const
    {
        return {m_scene.origin.x() + place.x() * m_scene.unit, m_scene.origin.y() - place.y() * m_scene.unit};
    }
    [[nodiscard]] const BushColours& colours() const { return m_scene.colours; }
    [[nodiscard]] QColor colourOf(theory::Mover owner) const
    {
        return owner == theory::Mover::Either ? colours().green
               : owner == theory::Mover::Left ? colours().left
                                              : colours().right;
    }
    [[nodiscard]] QColor outcomeColour(const QString& outcome) const
    {
        return outcome == QLatin1String("P")   ? colours().cold
               : outcome == QLatin1String("N") ? colours().hot
               : outcome == QLatin1String("L") ? colours().left
               : outcome == QLatin1String("R") ? colours().right
                                               : colours().accent;
    }
    static QColor faded(QColor colour, double opacity)
    {
        colour.setAlphaF(static_cast<float>(colour.alphaF() * opacity));
        return colour;
    }

    [[nodiscard]] double ringGap() const { return std::clamp(m_scene.thickness * 0.4, 1.5, 4.0); }
    [[nodiscard]] double ringLine() const { return std::clamp(m_scene.thickness * 0.3, 1.8, 4.0); }

    void stroke(const BushCurve& curve, const QColor& colour, double width,
                Qt::PenStyle style = Qt::SolidLine)
    {
        QPen pen(colour, width, style, Qt::RoundCap, Qt::RoundJoin);
        if (style == Qt::CustomDashLine)
            pen.setDashPattern({1.2, 1.8});
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        const QPointF middle = (curve[0] + curve[3]) / 2;
        if (distanceOf(pointAt(curve, 0.5), middle) < 1e-4) {
            m_painter.drawLine(px(curve[0]), px(curve[3]));
            return;
        }
        QPainterPath path(px(curve[0]));
        path.cubicTo(px(curve[1]), px(curve[2]), px(curve[3]));
        m_painter.drawPath(path);
    }

    void paintGround()
    {
        const double width = std::max(2.0, m_scene.thickness);
        m_painter.setPen(QPen(colours().ground, width, Qt::SolidLine, Qt::RoundCap));
        const QPointF below(0, width * 0.5);
        m_painter.drawLine(px({m_scene.groundFrom, 0}) + below, px({m_scene.groundTo, 0}) + below);
        for (const QPointF foothold : m_scene.footholds) {
            m_painter.setPen(QPen(colours().accent, 2));
            m_painter.setBrush(colours().surface);
            m_painter.drawEllipse(px(foothold), width * 0.8, width * 0.8);
        }
    }

    /// Below the ground, or right of a place above it. Texts that would meet go into a second line.
    void paintTags()
    {
        QFont font = m_painter.font();
        font.setPixelSize(m_scene.tagSize);
        m_painter.setFont(font);
        const QFontMetricsF metrics(font);
        std::array<double, 2> ends{-1e9, -1e9};
        auto tags = m_scene.tags;
        std::ranges::stable_sort(tags, {}, &games::Tag::column);
        for (const games::Tag& tag : tags) {
            const QString text = QString::fromStdString(tag.text);
            const double width = metrics.horizontalAdvance(text);
            QPointF place = px({tag.column, tag.row});
            if (tag.row > 0) {
                paintNote(text, place + QPointF(m_scene.thickness * 1.8, -m_scene.thickness), font);
                continue;
            }
            const double left = place.x() - width / 2;
            const std::size_t line = left > ends[0] || left <= ends[1] ? 0 : 1;
            ends[line] = left + width + metrics.averageCharWidth();
            place.ry() += m_scene.thickness * 1.9 + metrics.height() * static_cast<double>(line);
            m_painter.setPen(colours().ink);
            m_painter.drawText(QPointF(left, place.y() + metrics.ascent()), text);
        }
    }

    /// A text on a ground of its own, so that it is read over edges.
    void paintNote(const QString& text, QPointF corner, const QFont& font)
    {
        const QFontMetricsF metrics(font);
        const QRectF box(corner.x(), corner.y() - metrics.height(), metrics.horizontalAdvance(text) + 8,
                         metrics.height());
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(faded(colours().board, 0.85));
        m_painter.drawRoundedRect(box, 4, 4);
        m_painter.setPen(colours().ink);
        m_painter.drawText(box, Qt::AlignCenter, text);
    }

    void paintGone()
    {
        if (m_scene.part >= 1)
            return;
        const auto fallen = [this](QPointF place, bool falls) {
            return falls ? QPointF(place.x(), place.y() - m_fall * fallHeight) : place;
        };
        for (const BushStage::GoneEdge& gone : m_scene.stage->goneEdges()) {
            BushCurve curve = gone.curve;
            for (QPointF& place : curve)
                place = fallen(place, gone.falls);
            stroke(curve, faded(colourOf(gone.owner), 1 - m_fall), m_scene.thickness);
        }
        for (const BushStage::GoneJoint& gone : m_scene.stage->goneJoints()) {
            const QPointF melts = gone.from + m_glide * (gone.to - gone.from);
            paintJoint(fallen(melts, gone.falls), {}, gone.falls ? 1 - m_fall : 1);
        }
    }

    /// Around edges: what is spoken about, and the moves.
    void paintHalos()
    {
        const auto& edges = m_scene.stage->edges();
        m_painter.save();
        m_painter.setClipRect(QRectF(-1e4, -1e4, 3e4, 1e4 + m_scene.origin.y())); // none below the ground
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const BushLook& look = m_scene.edges[i];
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
    void paintRing(const BushCurve& curve, const BushLook& look)
    {
        if (!look.marked && !look.focused && !look.picked)
            return;
        const double gap = ringGap();
        const double line = look.thin && !look.focused ? 1.5 : ringLine();
        const QColor colour = look.focused || look.picked ? colours().accent : outcomeColour(look.outcome);
        stroke(curve, colour, m_scene.thickness + 2 * (gap + line));
        stroke(curve, colours().board, m_scene.thickness + 2 * gap);
    }

    void paintEdges()
    {
        const auto& edges = m_scene.stage->edges();
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const BushLook& look = m_scene.edges[i];
            const double seen = (look.pale ? paleness : 1) * (edges[i].isNew ? m_glide : 1);
            const BushCurve curve = edges[i].at(m_glide);
            stroke(curve, faded(colourOf(edges[i].owner), seen), m_scene.thickness);
            if (m_scene.miniature)
                paintTicks(curve, edges[i].owner);
        }
    }

    /// Where there is no room for letters: one gap in blue edges, two in red ones.
    void paintTicks(const BushCurve& curve, theory::Mover owner)
    {
        const double length = lengthOf(curve) * m_scene.unit;
        if (owner == theory::Mover::Either || length < 14)
            return;
        const double step = 3.2 / length;
        const QPointF along = directionAt(curve, 0.5);
        const QPointF across = QPointF(along.y(), along.x()) * (m_scene.thickness * 0.9);
        m_painter.setPen(QPen(colours().board, 2.2, Qt::SolidLine, Qt::FlatCap));
        for (const double t : {0.5 - step, 0.5 + step}) {
            const QPointF middle = px(pointAt(curve, owner == theory::Mover::Left ? 0.5 : t));
            m_painter.drawLine(middle - across, middle + across);
        }
    }

    void paintRubber()
    {
        if (m_scene.rubber)
            stroke(*m_scene.rubber, faded(colourOf(m_scene.rubberOwner), 0.65), m_scene.thickness,
                   Qt::CustomDashLine);
    }

    void paintJoints()
    {
        const auto& joints = m_scene.stage->joints();
        for (std::size_t i = 0; i < joints.size(); ++i)
            paintJoint(joints[i].at(m_glide), m_scene.joints[i], 1);
    }

    void paintJoint(QPointF place, const BushLook& look, double opacity)
    {
        const double radius = m_scene.thickness * (m_scene.miniature ? 0.75 : 0.8);
        const double line = std::clamp(m_scene.thickness * 0.3, 1.0, 4.0);
        const QColor outline = look.picked || look.focused ? colours().accent : colours().joint;
        const double seen = opacity * (look.pale ? paleness : 1);
        m_painter.setPen(QPen(faded(outline, seen), line * (look.picked || look.focused ? 1.4 : 1)));
        m_painter.setBrush(look.pale ? colours().board : faded(colours().surface, opacity));
        m_painter.drawEllipse(px(place), radius, radius);
        if (!look.focused)
            return;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colours().accent, 2));
        m_painter.drawEllipse(px(place), radius * 1.8, radius * 1.8);
    }

    void paintLettersAndBadges()
    {
        QFont font = m_painter.font();
        font.setWeight(QFont::Bold);
        const auto& edges = m_scene.stage->edges();
        const bool gliding = m_scene.part < 1;
        font.setPixelSize(m_scene.letterSize);
        m_painter.setFont(font);
        for (std::size_t i = 0; i < edges.size(); ++i)
            if (edges[i].owner != theory::Mover::Either)
                paintLetter(edges[i].owner,
                            gliding ? pointAt(edges[i].at(m_glide), 0.5) : m_scene.edges[i].anchor,
                            m_scene.edges[i]);
        if (gliding)
            return;
        for (const bool previewed : {false, true})
            for (const BushLook& look : m_scene.edges)
                if (!look.outcome.isEmpty() && look.previewed == previewed)
                    paintBadge(look, font);
    }

    void paintLetter(theory::Mover owner, QPointF place, const BushLook& look)
    {
        const double off = m_scene.thickness * 0.5 + ringGap() + ringLine() + m_scene.letterSize * 0.62;
        const QPointF middle = px(place) + look.side * off;
        const double half = m_scene.letterSize;
        m_painter.setPen(faded(colourOf(owner), look.pale ? 0.5 : 1));
        m_painter.drawText(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), Qt::AlignCenter,
                           owner == theory::Mover::Left ? QStringLiteral("L") : QStringLiteral("R"));
    }

    void paintBadge(const BushLook& look, QFont font)
    {
        const double size = std::clamp(m_scene.letterSize * 1.5, 12.0, 40.0);
        const double off = m_scene.thickness * 0.5 + ringGap() + size * 0.5;
        const QPointF middle = px(look.anchor) - look.side * off;
        const QRectF box(middle.x() - size / 2, middle.y() - size / 2, size, size);
        m_painter.setPen(QPen(colours().board, 1.5));
        m_painter.setBrush(outcomeColour(look.outcome));
        m_painter.drawRoundedRect(box, size * 0.28, size * 0.28);
        font.setPixelSize(static_cast<int>(size * 0.58));
        m_painter.setFont(font);
        m_painter.setPen(colours().onFilled);
        m_painter.drawText(box, Qt::AlignCenter, look.outcome);
    }

    QPainter& m_painter;
    const BushScene& m_scene;
    double m_glide;
    double m_fall;
};

} // namespace

BushColours bushColours(const QVariantMap& colours)
{
    const auto at = [&colours](const char* name) {
        return colours.value(QLatin1String(name)).value<QColor>();
    };
    return {.green = at("green"),
            .left = at("left"),
            .right = at("right"),
            .ground = at("ground"),
            .joint = at("joint"),
            .surface = at("surface"),
            .board = at("board"),
            .accent = at("accent"),
            .cold = at("cold"),
            .hot = at("hot"),
            .ink = at("ink"),
            .onFilled = at("onFilled")};
}

void paintBush(QPainter& painter, const BushScene& scene)
{
    BushPainter(painter, scene).paint();
}

} // namespace models
