// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/values/hackenbushvalues.h"

#include <utility>

namespace games {
namespace {

/// What stands, without the parts that are all green.
HackenbushEdges partsWithNumbers(const HackenbushGraph& graph)
{
    const HackenbushGraph standing(graph.joints(), keep(graph.edges(), graph.standing()));
    const std::vector<std::uint32_t> part = standing.parts();
    std::vector<bool> isGreen(part.size(), true);
    for (std::size_t index = 0; index < part.size(); ++index) {
        if (standing.edges()[index].colour != EdgeColour::Green)
            isGreen[part[index]] = false;
    }
    std::vector<bool> kept(part.size());
    for (std::size_t index = 0; index < part.size(); ++index)
        kept[index] = !isGreen[part[index]];
    return keep(standing.edges(), kept);
}

/// The value with every green edge in another colour.
std::optional<theory::Dyadic> recoloured(HackenbushValues& values, std::uint32_t joints,
                                         HackenbushEdges edges, EdgeColour colour)
{
    for (HackenbushEdge& edge : edges)
        edge.colour = edge.colour == EdgeColour::Green ? colour : edge.colour;
    const auto solved = values.value(HackenbushGraph(joints, std::move(edges)));
    const auto* value = std::get_if<theory::ShortGame>(&solved);
    return value != nullptr ? values.games().number(*value) : std::nullopt;
}

} // namespace

std::optional<HackenbushBounds> hackenbushBounds(const HackenbushGraph& graph, const solver::Job& job)
{
    HackenbushValues values(job);
    return hackenbushBounds(graph, values);
}

std::optional<HackenbushBounds> hackenbushBounds(const HackenbushGraph& graph, HackenbushValues& values)
{
    const HackenbushEdges edges = partsWithNumbers(graph);
    auto lower = recoloured(values, graph.joints(), edges, EdgeColour::Red);
    auto upper = lower ? recoloured(values, graph.joints(), edges, EdgeColour::Blue) : std::nullopt;
    if (!upper)
        return std::nullopt;
    return HackenbushBounds{std::move(*lower), std::move(*upper)};
}

} // namespace games
