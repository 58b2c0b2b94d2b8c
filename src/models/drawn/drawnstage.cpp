// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawnstage.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace models {
namespace {

bool isSamePlace(QPointF a, QPointF b)
{
    return distanceOf(a, b) < 1e-6;
}

bool isSameCurve(const DrawnCurve& a, const DrawnCurve& b)
{
    return std::ranges::equal(a, b, isSamePlace);
}

bool isGround(QPointF place)
{
    return std::abs(place.y()) < 1e-6;
}

/// Where the end of an edge that is at `place` at one time is at the other one.
std::optional<QPointF> followed(const std::vector<DrawnStage::Edge>& edges, QPointF place,
                                DrawnCurve DrawnStage::Edge::*here, DrawnCurve DrawnStage::Edge::*there)
{
    for (const DrawnStage::Edge& edge : edges) {
        if (!edge.isNew && isSamePlace((edge.*here).front(), place))
            return (edge.*there).front();
        if (!edge.isNew && isSamePlace((edge.*here).back(), place))
            return (edge.*there).back();
    }
    return std::nullopt;
}

} // namespace

void DrawnStage::read(const std::vector<games::Piece>& pieces)
{
    m_edges.clear();
    m_joints.clear();
    for (const games::Piece& piece : pieces) {
        if (piece.kind == games::PieceKind::Edge) {
            const DrawnCurve curve = curveOf(piece);
            m_edges.push_back({piece.id, piece.owner, curve, curve, true});
        } else if (piece.kind == games::PieceKind::Joint) {
            const QPointF place(piece.column, piece.row);
            m_joints.push_back({piece.id, place, place});
        }
    }
}

void DrawnStage::show(const std::vector<games::Piece>& pieces, Change change, double part)
{
    std::vector<Edge> edges = std::exchange(m_edges, {});
    std::vector<Joint> joints = std::exchange(m_joints, {});
    settle();
    read(pieces);
    m_moving = change != Change::AtOnce;
    if (!m_moving)
        return;
    for (Edge& edge : edges)
        edge.to = edge.at(part);
    for (Joint& joint : joints)
        joint.to = joint.at(part);
    startEdges(edges);
    startJoints(joints);
    releaseEdges(edges, change == Change::Fall);
    const bool falls = change == Change::Fall;
    for (const Joint& joint : joints) {
        if (std::ranges::find(m_joints, joint.id, &Joint::id) != m_joints.end())
            continue;
        const auto place = followed(m_edges, joint.to, &Edge::from, &Edge::to);
        if (!place || !isSamePlace(*place, joint.to))
            m_goneJoints.push_back({joint.to, place.value_or(joint.to), falls && !place});
    }
}

/// Edges that lie where one lay before stay, even under another id; others of a known id glide.
void DrawnStage::startEdges(std::vector<Edge> before)
{
    const auto follow = [&before](Edge& edge, const auto& fits) {
        const auto found = std::ranges::find_if(before, fits);
        if (found == before.end())
            return;
        edge.from = found->to;
        edge.isNew = false;
        before.erase(found);
    };
    for (Edge& edge : m_edges)
        follow(edge, [&edge](const Edge& old) {
            return old.id == edge.id && old.owner == edge.owner && isSameCurve(old.to, edge.to);
        });
    for (Edge& edge : m_edges)
        if (edge.isNew)
            follow(edge, [&edge](const Edge& old) {
                return old.owner == edge.owner && isSameCurve(old.to, edge.to);
            });
    for (Edge& edge : m_edges)
        if (edge.isNew)
            follow(edge, [&edge](const Edge& old) { return old.id == edge.id; });
}

void DrawnStage::startJoints(const std::vector<Joint>& before)
{
    for (Joint& joint : m_joints) {
        const auto known = std::ranges::find(before, joint.id, &Joint::id);
        const auto place = followed(m_edges, joint.to, &Edge::to, &Edge::from);
        if (known != before.end() && (!place || isSamePlace(known->to, *place)))
            joint.from = known->to;
        else
            joint.from = place.value_or(joint.to);
    }
}

bool DrawnStage::isHeld(QPointF end) const
{
    return isGround(end) ||
           std::ranges::any_of(m_joints, [end](const Joint& joint) { return isSamePlace(joint.from, end); });
}

/// The edges of `before` that nothing shown has come from.
void DrawnStage::releaseEdges(const std::vector<Edge>& before, bool falls)
{
    for (const Edge& edge : before) {
        const bool stays = std::ranges::any_of(
            m_edges, [&edge](const Edge& shown) { return !shown.isNew && isSameCurve(shown.from, edge.to); });
        if (stays)
            continue;
        const bool held = isHeld(edge.to.front()) || isHeld(edge.to.back());
        m_goneEdges.push_back({edge.owner, edge.to, falls && !held});
    }
}

void DrawnStage::drop(const DrawnCurve& curve, theory::Mover owner)
{
    settle();
    m_goneEdges.push_back({owner, curve, true});
    m_moving = true;
}

void DrawnStage::settle()
{
    for (Edge& edge : m_edges)
        edge.from = edge.to;
    for (Joint& joint : m_joints)
        joint.from = joint.to;
    m_goneEdges.clear();
    m_goneJoints.clear();
    m_moving = false;
}

} // namespace models
