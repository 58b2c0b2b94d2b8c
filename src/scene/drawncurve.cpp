// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/drawncurve.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <numbers>

namespace scene {
namespace {

constexpr double loopLength = 0.95;     // of its control points from the joint; the loop reaches 3/4 of it
constexpr double loopHalfAngle = 0.075; // in turns
constexpr int straights = 16;           // a curve is measured as so many straight ones

QPointF towards(QPointF from, double turn, double length)
{
    const double angle = turn * 2 * std::numbers::pi;
    return from + length * QPointF(std::sin(angle), std::cos(angle));
}

double distanceToSegment(QPointF a, QPointF b, QPointF place)
{
    const QPointF along = b - a;
    const double square = QPointF::dotProduct(along, along);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(place - a, along) / square, 0.0, 1.0) : 0;
    return distanceOf(place, a + t * along);
}

/// Its control points lie on the way from one end to the other.
bool isStraight(const Curve& curve)
{
    constexpr double least = 1e-9;
    const auto liesOn = [&](double part, QPointF point) {
        return (curve[0] + part * (curve[3] - curve[0]) - point).manhattanLength() < least;
    };
    return liesOn(1.0 / 3, curve[1]) && liesOn(2.0 / 3, curve[2]);
}

} // namespace

bool isLoop(const games::Piece& piece)
{
    return std::abs(piece.row - piece.toRow) < 1e-9 && std::abs(piece.column - piece.toColumn) < 1e-9;
}

Curve curveOf(const games::Piece& piece)
{
    const QPointF from(piece.column, piece.row);
    const QPointF to(piece.toColumn, piece.toRow);
    if (isLoop(piece))
        return {from, towards(from, piece.bend - loopHalfAngle, loopLength),
                towards(from, piece.bend + loopHalfAngle, loopLength), to};
    // A quadratic curve whose middle lies off the line has its control point twice as far off.
    const QPointF along = to - from;
    const QPointF control = (from + to) / 2 + 2 * piece.bend * QPointF(-along.y(), along.x());
    return {from, from + (control - from) * 2 / 3, to + (control - to) * 2 / 3, to};
}

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

QPointF pointAt(const Curve& curve, double t)
{
    const double s = 1 - t;
    return s * s * s * curve[0] + 3 * s * s * t * curve[1] + 3 * s * t * t * curve[2] + t * t * t * curve[3];
}

QPointF directionAt(const Curve& curve, double t)
{
    const double s = 1 - t;
    const QPointF along =
        s * s * (curve[1] - curve[0]) + 2 * s * t * (curve[2] - curve[1]) + t * t * (curve[3] - curve[2]);
    const double length = std::hypot(along.x(), along.y());
    return length > 0 ? along / length : QPointF(0, 1);
}

QRectF boxOf(const Curve& curve)
{
    const auto [left, right] = std::minmax({curve[0].x(), curve[1].x(), curve[2].x(), curve[3].x()});
    const auto [top, bottom] = std::minmax({curve[0].y(), curve[1].y(), curve[2].y(), curve[3].y()});
    return {left, top, right - left, bottom - top};
}

double lengthOf(const Curve& curve)
{
    double length = 0;
    for (int i = 0; i < straights; ++i)
        length += distanceOf(pointAt(curve, (i + 1.0) / straights), pointAt(curve, double(i) / straights));
    return length;
}

double distanceTo(const Curve& curve, QPointF place)
{
    if (isStraight(curve))
        return distanceToSegment(curve[0], curve[3], place);
    double least = std::numeric_limits<double>::infinity();
    QPointF last = curve[0];
    for (int i = 1; i <= straights; ++i) {
        const QPointF next = pointAt(curve, static_cast<double>(i) / straights);
        least = std::min(least, distanceToSegment(last, next, place));
        last = next;
    }
    return least;
}

Curve between(const Curve& from, const Curve& to, double part)
{
    Curve curve;
    for (std::size_t i = 0; i < curve.size(); ++i)
        curve[i] = from[i] + part * (to[i] - from[i]);
    return curve;
}

QPointF letterSide(const Curve& curve)
{
    const QPointF along = directionAt(curve, 0.5); // upwards in units is downwards in the picture
    const QPointF side(along.y(), along.x());
    return side.x() < -0.3 || (side.x() < 0.3 && side.y() > 0) ? -side : side;
}

} // namespace scene
