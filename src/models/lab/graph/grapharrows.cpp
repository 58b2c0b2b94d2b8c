// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/grapharrows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace models {
namespace {

constexpr double headScale = 0.45;           // arrowheads from this scale on
constexpr std::size_t manyArrows = 2500;     // more are drawn as plain lines
constexpr std::size_t smoothArrows = 10'000; // more are drawn with steps

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

ArrowPainter::ArrowPainter(QPainter& painter, const GraphScene& scene, const QRectF& visible, double scale)
    : m_painter(painter), m_scene(scene), m_graph(scene.whole->graph), m_drawing(*scene.drawing),
      m_visible(visible), m_scale(scale), m_stroke(strokeAt(scale))
{
}

void ArrowPainter::paintAll()
{
    const std::vector<std::size_t> seen = seenArrows();
    m_crowd = seen.size();
    if (m_crowd >= manyArrows)
        paintCrowd(seen);
    for (const bool winning : {false, true})
        for (const std::size_t arrow : seen)
            if (isWinning(arrow) == winning && (winning || m_crowd < manyArrows))
                paint(arrow, 1);
}

std::vector<std::size_t> ArrowPainter::seenArrows() const
{
    std::vector<std::size_t> seen;
    seen.reserve(m_drawing.arrows.size());
    for (std::size_t arrow = 0; arrow < m_drawing.arrows.size(); ++arrow) {
        const auto curve = m_drawing.curve(arrow);
        const auto [left, right] = std::ranges::minmax_element(curve, {}, &QPointF::x);
        const auto [top, bottom] = std::ranges::minmax_element(curve, {}, &QPointF::y);
        const bool isSeen = right->x() >= m_visible.left() && left->x() <= m_visible.right() &&
                            bottom->y() >= m_visible.top() && top->y() <= m_visible.bottom();
        if (isSeen && (!m_scene.onlyWinning || isWinning(arrow)))
            seen.push_back(arrow);
    }
    if (seen.size() >= manyArrows)
        std::erase_if(seen, [this](std::size_t arrow) { return !isCrossing(arrow); });
    return seen;
}

/// Whether an arrow as a straight line is in view.
bool ArrowPainter::isCrossing(std::size_t arrow) const
{
    const QPointF start = m_drawing.curve(arrow).front();
    const QPointF step = m_drawing.curve(arrow).back() - start;
    double first = 0; // the part of the line that is in view
    double last = 1;
    const auto cut = [&first, &last](double speed, double room) {
        if (speed > 0)
            last = std::min(last, room / speed);
        else if (speed < 0)
            first = std::max(first, room / speed);
        else if (room < 0)
            last = -1;
    };
    cut(step.x(), m_visible.right() - start.x());
    cut(-step.x(), start.x() - m_visible.left());
    cut(step.y(), m_visible.bottom() - start.y());
    cut(-step.y(), start.y() - m_visible.top());
    return first <= last;
}

QColor ArrowPainter::colourOf(std::size_t arrow) const
{
    const LabColours& colours = m_scene.colours;
    switch (arrowAt(arrow).player) {
    case theory::Mover::Left: return colours.left;
    case theory::Mover::Right: return colours.right;
    case theory::Mover::Either: break;
    }
    return isWinning(arrow) ? colours.cold : colours.ink3;
}

/// Winning moves are wider, others pale; Right's are dashed where that can be seen.
QPen ArrowPainter::penOf(std::size_t arrow, double strength) const
{
    const bool winning = isWinning(arrow);
    const double crowding =
        std::clamp(400.0 / static_cast<double>(std::max<std::size_t>(m_crowd, 1)), 0.3, 1.0);
    const double alpha = winning ? 0.55 + 0.4 * crowding : 0.15 + 0.4 * crowding;
    QPen pen(withAlpha(colourOf(arrow), std::min(1.0, alpha * strength)),
             (winning ? 2.2 : 1.0) * m_stroke * (strength > 1 ? 1.25 : 1));
    if (arrowAt(arrow).player == theory::Mover::Right && m_crowd < manyArrows)
        pen.setDashPattern({4, 3});
    return pen;
}

/// Very many losing moves: thin lines, all of a player at once.
void ArrowPainter::paintCrowd(const std::vector<std::size_t>& arrows)
{
    std::array<std::vector<QLineF>, 3> lines; // by player
    std::array<QPen, 3> pens;
    for (const std::size_t arrow : arrows) {
        if (isWinning(arrow))
            continue;
        const auto player = static_cast<std::size_t>(arrowAt(arrow).player);
        if (lines.at(player).empty())
            pens.at(player) = QPen(penOf(arrow, 1).color(), 1);
        const auto curve = m_drawing.curve(arrow);
        lines.at(player).emplace_back(px(curve.front()), px(curve.back()));
    }
    m_painter.setRenderHint(QPainter::Antialiasing, m_crowd < smoothArrows);
    for (std::size_t player = 0; player < lines.size(); ++player) {
        m_painter.setPen(pens.at(player));
        m_painter.drawLines(lines.at(player).data(), static_cast<int>(lines.at(player).size()));
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
}

QPainterPath ArrowPainter::pathOf(std::size_t arrow) const
{
    const auto curve = m_drawing.curve(arrow);
    QPainterPath path(px(curve.front()));
    for (std::size_t i = 1; i + 2 < curve.size(); i += 3)
        path.cubicTo(px(curve[i]), px(curve[i + 1]), px(curve[i + 2]));
    return path;
}

void ArrowPainter::paint(std::size_t arrow, double strength)
{
    const auto curve = m_drawing.curve(arrow);
    const QPen pen = penOf(arrow, strength);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    if (m_crowd >= manyArrows) {
        m_painter.drawLine(px(curve.front()), px(curve.back()));
        return;
    }
    m_painter.drawPath(pathOf(arrow));
    if (m_scale >= headScale)
        paintHead(arrow, pen.color(), isWinning(arrow) || strength > 1);
}

void ArrowPainter::paintStep(std::size_t arrow)
{
    m_painter.setPen(QPen(m_scene.colours.accent, 4 * m_stroke, Qt::SolidLine, Qt::RoundCap));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(pathOf(arrow));
    paintHead(arrow, m_scene.colours.accent, true);
}

void ArrowPainter::paintHead(std::size_t arrow, const QColor& colour, bool large)
{
    const auto curve = m_drawing.curve(arrow);
    const QPointF tip = px(curve.back());
    const QPointF along = tip - px(curve[curve.size() - 2]);
    const double length = std::hypot(along.x(), along.y());
    if (length == 0)
        return;
    const double side = (large ? 8 : 6) * m_stroke;
    const QPointF back = along / length * side;
    const QPointF across(-back.y() * 0.42, back.x() * 0.42);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(QPolygonF{{tip, tip - back + across, tip - back - across}});
}

} // namespace models
