// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/sum.h"

#include "games/edit.h"
#include "games/sum/nimbertext.h"
#include "games/text/refusals.h"
#include "solver/meter.h"
#include "solver/minimax.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace games {
namespace {

bool hasPartizan(const std::vector<GamePtr>& boards)
{
    return std::ranges::any_of(boards, [](const GamePtr& board) { return board->isPartizan(); });
}

void appendOnBoard(std::vector<PieceId>& all, const std::vector<PieceId>& pieces, std::uint32_t board)
{
    for (const PieceId piece : pieces)
        all.push_back(onBoard(piece, board));
}

std::vector<PieceId> allOnBoard(const std::vector<PieceId>& pieces, std::uint32_t board)
{
    std::vector<PieceId> all;
    appendOnBoard(all, pieces, board);
    return all;
}

/// What an answer to the sum says of one board alone: its Grundy value.
Answer answerOfBoard(const Answer& known, std::uint32_t board)
{
    Answer own;
    if (board < known.boardValues.size() && known.boardValues[board])
        own.verdict.grundy = nimberOf(*known.boardValues[board]);
    return own;
}

/// The piece whose board an edit is of; nothing where an edit names none.
PieceId* pieceOf(Edit& edit)
{
    return std::visit(
        [](auto& of) -> PieceId* {
            if constexpr (requires { of.cell; })
                return &of.cell;
            else if constexpr (requires { of.piece; })
                return &of.piece;
            else if constexpr (requires { of.edge; })
                return &of.edge;
            else if constexpr (requires { of.joint; })
                return &of.joint;
            else
                return nullptr;
        },
        static_cast<Edits&>(edit));
}

/// The score for whoever is to move, `depth` moves ahead.
solver::Score scoreAhead(const Game& game, int depth, solver::Meter& meter, solver::Score alpha,
                         solver::Score beta)
{
    if (!meter.spend())
        return solver::Score::Unknown;
    if (game.isOver())
        return game.play() == theory::Play::Misere ? solver::Score::Win : solver::Score::Loss;
    if (depth <= 0)
        return solver::Score::Unknown;
    solver::Score best = solver::Score::Loss;
    for (const Move& move : game.moves().moves) {
        if (move.player != game.mover())
            continue;
        const solver::Score reply =
            scoreAhead(*game.after(move), depth - 1, meter, solver::reversed(beta), solver::reversed(alpha));
        best = std::max(best, solver::reversed(reply));
        alpha = std::max(alpha, best);
        if (alpha >= beta)
            break;
    }
    return best;
}

} // namespace

Sum::Sum(std::vector<GamePtr> boards, theory::Mover mover)
    : m_boards(std::move(boards)), m_mover(hasPartizan(m_boards) ? mover : theory::Mover::Either)
{
    assert(m_boards.size() > 1 && m_boards.size() <= mostSumParts);
    for (GamePtr& board : m_boards) {
        if (board->isPartizan() && board->mover() != m_mover)
            board = board->withMover(m_mover);
    }
}

GamePtr Sum::make(std::vector<GamePtr> boards, theory::Mover mover)
{
    return GamePtr(new Sum(std::move(boards), mover));
}

std::string Sum::notation() const
{
    std::string text;
    for (const GamePtr& board : m_boards)
        text += (text.empty() ? "" : " + ") + board->notation();
    return text;
}

bool Sum::misereOffered() const
{
    return std::ranges::all_of(m_boards, [](const GamePtr& board) { return board->misereOffered(); });
}

GamePtr Sum::withPlay(theory::Play play) const
{
    std::vector<GamePtr> boards;
    boards.reserve(m_boards.size());
    for (const GamePtr& board : m_boards)
        boards.push_back(misereOffered() ? board->withPlay(play) : board);
    return make(std::move(boards), m_mover);
}

std::uint64_t Sum::piecesLeft() const
{
    std::uint64_t pieces = 0;
    for (const GamePtr& board : m_boards)
        pieces += board->piecesLeft();
    return pieces;
}

GamePtr Sum::withMover(theory::Mover mover) const
{
    return make(m_boards, mover);
}

GamePtr Sum::negative() const
{
    std::vector<GamePtr> boards;
    for (const GamePtr& board : m_boards) {
        boards.push_back(board->negative());
        if (!boards.back())
            return nullptr;
    }
    return make(std::move(boards));
}

