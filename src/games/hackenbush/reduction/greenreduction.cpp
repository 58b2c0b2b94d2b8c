// SPDX-License-Identifier: GPL-3.0-or-later
// Green parts: fusion, loops, the colon principle.

#include "games/hackenbush/reduction/hackenbushreducer.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace games {
namespace {

/// Whether the ends of `edge` hang together without it.
bool liesOnCycle(const std::vector<DrawnEdge>& edges, const DrawnEdge& edge)
{
    std::set<std::uint32_t> reached{edge.edge.from};
    for (bool grows = true; grows;) {
        grows = false;
        for (const DrawnEdge& other : edges) {
            if (other.index == edge.index ||
                reached.contains(other.edge.from) == reached.contains(other.edge.to))
                continue;
            reached.insert({other.edge.from, other.edge.to});
            grows = true;
        }
    }
    return reached.contains(edge.edge.to);
}

/// A joint, and the edges that stand on it.
std::vector<PieceId> idsAt(std::uint32_t joint, const EdgeIndices& edges)
{
    auto ids = idsOf(edges);
    ids.insert(ids.begin(), jointId(joint));
    return ids;
}

} // namespace

/// The sets of two and more joints that cycles join.
std::vector<std::vector<std::uint32_t>> Reducer::cyclicParts(const std::vector<DrawnEdge>& edges) const
{
    std::vector<std::vector<std::uint32_t>> sets;
    for (const DrawnEdge& drawn : edges) {
        if (drawn.edge.isLoop() || !liesOnCycle(edges, drawn))
            continue;
        std::vector<std::uint32_t> joined{drawn.edge.from, drawn.edge.to};
        std::erase_if(sets, [&](const std::vector<std::uint32_t>& set) {
            const bool meets =
                std::ranges::count(set, drawn.edge.from) + std::ranges::count(set, drawn.edge.to) > 0;
            if (meets)
                joined.insert(joined.end(), set.begin(), set.end());
            return meets;
        });
        std::ranges::sort(joined);
        const auto repeated = std::ranges::unique(joined);
        joined.erase(repeated.begin(), repeated.end());
        sets.push_back(std::move(joined));
    }
    return sets;
}

void Reducer::fuse(const std::vector<std::uint32_t>& joints, const EdgeIndices& part)
{
    const auto edges = edgesOf(part);
    const auto distance = distances(edges);
    const std::uint32_t into =
        *std::ranges::min_element(joints, {}, [&](std::uint32_t joint) { return distance.at(joint); });
    Reduction step{.kind = Reduction::Kind::Fusion, .joints = joints.size(), .pieces = {jointId(into)}};
    for (const std::uint32_t joint : joints)
        if (joint != into)
            step.pieces.push_back(jointId(joint));
    for (const DrawnEdge& drawn : edges) {
        if (std::ranges::count(joints, drawn.edge.from) == 0 ||
            std::ranges::count(joints, drawn.edge.to) == 0)
            continue;
        ++step.edges;
        step.pieces.push_back(edgeId(drawn.index));
    }
    m_drawing.fuse(joints, into);
    add(std::move(step));
}

void Reducer::straightenLoops(const EdgeIndices& part)
{
    std::map<std::uint32_t, EdgeIndices> loops;
    for (const DrawnEdge& drawn : edgesOf(part))
        if (drawn.edge.isLoop())
            loops[drawn.edge.from].push_back(drawn.index);
    for (const auto& [joint, at] : loops) {
        m_drawing.straighten(at, joint);
        add({.kind = Reduction::Kind::Loops, .edges = at.size(), .pieces = idsAt(joint, at)});
    }
}

void Reducer::mergeStalks(std::uint32_t joint, const EdgeIndices& part)
{
    const auto stalks = stalksOn(joint, part);
    if (stalks.size() < 2)
        return;
    Reduction step{.kind = Reduction::Kind::Colon};
    EdgeIndices edges;
    for (const EdgeIndices& stalk : stalks) {
        step.lengths.push_back(stalk.size());
        step.result ^= stalk.size();
        edges.insert(edges.end(), stalk.begin(), stalk.end());
    }
    step.pieces = idsAt(joint, edges);
    m_drawing.stack(edges, joint, step.result);
    add(std::move(step));
}

void Reducer::reduceGreen(const HackenbushPart& part)
{
    for (auto sets = cyclicParts(edgesOf(part.indices)); const auto& joints : sets)
        fuse(joints, part.indices);
    straightenLoops(part.indices);
    const auto distance = distances(edgesOf(part.indices));
    std::vector<std::pair<std::size_t, std::uint32_t>> highestFirst;
    for (const auto& [joint, steps] : distance)
        if (joint != 0)
            highestFirst.emplace_back(steps, joint);
    std::ranges::sort(highestFirst, std::greater());
    for (const auto& [steps, joint] : highestFirst)
        mergeStalks(joint, part.indices);
}

void Reducer::countHeaps(const std::vector<HackenbushPart>& greenParts)
{
    Reduction step{.kind = Reduction::Kind::Heaps};
    for (const HackenbushPart& part : greenParts) {
        for (const EdgeIndices& stalk : stalksOn(0, part.indices)) {
            step.lengths.push_back(stalk.size());
            step.result ^= stalk.size();
            for (const std::uint32_t index : stalk)
                step.pieces.push_back(edgeId(index));
        }
    }
    add(std::move(step));
}

} // namespace games
