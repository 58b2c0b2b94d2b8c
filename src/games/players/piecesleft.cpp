// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/players/piecesleft.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace games {
namespace {

template <typename Counts>
std::uint64_t total(const Board& board, Counts counts)
{
    std::uint64_t sum = 0;
    for (const Piece& piece : board.pieces)
        sum += counts(piece) ? piece.count : 0;
    return sum;
}

bool isTaken(const Piece& piece)
{
    return piece.kind == PieceKind::Stone || piece.kind == PieceKind::Stick ||
           piece.kind == PieceKind::Pile || piece.kind == PieceKind::Head || piece.kind == PieceKind::Edge;
}

/// A coin on a strip, or a stone or pile where boxes are drawn as heaps, outside the first box.
std::uint64_t coinsAboveBottom(const Board& board)
{
    return total(board, [&board](const Piece& piece) {
        const bool coin = piece.kind == PieceKind::Coin || isTaken(piece);
        return coin && (board.shape == Shape::Heaps ? majorOf(piece.id) > 0 : piece.column > 0);
    });
}

/// The n-th coin from the left, from 0, comes to rest on square n. A board that is not drawn shows each
/// coin's empty squares as a heap.
std::uint64_t slidingCoins(const Board& board)
{
    if (board.shape == Shape::Heaps)
        return static_cast<std::uint64_t>(std::ranges::count_if(board.pieces, [](const Piece& piece) {
            return piece.kind == PieceKind::Base && piece.count > 0;
        }));
    std::uint64_t before = 0;
    std::uint64_t moving = 0;
    for (const Piece& piece : board.pieces) {
        if (piece.kind != PieceKind::Coin)
            continue;
        moving += piece.column > static_cast<double>(before) ? 1 : 0;
        ++before;
    }
    return moving;
}

/// A board that is not drawn shows each counter as two heaps, one for each way it goes.
std::uint64_t countersOffCorner(const Board& board)
{
    if (board.shape != Shape::Heaps)
        return total(board, [](const Piece& piece) { return piece.row + piece.column > 0; });
    std::set<std::uint32_t> counters;
    for (const Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Base && piece.count > 0)
            counters.insert(majorOf(piece.id) / 2);
    }
    return counters.size();
}

/// Where tokens go either way (and misère play would never end) a retreat of two that have met is no advance.
std::uint64_t rowsToAdvance(const Game& game, const Board& board)
{
    std::map<std::uint32_t, std::vector<double>> tokens;
    for (const Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::LeftToken || piece.kind == PieceKind::RightToken)
            tokens[static_cast<std::uint32_t>(piece.row)].push_back(piece.column);
    }
    std::set<std::uint32_t> rows;
    for (const Move& move : game.moves().moves) {
        const std::uint32_t row = std::get<MoveToken>(move.action).row;
        const auto [least, most] = std::ranges::minmax(tokens.at(row));
        if (most - least > 1 || game.misereOffered())
            rows.insert(row);
    }
    return rows.size();
}

std::uint64_t reachableNodes(const Board& board)
{
    std::map<std::uint64_t, std::vector<std::uint64_t>> options;
    std::vector<std::uint64_t> toVisit;
    for (const Piece& piece : board.pieces) {
        if (piece.kind == PieceKind::Arrow)
            options[majorOf(piece.id) - 1].push_back(minorOf(piece.id));
        if (piece.kind == PieceKind::Token)
            toVisit.push_back(static_cast<std::uint64_t>(piece.id));
    }
    std::set<std::uint64_t> reached(toVisit.begin(), toVisit.end());
    while (!toVisit.empty()) {
        const std::uint64_t node = toVisit.back();
        toVisit.pop_back();
        for (const std::uint64_t next : options[node]) {
            if (reached.insert(next).second)
                toVisit.push_back(next);
        }
    }
    return reached.empty() ? 0 : reached.size() - 1; // without its own node
}

} // namespace

std::uint64_t piecesLeft(const Game& game)
{
    const Board board = game.board();
    const std::string& id = game.info().id;
    if (board.undrawn > 0)
        return board.undrawn;
    if (id == "nimble" || id == "staircase")
        return coinsAboveBottom(board);
    if (id == "dollar")
        return slidingCoins(board);
    if (id == "plane")
        return countersOffCorner(board);
    if (id == "northcott")
        return rowsToAdvance(game, board);
    if (id == "dag")
        return reachableNodes(board);
    if (id == "wythoff") {
        const MoveList list = game.moves();
        return list.moves.size() + list.omitted;
    }
    return total(board, isTaken);
}

} // namespace games
