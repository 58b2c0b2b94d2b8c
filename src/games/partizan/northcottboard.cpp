// SPDX-License-Identifier: GPL-3.0-or-later
// Northcott's game drawn, played by gestures and edited.

#include "games/partizan/northcott.h"

#include "games/edit.h"
#include "games/text/refusals.h"

#include <algorithm>

namespace games {
namespace {

/// A token or a square, as a place: the token of square 5 and square 5 are the same one.
struct Place {
    std::uint32_t row = 0;
    std::uint32_t square = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

std::optional<Place> placeOf(const TokenRows& rows, PieceId id)
{
    for (std::uint32_t row = 0; row < rows.size(); ++row) {
        if (majorOf(id) == row && minorOf(id) < rows[row].width)
            return Place{row, minorOf(id)};
        for (const std::uint32_t square : {rows[row].white, rows[row].black}) {
            if (id == coinId(row, square))
                return Place{row, square};
        }
    }
    return std::nullopt;
}

std::optional<theory::Player> ownerAt(const TokenRows& rows, Place place)
{
    if (rows[place.row].white == place.square)
        return theory::Player::Left;
    return rows[place.row].black == place.square ? std::optional(theory::Player::Right) : std::nullopt;
}

Refusal notATokensWay()
{
    return {QT_TRANSLATE_NOOP("Wording", "This token may not go that way, and it has to stay in its row.")};
}

} // namespace

Board Northcott::board() const
{
    Board board{
        .shape = Shape::Strip, .rows = static_cast<int>(m_rows.size()), .firstNumber = 1, .pieces = {}};
    for (std::uint32_t number = 0; number < m_rows.size(); ++number) {
        const TokenRow& row = m_rows[number];
        board.columns = std::max(board.columns, static_cast<int>(row.width));
        for (std::uint32_t square = 0; square < row.width; ++square) {
            const Piece place{.id = pieceId(number, square),
                              .kind = PieceKind::Square,
                              .row = static_cast<double>(number),
                              .column = static_cast<double>(square)};
            board.pieces.push_back(place);
            const auto owner = ownerAt(m_rows, {number, square});
            if (!owner)
                continue;
            Piece token = place;
            token.id = coinId(number, square);
            token.kind = *owner == theory::Player::Left ? PieceKind::WhiteToken : PieceKind::BlackToken;
            token.owner = theory::moverOf(*owner);
            board.pieces.push_back(token);
        }
    }
    return board;
}

Choice Northcott::choose(PieceId piece) const
{
    if (isOver())
        return gameOver();
    const auto place = placeOf(m_rows, piece);
    const auto owner = place ? ownerAt(m_rows, *place) : std::nullopt;
    if (!owner)
        return noCoin();
    if (*owner != playerOf(m_mover))
        return notYours(m_mover, info().players.left, info().players.right);
    HalfMade half;
    for (const std::uint32_t square : m_rows[place->row].targets(*owner, m_way))
        half.targets.push_back(pieceId(place->row, square));
    if (half.targets.empty())
        return notATokensWay();
    return half;
}

Choice Northcott::choose(PieceId first, PieceId second) const
{
    if (isOver())
        return gameOver();
    auto from = placeOf(m_rows, first);
    auto to = placeOf(m_rows, second);
    if (!from || !to)
        return noCoin();
    if (from == to)
        return sameSquare();
    if (!ownerAt(m_rows, *from))
        std::swap(from, to);
    const auto owner = ownerAt(m_rows, *from);
    if (!owner)
        return noCoin();
    if (*owner != playerOf(m_mover))
        return notYours(m_mover, info().players.left, info().players.right);
    if (ownerAt(m_rows, *to))
        return occupied();
    if (from->row != to->row)
        return notATokensWay();
    const TokenRow& row = m_rows[from->row];
    if (std::ranges::count(row.targets(*owner, m_way), to->square) > 0)
        return Move{m_mover,
                    MoveToken{from->row, from->square, to->square},
                    {.first = coinId(from->row, from->square), .second = pieceId(to->row, to->square)}};
    const auto [low, high] = std::minmax(from->square, to->square);
    const std::uint32_t other = row.token(theory::opponentOf(*owner));
    return low < other && other < high ? jumpsOver() : notATokensWay();
}

Change Northcott::change(const Move& move) const
{
    const auto& token = move.action.as<MoveToken>();
    return {.moved = {coinId(token.row, token.from)}, .to = move.gesture.second};
}

std::optional<Northcott> Northcott::edited(const Edit& edit) const
{
    Northcott changed = *this;
    if (const auto* drag = std::get_if<MovePiece>(&edit)) {
        const auto from = placeOf(m_rows, drag->piece);
        const auto to = placeOf(m_rows, drag->to);
        if (!from || !to || from->row != to->row || !ownerAt(m_rows, *from) || ownerAt(m_rows, *to))
            return std::nullopt;
        changed.m_rows[from->row].place(*ownerAt(m_rows, *from), to->square);
        return changed;
    }
    if (const auto* add = std::get_if<AddHeap>(&edit)) {
        if (add->size < 2 || add->size > longestTokenRow || m_rows.size() >= mostTokenRows)
            return std::nullopt;
        const auto width = static_cast<std::uint32_t>(add->size);
        changed.m_rows.push_back({.width = width, .white = 0, .black = width - 1});
        return changed;
    }
    if (const auto* remove = std::get_if<RemoveHeap>(&edit); remove && remove->heap < m_rows.size()) {
        changed.m_rows.erase(changed.m_rows.begin() + remove->heap);
        return changed;
    }
    if (const auto* size = std::get_if<Resize>(&edit)) {
        const bool tooLarge = size->columns > longestTokenRow || size->rows > mostTokenRows;
        const bool cutsToken = std::ranges::any_of(
            m_rows, [size](const TokenRow& row) { return std::max(row.white, row.black) >= size->columns; });
        if (tooLarge || cutsToken || size->columns < 2)
            return std::nullopt;
        changed.m_rows.resize(size->rows, {.width = size->columns, .white = 0, .black = size->columns - 1});
        for (TokenRow& row : changed.m_rows)
            row.width = size->columns;
        return changed;
    }
    return std::nullopt;
}

} // namespace games
