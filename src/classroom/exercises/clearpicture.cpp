// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/exercises/clearpicture.h"

#include "games/graph/arrowbends.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace classroom {
namespace {

using games::GraphPoint;
using games::Piece;
using games::PieceKind;

double distance(GraphPoint a, GraphPoint b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// On paper and on the screen columns are wider apart than layers.
bool arrowsAreClear(const games::Board& board, double wide, double high)
{
    const double clearance = 0.42 * std::min(wide, high); // a node's radius is about 0.28
    std::vector<GraphPoint> nodes;
    std::vector<games::GraphArrow> arrows;
    for (const Piece& piece : board.pieces) {
        const GraphPoint place{piece.column * wide, piece.row * high};
        if (piece.kind == PieceKind::Arrow)
            arrows.push_back({place, {piece.toColumn * wide, piece.toRow * high}});
        else
            nodes.push_back(place);
    }
    constexpr std::size_t mostArrows = 14; // more are a thicket
    return arrows.size() <= mostArrows &&
           std::ranges::all_of(games::arrowBends(nodes, arrows, clearance), &games::ArrowBend::isClear);
}

constexpr int samples = 16;
/// Of an edge of Hackenbush; see Piece::bend.
using Curve = std::array<GraphPoint, samples + 1>;

Curve curveOf(const Piece& edge)
{
    const games::GraphArrow line{{edge.column, edge.row}, {edge.toColumn, edge.toRow}};
    const GraphPoint control{(edge.column + edge.toColumn) / 2 - 2 * edge.bend * (edge.toRow - edge.row),
                             (edge.row + edge.toRow) / 2 + 2 * edge.bend * (edge.toColumn - edge.column)};
    Curve curve;
    for (int i = 0; i <= samples; ++i)
        curve.at(static_cast<std::size_t>(i)) = games::arrowPoint(line, control, double{1} / samples * i);
    return curve;
}

bool endsAt(const Curve& curve, GraphPoint place)
{
    constexpr double sameSpot = 0.01;
    return distance(curve.front(), place) < sameSpot || distance(curve.back(), place) < sameSpot;
}

/// A joint is drawn with a number, of about a third of a unit.
bool passes(const Curve& curve, GraphPoint joint)
{
    constexpr double leastDistance = 0.3;
    return endsAt(curve, joint) || std::ranges::all_of(curve, [joint](const GraphPoint& point) {
               return distance(point, joint) >= leastDistance;
           });
}

/// Neither crossing nor side by side, except near an end that both have.
bool partFromEachOther(const Curve& a, const Curve& b)
{
    constexpr double leastDistance = 0.14;
    constexpr double nearEnd = 0.45;
    const auto isNearCommonEnd = [&](GraphPoint point) {
        return (endsAt(b, a.front()) && distance(point, a.front()) < nearEnd) ||
               (endsAt(b, a.back()) && distance(point, a.back()) < nearEnd);
    };
    return std::ranges::all_of(a, [&](const GraphPoint& point) {
        return isNearCommonEnd(point) || std::ranges::all_of(b, [point](const GraphPoint& other) {
                   return distance(point, other) >= leastDistance;
               });
    });
}

bool drawnIsClear(const games::Board& board)
{
    constexpr double lowest = -0.01; // the ground
    std::vector<GraphPoint> joints;
    std::vector<Curve> curves;
    for (const Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Joint)
            joints.push_back({piece.column, piece.row});
        if (piece.kind == PieceKind::Edge)
            curves.push_back(curveOf(piece));
    }
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const Curve& curve = curves[i];
        const bool isClear =
            std::ranges::all_of(curve, [](const GraphPoint& point) { return point.y >= lowest; }) &&
            std::ranges::all_of(joints, [&curve](const GraphPoint& joint) { return passes(curve, joint); }) &&
            std::all_of(curves.begin(), curves.begin() + static_cast<std::ptrdiff_t>(i),
                        [&curve](const Curve& other) { return partFromEachOther(curve, other); });
        if (!isClear)
            return false;
    }
    return true;
}

} // namespace

bool isClearPicture(const games::Board& board)
{
    switch (board.shape) {
    case games::Shape::Graph: return arrowsAreClear(board, 20, 14) && arrowsAreClear(board, 16, 10);
    case games::Shape::Drawn: return drawnIsClear(board);
    default: return true;
    }
}

} // namespace classroom
