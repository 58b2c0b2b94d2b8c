// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/outline.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>
#include <utility>
#include <vector>

namespace scene {
namespace {

/// Side by side, or one on the other, with hardly anything between.
bool areNeighbours(const QRectF& a, const QRectF& b)
{
    constexpr double mostGap = 0.6; // of what they are wide or high
    constexpr double nearly = 0.5;
    const QPointF apart = b.center() - a.center();
    const bool inRow = std::abs(apart.y()) < nearly && std::abs(apart.x()) > nearly;
    const bool inColumn = std::abs(apart.x()) < nearly && std::abs(apart.y()) > nearly;
    return (inRow && std::abs(apart.x()) < (1 + mostGap) * std::max(a.width(), b.width())) ||
           (inColumn && std::abs(apart.y()) < (1 + mostGap) * std::max(a.height(), b.height()));
}

/// From the middle of one to that of the other, hardly narrower than they: curves that only touch are not
/// united well.
QPainterPath bridge(const QRectF& a, const QRectF& b)
{
    constexpr double narrower = 0.1;
    const QPointF apart = b.center() - a.center();
    const bool inRow = std::abs(apart.x()) > std::abs(apart.y());
    const double half =
        (inRow ? std::min(a.height(), b.height()) : std::min(a.width(), b.width())) / 2 - narrower;
    const QRectF between = QRectF(a.center(), b.center()).normalized();
    QPainterPath path;
    path.addRect(inRow ? between.adjusted(0, -half, 0, half) : between.adjusted(-half, 0, half, 0));
    return path;
}

QPainterPath closed(const QPolygonF& line)
{
    QPainterPath path;
    path.addPolygon(line);
    path.closeSubpath();
    return path;
}

QPainterPath lineAround(const Cell& cell)
{
    if (!cell.contour.isEmpty())
        return closed(cell.contour);
    QPainterPath path;
    path.addRoundedRect(cell.place, cell.rounding, cell.rounding);
    return path;
}

/// The convex hull of all contours, by Andrew's monotone chain.
QPainterPath hullOf(std::span<const Cell> cells)
{
    std::vector<QPointF> points;
    for (const Cell& cell : cells)
        points.insert(points.end(), cell.contour.begin(), cell.contour.end());
    std::ranges::sort(points, {}, [](const QPointF& point) { return std::pair(point.x(), point.y()); });
    QPolygonF hull;
    const auto chain = [&hull](const auto& from) {
        const auto first = hull.size();
        for (const QPointF& point : from) {
            const auto turnsBack = [&] {
                const QPointF last = hull.last() - hull[hull.size() - 2];
                const QPointF next = point - hull.last();
                return last.x() * next.y() <= last.y() * next.x();
            };
            while (hull.size() >= first + 2 && turnsBack())
                hull.removeLast();
            hull.append(point);
        }
        hull.removeLast(); // the other chain begins there
    };
    chain(points);
    chain(points | std::views::reverse);
    return closed(hull);
}

/// A line around cells that lie one behind the other, all as wide; empty for others.
QPainterPath straight(std::span<const Cell> cells)
{
    QPainterPath path;
    std::vector<Cell> sorted(cells.begin(), cells.end());
    std::ranges::sort(sorted, {}, [](const Cell& cell) { return cell.spot.x() + cell.spot.y(); });
    QRectF all;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        all |= sorted[i].place;
        if (sorted[i].place.size() != sorted.front().place.size() ||
            (i > 0 && !areNeighbours(sorted[i].spot, sorted[i - 1].spot)))
            return path;
    }
    const QSizeF one = sorted.front().place.size();
    constexpr double nearly = 0.5;
    if (all.width() > one.width() + nearly && all.height() > one.height() + nearly)
        return path;
    if (cells.size() > 1 && !cells.front().contour.isEmpty())
        return hullOf(cells);
    return lineAround({.place = all, .rounding = sorted.front().rounding, .contour = cells.front().contour});
}

/// Half with half: what lies within the outline of a half takes no more time.
QPainterPath unitedOf(std::span<const QPainterPath> parts)
{
    if (parts.size() == 1)
        return parts.front();
    const std::size_t half = parts.size() / 2;
    return unitedOf(parts.first(half)).united(unitedOf(parts.subspan(half)));
}

/// Without the holes between four cells that are all taken.
QPainterPath withoutSmallHoles(const QPainterPath& path, double least)
{
    QPainterPath whole;
    for (const QPolygonF& part : path.toSubpathPolygons())
        if (const QRectF box = part.boundingRect(); std::min(box.width(), box.height()) >= least) {
            whole.addPolygon(part);
            whole.closeSubpath();
        }
    return whole;
}

} // namespace

QPainterPath outlineOf(std::span<const Cell> cells)
{
    double least = std::numeric_limits<double>::max();
    QPainterPath all = straight(cells);
    if (!all.isEmpty())
        return all; // most moves of most games: curves are united with care, and slowly
    std::vector<QPainterPath> parts;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        parts.push_back(lineAround(cells[i]));
        least = std::min({least, cells[i].place.width(), cells[i].place.height()});
        for (std::size_t j = 0; j < i; ++j)
            if (areNeighbours(cells[i].spot, cells[j].spot))
                parts.push_back(bridge(cells[i].place, cells[j].place));
    }
    constexpr double nearlyOne = 0.9;
    return withoutSmallHoles(unitedOf(parts), nearlyOne * least);
}

} // namespace scene
