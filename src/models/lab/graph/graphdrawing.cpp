// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lab/graph/graphlayout.h"

#include <algorithm>
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
        const bool isAhead = ahead > 1 && (dy != 0 || aside < nodeHeight / 2);
        if (isAhead && ahead + across * aside < least) {
            least = ahead + across * aside;
            best = static_cast<int>(node);
        }
    }
    return best;
}

} // namespace models
