// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lab/graph/graphlayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace models {

namespace {

double distanceTo(const QRectF& box, QPointF point)
{
    const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
    const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
    return std::hypot(dx, dy);
}

using Cubic = std::array<QPointF, 4>;

/// The part of a cubic Bézier curve from t on (de Casteljau).
Cubic partFrom(const Cubic& curve, double t)
{
    const auto mix = [t](QPointF a, QPointF b) { return a + (b - a) * t; };
    const QPointF a = mix(curve[0], curve[1]);
    const QPointF b = mix(curve[1], curve[2]);
    const QPointF c = mix(curve[2], curve[3]);
    const QPointF d = mix(b, c);
    return {mix(mix(a, b), d), d, c, curve[3]};
}

/// Cuts the beginning off that lies in a box; something is always left.
void leave(std::vector<QPointF>& points, const QRectF& box)
{
    while (points.size() > 4 && box.contains(points[3]))
        points.erase(points.begin(), points.begin() + 3);
    const Cubic first{points[0], points[1], points[2], points[3]};
    constexpr int parts = 64;
    double t = 0;
    for (int part = 1; part < parts; ++part)
        if (const double at = static_cast<double>(part) / parts; box.contains(partFrom(first, at)[0]))
            t = at;
    double step = 0.5 / parts;
    for (int halving = 0; halving < 7; ++halving, step /= 2) // to a ten-thousandth of the curve
        t += box.contains(partFrom(first, t + step)[0]) ? step : 0;
    std::ranges::copy(partFrom(first, t), points.begin());
}

/// How much larger boxes around these middles may become without meeting.
double roomBetween(const QRectF& a, const QRectF& b)
{
    constexpr double apart = 1.12; // of the boxes, with the rings around them
    const QPointF step = a.center() - b.center();
    return std::max(std::abs(step.x()) * 2 / (a.width() + b.width()),
                    std::abs(step.y()) * 2 / (a.height() + b.height()) / apart) /
           apart;
}

} // namespace

int GraphDrawing::placeOf(analysis::NodeIndex node) const
{
    const auto found = std::ranges::lower_bound(nodes, node);
    return found == nodes.end() || *found != node ? -1 : static_cast<int>(found - nodes.begin());
}

int GraphDrawing::nodeAt(QPointF point, double reach) const
{
    int best = -1;
    double least = reach;
    for (std::size_t place = 0; place < boxes.size(); ++place) {
        const double distance = distanceTo(boxes[place], point);
        if (distance == 0)
            return static_cast<int>(nodes[place]);
        if (distance < least) {
            least = distance;
            best = static_cast<int>(nodes[place]);
        }
    }
    return best;
}

int GraphDrawing::nearest(analysis::NodeIndex from, int dx, int dy,
                          std::span<const analysis::NodeIndex> among) const
{
    const int start = placeOf(from);
    if (start < 0)
        return -1;
    constexpr double across = 2; // how much dearer a step to the side is
    const QPointF origin = boxes[static_cast<std::size_t>(start)].center();
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (const analysis::NodeIndex node : among) {
        const int place = placeOf(node);
        if (place < 0)
            continue;
        const QPointF step = boxes[static_cast<std::size_t>(place)].center() - origin;
        const double ahead = step.x() * dx + step.y() * dy;
        const double aside = std::abs(step.x() * dy) + std::abs(step.y() * dx);
        const bool isAhead = ahead > 1 && (dy != 0 || aside < style.nodeHeight / 2);
        if (isAhead && ahead + across * aside < least) {
            least = ahead + across * aside;
            best = static_cast<int>(node);
        }
    }
    return best;
}

GraphDrawing GraphDrawing::enlarged(double most) const
{
    double factor = most;
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = 0; b < a && factor > 1; ++b)
            factor = std::min(factor, roomBetween(boxes[a], boxes[b]));
    GraphDrawing made = *this;
    if (factor <= 1)
        return made;
    const QPointF margin(style.nodeHeight * factor, style.nodeHeight * factor / 2);
    for (QRectF& box : made.boxes) {
        const QPointF middle = box.center() + margin;
        box.setSize(box.size() * factor);
        box.moveCenter(middle);
    }
    made.points.clear();
    made.firstPoint.clear();
    for (std::size_t arrow = 0; arrow < arrows.size(); ++arrow) {
        const auto old = curve(arrow);
        std::vector<QPointF> line(old.begin(), old.end());
        for (QPointF& point : line)
            point += margin;
        for (const QPointF end : {old.front() + margin, old.back() + margin}) {
            if (const int place = made.placeOf(static_cast<analysis::NodeIndex>(made.nodeAt(end, factor)));
                place >= 0)
                leave(line, made.boxes[static_cast<std::size_t>(place)]);
            std::ranges::reverse(line);
        }
        made.firstPoint.push_back(static_cast<std::uint32_t>(made.points.size()));
        made.points.insert(made.points.end(), line.begin(), line.end());
    }
    made.firstPoint.push_back(static_cast<std::uint32_t>(made.points.size()));
    made.size += QSizeF(2 * margin.x(), 2 * margin.y());
    made.style.text *= factor;
    made.style.nodeHeight *= factor;
    return made;
}

} // namespace models
