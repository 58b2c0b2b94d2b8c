// SPDX-License-Identifier: GPL-3.0-or-later

// Editing the position.

#include "games/capabilities.h"
#include "games/edit.h"
#include "models/board/pieceids.h"
#include "models/session/session.h"
#include "wording/names/names.h"
#include "wording/text/sentences.h"

#include <algorithm>

namespace models {
namespace {

/// Why an edit is no position of the game.
QString refusedEdit(const games::Edit& edit, const games::Board& board)
{
    if (const auto* size = std::get_if<games::Resize>(&edit)) {
        const bool isSmaller =
            std::cmp_less(size->rows, board.rows) || std::cmp_less(size->columns, board.columns);
        return isSmaller
                   ? Session::tr("The board cannot be smaller: a piece stands on the part that would go.")
                   : Session::tr("The board cannot be larger in this game.");
    }
    if (std::holds_alternative<games::MovePiece>(edit) && board.shape == games::Shape::Graph)
        return Session::tr("An arrow there would close a cycle.");
    if (std::holds_alternative<games::MovePiece>(edit))
        return Session::tr("The piece cannot be put there.");
    if (std::holds_alternative<games::SetHeap>(edit) || std::holds_alternative<games::AddHeap>(edit) ||
        std::holds_alternative<games::SetCount>(edit))
        return Session::tr("That is more than this game allows.");
    return Session::tr("The position cannot be changed like this.");
}

} // namespace

EditTools::EditTools(const games::Info& info)
{
    if (!info.editing)
        return;
    const games::Editing& editing = *info.editing;
    hint = wording::toText(editing.hint);
    add = wording::toText(editing.add);
    rows = wording::toText(editing.rows.name);
    mostRows = editing.rows.most;
    columns = wording::toText(editing.columns.name);
    mostColumns = editing.columns.most;
    ofLeft = wording::toText(editing.ofLeft);
    ofRight = wording::toText(editing.ofRight);
}

void Session::setEditing(bool editing)
{
    const bool next = editing && m_mode == Mode::Explore && isOpened() && game()->info().editing;
    if (std::exchange(m_editing, next) == next)
        return;
    m_board.setChoice(std::nullopt, {});
    emit editingChanged();
    refresh();
}

void Session::edit(const games::Edit& edit)
{
    if (!isOpened() || m_mode != Mode::Explore)
        return;
    m_explanation.walkLeave();
    const games::GamePtr edited = game()->edited(edit);
    if (edited == nullptr) {
        setMessage(refusedEdit(edit, m_board.board()));
        return;
    }
    if (edited->notation() != game()->notation() || games::layoutOf(*edited) != games::layoutOf(*game())) {
        m_tree.change(edited, Origin::Edit);
        //: read aloud: the position has been changed
        enterPosition(tr("Edited."));
    }
    tellFallen(*edited);
}

/// To another position of the same game, which is told.
void Session::changeTo(const games::GamePtr& next)
{
    m_explanation.walkLeave();
    m_tree.change(next, Origin::Edit);
    enterPosition(tr("%1.", "Nim 7, 11, 5").arg(wording::positionTitle(*next)));
}

bool Session::rewrite(const QString& notation)
{
    const auto next = isOpened() && m_mode == Mode::Explore ? parsed(notation) : std::nullopt;
    if (!next || (*next)->info().id != game()->info().id)
        return false;
    changeTo(*next);
    return true;
}

void Session::tellFallen(const games::Game& read)
{
    if (const auto fallen = games::fallenWhenReading(read); fallen == 1)
        setMessage(tr("The edge is not joined to the ground: it falls at once."));
    else if (fallen > 1)
        setMessage(tr("%1 edges are not joined to the ground: they fall at once.").arg(fallen));
}

/// Heaps and stairs: a piece goes with those above it, the base gets one more. A button counts one more.
/// Elsewhere a place changes between empty and taken.
void Session::editPiece(games::PieceId piece)
{
    const std::uint32_t major = games::majorOf(piece);
    const std::uint32_t minor = games::minorOf(piece);
    const auto& pieces = m_board.board().pieces;
    const auto found = std::ranges::find(pieces, piece, &games::Piece::id);
    const std::uint64_t count = found == pieces.end() ? 0 : found->count;
    if (found != pieces.end() && found->kind == games::PieceKind::Button)
        return edit(games::SetCount{piece, count + 1});
    switch (m_board.board().shape) {
    case games::Shape::Drawn: // has tools of its own, see DrawingEditor
    case games::Shape::Table: // each board is edited by itself
        return;
    case games::Shape::Graph:
        if (found != pieces.end() && found->kind == games::PieceKind::Arrow)
            return edit(games::Erase{piece});
        return edit(games::PlaceToken{minor});
    case games::Shape::Heaps:
    case games::Shape::Staircase: return edit(games::SetHeap{major, minor > 0 ? minor - 1 : count + 1});
    case games::Shape::Strip:
    case games::Shape::Plane:
    case games::Shape::Lines:
    case games::Shape::Grid: return edit(games::ToggleCell{piece});
    }
}

void Session::setHeap(int heap, double size)
{
    if (heap >= 0 && size >= 0 && size < 1e15)
        edit(games::SetHeap{static_cast<std::uint32_t>(heap), static_cast<std::uint64_t>(size)});
}

void Session::setCount(const QString& pieceId, int count)
{
    if (const auto piece = idFromText(pieceId); piece && count >= 0)
        edit(games::SetCount{*piece, static_cast<std::uint64_t>(count)});
}

void Session::removeHeap(int heap)
{
    if (heap >= 0)
        edit(games::RemoveHeap{static_cast<std::uint32_t>(heap)});
}

void Session::resize(int rows, int columns)
{
    if (rows >= 0 && columns >= 0)
        edit(games::Resize{static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)});
}

} // namespace models
