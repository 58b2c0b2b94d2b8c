// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/picture/hackenbushlayout.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <tuple>
#include <utility>

namespace games {
namespace {

constexpr double leastGap = 1.0; // between joints of one layer
constexpr double partGap = 1.2;  // between parts side by side
constexpr double largestPlace = 1000;

/// The joints of a picture in layers by their distance from the ground; `below` is the joint of the layer
/// below from which each was first met.
struct Layers {
    std::vector<std::vector<std::uint32_t>> layers; ///< compact joint numbers; the ground alone is layer 0
    std::vector<std::uint32_t> level;
    std::vector<std::uint32_t> below;
};

Layers layersOf(const HackenbushGraph& graph)
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
double wantedPlace(const HackenbushGraph& graph, const Layers& layers, const std::vector<double>& x,
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

std::vector<double> placesAcross(const HackenbushGraph& graph, const Layers& layers)
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
double footBelow(const DrawnLayout& layout, std::uint32_t joint)
{
    const auto found = layout.joints.find(joint);
    return found == layout.joints.end() ? leastDrawnColumns / 2.0 : found->second.x;
}

void placeFeet(DrawnLayout& layout, const HackenbushEdges& edges)
{
    for (std::size_t index = 0; index < edges.size(); ++index) {
        EdgeShape& shape = layout.edges[index];
        if (edges[index].from == 0)
            shape.fromFoot = footBelow(layout, edges[index].to);
        if (edges[index].to == 0)
            shape.toFoot = footBelow(layout, edges[index].from);
    }
}

/// Ends above the ground have no foot.
void clearUnusedFeet(DrawnLayout& layout, const HackenbushEdges& edges)
{
    for (std::size_t index = 0; index < edges.size(); ++index) {
        layout.edges[index].fromFoot *= edges[index].from == 0 ? 1 : 0;
        layout.edges[index].toFoot *= edges[index].to == 0 ? 1 : 0;
    }
}

/// Places with few digits: files keep them exactly.
void roundPlaces(DrawnLayout& layout)
{
    constexpr double finest = 1000;
    const auto round = [](double& place) { place = std::round(place * finest) / finest; };
    for (auto& [number, place] : layout.joints) {
        round(place.x);
        round(place.y);
    }
    for (EdgeShape& shape : layout.edges) {
        round(shape.fromFoot);
        round(shape.toFoot);
    }
}

/// From the leftmost to the rightmost place of a picture.
struct Span {
    double least = std::numeric_limits<double>::max();
    double most = std::numeric_limits<double>::lowest();

    void add(double x)
    {
        least = std::min(least, x);
        most = std::max(most, x);
    }
};

Span spanOf(const DrawnLayout& layout, const HackenbushEdges& edges)
{
    Span span;
    for (const auto& [number, place] : layout.joints)
        span.add(place.x);
    for (std::size_t index = 0; index < edges.size(); ++index)
        if (edges[index].from == 0 && edges[index].to == 0)
            span.add(layout.edges[index].fromFoot);
    return span;
}

void shift(DrawnLayout& layout, double by)
{
    for (auto& [number, place] : layout.joints)
        place.x += by;
    for (EdgeShape& shape : layout.edges) {
        shape.fromFoot += by;
        shape.toFoot += by;
    }
}

/// A wide picture that is low takes more of the height: a canvas is about 1.7 times as wide as it is high.
void stretch(DrawnLayout& layout, double width)
{
    constexpr double ratio = 1.7;
    constexpr double most = 6;
    double high = leastDrawnRows;
    for (const auto& [number, place] : layout.joints)
        high = std::max(high, place.y + 0.5);
    const double factor = std::clamp(width / ratio / high, 1.0, most);
    for (auto& [number, place] : layout.joints)
        place.y *= factor;
}

/// One part of a picture, by itself.
DrawnLayout partLayout(const HackenbushEdges& edges)
{
    const auto numbers = jointNumbers(edges);
    const HackenbushGraph graph = HackenbushGraph::compact(edges);
    const Layers layers = layersOf(graph);
    const auto x = placesAcross(graph, layers);
    DrawnLayout layout;
    for (std::uint32_t joint = 1; joint < graph.joints(); ++joint)
        layout.joints[numbers[joint]] = {x[joint], static_cast<double>(layers.level[joint])};
    layout.edges.resize(edges.size());
    placeFeet(layout, edges);
    return layout;
}

double within(double number, double least, double most)
{
    return std::isfinite(number) ? std::clamp(number, least, most) : least;
}

} // namespace

DrawnLayout automaticLayout(const HackenbushEdges& edges)
{
    const auto part = HackenbushGraph::compact(edges).parts();
    std::vector<std::vector<std::size_t>> places;
    for (std::size_t place = 0; place < edges.size(); ++place) {
        if (part[place] == places.size())
            places.emplace_back();
        places[part[place]].push_back(place);
    }
    DrawnLayout layout;
    layout.edges.resize(edges.size());
    double right = 0;
    for (const auto& own : places) {
        HackenbushEdges among;
        for (const std::size_t place : own)
            among.push_back(edges[place]);
        DrawnLayout laid = partLayout(among);
        const Span span = spanOf(laid, among);
        shift(laid, right - span.least);
        right += span.most - span.least + partGap;
        layout.joints.merge(laid.joints);
        for (std::size_t i = 0; i < own.size(); ++i)
            layout.edges[own[i]] = laid.edges[i];
    }
    shift(layout, std::max(1.0, (leastDrawnColumns - (right - partGap)) / 2));
    stretch(layout, right);
    clearUnusedFeet(layout, edges);
    roundPlaces(layout);
    spreadParallels(layout, edges);
    return layout;
}

DrawnLayout completed(DrawnLayout layout, const HackenbushEdges& edges)
{
    DrawnLayout automatic = automaticLayout(edges);
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

DrawnLayout keptLayout(DrawnLayout layout, const std::vector<bool>& kept)
{
    if (layout.edges.size() != kept.size())
        return layout;
    std::size_t place = 0;
    std::erase_if(layout.edges, [&](const EdgeShape&) { return !kept[place++]; });
    return layout;
}

} // namespace games
