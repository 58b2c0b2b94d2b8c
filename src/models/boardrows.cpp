// SPDX-License-Identifier: GPL-3.0-or-later

// How the board's rows follow a position: pieces keep their rows while they lie.

#include "models/boardmodel.h"

#include <algorithm>
#include <ranges>

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

} // namespace

void BoardModel::setGame(const games::GamePtr& game)
{
    if (game == m_game)
        return;
    const bool sameGame = game && m_game && game->info().id == m_game->info().id;
    games::Board next = game ? game->board() : games::Board{};
    // What was said about the old position does not hold for the new one.
    m_game = game;
    m_answer.reset();
    m_chosen.reset();
    m_targets.clear();
    m_overlay = {};
    m_marks.clear();
    m_preview.clear();
    if (sameGame && keepsOrder(m_board, next))
        replacePieces(next);
    else
        resetPieces(std::move(next));
    emit gameChanged();
    emit marksChanged();
    if (m_hoveredRow >= rowCount()) {
        m_hoveredRow = -1;
        emit hoveredRowChanged();
    }
    refresh({ChosenRole, TargetRole, LitRole, GoesRole, NameRole});
    updatePreview();
}

void BoardModel::resetPieces(games::Board next)
{
    beginResetModel();
    m_board = std::move(next);
    endResetModel();
}

void BoardModel::replacePieces(const games::Board& next)
{
    removeMissing(next);
    insertNew(next);
    m_board.rows = next.rows;
    m_board.columns = next.columns;
    updatePieces(next);
}

void BoardModel::removeMissing(const games::Board& next)
{
    const auto stays = idSet(next);
    auto& pieces = m_board.pieces;
    for (int last = rowCount() - 1; last >= 0; --last) {
        const auto gone = [&](int row) { return !stays.contains(pieces[static_cast<std::size_t>(row)].id); };
        if (!gone(last))
            continue;
        int first = last;
        while (first > 0 && gone(first - 1))
            --first;
        beginRemoveRows({}, first, last);
        pieces.erase(pieces.begin() + first, pieces.begin() + last + 1);
        endRemoveRows();
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
        beginInsertRows({}, first, last);
        pieces.insert(pieces.begin() + first, next.pieces.begin() + first, next.pieces.begin() + last + 1);
        endInsertRows();
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
        emit dataChanged(
            index(row), index(row),
            {KindRole, RowRole, ColumnRole, ToRowRole, ToColumnRole, CountRole, LabelRole, NameRole});
    }
}

} // namespace models
