// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/reduction/hackenbushdrawing.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

namespace games {
namespace {

constexpr double stalkStep = 0.8; // an edge of a stalk that the reduction makes
constexpr double fanStep = 0.13;  // turns between neighbours of a fan
constexpr double footStep = 0.45; // between neighbouring feet of a fan on the ground
constexpr double halfTurn = 0.5;
constexpr double mostOfTurn = 0.8;

/// Turns between neighbours of a fan that takes no more than `room`.
double fanStepOf(std::size_t count, double room)
{
    return std::min(fanStep, room / static_cast<double>(count));
}

} // namespace

HackenbushDrawing::HackenbushDrawing(const HackenbushEdges& edges, const std::vector<std::uint32_t>& indices,
                                     DrawnLayout layout)
    : m_joints(std::move(layout.joints))
{
    m_edges.reserve(edges.size());
    for (std::size_t place = 0; place < edges.size(); ++place) {
        m_edges.push_back({indices[place], edges[place], layout.edges[place]});
        m_nextJoint = std::max({m_nextJoint, edges[place].from + 1, edges[place].to + 1});
    }
}

Drawing HackenbushDrawing::drawing() const
{
    HackenbushEdges edges;
    std::vector<std::uint32_t> indices;
    DrawnLayout layout{.joints = m_joints, .edges = {}};
    for (const DrawnEdge& drawn : m_edges) {
        edges.push_back(drawn.edge);
        indices.push_back(drawn.index);
        layout.edges.push_back(drawn.shape);
    }
    Drawing picture{.pieces = hackenbushPieces(edges, indices, layout), .tags = {}};
    for (const auto& [index, text] : m_edgeTags) {
        const DrawnEdge& drawn = edge(index);
        const DrawnPoint from = placeOf(drawn.edge.from, drawn.shape.fromFoot);
        const DrawnPoint to = placeOf(drawn.edge.to, drawn.shape.toFoot);
        picture.tags.push_back({.row = (from.y + to.y) / 2, .column = (from.x + to.x) / 2, .text = text});
    }
    picture.tags.insert(picture.tags.end(), m_partTags.begin(), m_partTags.end());
    return picture;
}

const DrawnEdge& HackenbushDrawing::edge(std::uint32_t index) const
{
    const auto found = std::ranges::find(m_edges, index, &DrawnEdge::index);
    assert(found != m_edges.end());
    return *found;
}

DrawnEdge& HackenbushDrawing::at(std::uint32_t index)
{
    const auto found = std::ranges::find(m_edges, index, &DrawnEdge::index);
    assert(found != m_edges.end());
    return *found;
}

DrawnPoint HackenbushDrawing::placeOf(std::uint32_t joint, double foot) const
{
    return joint == 0 ? DrawnPoint{foot, 0} : m_joints.at(joint);
}

std::uint32_t HackenbushDrawing::newJoint(DrawnPoint place)
{
    m_joints[m_nextJoint] = place;
    return m_nextJoint++;
}

/// Of the feet of edges between `joints`, of which the ground is one.
double HackenbushDrawing::meanFoot(const std::vector<std::uint32_t>& joints) const
{
    double sum = 0;
    int count = 0;
    for (const DrawnEdge& drawn : m_edges) {
        const HackenbushEdge& edge = drawn.edge;
        if ((edge.from != 0 && edge.to != 0) || !std::ranges::count(joints, edge.from) ||
            !std::ranges::count(joints, edge.to))
            continue;
        sum += footOf(drawn);
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

void HackenbushDrawing::fuse(const std::vector<std::uint32_t>& joints, std::uint32_t into)
{
    const auto melts = [&joints](std::uint32_t joint) { return std::ranges::count(joints, joint) > 0; };
    const double foot = into == 0 ? meanFoot(joints) : 0;
    std::vector<DrawnEdge*> loops;
    for (DrawnEdge& drawn : m_edges) {
        HackenbushEdge& edge = drawn.edge;
        if (melts(edge.from) && melts(edge.to)) {
            edge.from = edge.to = into;
            drawn.shape.fromFoot = drawn.shape.toFoot = foot;
            loops.push_back(&drawn);
        } else if (melts(edge.from) && edge.from != 0) {
            edge.from = into;
            drawn.shape.fromFoot = foot;
        } else if (melts(edge.to) && edge.to != 0) {
            edge.to = into;
            drawn.shape.toFoot = foot;
        }
    }
    const double middle = (static_cast<double>(loops.size()) - 1) / 2;
    for (std::size_t i = 0; i < loops.size(); ++i)
        loops[i]->shape.bend = (static_cast<double>(i) - middle) * fanStepOf(loops.size(), mostOfTurn);
}

void HackenbushDrawing::straighten(const std::vector<std::uint32_t>& loops, std::uint32_t joint)
{
    const double middle = (static_cast<double>(loops.size()) - 1) / 2;
    for (std::size_t i = 0; i < loops.size(); ++i) {
        DrawnEdge& drawn = at(loops[i]);
        const double off = static_cast<double>(i) - middle;
        const double turn = off * fanStepOf(loops.size(), halfTurn) * 2 * std::numbers::pi;
        drawn.shape.bend = 0;
        if (joint == 0)
            drawn.shape.fromFoot += off * footStep;
        const DrawnPoint foot = placeOf(joint, drawn.shape.fromFoot);
        const double lean = joint == 0 ? 0 : turn;
        drawn.edge.from = joint;
        drawn.edge.to = newJoint({foot.x + stalkStep * std::sin(lean), foot.y + stalkStep * std::cos(lean)});
    }
}

void HackenbushDrawing::stack(const std::vector<std::uint32_t>& edges, std::uint32_t joint,
                              std::size_t length)
{
    const DrawnPoint foot = m_joints.at(joint);
    std::uint32_t below = joint;
    for (std::size_t i = 0; i < length; ++i) {
        DrawnEdge& drawn = at(edges[i]);
        const std::uint32_t above = newJoint({foot.x, foot.y + stalkStep * static_cast<double>(i + 1)});
        drawn.edge.from = std::exchange(below, above);
        drawn.edge.to = above;
        drawn.shape = {};
    }
    const std::set<std::uint32_t> gone(edges.begin() + static_cast<std::ptrdiff_t>(length), edges.end());
    std::erase_if(m_edges, [&gone](const DrawnEdge& drawn) { return gone.contains(drawn.index); });
}

void HackenbushDrawing::tagEdge(std::uint32_t index, const std::string& text)
{
    m_edgeTags[index] = text;
}

void HackenbushDrawing::tagPart(const std::vector<std::uint32_t>& indices, const std::string& text)
{
    double sum = 0;
    int count = 0;
    for (const DrawnEdge& drawn : m_edges) {
        if ((drawn.edge.from != 0 && drawn.edge.to != 0) || !std::ranges::count(indices, drawn.index))
            continue;
        sum += footOf(drawn);
        ++count;
    }
    if (count > 0)
        m_partTags.push_back({.row = 0, .column = sum / count, .text = text});
}

} // namespace games
