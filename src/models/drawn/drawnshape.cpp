// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawnshape.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <numbers>

namespace models {
namespace {

constexpr int pieces = 16; // a curve is measured as so many straight ones

double distanceToSegment(QPointF a, QPointF b, QPointF place)
{
    const QPointF along = b - a;
    const double square = QPointF::dotProduct(along, along);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(place - a, along) / square, 0.0, 1.0) : 0;
    return distanceOf(place, a + t * along);
}

} // namespace

std::pair<std::uint32_t, std::uint32_t> jointsOf(const games::Piece& edge)
{
    std::pair<std::uint32_t, std::uint32_t> joints;
    const char* end = edge.label.data() + edge.label.size();
    const auto first = std::from_chars(edge.label.data(), end, joints.first);
    if (first.ptr != end)
        std::from_chars(first.ptr + 1, end, joints.second);
    return joints;
}

double bendThrough(QPointF from, QPointF to, QPointF through)
{
    const QPointF along = to - from;
    const double square = QPointF::dotProduct(along, along);
    if (square < 1e-12)
        return std::atan2(through.x() - from.x(), through.y() - from.y()) / (2 * std::numbers::pi);
    const QPointF off = through - (from + to) / 2;
    return std::clamp((along.x() * off.y() - along.y() * off.x()) / square, -1.5, 1.5);
}

double distanceTo(const DrawnCurve& curve, QPointF place)
{
    double least = std::numeric_limits<double>::infinity();
    QPointF last = curve[0];
    for (int i = 1; i <= pieces; ++i) {
        const QPointF next = pointAt(curve, static_cast<double>(i) / pieces);
        least = std::min(least, distanceToSegment(last, next, place));
        last = next;
    }
    return least;
}

DrawnCurve between(const DrawnCurve& from, const DrawnCurve& to, double part)
{
    DrawnCurve curve;
    for (std::size_t i = 0; i < curve.size(); ++i)
        curve[i] = from[i] + part * (to[i] - from[i]);
    return curve;
}

} // namespace models
