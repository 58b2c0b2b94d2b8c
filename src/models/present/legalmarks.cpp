// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/legalmarks.h"

#include "models/movemarks.h"
#include "wording/text.h"

#include <algorithm>

namespace models {
namespace {

using MoveMark = BoardOverlay::MoveMark;

/// More moves than this are drawn by their largest ones.
constexpr std::size_t fewMoves = 8;

MoveMark legalMark(const games::Game& game, games::Shape shape, const games::Move& move)
{
    MoveMark mark{
        .pieces = markedPieces(game, shape, move), .place = placeReached(shape, move), .thin = true};
    std::ranges::sort(mark.pieces);
    return mark;
}

QString movesLabel(std::uint64_t count)
{
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 move"),
                            QT_TRANSLATE_N_NOOP("Wording", "%1 moves"), count)
        .arg(wording::localized(count));
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
        kept[i].label = movesLabel(moves[i]);
    return kept;
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
        return {};
    std::vector<MoveMark> marks;
    marks.reserve(legal.moves.size());
    for (const games::Move& move : legal.moves)
        marks.push_back(legalMark(game, board.shape, move));
    const bool grouped = board.shape == games::Shape::Heaps || board.shape == games::Shape::Lines ||
                         board.shape == games::Shape::Grid || board.shape == games::Shape::Staircase;
    if (grouped && marks.size() > fewMoves)
        marks = largest(std::move(marks), board.shape == games::Shape::Heaps);
    if (marks.size() > mostMarks)
        marks.resize(mostMarks);
    for (const auto& [listed, equal] : equalMoves(game, board))
        marks.push_back(legalMark(game, board.shape, equal));
    return marks;
}

} // namespace models
