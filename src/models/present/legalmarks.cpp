// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/legalmarks.h"

#include "models/board/movemarks.h"
#include "wording/text/text.h"

#include <algorithm>
#include <map>

namespace models {
namespace {

using MoveMark = BoardOverlay::MoveMark;

/// More moves than this are drawn by their largest ones.
constexpr std::size_t fewMoves = 8;

MoveMark legalMark(const games::Game& game, games::Shape shape, const games::Move& move)
{
    MoveMark mark = markAround(game, shape, move);
    mark.thin = true;
    std::ranges::sort(mark.pieces);
    return mark;
}

/// All pieces lie in one row, or all in one column.
bool lieAlong(const std::vector<games::PieceId>& pieces, std::uint32_t (*number)(games::PieceId))
{
    return std::ranges::all_of(pieces,
                               [&](games::PieceId piece) { return number(piece) == number(pieces.front()); });
}

/// Runs of a row or of a column that overlap become one.
std::vector<MoveMark> joined(const std::vector<MoveMark>& marks)
{
    std::vector<MoveMark> runs;
    for (const MoveMark& mark : marks) {
        const auto continues = [&mark](const MoveMark& run) {
            std::vector<games::PieceId> both;
            std::ranges::set_intersection(run.pieces, mark.pieces, std::back_inserter(both));
            return !both.empty() &&
                   ((lieAlong(run.pieces, games::majorOf) && lieAlong(mark.pieces, games::majorOf)) ||
                    (lieAlong(run.pieces, games::minorOf) && lieAlong(mark.pieces, games::minorOf)));
        };
        const auto run = std::ranges::find_if(runs, continues);
        if (run == runs.end()) {
            runs.push_back(mark);
            continue;
        }
        std::vector<games::PieceId> all;
        std::ranges::set_union(run->pieces, mark.pieces, std::back_inserter(all));
        run->pieces = std::move(all);
    }
    return runs;
}

/// Those that are no part of another one, largest first.
std::vector<MoveMark> largest(std::vector<MoveMark> marks, bool labelled)
{
    std::ranges::stable_sort(marks, std::ranges::greater{},
                             [](const MoveMark& mark) { return mark.pieces.size(); });
    std::vector<MoveMark> kept;
    std::vector<std::uint64_t> moves;
    for (MoveMark& mark : marks) {
        const auto holds = std::ranges::find_if(kept, [&mark](const MoveMark& other) {
            return std::ranges::includes(other.pieces, mark.pieces);
        });
        if (holds == kept.end()) {
            kept.push_back(std::move(mark));
            moves.push_back(1);
        } else {
            ++moves[static_cast<std::size_t>(holds - kept.begin())];
        }
    }
    for (std::size_t i = 0; labelled && i < kept.size(); ++i)
        kept[i].label = wording::localized(moves[i]);
    return kept;
}

/// One mark for each heap of a board with more moves than can be compared, with the number of its moves where
/// any number may be taken.
std::vector<MoveMark> wholeHeaps(const games::Board& board, const LegalMoves& legal)
{
    std::map<std::uint32_t, MoveMark> heaps;
    std::map<std::uint32_t, std::uint64_t> sizes;
    std::uint64_t total = 0;
    for (const games::Piece& piece : board.pieces) {
        const bool pile = piece.kind == games::PieceKind::Pile;
        if (!pile && piece.kind != games::PieceKind::Stone && piece.kind != games::PieceKind::Stick)
            continue;
        const std::uint32_t heap = games::heapOf(piece.id);
        const std::uint64_t size = pile ? static_cast<std::uint64_t>(piece.count) : 1;
        heaps[heap].pieces.push_back(piece.id);
        sizes[heap] += size;
        total += size;
    }
    std::vector<MoveMark> marks;
    for (auto& [heap, mark] : heaps) {
        mark.thin = true;
        if (total == legal.count || heaps.size() == 1)
            mark.label = wording::localized(heaps.size() == 1 ? legal.count : sizes[heap]);
        marks.push_back(std::move(mark));
    }
    return marks;
}

} // namespace

LegalMoves legalMoves(const games::Game& game)
{
    const games::MoveList list = game.moves();
    LegalMoves legal;
    std::ranges::copy_if(list.moves, std::back_inserter(legal.moves),
                         [&game](const games::Move& move) { return move.player == game.mover(); });
    legal.count = legal.moves.size() + list.omitted;
    return legal;
}

std::vector<MoveMark> legalMarks(const games::Game& game, const games::Board& board, const LegalMoves& legal)
{
    constexpr std::size_t mostCompared = 2'000;
    if (legal.count > mostCompared)
        return board.shape == games::Shape::Heaps ? wholeHeaps(board, legal) : std::vector<MoveMark>{};
    std::vector<MoveMark> marks;
    marks.reserve(legal.moves.size());
    for (const games::Move& move : legal.moves)
        marks.push_back(legalMark(game, board.shape, move));
    const bool grouped = board.shape == games::Shape::Heaps || board.shape == games::Shape::Lines ||
                         board.shape == games::Shape::Grid || board.shape == games::Shape::Staircase;
    if (grouped && marks.size() > fewMoves)
        marks = largest(std::move(marks), board.shape == games::Shape::Heaps);
    if (grouped && legal.moves.size() > fewMoves && board.shape != games::Shape::Heaps)
        marks = joined(marks);
    if (marks.size() > mostMarks)
        marks.resize(mostMarks);
    for (const games::Move& move : legal.moves)
        for (const games::Move& other : game.alike(move))
            if (marks.size() < 2 * mostMarks)
                marks.push_back(legalMark(game, board.shape, other));
    return marks;
}

} // namespace models
