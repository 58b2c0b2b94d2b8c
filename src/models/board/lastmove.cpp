// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/lastmove.h"

#include "games/capabilities.h"
#include "models/board/piecetraits.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace models {
namespace {

using Pieces = std::map<games::PieceId, const games::Piece*>;

Pieces byId(const games::Board& board)
{
    Pieces pieces;
    for (const games::Piece& piece : board.pieces)
        pieces.emplace(piece.id, &piece);
    return pieces;
}

/// Whether all that the move did not touch lies where it lay.
bool staysInPlace(const games::Board& before, const Pieces& now, const std::set<games::PieceId>& touched)
{
    return std::ranges::all_of(before.pieces, [&](const games::Piece& piece) {
        if (touched.contains(piece.id) || isPlace(piece.kind))
            return true;
        const auto found = now.find(piece.id);
        return found != now.end() && found->second->row == piece.row && found->second->column == piece.column;
    });
}

using Place = std::tuple<double, double, double, double, double>;

Place placeOf(const games::Piece& piece)
{
    return {piece.row, piece.column, piece.toRow, piece.toColumn, piece.bend};
}

/// What the move has left on its own board of a table.
LastMove onTable(const games::OfBoards& table, const games::Move& move, const games::Board& now)
{
    const std::uint32_t number = move.action.board() - 1;
    games::Board board = now.boards.at(number);
    for (games::Piece& piece : board.pieces)
        piece.id = games::onBoard(piece.id, number);
    const LastMove own = lastMoveOf(*table.boards()[number], table.onItsBoard(move), board);
    LastMove placed{.ghosts = own.ghosts, .touched = {}};
    for (games::Piece& ghost : placed.ghosts)
        ghost.id = games::onBoard(ghost.id, number);
    for (const games::PieceId piece : own.touched)
        placed.touched.insert(games::onBoard(piece, number));
    return placed;
}

} // namespace

LastMove lastMoveOf(const games::Game& before, const games::Move& move, const games::Board& now)
{
    if (const auto* heaps = before.as<games::LaidOutAnew>()) {
        const auto [parts, gone] = heaps->trace(move);
        return {.ghosts = gone, .touched = {parts.begin(), parts.end()}};
    }
    if (const auto* table = before.as<games::OfBoards>())
        return onTable(*table, move, now);
    const games::Board board = before.board();
    const games::Change change = before.change(move);
    const auto all = change.touched();
    const std::set<games::PieceId> touched(all.begin(), all.end());
    if (all.size() > mostGhosts || !staysInPlace(board, byId(now), touched))
        return {};
    const Pieces there = byId(board);
    std::set<Place> taken;
    for (const games::Piece& piece : now.pieces)
        if (!isPlace(piece.kind))
            taken.insert(placeOf(piece));
    LastMove last;
    for (const auto* gone : {&change.removed, &change.moved})
        for (const games::PieceId id : *gone)
            if (const auto found = there.find(id);
                found != there.end() && !taken.contains(placeOf(*found->second)))
                last.ghosts.push_back(*found->second);
    for (const games::Piece& piece : now.pieces) {
        const bool isNew = isMovable(piece.kind) && !there.contains(piece.id);
        const bool isMeant = touched.contains(piece.id) || change.to == piece.id;
        if (isNew || (isMeant && (!isPlace(piece.kind) || piece.kind == games::PieceKind::Button)))
            last.touched.insert(piece.id);
    }
    return last;
}

} // namespace models
