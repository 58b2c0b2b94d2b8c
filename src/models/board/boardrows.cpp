// SPDX-License-Identifier: GPL-3.0-or-later

// How the board's rows follow a position: pieces keep their rows while they lie.

#include "models/board/boardmodel.h"
#include "models/board/piecetraits.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace models {
namespace {

std::vector<games::PieceId> idsOf(const games::Board& board)
{
    std::vector<games::PieceId> ids;
    ids.reserve(board.pieces.size());
    for (const games::Piece& piece : board.pieces)
        ids.push_back(piece.id);
    return ids;
}

std::set<games::PieceId> idSet(const games::Board& board)
{
    const auto ids = idsOf(board);
    return {ids.begin(), ids.end()};
}

/// The pieces that both boards have come in the same order in both.
bool keepsOrder(const games::Board& before, const games::Board& after)
{
    const auto common = [](const games::Board& board, const std::set<games::PieceId>& others) {
        auto ids = idsOf(board);
        std::erase_if(ids, [&others](games::PieceId id) { return !others.contains(id); });
        return ids;
    };
    return common(before, idSet(after)) == common(after, idSet(before));
}

/// The movable pieces of `board` that `other` has not.
std::vector<games::PieceId> movedOf(const games::Board& board, const games::Board& other)
{
    const auto known = idSet(other);
    std::vector<games::PieceId> moved;
    for (const games::Piece& piece : board.pieces)
        if (isMovable(piece.kind) && !known.contains(piece.id))
            moved.push_back(piece.id);
    return moved;
}

} // namespace

void BoardModel::setGame(const games::GamePtr& game, const Renamed& renamed)
{
    if (game == m_game)
        return;
    const bool sameGame = game && m_game && game->info().id == m_game->info().id;
    // What was said about the old position does not hold for the new one.
    m_game = game;
    m_drawing.reset();
    m_answer.reset();
    m_overlay = {};
    m_marks.clear();
    setLastMove({});
    m_position = game ? game->board() : games::Board{};
    showBoard(m_position, sameGame, renamed);
}

void BoardModel::setDrawing(const std::optional<games::Drawing>& drawing)
{
    if (drawing == m_drawing || !m_game)
        return;
    m_drawing = drawing;
    games::Board next = m_position;
    if (drawing)
        next.pieces = drawing->pieces;
    showBoard(std::move(next), true);
    updateMarks();
}

/// Nothing is chosen or pointed at.
void BoardModel::forgetPointing()
{
    m_chosen.reset();
    m_narrowing.clear();
    m_targets.clear();
    m_hoveredPlace.reset();
    m_runStart.reset();
    m_hoveredRow = -1; // its row may be another piece's soon
    m_begins.reset();
    m_preview.clear();
}

void BoardModel::meet(const games::Board& next, bool sameGame)
{
    if (!sameGame)
        m_kindsMet.clear();
    for (const games::Piece& piece : next.pieces)
        if (const int kind = static_cast<int>(piece.kind); !m_kindsMet.contains(kind))
            m_kindsMet.append(kind);
}

void BoardModel::showBoard(games::Board next, bool sameGame, const Renamed& renamed)
{
    meet(next, sameGame);
    const int hoveredBefore = m_hoveredRow;
    const auto hovered = hoveredPiece();
    forgetPointing();
    if (sameGame && m_board.shape == next.shape) {
        if (renamed.empty())
            renameMoved(next);
        else
            rename(renamed);
        reorder(next);
    }
    if (sameGame && keepsOrder(m_board, next))
        replacePieces(next);
    else
        resetRows([&] {
            m_board = std::move(next);
            m_told.clear();
        });
    syncBoards(renamed);
    emit gameChanged();
    emit choiceChanged();
    emit marksChanged();
    emit arcsChanged();
    if (hoveredBefore >= 0 && m_hoveredRow < 0)
        m_hoveredRow = rowOf(idText(*hovered));
    if (m_hoveredRow != hoveredBefore)
        emit hoveredRowChanged();
    refresh({ChosenRole, TargetRole, LitRole, GoesRole});
    refreshNames();
    updatePreview();
}

void BoardModel::refresh(const QList<int>& roles)
{
    const auto changes = [this](int row, int role) {
        const int now = value(row, role).toInt();
        const std::pair place(m_board.pieces[static_cast<std::size_t>(row)].id, role);
        const auto told = m_told.find(place);
        if (now == (told == m_told.end() ? 0 : told->second))
            return false;
        if (now == 0)
            m_told.erase(told);
        else
            m_told[place] = now;
        return true;
    };
    for (const int role : roles) {
        int first = 0; // of those that change side by side
        for (int row = 0; row <= rowCount(); ++row) {
            if (row < rowCount() && changes(row, role))
                continue;
            tellRows(first, row - 1, {role});
            first = row + 1;
        }
    }
}

