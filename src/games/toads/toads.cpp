// SPDX-License-Identifier: GPL-3.0-or-later
// Toads and Frogs drawn, played by gestures and edited.

#include "games/toads/toads.h"

#include "games/edit.h"
#include "games/partizan/partizan.h"
#include "games/text/refusals.h"

#include <algorithm>

namespace games {
namespace {

Refusal outOfReach()
{
    return {QT_TRANSLATE_NOOP("Wording", "No move goes there.")};
}

PieceId squareId(std::size_t square)
{
    return pieceId(0, static_cast<std::uint32_t>(square));
}

PieceId tokenId(std::size_t square)
{
    return coinId(0, static_cast<std::uint32_t>(square));
}

const Hop& hopOf(const Move& move)
{
    return move.action.as<Hop>();
}

/// Toad, frog, empty, toad, …
char nextOf(char square)
{
    return square == toad ? frog : square == frog ? noPiece : toad;
}

} // namespace

std::uint64_t Toads::piecesLeft() const
{
    const std::vector<bool> stuck = stuckForGood(m_squares);
    const auto pieces = std::ranges::count_if(m_squares, [](char square) { return square != noPiece; });
    return static_cast<std::uint64_t>(pieces - std::ranges::count(stuck, true));
}

Board Toads::board() const
{
    Board board{.shape = Shape::Strip,
                .rows = 1,
                .columns = static_cast<int>(m_squares.size()),
                .firstNumber = 1,
                .pieces = {}};
    for (std::size_t square = 0; square < m_squares.size(); ++square) {
        Piece piece{.id = squareId(square),
                    .kind = PieceKind::Square,
                    .row = 0,
                    .column = static_cast<double>(square)};
        board.pieces.push_back(piece);
        if (m_squares[square] == noPiece)
            continue;
        const bool isToad = m_squares[square] == toad;
        piece.id = tokenId(square);
        piece.kind = isToad ? PieceKind::LeftToken : PieceKind::RightToken;
        piece.owner = isToad ? theory::Mover::Left : theory::Mover::Right;
        piece.label = std::string(1, m_squares[square]);
        board.pieces.push_back(piece);
    }
    return board;
}

std::optional<Move> Toads::moveFrom(std::size_t square, theory::Mover player) const
{
    const auto to = hopFrom(m_squares, square);
    if (!to || m_squares[square] != pieceOf(playerOf(player)))
        return std::nullopt;
    return Move{.player = player,
                .action = Hop{.from = static_cast<std::uint32_t>(square + 1),
                              .to = static_cast<std::uint32_t>(*to + 1)},
                .gesture = {.first = tokenId(square), .second = {}}};
}

/// Seen from the other side, with toads for frogs.
Toads Toads::negative() const
{
    std::string turned(m_squares.rbegin(), m_squares.rend());
    for (char& square : turned)
        square = square == toad ? frog : square == frog ? toad : square;
    return {std::move(turned), m_play};
}

bool Toads::isOver() const
{
    for (std::size_t square = 0; square < m_squares.size(); ++square) {
        if (moveFrom(square, m_mover))
            return false;
    }
    return true;
}

MoveList Toads::moves() const
{
    MoveList list;
    for (const theory::Mover mover : {m_mover, theory::opponentOf(m_mover)}) {
        for (std::size_t square = 0; square < m_squares.size(); ++square) {
            if (const auto move = moveFrom(square, mover))
                list.moves.push_back(*move);
        }
    }
    return list;
}

Toads Toads::after(const Move& move) const
{
    Toads left = withMover(theory::opponentOf(move.player));
    std::swap(left.m_squares[hopOf(move).from - 1], left.m_squares[hopOf(move).to - 1]);
    return left;
}

/// A piece and the square that it stands on are the same one.
std::optional<std::size_t> Toads::squareOf(PieceId piece) const
{
    for (std::size_t square = 0; square < m_squares.size(); ++square) {
        if (piece == squareId(square) || (piece == tokenId(square) && m_squares[square] != noPiece))
            return square;
    }
    return std::nullopt;
}

Choice Toads::choose(PieceId piece) const
{
    if (isOver())
        return gameOver();
    const auto square = squareOf(piece);
    if (!square)
        return outOfReach();
    if (m_squares[*square] == noPiece) {
        for (const Move& move : moves().moves) {
            if (move.player == m_mover && hopOf(move).to == *square + 1)
                return move;
        }
        return outOfReach();
    }
    if (m_squares[*square] != pieceOf(playerOf(m_mover)))
        return notYours(m_mover);
    if (const auto move = moveFrom(*square, m_mover))
        return *move;
    return Refusal{QT_TRANSLATE_NOOP("Wording", "This piece cannot move now.")};
}

Choice Toads::choose(PieceId first, PieceId second) const
{
    auto from = squareOf(first);
    auto to = squareOf(second);
    if (isOver() || !from || !to || from == to)
        return choose(second);
    if (m_squares[*from] == noPiece)
        std::swap(from, to);
    Choice choice = choose(squareId(*from));
    const auto* move = std::get_if<Move>(&choice);
    if (move != nullptr && hopOf(*move).to != *to + 1)
        return outOfReach();
    return choice;
}

Change Toads::change(const Move& move) const
{
    const Hop& hop = hopOf(move);
    return {.moved = {tokenId(hop.from - 1)}, .to = pieceId(0, hop.to - 1)};
}

std::optional<Toads> Toads::edited(const Edit& edit) const
{
    Toads changed = *this;
    if (const auto* toggle = std::get_if<ToggleCell>(&edit)) {
        const auto square = squareOf(toggle->cell);
        if (!square)
            return std::nullopt;
        changed.m_squares[*square] = nextOf(m_squares[*square]);
        return changed;
    }
    if (const auto* drag = std::get_if<MovePiece>(&edit)) {
        const auto from = squareOf(drag->piece);
        const auto to = squareOf(drag->to);
        if (!from || !to || m_squares[*from] == noPiece || m_squares[*to] != noPiece)
            return std::nullopt;
        std::swap(changed.m_squares[*from], changed.m_squares[*to]);
        return changed;
    }
    if (const auto* size = std::get_if<Resize>(&edit)) {
        const bool isCut = m_squares.find_first_not_of(noPiece, size->columns) != std::string::npos;
        if (size->rows != 1 || size->columns > longestToadStrip || isCut)
            return std::nullopt;
        changed.m_squares.resize(size->columns, noPiece);
        return changed;
    }
    return std::nullopt;
}

} // namespace games
