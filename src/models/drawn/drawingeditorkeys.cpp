// SPDX-License-Identifier: GPL-3.0-or-later

// The editor of a drawn board by keys, and what erasing takes.

#include "games/edit.h"
#include "models/drawn/drawingeditor.h"

#include <algorithm>

namespace models {
namespace {

/// Which edges hang on the ground without the forbidden ones.
std::set<games::PieceId> standing(std::vector<const games::Piece*> edges)
{
    std::set<games::PieceId> stands;
    std::set<std::uint32_t> joined{0};
    for (bool grows = true; grows;) {
        const auto grown = std::erase_if(edges, [&](const games::Piece* edge) {
            const auto [from, to] = scene::jointsOf(*edge);
            if (!joined.contains(from) && !joined.contains(to))
                return false;
            joined.insert({from, to});
            stands.insert(edge->id);
            return true;
        });
        grows = grown > 0;
    }
    return stands;
}

} // namespace

std::set<games::PieceId> DrawingEditor::doomedBy(games::PieceId piece) const
{
    const auto& pieces = m_session->board()->board().pieces;
    std::vector<const games::Piece*> kept;
    std::set<games::PieceId> doomed;
    const std::uint32_t joint = games::minorOf(piece);
    const bool isJoint = piece == games::jointId(joint);
    for (const games::Piece& each : pieces) {
        if (each.kind != games::PieceKind::Edge)
            continue;
        const auto [from, to] = scene::jointsOf(each);
        const bool goes = isJoint ? from == joint || to == joint : each.id == piece;
        if (!goes)
            kept.push_back(&each);
        doomed.insert(each.id);
    }
    for (const games::PieceId id : standing(std::move(kept)))
        doomed.erase(id);
    if (isJoint)
        doomed.insert(piece);
    return doomed;
}

void DrawingEditor::point(const QString& pieceId)
{
    if (!isReady() || m_tool != Tool::Erase)
        return;
    const games::Piece* piece = pieceOf(pieceId);
    DrawingSketch sketch;
    if (piece != nullptr && piece->kind != games::PieceKind::Ground)
        sketch.doomed = doomedBy(piece->id);
    m_picture->setSketch(sketch);
}

void DrawingEditor::choose(const QString& pieceId)
{
    const games::Piece* piece = pieceOf(pieceId);
    if (piece == nullptr)
        return;
    if (m_tool == Tool::Erase) {
        erase(pieceId);
    } else if (m_moved || m_bent) {
        const auto edit = movedTo(m_nudged);
        drop();
        m_session->edit(*edit);
    } else if (m_tool == Tool::Move) {
        if (piece->kind != games::PieceKind::Joint)
            return;
        m_moved = piece->id;
        m_nudged = {piece->column, piece->row};
        m_picture->setSketch({.picked = piece->id});
        emit busyChanged();
    } else if (isDrawing() && piece->kind == games::PieceKind::Edge) {
        m_session->edit(games::RecolourEdge{piece->id, *colour()});
    } else if (m_start) {
        drawTo(endAt(*piece));
    } else if (isDrawing()) {
        begin(endAt(*piece));
        emit busyChanged();
    }
}

void DrawingEditor::sprout(const QString& pieceId)
{
    const games::Piece* piece = pieceOf(pieceId);
    if (!isDrawing() || (piece == nullptr && !m_start) || (!m_start && piece->kind == games::PieceKind::Edge))
        return;
    if (!m_start)
        begin(endAt(*piece));
    QPointF above = snapped({m_start->x, m_start->y + 1});
    const auto& pieces = m_session->board()->board().pieces;
    const auto taken = [&above](const games::Piece& each) {
        return each.kind == games::PieceKind::Joint &&
               scene::distanceOf({each.column, each.row}, above) < 0.3;
    };
    while (std::ranges::any_of(pieces, taken)) // beside the joints that are there
        above.rx() += 1;
    drawTo({.joint = std::nullopt, .x = above.x(), .y = above.y()});
}

void DrawingEditor::erase(const QString& pieceId)
{
    const games::Piece* piece = pieceOf(pieceId);
    if (piece == nullptr || piece->kind == games::PieceKind::Ground)
        return;
    const games::PieceId id = piece->id;
    drop();
    m_session->edit(games::Erase{id});
}

bool DrawingEditor::nudge(const QString& pieceId, int dx, int dy)
{
    if (!isReady())
        return false;
    if (m_moved) {
        m_nudged = snapped(m_nudged + QPointF(dx, dy) / 2);
        DrawingSketch sketch;
        if (const games::GamePtr draft =
                m_session->positions().currentNode().game->edited(*movedTo(m_nudged)))
            sketch.draft = draft->board().pieces;
        m_picture->setSketch(sketch);
        return true;
    }
    const games::Piece* piece = pieceOf(pieceId);
    if (!isDrawing() || dy != 0 || piece == nullptr || piece->kind != games::PieceKind::Ground)
        return false;
    m_foothold = snapped({m_foothold + dx / 2.0, 0}).x();
    DrawingSketch sketch;
    sketch.foothold = m_foothold;
    if (m_start)
        sketch.picked = m_start->joint;
    m_picture->setSketch(sketch);
    emit busyChanged();
    return true;
}

} // namespace models
