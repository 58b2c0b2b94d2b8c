// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/reduction/hackenbushreducer.h"

#include <algorithm>
#include <iterator>

namespace games {

std::vector<PieceId> idsOf(const EdgeIndices& edges)
{
    std::vector<PieceId> ids;
    ids.reserve(edges.size());
    std::ranges::transform(edges, std::back_inserter(ids), edgeId);
    return ids;
}

/// The joints of some drawn edges with their distances from the ground, by one step more at a time.
std::map<std::uint32_t, std::size_t> distances(const std::vector<DrawnEdge>& edges)
{
    std::map<std::uint32_t, std::size_t> found{{0, 0}};
    for (bool grows = true; grows;) {
        grows = false;
        for (const DrawnEdge& drawn : edges) {
            for (const std::uint32_t joint : {drawn.edge.from, drawn.edge.to}) {
                const auto here = found.find(joint);
                if (here == found.end())
                    continue;
                const std::size_t next = here->second + 1;
                const auto [other, isNew] = found.try_emplace(drawn.edge.other(joint), next);
                grows = grows || isNew || other->second > next;
                other->second = std::min(other->second, next);
            }
        }
    }
    return found;
}

void Reducer::add(Reduction step)
{
    step.drawing = m_drawing.drawing();
    m_steps.push_back(std::move(step));
}

std::vector<DrawnEdge> Reducer::edgesOf(const EdgeIndices& indices) const
{
    std::vector<DrawnEdge> edges;
    std::ranges::copy_if(m_drawing.edges(), std::back_inserter(edges), [&indices](const DrawnEdge& drawn) {
        return std::ranges::count(indices, drawn.index) > 0;
    });
    return edges;
}

std::vector<EdgeIndices> Reducer::stalksOn(std::uint32_t joint, const EdgeIndices& part) const
{
    const auto edges = edgesOf(part);
    const auto distance = distances(edges);
    const auto above = [&](std::uint32_t at) {
        std::vector<const DrawnEdge*> found;
        for (const DrawnEdge& drawn : edges)
            if ((drawn.edge.from == at || drawn.edge.to == at) &&
                distance.at(drawn.edge.other(at)) > distance.at(at))
                found.push_back(&drawn);
        return found;
    };
    std::vector<EdgeIndices> stalks;
    for (const DrawnEdge* lowest : above(joint)) {
        EdgeIndices stalk{lowest->index};
        std::uint32_t top = lowest->edge.other(joint);
        for (auto next = above(top); !next.empty(); next = above(top)) {
            stalk.push_back(next.front()->index);
            top = next.front()->edge.other(top);
        }
        stalks.push_back(std::move(stalk));
    }
    return stalks;
}

std::vector<Reduction> reductions(const std::vector<HackenbushPart>& parts,
                                  const std::vector<PartValue>& values, HackenbushDrawing drawing)
{
    Reducer reducer(std::move(drawing));
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (values[i].value)
            reducer.tag(parts[i], *values[i].value);
    std::vector<HackenbushPart> green;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const PartValue& part = values[i];
        const bool isForest = part.form != PartValue::Form::Graph;
        if (part.colours == PartValue::Colours::Green) {
            reducer.reduceGreen(parts[i]);
            green.push_back(parts[i]);
        } else if (part.colours != PartValue::Colours::Mixed && isForest) {
            if (part.form == PartValue::Form::Stalk)
                reducer.followStalk(parts[i]);
            else
                reducer.growTree(parts[i]);
        }
    }
    if (!green.empty())
        reducer.countHeaps(green);
    return std::move(reducer.steps());
}

} // namespace games