void BoardModel::refreshNames()
{
    if (!QAccessible::isActive() || std::exchange(m_namesChange, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_namesChange = false;
            tellRows(0, rowCount() - 1, {NameRole});
        },
        Qt::QueuedConnection);
}

void BoardModel::accessibilityActiveChanged(bool /*active*/)
{
    refreshNames();
}

void BoardModel::replacePieces(const games::Board& next)
{
    std::erase_if(m_told,
                  [stays = idSet(next)](const auto& each) { return !stays.contains(each.first.first); });
    remove(idSet(next));
    insertNew(next);
    m_board.rows = next.rows;
    m_board.columns = next.columns;
    m_board.firstNumber = next.firstNumber;
    m_board.caption = next.caption;
    m_board.undrawn = next.undrawn;
    m_board.boards = next.boards;
    updatePieces(next);
}

/// A piece that has moved keeps its row under its new id, so that views let it slide.
void BoardModel::renameMoved(const games::Board& next)
{
    const auto gone = movedOf(m_board, next);
    const auto come = movedOf(next, m_board);
    if (gone.size() != come.size())
        return;
    for (std::size_t i = 0; i < gone.size(); ++i) {
        const int row = rowOf(idText(gone[i]));
        m_board.pieces[static_cast<std::size_t>(row)].id = come[i];
        emit dataChanged(index(row), index(row)); // what was told of its old id does not hold
    }
}

/// What goes leaves its row before another piece has its id.
void BoardModel::rename(const Renamed& renamed)
{
    std::set<games::PieceId> stays;
    for (const auto& [was, is] : renamed)
        stays.insert(was);
    remove(stays);
    for (games::Piece& piece : m_board.pieces)
        piece.id = renamed.at(piece.id);
    m_told.clear();
    tellRows(0, rowCount() - 1, {PieceIdRole});
}

/// The pieces that both boards have come into the order that they will have.
void BoardModel::reorder(const games::Board& next)
{
    const auto stays = idSet(next);
    auto& pieces = m_board.pieces;
    const auto known = idSet(m_board);
    std::size_t at = 0;
    for (const games::Piece& wanted : next.pieces) {
        if (!known.contains(wanted.id))
            continue;
        while (!stays.contains(pieces[at].id))
            ++at;
        const auto found = std::ranges::find(pieces.begin() + static_cast<std::ptrdiff_t>(at), pieces.end(),
                                             wanted.id, &games::Piece::id);
        const auto row = static_cast<std::size_t>(found - pieces.begin());
        if (row != at) {
            beginMoveRows({}, static_cast<int>(row), static_cast<int>(row), {}, static_cast<int>(at));
            std::rotate(pieces.begin() + static_cast<std::ptrdiff_t>(at), found, found + 1);
            endMoveRows();
        }
        ++at;
    }
}

void BoardModel::remove(const std::set<games::PieceId>& stays)
{
    auto& pieces = m_board.pieces;
    for (int last = rowCount() - 1; last >= 0; --last) {
        const auto gone = [&](int row) { return !stays.contains(pieces[static_cast<std::size_t>(row)].id); };
        if (!gone(last))
            continue;
        int first = last;
        while (first > 0 && gone(first - 1))
            --first;
        changeRows(first, first - last - 1,
                   [&] { pieces.erase(pieces.begin() + first, pieces.begin() + last + 1); });
        last = first;
    }
}

void BoardModel::insertNew(const games::Board& next)
{
    auto& pieces = m_board.pieces;
    const auto size = static_cast<int>(next.pieces.size());
    const auto isNew = [&](int row) {
        const auto place = static_cast<std::size_t>(row);
        return place >= pieces.size() || pieces[place].id != next.pieces[place].id;
    };
    const auto known = idSet(m_board);
    for (int first = 0; first < size; ++first) {
        if (!isNew(first))
            continue;
        int last = first;
        while (last + 1 < size && !known.contains(next.pieces[static_cast<std::size_t>(last) + 1].id))
            ++last;
        changeRows(first, last + 1 - first, [&] {
            pieces.insert(pieces.begin() + first, next.pieces.begin() + first,
                          next.pieces.begin() + last + 1);
        });
        first = last;
    }
}

void BoardModel::updatePieces(const games::Board& next)
{
    for (int row = 0; row < rowCount(); ++row) {
        games::Piece& piece = m_board.pieces[static_cast<std::size_t>(row)];
        const games::Piece& wanted = next.pieces[static_cast<std::size_t>(row)];
        if (piece == wanted)
            continue;
        piece = wanted;
        emit dataChanged(index(row), index(row),
                         {KindRole, OwnerRole, RowRole, ColumnRole, ToRowRole, ToColumnRole, BendRole,
                          CountRole, LabelRole, NameRole});
    }
}

} // namespace models
