// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markingcurve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace models {
namespace {

/// How far the control point lies off the middle, in lengths of the arrow.
constexpr std::array bends{0.0,  0.1,  -0.1,  0.18, -0.18, 0.28, -0.28, 0.4,
                           -0.4, 0.55, -0.55, 0.75, -0.75, 1.0,  -1.0};
constexpr int samples = 32;
constexpr double clearance = 5; // that a box is seen not to be meant

QPainterPath bentCurve(const QRectF& start, const QRectF& end, double bend)
{
    const QPointF way = end.center() - start.center();
    const QPointF control = start.center() + way / 2 + QPointF(way.y(), -way.x()) * bend;
    QPainterPath path;
    path.moveTo(edgeTowards(start, control));
    path.quadTo(control, edgeTowards(end, control));
    return path;
}

/// How much of the curve lies within boxes or outside the area.
int hitsOf(const QPainterPath& path, std::span<const QRectF> boxes, const QRectF& area)
{
    int hits = 0;
    for (int i = 0; i <= samples; ++i) {
        const QPointF point = path.pointAtPercent(double{1} / samples * i);
        const bool isIn = std::ranges::any_of(boxes, [&](const QRectF& box) { return box.contains(point); });
        hits += isIn || !area.contains(point) ? 1 : 0;
    }
    return hits;
}

/// The other boxes, with their clearance, that an arrow bent as far as can be may meet.
std::vector<QRectF> othersNear(std::span<const QRectF> boxes, std::size_t from, std::size_t to)
{
    const double far = std::hypot(boxes[to].center().x() - boxes[from].center().x(),
                                  boxes[to].center().y() - boxes[from].center().y()) /
                       2;
    const QRectF near = boxes[from].united(boxes[to]).adjusted(-far, -far, far, far);
    std::vector<QRectF> others;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (i != from && i != to && near.intersects(boxes[i]))
            others.push_back(boxes[i].adjusted(-clearance, -clearance, clearance, clearance));
    return others;
}

} // namespace

QPointF edgeTowards(const QRectF& from, QPointF target)
{
    const QPointF step = target - from.center();
    const double wide = std::abs(step.x()) / (from.width() / 2 + 2);
    const double high = std::abs(step.y()) / (from.height() / 2 + 2);
    return from.center() + step / std::max({wide, high, 1e-9});
}

QPainterPath curvePast(std::span<const QRectF> boxes, std::size_t from, std::size_t to, const QRectF& area)
{
    const std::vector<QRectF> others = othersNear(boxes, from, to);
    const double outwards = boxes[from].center().x() < area.center().x() ? 1 : -1;
    QPainterPath best;
    int fewest = std::numeric_limits<int>::max();
    for (const double bend : bends) {
        const QPainterPath path = bentCurve(boxes[from], boxes[to], bend * outwards);
        const int hits = hitsOf(path, others, area);
        if (hits == 0)
            return path;
        if (hits < fewest) {
            fewest = hits;
            best = path;
        }
    }
    return best;
}

} // namespace models
