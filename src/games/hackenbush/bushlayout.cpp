// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/bushlayout.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <tuple>
#include <utility>

namespace games {
namespace {

constexpr double leastGap = 1.0;     // between joints of one layer
constexpr double parallelGap = 0.32; // between the bends of parallel edges
constexpr double loopTurn = 0.13;    // between neighbouring loops of a joint
constexpr double nearBend = 0.1;     // closer bends lie on one another
constexpr double largestPlace = 1000;

/// The joints of a picture in layers by their distance from the ground; `below` is the joint of the layer
/// below from which each was first met.
struct Layers {
    std::vector<std::vector<std::uint32_t>> layers; ///< compact joint numbers; the ground alone is layer 0
    std::vector<std::uint32_t> level;
    std::vector<std::uint32_t> below;
};

Layers layersOf(const BushGraph& graph)
{
    constexpr auto unmet = std::numeric_limits<std::uint32_t>::max();
    Layers found;
    found.level.assign(graph.joints(), unmet);
    found.below.assign(graph.joints(), 0);
    found.level[0] = 0;
    found.layers.push_back({0});
    while (!found.layers.back().empty()) {
        std::vector<std::uint32_t> next;
        for (const std::uint32_t joint : found.layers.back()) {
            for (const std::uint32_t index : graph.edgesAt(joint)) {
                const std::uint32_t other = graph.edges()[index].other(joint);
                if (found.level[other] != unmet)
                    continue;
                found.level[other] = found.level[joint] + 1;
                found.below[other] = joint;
                next.push_back(other);
            }
        }
        found.layers.push_back(std::move(next));
    }
    found.layers.pop_back();
    return found;
}

/// How much room each joint's tree needs.
std::vector<double> widthsOf(const Layers& layers)
{
    std::vector<double> width(layers.level.size(), 0);
    for (auto layer = layers.layers.rbegin(); layer != layers.layers.rend(); ++layer) {
        for (const std::uint32_t joint : *layer) {
            width[joint] = std::max(width[joint], leastGap);
            if (joint != 0)
                width[layers.below[joint]] += width[joint];
        }
    }
    return width;
}

/// The mean place of the joints of the layer below, where there are several; else its place in the tree.
double wantedPlace(const BushGraph& graph, const Layers& layers, const std::vector<double>& x,
                   std::uint32_t joint, double inTree)
{
    double sum = 0;
    int count = 0;
    for (const std::uint32_t index : graph.edgesAt(joint)) {
        const std::uint32_t other = graph.edges()[index].other(joint);
        if (other == 0 || layers.level[other] + 1 != layers.level[joint])
            continue;
        sum += x[other];
        ++count;
    }
    return count > 1 ? sum / count : inTree;
}

/// Moves the joints of a layer apart, in the order of their wanted places, about their common middle.
void partLayer(std::vector<std::uint32_t> layer, std::vector<double>& x)
{
    std::ranges::stable_sort(layer, {}, [&x](std::uint32_t joint) { return x[joint]; });
    double before = 0;
    double after = 0;
    for (const std::uint32_t joint : layer)
        before += x[joint];
    for (std::size_t i = 1; i < layer.size(); ++i)
        x[layer[i]] = std::max(x[layer[i]], x[layer[i - 1]] + leastGap);
    for (const std::uint32_t joint : layer)
        after += x[joint];
    for (const std::uint32_t joint : layer)
        x[joint] -= (after - before) / static_cast<double>(layer.size());
}

std::vector<double> placesAcross(const BushGraph& graph, const Layers& layers)
{
    const auto width = widthsOf(layers);
    std::vector<double> x(graph.joints(), 0);
    std::vector<double> used(graph.joints(), 0);
    for (std::size_t level = 1; level < layers.layers.size(); ++level) {
        for (const std::uint32_t joint : layers.layers[level]) {
            const std::uint32_t below = layers.below[joint];
            const double left = x[below] - (below == 0 ? 0 : width[below] / 2) + used[below];
            used[below] += width[joint];
            x[joint] = wantedPlace(graph, layers, x, joint, left + width[joint] / 2);
        }
        partLayer(layers.layers[level], x);
    }
    return x;
}

/// Where the foot of an edge stands whose other end is `joint`.
double footBelow(const BushLayout& layout, std::uint32_t joint)
{
    const auto found = layout.joints.find(joint);
    return found == layout.joints.end() ? leastBushColumns / 2.0 : found->second.x;
}

void placeFeet(BushLayout& layout, const BushEdges& edges)
{
    for (std::size_t index = 0; index < edges.size(); ++index) {
        EdgeShape& shape = layout.edges[index];
        if (edges[index].from == 0)
            shape.fromFoot = footBelow(layout, edges[index].to);
        if (edges[index].to == 0)
            shape.toFoot = footBelow(layout, edges[index].from);
    }
}

/// Moves the picture so that it stands in the middle of the least canvas, or one unit from the left edge.
void centre(BushLayout& layout)
{
    double least = std::numeric_limits<double>::max();
    double most = 0;
    for (const auto& [number, place] : layout.joints) {
        least = std::min(least, place.x);
        most = std::max(most, place.x);
    }
    if (layout.joints.empty())
        return;
    const double shift = std::max(1.0, (leastBushColumns - (most - least)) / 2) - least;
    for (auto& [number, place] : layout.joints)
        place.x += shift;
}

/// Edges of one bundle would lie on one another: they have the same joints and, where one is the ground, the
/// same foot.
using BundleKey = std::tuple<std::uint32_t, std::uint32_t, double>;

BundleKey bundleOf(const BushEdge& edge, const EdgeShape& shape)
{
    const auto [low, high] = std::minmax(edge.from, edge.to);
    const double foot = low != 0 ? 0 : edge.from == 0 ? shape.fromFoot : shape.toFoot;
    return {low, high, foot};
}

/// The bend of an edge that is so many steps off the middle of its bundle.
double bendOf(const BushEdge& edge, double step)
{
    if (edge.isLoop())
        return step * loopTurn;
    return (edge.from > edge.to ? -step : step) * parallelGap;
}

double within(double number, double least, double most)
{
    return std::isfinite(number) ? std::clamp(number, least, most) : least;
}

} // namespace

BushLayout automaticLayout(const BushEdges& edges)
{
    const auto numbers = jointNumbers(edges);
    const BushGraph graph = BushGraph::compact(edges);
    const Layers layers = layersOf(graph);
    const auto x = placesAcross(graph, layers);
    BushLayout layout;
    for (std::uint32_t joint = 1; joint < graph.joints(); ++joint)
        layout.joints[numbers[joint]] = {x[joint], static_cast<double>(layers.level[joint])};
    layout.edges.resize(edges.size());
    centre(layout);
    placeFeet(layout, edges);
    spreadParallels(layout, edges);
    return layout;
}

BushLayout completed(BushLayout layout, const BushEdges& edges)
{
    BushLayout automatic = automaticLayout(edges);
    if (layout.edges.size() != edges.size())
        layout.edges = automatic.edges;
    for (auto& [number, place] : automatic.joints) {
        const auto given = layout.joints.find(number);
        if (given != layout.joints.end())
            place = {within(given->second.x, 0, largestPlace), within(given->second.y, 0, largestPlace)};
    }
    layout.joints = std::move(automatic.joints);
    for (EdgeShape& shape : layout.edges) {
        shape.bend = within(shape.bend, -largestPlace, largestPlace);
        shape.fromFoot = within(shape.fromFoot, 0, largestPlace);
        shape.toFoot = within(shape.toFoot, 0, largestPlace);
    }
    return layout;
}

BushLayout keptLayout(BushLayout layout, const std::vector<bool>& kept)
{
    if (layout.edges.size() != kept.size())
        return layout;
    std::size_t place = 0;
    std::erase_if(layout.edges, [&](const EdgeShape&) { return !kept[place++]; });
    return layout;
}

void spreadParallels(BushLayout& layout, const BushEdges& edges)
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

void spreadLast(BushLayout& layout, const BushEdges& edges)
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