Board Sum::board() const
{
    Board table{.shape = Shape::Table,
                .rows = 1,
                .columns = static_cast<int>(m_boards.size()),
                .caption = {},
                .pieces = {}};
    for (std::uint32_t number = 0; number < m_boards.size(); ++number) {
        Board board = m_boards[number]->board();
        for (Piece& piece : board.pieces)
            piece.id = onBoard(piece.id, number);
        table.pieces.insert(table.pieces.end(), board.pieces.begin(), board.pieces.end());
        table.boards.push_back(std::move(board));
    }
    return table;
}

bool Sum::isOver() const
{
    return std::ranges::all_of(m_boards, [](const GamePtr& board) { return board->isOver(); });
}

Move Sum::onItsBoard(const Move& move) const
{
    const std::uint32_t board = boardOf(move);
    Move own = move;
    own.action = move.action.onBoard(0);
    own.gesture.first = onBoard(move.gesture.first, board);
    if (own.gesture.second)
        own.gesture.second = onBoard(*move.gesture.second, board);
    if (!m_boards.at(board)->isPartizan())
        own.player = theory::Mover::Either;
    return own;
}

Move Sum::onTable(const Move& move, std::uint32_t board, theory::Mover player) const
{
    Move placed = move;
    placed.player = player;
    placed.action = move.action.onBoard(board + 1);
    placed.gesture.first = onBoard(move.gesture.first, board);
    if (placed.gesture.second)
        placed.gesture.second = onBoard(*move.gesture.second, board);
    return placed;
}

std::vector<theory::Mover> Sum::playersOf(const Move& boardMove) const
{
    if (boardMove.player != theory::Mover::Either || m_mover == theory::Mover::Either)
        return {boardMove.player};
    return {m_mover, theory::opponentOf(m_mover)};
}

MoveList Sum::moves() const
{
    MoveList all;
    std::vector<Move> others;
    for (std::uint32_t number = 0; number < m_boards.size(); ++number) {
        const MoveList list = m_boards[number]->moves();
        all.omitted += list.omitted;
        const bool isForBoth = m_mover != theory::Mover::Either && !m_boards[number]->isPartizan();
        all.otherOmitted += isForBoth ? list.omitted : list.otherOmitted;
        for (const Move& move : list.moves) {
            for (const theory::Mover player : playersOf(move))
                (player == m_mover ? all.moves : others).push_back(onTable(move, number, player));
        }
    }
    const auto cut = [](std::vector<Move>& moves, std::uint64_t& omitted) {
        if (moves.size() <= mostListedMoves)
            return;
        omitted += moves.size() - mostListedMoves;
        moves.erase(moves.begin() + mostListedMoves, moves.end());
    };
    cut(all.moves, all.omitted);
    cut(others, all.otherOmitted);
    all.moves.insert(all.moves.end(), others.begin(), others.end());
    return all;
}

Move Sum::listed(const Move& move) const
{
    const std::uint32_t board = boardOf(move);
    return onTable(m_boards.at(board)->listed(onItsBoard(move)), board, move.player);
}

std::vector<Move> Sum::alike(const Move& move) const
{
    const std::uint32_t board = boardOf(move);
    std::vector<Move> all = m_boards.at(board)->alike(onItsBoard(move));
    for (Move& same : all)
        same = onTable(same, board, move.player);
    return all;
}

GamePtr Sum::after(const Move& move) const
{
    std::vector<GamePtr> boards = m_boards;
    GamePtr& changed = boards.at(boardOf(move));
    changed = changed->after(onItsBoard(move));
    return make(std::move(boards), theory::opponentOf(move.player));
}

Choice Sum::onTable(const Choice& choice, std::uint32_t board) const
{
    if (const auto* move = std::get_if<Move>(&choice))
        return onTable(*move, board, m_mover);
    if (const auto* half = std::get_if<HalfMade>(&choice))
        return HalfMade{allOnBoard(half->targets, board)};
    return choice;
}

Choice Sum::choose(PieceId first) const
{
    const std::uint32_t board = boardOfPiece(first);
    if (isOver() || board >= m_boards.size())
        return gameOver();
    if (m_boards[board]->isOver())
        return Refusal{QT_TRANSLATE_NOOP("Wording", "No move is left on this board.")};
    return onTable(m_boards[board]->choose(onBoard(first, board)), board);
}

Choice Sum::choose(PieceId first, PieceId second) const
{
    const std::uint32_t board = boardOfPiece(first);
    if (boardOfPiece(second) != board) // begun anew on the other one
        return choose(second);
    if (isOver() || board >= m_boards.size() || m_boards[board]->isOver())
        return choose(second);
    return onTable(m_boards[board]->choose(onBoard(first, board), onBoard(second, board)), board);
}

