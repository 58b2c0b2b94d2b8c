// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/movemarks.h"

#include "wording/names/moves.h"

#include <algorithm>
#include <tuple>

namespace models {
namespace {

bool isBracketed(games::Shape shape)
{
    return shape == games::Shape::Heaps || shape == games::Shape::Staircase;
}

/// Side by side beside a heap: the winning ones first, then by what they take. In the order of the moves,
/// which goes by their length of play, brackets of all lengths would alternate.
void orderBrackets(std::vector<BoardOverlay::MoveMark>& marks)
{
    std::ranges::stable_sort(marks, {}, [](const BoardOverlay::MoveMark& mark) {
        return std::tuple(!mark.winning, mark.pieces.size(), partOf(mark.move));
    });
}

} // namespace

BoardOverlay::MoveMark markAround(const games::Game& game, games::Shape shape, const games::Move& move)
{
    const games::Change change = game.change(move);
    BoardOverlay::MoveMark mark;
    mark.pieces = shape == games::Shape::Drawn ? std::vector{move.gesture.first} : change.touched();
    if (shape == games::Shape::Strip || shape == games::Shape::Plane) {
        const games::PieceId chosen = move.gesture.second.value_or(move.gesture.first);
        const games::PieceId place = change.to.value_or(chosen);
        mark.place = {static_cast<double>(games::minorOf(place)), static_cast<double>(games::majorOf(place))};
    }
    return mark;
}

double partOf(const std::optional<games::Move>& move)
{
    const auto change = move ? move->action.inHeap() : std::nullopt;
    if (!change || change->taken == 0)
        return 1;
    return static_cast<double>(change->taken) / static_cast<double>(change->before);
}

std::optional<double> middleOfFeet(const games::Board& board, const std::vector<games::PieceId>& pieces)
{
    const std::set<games::PieceId> wanted(pieces.begin(), pieces.end());
    double sum = 0;
    int feet = 0;
    const auto add = [&](double row, double column) {
        if (row > 0)
            return;
        sum += column;
        ++feet;
    };
    for (const games::Piece& piece : board.pieces) {
        if (!wanted.contains(piece.id))
            continue;
        add(piece.row, piece.column);
        add(piece.toRow, piece.toColumn);
    }
    return feet == 0 ? std::nullopt : std::optional(sum / feet);
}

BoardOverlay::MoveMark markLeaving(const games::Game& game, games::Shape shape, const games::Move& move,
                                   std::optional<theory::Outcome> leaves, bool winning)
{
    BoardOverlay::MoveMark mark = markAround(game, shape, move);
    mark.leaves = leaves;
    mark.winning = winning;
    mark.label = wording::moveMark(move);
    mark.thin = !winning;
    return mark;
}

BoardOverlay::MoveMark markOf(const games::Game& game, games::Shape shape, const games::JudgedMove& judged)
{
    BoardOverlay::MoveMark mark =
        markLeaving(game, shape, judged.move, judged.leaves.outcome, judged.winning);
    mark.move = judged.move;
    return mark;
}

Thinning::Thinning(const games::Board& board, const games::Answer& answer)
    : m_board(board), m_thins(answer.winning > mostBrackets)
{
}

bool Thinning::isOnHeaps(games::PieceId piece) const
{
    if (m_board.shape != games::Shape::Table)
        return isBracketed(m_board.shape);
    const std::uint32_t number = games::boardOfPiece(piece);
    return number < m_board.boards.size() && isBracketed(m_board.boards[number].shape);
}

bool Thinning::keeps(const games::JudgedMove& judged)
{
    const games::PieceId piece = judged.move.gesture.first;
    if (!m_thins || !judged.winning || !isOnHeaps(piece))
        return true;
    const std::uint32_t number = m_board.shape == games::Shape::Table ? games::boardOfPiece(piece) : 0;
    return m_heaps.emplace(number, games::majorOf(games::onBoard(piece, number))).second;
}

bool isEncircled(games::Shape shape)
{
    return shape == games::Shape::Grid || shape == games::Shape::Lines;
}

bool marksFollowPointer(games::Shape shape, const games::Answer& answer)
{
    return isEncircled(shape) && answer.winning > mostCapsules;
}

void keepFewLosing(std::vector<BoardOverlay::MoveMark>& marks)
{
    for (BoardOverlay::MoveMark& mark : marks)
        if (!mark.winning && mark.move && !mark.move->gesture.second)
            mark.pieces = {mark.move->gesture.first}; // a click there is all of it
    std::ranges::stable_sort(marks, [](const BoardOverlay::MoveMark& a, const BoardOverlay::MoveMark& b) {
        return a.winning != b.winning ? a.winning : !a.winning && a.pieces.size() < b.pieces.size();
    });
    std::set<games::PieceId> covered;
    std::erase_if(marks, [&covered](const BoardOverlay::MoveMark& mark) {
        const bool overlaps = std::ranges::any_of(
            mark.pieces, [&covered](games::PieceId piece) { return covered.contains(piece); });
        if (!mark.winning && overlaps)
            return true;
        covered.insert(mark.pieces.begin(), mark.pieces.end());
        return false;
    });
}

void keepApart(std::vector<BoardOverlay::MoveMark>& marks, const std::optional<games::PieceId>& pointed)
{
    const auto takes = [](const BoardOverlay::MoveMark& mark, games::PieceId piece) {
        return std::ranges::find(mark.pieces, piece) != mark.pieces.end();
    };
    const bool isTaken = pointed && std::ranges::any_of(marks, [&](const BoardOverlay::MoveMark& mark) {
                             return mark.winning && takes(mark, *pointed);
                         });
    std::set<games::PieceId> covered;
    std::erase_if(marks, [&](const BoardOverlay::MoveMark& mark) {
        if (!mark.winning)
            return false;
        if (isTaken)
            return !takes(mark, *pointed);
        if (std::ranges::any_of(mark.pieces, [&](games::PieceId piece) { return covered.contains(piece); }))
            return true;
        covered.insert(mark.pieces.begin(), mark.pieces.end());
        return false;
    });
}

std::vector<BoardOverlay::MoveMark> marksOf(const games::Game& game, const games::Board& board,
                                            const games::Answer& answer,
                                            const std::function<bool(const games::JudgedMove&)>& shown,
                                            const std::optional<games::PieceId>& pointed)
{
    std::vector<BoardOverlay::MoveMark> marks;
    Thinning thinning(board, answer);
    for (const games::JudgedMove& judged : answer.moves) {
        if (!judged.leaves.outcome || judged.move.player != answer.mover || !shown(judged) ||
            marks.size() >= mostMarks || !thinning.keeps(judged))
            continue;
        marks.push_back(markOf(game, board.shape, judged));
        for (const games::Move& other : game.alike(judged.move))
            marks.push_back(markOf(game, board.shape, {other, judged.leaves, judged.winning}));
    }
    if (marksFollowPointer(board.shape, answer))
        keepApart(marks, pointed);
    if (isEncircled(board.shape) && !pointed && marks.size() > mostCapsules)
        keepFewLosing(marks);
    if (isBracketed(board.shape))
        orderBrackets(marks);
    return marks;
}

} // namespace models
