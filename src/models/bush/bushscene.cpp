// SPDX-License-Identifier: GPL-3.0-or-later

// What the picture of a bush shows, from the board and from the editor.

#include "models/board/mark.h"
#include "models/bush/bushpicture.h"

#include <algorithm>

namespace models {
void BushPicture::paint(QPainter* painter)
{
    if (m_board != nullptr)
        paintBush(*painter, scene());
}

BushScene BushPicture::scene() const
{
    const Bounds area = bounds();
    BushScene scene{.stage = &m_stage,
                    .part = isGliding() ? m_clock.currentValue().toDouble() : 1.0,
                    .edges = {},
                    .joints = {},
                    .tags = {},
                    .rubber = m_sketch.rubber,
                    .rubberOwner = m_sketch.rubberOwner,
                    .footholds = {},
                    .unit = m_unit,
                    .origin = m_origin,
                    .groundFrom = area.left,
                    .groundTo = area.right,
                    .thickness = thickness(),
                    .letterSize = static_cast<int>(std::clamp(m_unit * 0.2, 9.0, m_large ? 28.0 : 15.0)),
                    .tagSize = m_large ? 28 : 17,
                    .colours = bushColours(m_colours)};
    scene.edges.resize(m_stage.edges().size());
    scene.joints.resize(m_stage.joints().size());
    if (m_sketch.foothold)
        scene.footholds.push_back({*m_sketch.foothold, 0});
    if (!m_sketch.draft) // while something is dragged, their middles must do
        findAnchors();
    for (std::size_t i = 0; i < scene.edges.size(); ++i) {
        const BushCurve& curve = m_stage.edges()[i].to;
        scene.edges[i].anchor = m_sketch.draft ? pointAt(curve, 0.5) : m_anchors[i];
        scene.edges[i].side = letterSide(curve);
    }
    if (!m_sketch.draft) {
        scene.tags = m_board->tagList();
        lookAtRows(scene);
        markEdges(scene);
    }
    paleJoints(scene);
    return scene;
}

void BushPicture::lookAtRows(BushScene& scene) const
{
    const auto& pieces = m_board->board().pieces;
    const auto is = [this](int row, BoardModel::Role role) {
        return m_board->data(m_board->index(row), role).toBool();
    };
    const auto look = [&](int row, BushLook& shown) {
        const games::PieceId id = pieces[static_cast<std::size_t>(row)].id;
        shown.pale =
            is(row, BoardModel::PreviewRole) || is(row, BoardModel::GoesRole) || m_sketch.doomed.contains(id);
        shown.lit = is(row, BoardModel::LitRole);
        shown.focused = row == m_focusedRow;
        shown.picked = m_sketch.picked == id;
    };
    for (std::size_t i = 0; i < scene.edges.size() && i < m_rowOfEdge.size(); ++i)
        look(m_rowOfEdge[i], scene.edges[i]);
    for (std::size_t i = 0; i < scene.joints.size() && i < m_rowOfJoint.size(); ++i)
        look(m_rowOfJoint[i], scene.joints[i]);
}

void BushPicture::markEdges(BushScene& scene) const
{
    const auto edgeOf = [this, &scene](int row) {
        const bool known = row >= 0 && static_cast<std::size_t>(row) < m_edgeOfRow.size();
        const int edge = known ? m_edgeOfRow[static_cast<std::size_t>(row)] : -1;
        return edge < 0 ? nullptr : &scene.edges[static_cast<std::size_t>(edge)];
    };
    // What would fall with the edge pointed at is shown without its own marks.
    const bool previews = m_board->previewedMove().has_value();
    const auto isOwn = [&](int row) { return !previews || row == m_board->hoveredRow(); };
    for (const QVariant& each : m_board->marks()) {
        const Mark mark = each.value<Mark>();
        for (const int row : mark.pieces)
            if (BushLook* look = edgeOf(row); look != nullptr && (!look->pale || isOwn(row))) {
                look->marked = true;
                look->outcome = mark.outcome;
                look->thin = mark.thin;
            }
    }
    if (BushLook* look = edgeOf(m_board->hoveredRow()); look != nullptr && !m_board->badge().isEmpty()) {
        look->outcome = m_board->badge();
        look->previewed = true;
    }
}

/// A joint goes with the last of its edges, and is spoken about with them all.
void BushPicture::paleJoints(BushScene& scene) const
{
    const auto all = [&scene](const std::vector<std::size_t>& edges, bool BushLook::*is) {
        return !edges.empty() &&
               std::ranges::all_of(edges, [&](std::size_t i) { return scene.edges[i].*is; });
    };
    for (std::size_t joint = 0; joint < scene.joints.size() && joint < m_edgesAtJoint.size(); ++joint) {
        scene.joints[joint].pale |= all(m_edgesAtJoint[joint], &BushLook::pale);
        scene.joints[joint].lit |= all(m_edgesAtJoint[joint], &BushLook::lit);
    }
}

} // namespace models