Change Sum::change(const Move& move) const
{
    const std::uint32_t board = boardOf(move);
    Change change = m_boards.at(board)->change(onItsBoard(move));
    for (auto* pieces : {&change.removed, &change.moved, &change.turned, &change.added})
        *pieces = allOnBoard(*pieces, board);
    if (change.to)
        change.to = onBoard(*change.to, board);
    return change;
}

GamePtr Sum::edited(const Edit& edit) const
{
    Edit own = edit;
    PieceId* const piece = pieceOf(own);
    const std::uint32_t board = piece == nullptr ? 0 : boardOfPiece(*piece);
    if (piece == nullptr || board >= m_boards.size())
        return nullptr;
    *piece = onBoard(*piece, board);
    if (auto* move = std::get_if<MovePiece>(&own)) {
        if (boardOfPiece(move->to) != board)
            return nullptr;
        move->to = onBoard(move->to, board);
    }
    std::vector<GamePtr> boards = m_boards;
    boards[board] = m_boards[board]->edited(own);
    return boards[board] ? make(std::move(boards), m_mover) : nullptr;
}

/// A heap of each board's lens has the number of the board in its key.
std::optional<LensHeaps> Sum::lens(const Answer& known) const
{
    if (isPartizan() || play() == theory::Play::Misere)
        return std::nullopt;
    LensHeaps all;
    for (std::uint32_t number = 0; number < m_boards.size(); ++number) {
        const auto heaps = m_boards[number]->lens(answerOfBoard(known, number));
        if (!heaps)
            return std::nullopt;
        for (LensHeap heap : *heaps) {
            heap.key = static_cast<std::uint64_t>(onBoard(PieceId{heap.key}, number));
            heap.pieces = allOnBoard(heap.pieces, number);
            all.push_back(std::move(heap));
        }
    }
    return all;
}

LensEffect Sum::lensEffect(const Move& move, const Answer& known) const
{
    const std::uint32_t number = boardOf(move);
    Answer own = answerOfBoard(known, number);
    const auto judged = std::ranges::find(known.moves, move, &JudgedMove::move);
    if (judged != known.moves.end() && judged->leaves.grundy && known.verdict.grundy && own.verdict.grundy) {
        Verdict leaves;
        leaves.grundy = *judged->leaves.grundy ^ *known.verdict.grundy ^ *own.verdict.grundy;
        own.moves.push_back({.move = onItsBoard(move), .leaves = leaves});
    }
    LensEffect effect = m_boards.at(number)->lensEffect(onItsBoard(move), own);
    effect.key = static_cast<std::uint64_t>(onBoard(PieceId{effect.key}, number));
    return effect;
}

GamePtr Sum::upToSymmetry() const
{
    std::vector<std::pair<std::string, GamePtr>> named;
    for (const GamePtr& board : m_boards) {
        GamePtr same = board->upToSymmetry();
        named.emplace_back(same->notation(), std::move(same));
    }
    std::ranges::stable_sort(named, {}, &std::pair<std::string, GamePtr>::first);
    std::vector<GamePtr> boards;
    boards.reserve(named.size());
    for (auto& [name, board] : named)
        boards.push_back(std::move(board));
    return make(std::move(boards), m_mover);
}

std::vector<Move> Sum::lookAhead(int depth, const solver::Job& job) const
{
    solver::Meter meter(job);
    std::vector<Move> best;
    solver::Score bestScore = solver::Score::Loss;
    for (const Move& move : moves().moves) {
        if (move.player != m_mover)
            continue;
        const auto score = solver::reversed(
            scoreAhead(*after(move), std::max(depth, 1) - 1, meter, solver::Score::Loss, solver::Score::Win));
        if (score > bestScore)
            best.clear();
        bestScore = std::max(bestScore, score);
        if (score == bestScore)
            best.push_back(move);
    }
    return best;
}

GamePtr sumOf(std::vector<GamePtr> boards)
{
    assert(!boards.empty());
    return boards.size() == 1 ? boards.front() : Sum::make(std::move(boards));
}

std::vector<GamePtr> boardsOf(const GamePtr& game)
{
    const auto* const sum = game->as<OfBoards>();
    return sum == nullptr ? std::vector{game} : sum->boards();
}

} // namespace games
