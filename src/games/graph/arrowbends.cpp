// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/arrowbends.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace games {
namespace {

/// How far the control point lies off the middle, in lengths of the arrow: to the left is positive.
constexpr std::array triedBends{0.0,   0.16, -0.16, 0.24, -0.24, 0.34, -0.34, 0.46,
                                -0.46, 0.6,  -0.6,  0.8,  -0.8,  1.1,  -1.1};
constexpr double leastAngle = 0.35; // between two arrows at a node, in radians

double distance(GraphPoint a, GraphPoint b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

GraphPoint controlOf(const GraphArrow& arrow, double bend)
{
    return {(arrow.from.x + arrow.to.x) / 2 - bend * (arrow.to.y - arrow.from.y),
            (arrow.from.y + arrow.to.y) / 2 + bend * (arrow.to.x - arrow.from.x)};
}

/// To the nearest node that the arrow does not join.
double clearanceOf(const GraphArrow& arrow, GraphPoint control, const std::vector<GraphPoint>& nodes)
{
    constexpr int samples = 32;
    double least = std::numeric_limits<double>::infinity();
    for (const GraphPoint& node : nodes) {
        if (node == arrow.from || node == arrow.to)
            continue;
        for (int i = 0; i <= samples; ++i)
            least = std::min(least, distance(node, arrowPoint(arrow, control, double{1} / samples * i)));
    }
    return least;
}

struct Ray {
    GraphPoint end{};
    double angle = 0;
};

/// In which directions a curve leaves its ends.
std::array<Ray, 2> raysOf(const GraphArrow& arrow, GraphPoint control)
{
    const auto ray = [control](GraphPoint end) {
        return Ray{.end = end, .angle = std::atan2(control.y - end.y, control.x - end.x)};
    };
    return {ray(arrow.from), ray(arrow.to)};
}

bool partsFrom(const Ray& ray, const std::vector<Ray>& others)
{
    return std::ranges::all_of(others, [&ray](const Ray& other) {
        const double between = std::abs(std::remainder(ray.angle - other.angle, 2 * std::numbers::pi));
        return !(ray.end == other.end) || between >= leastAngle;
    });
}

/// The straightest curve that is clear; else one that passes the nodes; else the one that is farthest off.
ArrowBend bestOf(const GraphArrow& arrow, const std::vector<GraphPoint>& nodes,
                 const std::vector<Ray>& others, double clearance)
{
    ArrowBend best{.control = controlOf(arrow, 0)};
    double farthest = -1;
    for (const double bend : triedBends) {
        const GraphPoint control = controlOf(arrow, bend);
        const double passes = std::min(clearanceOf(arrow, control, nodes), clearance);
        const auto rays = raysOf(arrow, control);
        if (passes >= clearance && partsFrom(rays[0], others) && partsFrom(rays[1], others))
            return {.control = control, .isClear = true};
        if (passes > farthest) {
            farthest = passes;
            best.control = control;
        }
    }
    return best;
}

} // namespace

GraphPoint arrowPoint(const GraphArrow& arrow, GraphPoint control, double t)
{
    const double s = 1 - t;
    return {s * s * arrow.from.x + 2 * s * t * control.x + t * t * arrow.to.x,
            s * s * arrow.from.y + 2 * s * t * control.y + t * t * arrow.to.y};
}

std::vector<ArrowBend> arrowBends(const std::vector<GraphPoint>& nodes, const std::vector<GraphArrow>& arrows,
                                  double clearance)
{
    std::vector<std::size_t> order(arrows.size()); // short arrows stay straight, long ones give way
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, {}, [&arrows](std::size_t arrow) { return distance(arrows[arrow].from, arrows[arrow].to); });
    std::vector<ArrowBend> found(arrows.size());
    std::vector<Ray> rays;
    for (const std::size_t arrow : order) {
        found[arrow] = bestOf(arrows[arrow], nodes, rays, clearance);
        const auto ends = raysOf(arrows[arrow], found[arrow].control);
        rays.insert(rays.end(), ends.begin(), ends.end());
    }
    return found;
}

} // namespace games
