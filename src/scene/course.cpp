// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/course.h"

#include "scene/letters.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace scene {
namespace {

constexpr double gap = 4; // between the lanes

double laneHeight(const Course& course)
{
    return (course.lanes.height() - gap) / 2;
}

/// Free before the first position and after the last one.
double margin(const Course& course)
{
    return std::min(laneHeight(course) * 0.9, course.lanes.width() / 8);
}

double stepOf(const Course& course)
{
    const auto steps = std::max<std::size_t>(2, course.standings.size()) - 1;
    return (course.lanes.width() - 2 * margin(course)) / static_cast<double>(steps);
}

void paintDisc(QPainter& painter, QPointF middle, double radius, const QColor& colour, const QPen& line)
{
    painter.setPen(line);
    painter.setBrush(colour);
    painter.drawEllipse(middle, radius, radius);
}

void paintLanes(QPainter& painter, const Course& course, const Palette& colours)
{
    const double height = laneHeight(course);
    const QRectF above(course.lanes.topLeft(), QSizeF(course.lanes.width(), height));
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(mixed(colours.accent, colours.surface, 0.12));
    painter.drawRoundedRect(above, 12, 12);
    painter.setBrush(mixed(colours.coin, colours.surface, 0.2));
    painter.drawRoundedRect(above.translated(0, height + gap), 12, 12);
}

void paintWay(QPainter& painter, const Course& course, const Palette& colours)
{
    QPainterPath way(course.placeOf(0));
    for (std::size_t i = 1; i < course.standings.size(); ++i) {
        const QPointF to = course.placeOf(i);
        const double middle = (way.currentPosition().x() + to.x()) / 2;
        way.cubicTo({middle, way.currentPosition().y()}, {middle, to.y()}, to);
    }
    painter.strokePath(way, QPen(faded(colours.ink, 0.85), 3));
}

void paintStanding(QPainter& painter, const Course& course, std::size_t position, const Palette& colours)
{
    constexpr double leastStep = 26;
    const QPointF place = course.placeOf(position);
    const double largest = std::min(16.0, laneHeight(course) * 0.44);
    const QString& sign = course.standings[position].sign;
    if (!sign.isEmpty()) {
        const double radius = std::clamp(stepOf(course) * 0.45, largest / 2, largest);
        paintDisc(painter, place, radius, colours.surface, QPen(colours.ink, 2.6));
        write(painter, QRectF(place - QPointF(20, 20), QSizeF(40, 40)), sign, radius * 1.06, true,
              colours.ink);
    } else if (position + 1 == course.standings.size()) {
        paintDisc(painter, place, largest - 1, mixed(colours.coin, Qt::black, 0.55), Qt::NoPen);
        painter.setPen(QPen(Qt::white, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(
            QPolygonF({place + QPointF(-6, 0.5), place + QPointF(-2, 4.5), place + QPointF(6.5, -4.5)}));
    } else if (stepOf(course) >= leastStep) {
        paintDisc(painter, place, largest / 2, colours.stone, Qt::NoPen);
    }
}

} // namespace

QPointF Course::placeOf(std::size_t position) const
{
    const double x = margin(*this) + stepOf(*this) * static_cast<double>(position);
    const int lane = standings[position].lane;
    return {isMirrored ? lanes.right() - x : lanes.left() + x,
            lane < 0 ? lanes.center().y()
                     : lanes.top() + laneHeight(*this) / 2 + (laneHeight(*this) + gap) * lane};
}

void paint(QPainter& painter, const Course& course, const Palette& colours)
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintLanes(painter, course, colours);
    paintWay(painter, course, colours);
    for (std::size_t i = 0; i < course.standings.size(); ++i)
        paintStanding(painter, course, i, colours);
}

} // namespace scene
