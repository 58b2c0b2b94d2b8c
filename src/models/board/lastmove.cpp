// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/lastmove.h"

#include "games/capabilities.h"
#include "models/board/piecetraits.h"
#include "scene/worldpieces.h"

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

/// Sticks that stay come in the same order; none where heaps are piles.
Renamed inTurn(const games::Board& before, const std::set<games::PieceId>& removed, const games::Board& now)
{
    const auto sticks = [](const games::Board& board) {
        std::vector<games::PieceId> ids;
        for (const games::Piece& piece : board.pieces)
            if (piece.kind == games::PieceKind::Stick)
                ids.push_back(piece.id);
        return ids;
    };
    auto stay = sticks(before);
    std::erase_if(stay, [&removed](games::PieceId id) { return removed.contains(id); });
    const auto here = sticks(now);
    Renamed renamed;
    for (std::size_t i = 0; i < here.size() && stay.size() == here.size(); ++i)
        renamed.emplace(stay[i], here[i]);
    return renamed;
}

/// What the move has left on its own board of a table.
LastMove onTable(const games::OfBoards& table, const games::Move& move, const games::Board& now)
{
    const std::uint32_t number = move.action.board() - 1;
    games::Board board = now.boards.at(number);
    for (games::Piece& piece : board.pieces)
        piece.id = games::onBoard(piece.id, number);
    const LastMove own = lastMoveOf(*table.boards()[number], table.onItsBoard(move), board);
    LastMove placed{.ghosts = own.ghosts, .touched = {}, .removed = {}, .renamed = {}};
    for (games::Piece& ghost : placed.ghosts)
        ghost.id = games::onBoard(ghost.id, number);
    for (const auto& [was, is] : own.renamed)
        placed.renamed.emplace(games::onBoard(was, number), games::onBoard(is, number));
    for (const games::Piece& piece : now.pieces)
        if (!own.renamed.empty() && games::boardOfPiece(piece.id) != number)
            placed.renamed.emplace(piece.id, piece.id);
    for (const auto pieces : {&LastMove::touched, &LastMove::removed})
        for (const games::PieceId piece : own.*pieces)
            (placed.*pieces).insert(games::onBoard(piece, number));
    return placed;
}

double left(const games::Game& game)
{
    return static_cast<double>(game.piecesLeft());
}

/// Puts into the dish what the move took, and out of it what it put back.
void gather(std::vector<games::Piece>& dish, const games::Game& before, const games::Move& move)
{
    const games::Board board = before.board();
    const Pieces there = byId(board);
    const games::Change change = before.change(move);
    dish.resize(dish.size() - std::min(dish.size(), change.added.size()));
    for (const games::PieceId id : change.removed)
        if (const auto found = there.find(id); found != there.end() && !isPlace(found->second->kind))
            dish.push_back(*found->second);
}

} // namespace

Taken takenBy(const std::vector<TakingMove>& moves, const games::Game& now)
{
    Taken taken{.isKept = now.as<games::OfBoards>() == nullptr && scene::mannerOf(now.info().world).isKept};
    if (!taken.isKept)
        return taken;
    for (const TakingMove& one : moves) {
        double& count = taken.counts.at(one.seat);
        count = std::max(0.0, count + left(*one.before) - left(*one.after));
    }
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (taken.counts.at(seat) > mostInDish)
            continue;
        std::vector<games::Piece>& dish = taken.pieces.at(seat);
        for (const TakingMove& one : moves)
            if (one.seat == seat)
                gather(dish, *one.before, one.move);
        if (static_cast<double>(dish.size()) != taken.counts.at(seat)) // of piles
            dish.clear();
    }
    return taken;
}

LastMove lastMoveOf(const games::Game& before, const games::Move& move, const games::Board& now)
{
    if (const auto* heaps = before.as<games::LaidOutAnew>()) {
        const auto [parts, gone] = heaps->trace(move);
        const auto removed = before.change(move).removed;
        LastMove last{.ghosts = gone,
                      .touched = {parts.begin(), parts.end()},
                      .removed = {removed.begin(), removed.end()},
                      .renamed = {}};
        last.renamed = inTurn(before.board(), last.removed, now);
        return last;
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
    LastMove last{.ghosts = {},
                  .touched = {},
                  .removed = {change.removed.begin(), change.removed.end()},
                  .renamed = {}};
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
