// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/drawingeditor.h"

#include "models/board/pieceids.h"

#include <algorithm>
#include <cmath>

namespace models {
namespace {

constexpr double clickSlop = 6;          // pixels that a click may wander
constexpr double leastJointHeight = 0.2; // above the ground

double halves(double number)
{
    return std::round(number * 2) / 2;
}

bool stands(double row)
{
    return row <= 1e-9;
}

} // namespace

void DrawingEditor::setSession(Session* session)
{
    if (!watch(m_session, session, &Session::positionChanged, this, &DrawingEditor::drop))
        return;
    if (session != nullptr)
        connect(session, &Session::modeChanged, this, [this] { setTool(Tool::Cut); });
    emit sessionChanged();
}

void DrawingEditor::setTool(Tool tool)
{
    if (tool == m_tool)
        return;
    drop();
    m_tool = tool;
    if (m_session != nullptr && m_session->board()->isDrawn())
        m_session->explanation()->setActive(false); // tools are for the position
    emit toolChanged();
}

bool DrawingEditor::isReady() const
{
    return m_session != nullptr && m_picture != nullptr && m_session->isOpened() && !m_session->isWalking() &&
           !m_session->board()->isDrawn();
}

std::optional<theory::Mover> DrawingEditor::colour() const
{
    switch (m_tool) {
    case Tool::Green: return theory::Mover::Either;
    case Tool::Blue: return theory::Mover::Left;
    case Tool::Red: return theory::Mover::Right;
    case Tool::Cut:
    case Tool::Move:
    case Tool::Erase: break;
    }
    return std::nullopt;
}

const games::Piece* DrawingEditor::pieceAt(int row) const
{
    const auto& pieces = m_session->board()->board().pieces;
    return row >= 0 && static_cast<std::size_t>(row) < pieces.size() ? &pieces[static_cast<std::size_t>(row)]
                                                                     : nullptr;
}

/// Within the canvas, to half units where asked for.
QPointF DrawingEditor::snapped(QPointF units) const
{
    const QPointF place = m_snap ? QPointF(halves(units.x()), halves(units.y())) : units;
    return {std::clamp(place.x(), 0.0, m_picture->columns()), std::clamp(place.y(), 0.0, m_picture->rows())};
}

games::EdgeEnd DrawingEditor::endAt(const games::Piece& piece) const
{
    const bool ground = piece.kind == games::PieceKind::Ground;
    return {.joint = piece.id, .x = ground ? m_foothold : piece.column, .y = piece.row};
}

games::EdgeEnd DrawingEditor::endAt(QPointF place, double reach) const
{
    if (const games::Piece* joint = pieceAt(m_picture->jointAt(place, reach)))
        return endAt(*joint);
    const QPointF at = snapped(m_picture->toUnits(place));
    if (m_picture->isOnGround(place, reach) || stands(at.y()))
        return {.joint = games::jointId(0), .x = at.x(), .y = 0};
    return {.joint = std::nullopt, .x = at.x(), .y = at.y()};
}

int DrawingEditor::rowAt(QPointF place, double reach) const
{
    if (!isReady())
        return -1;
    if (const int joint = m_picture->jointAt(place, reach); joint >= 0)
        return joint;
    const int edge = m_picture->edgeAt(place, reach);
    if (!isDrawing() || edge >= 0)
        return edge;
    return m_picture->isOnGround(place, reach) ? m_session->board()->rowOf(idText(games::jointId(0))) : -1;
}

void DrawingEditor::press(QPointF place, double reach)
{
    drop();
    if (!isReady())
        return;
    m_pressed = place;
    m_away = false;
    m_pressedRow = rowAt(place, reach);
    if (isDrawing()) {
        begin(endAt(place, reach));
    } else if (m_tool == Tool::Move) {
        pressToMove(place, reach);
    }
    emit busyChanged();
}

void DrawingEditor::begin(const games::EdgeEnd& start)
{
    m_start = start;
    showStart();
}

void DrawingEditor::showStart()
{
    DrawingSketch sketch;
    if (m_start && m_start->joint == games::jointId(0))
        sketch.foothold = m_start->x;
    else if (m_start)
        sketch.picked = m_start->joint;
    m_picture->setSketch(sketch);
}

/// A joint, the foot of an edge, or an edge to bend.
void DrawingEditor::pressToMove(QPointF place, double reach)
{
    if (const games::Piece* joint = pieceAt(m_picture->jointAt(place, reach))) {
        m_moved = joint->id;
        return;
    }
    const games::Piece* edge = pieceAt(m_picture->edgeAt(place, reach));
    if (edge == nullptr)
        return;
    const double near = reach * 1.6;
    const auto isFoot = [&](double row, double column) {
        return stands(row) && scene::distanceOf(m_picture->toPixels({column, row}), place) < near;
    };
    if (isFoot(edge->row, edge->column) || isFoot(edge->toRow, edge->toColumn))
        m_moved = edge->id;
    else
        m_bent = *edge;
}

void DrawingEditor::drag(QPointF place)
{
    if (!isReady() || !isBusy())
        return;
    m_away = m_away || scene::distanceOf(place, m_pressed) > clickSlop;
    if (!m_away)
        return;
    DrawingSketch sketch;
    if (m_start) {
        const games::EdgeEnd end = endAt(place, clickSlop * 2);
        sketch.picked = m_start->joint;
        sketch.rubber = rubberTo({end.x, end.y},
                                 end.joint && end.joint == m_start->joint && *end.joint != games::jointId(0));
        sketch.rubberOwner = colour().value_or(theory::Mover::Either);
        if (end.joint == games::jointId(0))
            sketch.foothold = end.x;
    } else if (const auto edit = movedTo(m_picture->toUnits(place))) {
        if (const games::GamePtr draft = m_session->positions().currentNode().game->edited(*edit))
            sketch.draft = draft->board().pieces;
    }
    m_picture->setSketch(sketch);
}

scene::Curve DrawingEditor::rubberTo(QPointF end, bool loops) const
{
    games::Piece edge{.kind = games::PieceKind::Edge, .row = m_start->y, .column = m_start->x};
    edge.toRow = loops ? edge.row : end.y();
    edge.toColumn = loops ? edge.column : end.x();
    const bool arch = stands(edge.row) && stands(edge.toRow);
    edge.bend = arch && !scene::isLoop(edge) ? (edge.column < edge.toColumn ? 0.5 : -0.5) : 0;
    return scene::curveOf(edge);
}

/// The edit that puts what was picked up there.
std::optional<games::Edit> DrawingEditor::movedTo(QPointF units) const
{
    if (m_bent) {
        const QPointF from(m_bent->column, m_bent->row);
        double bend = scene::bendThrough(from, {m_bent->toColumn, m_bent->toRow}, units);
        if (m_snap && !scene::isLoop(*m_bent) && std::abs(bend) < 0.06)
            bend = 0;
        return games::BendEdge{m_bent->id, bend};
    }
    if (!m_moved)
        return std::nullopt;
    const QPointF at = snapped(units);
    return games::MoveJoint{*m_moved, at.x(), std::max(leastJointHeight, at.y())};
}

void DrawingEditor::release(QPointF place, double reach)
{
    if (!isReady())
        return;
    const auto edit = m_away ? movedTo(m_picture->toUnits(place)) : std::nullopt;
    const games::Piece* pressed = pieceAt(m_pressedRow);
    if (m_start && m_away)
        drawTo(endAt(place, clickSlop * 2));
    else if (edit)
        m_session->edit(*edit);
    else if (pressed != nullptr && m_tool == Tool::Erase)
        erase(idText(pressed->id));
    else if (pressed != nullptr && isDrawing() && pressed->kind == games::PieceKind::Edge &&
             rowAt(place, reach) == m_pressedRow)
        m_session->edit(games::RecolourEdge{pressed->id, *colour()});
    drop();
}

/// A joint that nothing grounded leads to falls with its edge, and the picture shows it.
void DrawingEditor::drawTo(const games::EdgeEnd& end)
{
    const auto owner = colour().value_or(theory::Mover::Either);
    const bool loops = end.joint && end.joint == m_start->joint && *end.joint != games::jointId(0);
    const scene::Curve curve = rubberTo({end.x, end.y}, loops);
    const games::EdgeEnd start = *m_start;
    const QString before = m_session->notation();
    drop();
    m_session->clearMessage();
    m_session->edit(games::DrawEdge{start, end, owner});
    if (m_session->notation() == before)
        m_picture->drop(curve, owner);
}

void DrawingEditor::drop()
{
    if (m_picture != nullptr)
        m_picture->setSketch({});
    const bool busy = isBusy();
    m_start.reset();
    m_moved.reset();
    m_bent.reset();
    m_pressedRow = -1;
    if (busy)
        emit busyChanged();
}

} // namespace models
