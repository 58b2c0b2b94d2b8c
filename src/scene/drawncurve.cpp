// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/drawncurve.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace scene {
namespace {

constexpr double loopLength = 0.95;     // of its control points from the joint; the loop reaches 3/4 of it
constexpr double loopHalfAngle = 0.075; // in turns

QPointF towards(QPointF from, double turn, double length)
{
    const double angle = turn * 2 * std::numbers::pi;
    return from + length * QPointF(std::sin(angle), std::cos(angle));
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
    constexpr int pieces = 16; // a curve is measured as so many straight ones
    double length = 0;
    for (int i = 0; i < pieces; ++i) {
        const QPointF along = pointAt(curve, (i + 1.0) / pieces) - pointAt(curve, double(i) / pieces);
        length += std::hypot(along.x(), along.y());
    }
    return length;
}

QPointF letterSide(const Curve& curve)
{
    const QPointF along = directionAt(curve, 0.5); // upwards in units is downwards in the picture
    const QPointF side(along.y(), along.x());
    return side.x() < -0.3 || (side.x() < 0.3 && side.y() > 0) ? -side : side;
}

} // namespace scene
