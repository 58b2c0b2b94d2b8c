// SPDX-License-Identifier: GPL-3.0-or-later
// Chomp drawn, played by gestures and edited.

#include "games/chomp/chomp.h"

#include "games/edit.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

/// From 0 at the bottom left.
struct SquarePlace {
    std::size_t row = 0;
    std::size_t column = 0;
};

/// Nothing off the board.
std::optional<SquarePlace> placeOn(Chomp::Size size, PieceId id)
{
    if (majorOf(id) >= size.rows || minorOf(id) >= size.columns)
        return std::nullopt;
    return SquarePlace{.row = majorOf(id), .column = minorOf(id)};
}

SquarePlace placeOf(const Move& move)
{
    const auto& bite = move.action.as<Bite>();
    return {.row = bite.row - 1, .column = bite.column - 1};
}

/// By the row from the bottom: however high the board is drawn, a square keeps its name.
PieceId squareIdOf(std::size_t row, std::size_t column)
{
    return pieceId(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column));
}

} // namespace

bool Chomp::hasSquare(std::size_t row, std::size_t column) const
{
    return row < m_rows.size() && column < m_rows[row];
}

Board Chomp::board() const
{
    Board board{.shape = Shape::Grid,
                .rows = static_cast<int>(m_size.rows),
                .columns = static_cast<int>(m_size.columns),
                .pieces = {}};
    for (std::size_t row = m_size.rows; row-- > 0;) {
        for (std::size_t column = 0; column < m_size.columns; ++column) {
            const bool isCorner = row == 0 && column == 0;
            board.pieces.push_back({.id = squareIdOf(row, column),
                                    .kind = isCorner                 ? PieceKind::CrossedTile
                                            : hasSquare(row, column) ? PieceKind::Tile
                                                                     : PieceKind::Gap,
                                    .row = static_cast<double>(m_size.rows - 1 - row),
                                    .column = static_cast<double>(column)});
        }
    }
    return board;
}

Move Chomp::moveAt(std::size_t row, std::size_t column) const
{
    return {.player = theory::Mover::Either,
            .action = Bite{.row = static_cast<std::uint32_t>(row + 1),
                           .column = static_cast<std::uint32_t>(column + 1),
                           .squares = squaresOf(m_rows) - squaresOf(bitten(m_rows, row, column))},
            .gesture = {.first = squareIdOf(row, column), .second = {}}};
}

MoveList Chomp::moves() const
{
    MoveList list;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (std::size_t column = row == 0 ? 1 : 0; column < m_rows[row]; ++column)
            list.moves.push_back(moveAt(row, column));
    }
    return list;
}

Chomp Chomp::after(const Move& move) const
{
    const auto [row, column] = placeOf(move);
    return {bitten(m_rows, row, column), m_size, m_play};
}

Choice Chomp::choose(PieceId square) const
{
    if (isOver())
        return gameOver();
    const auto place = placeOn(m_size, square);
    if (!place || !hasSquare(place->row, place->column))
        return Refusal{QT_TRANSLATE_NOOP("Wording", "That square is gone.")};
    if (place->row == 0 && place->column == 0)
        return Refusal{QT_TRANSLATE_NOOP("Wording", "The crossed square stays.")};
    return moveAt(place->row, place->column);
}

Choice Chomp::choose([[maybe_unused]] PieceId first, PieceId second) const
{
    return choose(second);
}

Change Chomp::change(const Move& move) const
{
    const SquarePlace chosen = placeOf(move);
    std::vector<PieceId> pieces;
    for (std::size_t row = chosen.row; row < m_rows.size(); ++row) {
        for (std::size_t right = chosen.column; right < m_rows[row]; ++right)
            pieces.push_back(squareIdOf(row, right));
    }
    return {.removed = std::move(pieces)};
}

/// A square more or less, where the rows still fall.
std::optional<Chomp> Chomp::toggled(PieceId square) const
{
    const auto place = placeOn(m_size, square);
    if (!place || (place->row == 0 && place->column == 0))
        return std::nullopt;
    const auto [row, column] = *place;
    SquareRows rows = m_rows;
    rows.resize(m_size.rows, 0);
    const bool isLast = column + 1 == rows[row];
    if (isLast ? row + 1 < rows.size() && rows[row + 1] == rows[row]
               : column != rows[row] || (row > 0 && rows[row - 1] == rows[row]))
        return std::nullopt;
    rows[row] = static_cast<std::uint8_t>(isLast ? column : column + 1);
    std::erase(rows, 0);
    return Chomp(std::move(rows), m_size, m_play);
}

/// Rows that reached the right edge reach the new one; new rows are as long as the one on top was.
std::optional<Chomp> Chomp::resized(Size size) const
{
    if (size.rows < 1 || size.rows > widestChomp || size.columns < 1 || size.columns > widestChomp)
        return std::nullopt;
    SquareRows rows = m_rows;
    const std::uint8_t above = rows.size() == m_size.rows ? rows.back() : 0;
    rows.resize(size.rows, above);
    for (std::uint8_t& row : rows) {
        if (row == m_size.columns || row > size.columns)
            row = static_cast<std::uint8_t>(size.columns);
    }
    std::erase(rows, 0);
    return Chomp(std::move(rows), size, m_play);
}

std::optional<Chomp> Chomp::edited(const Edit& edit) const
{
    if (const auto* toggle = std::get_if<ToggleCell>(&edit))
        return toggled(toggle->cell);
    if (const auto* size = std::get_if<Resize>(&edit))
        return resized({.rows = size->rows, .columns = size->columns});
    return std::nullopt;
}

Chomp Chomp::upToSymmetry() const
{
    return {std::max(m_rows, transposed(m_rows)), m_play};
}

std::vector<PieceId> Chomp::armPieces(bool ofRow) const
{
    std::vector<PieceId> pieces;
    for (std::size_t at = 1; at < (ofRow ? std::size_t{m_rows.front()} : m_rows.size()); ++at)
        pieces.push_back(ofRow ? squareIdOf(0, at) : squareIdOf(at, 0));
    return pieces;
}

} // namespace games
