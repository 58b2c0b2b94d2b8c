// SPDX-License-Identifier: GPL-3.0-or-later
// Edges that would lie on one another part: parallel ones bend, loops point in several ways.

#include "games/hackenbush/picture/hackenbushlayout.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace games {
namespace {

constexpr double parallelGap = 0.32; // between the bends of parallel edges
constexpr double loopTurn = 0.13;    // between neighbouring loops of a joint
constexpr double nearBend = 0.1;     // closer bends lie on one another

/// Edges of one bundle would lie on one another: they have the same joints and, where one is the ground, the
/// same foot.
using BundleKey = std::tuple<std::uint32_t, std::uint32_t, double>;

BundleKey bundleOf(const HackenbushEdge& edge, const EdgeShape& shape)
{
    const auto [low, high] = std::minmax(edge.from, edge.to);
    const double foot = low != 0 ? 0 : edge.from == 0 ? shape.fromFoot : shape.toFoot;
    return {low, high, foot};
}

/// The bend of an edge that is so many steps off the middle of its bundle.
double bendOf(const HackenbushEdge& edge, double step)
{
    if (edge.isLoop())
        return step * loopTurn;
    return (edge.from > edge.to ? -step : step) * parallelGap;
}

} // namespace

void spreadParallels(DrawnLayout& layout, const HackenbushEdges& edges)
{
    std::map<BundleKey, std::vector<std::size_t>> bundles;
    for (std::size_t index = 0; index < edges.size(); ++index)
        bundles[bundleOf(edges[index], layout.edges[index])].push_back(index);
    for (const auto& [key, bundle] : bundles) {
        const double middle = (static_cast<double>(bundle.size()) - 1) / 2;
        for (std::size_t i = 0; i < bundle.size(); ++i)
            layout.edges[bundle[i]].bend = bendOf(edges[bundle[i]], static_cast<double>(i) - middle);
    }
}

void spreadLast(DrawnLayout& layout, const HackenbushEdges& edges)
{
    const BundleKey key = bundleOf(edges.back(), layout.edges.back());
    std::vector<double> taken;
    for (std::size_t index = 0; index + 1 < edges.size(); ++index)
        if (bundleOf(edges[index], layout.edges[index]) == key)
            taken.push_back(layout.edges[index].bend);
    // 0, 1, -1, 2, … steps off the middle: the first that is free.
    for (int step = 0;; step = step > 0 ? -step : 1 - step) {
        const double bend = bendOf(edges.back(), step);
        if (std::ranges::any_of(taken, [&](double other) { return std::abs(other - bend) < nearBend; }))
            continue;
        layout.edges.back().bend = bend;
        return;
    }
}

} // namespace games
