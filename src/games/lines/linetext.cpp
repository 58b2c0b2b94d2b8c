// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lines/linetext.h"

#include <algorithm>

namespace games {
namespace {

Sentence unlikeFirst(const std::vector<bool>& row, const std::vector<bool>& first)
{
    //: a mistake: rows have to be equally long; two numbers, the first is 1
    return {{QT_TRANSLATE_N_NOOP("Wording", "this row has %1 cell, the first one has %2"),
             //: a mistake: rows have to be equally long; two numbers
             QT_TRANSLATE_N_NOOP("Wording", "this row has %1 cells, the first one has %2")},
            row.size(),
            {row.size(), first.size()}};
}

} // namespace

CellRows readRows(Reader& reader, const RowLimits& limits)
{
    CellRows rows;
    if (limits.emptyAllowed && reader.atEnd())
        return rows;
    do {
        const std::size_t place = reader.here();
        rows.push_back(reader.cells(limits.mostCells));
        if (rows.size() > limits.mostRows)
            reader.fail({.column = reader.columnAt(place),
                         .problem = ParseProblem::TooMany,
                         .expected = Expected::Row,
                         .limit = limits.mostRows});
        if (limits.equalLengths && rows.back().size() != rows.front().size())
            reader.fail(toldError(reader.columnAt(place), unlikeFirst(rows.back(), rows.front())));
    } while (!reader.failed() && reader.accept('/'));
    reader.requireEnd();
    return rows;
}

std::string printRows(const CellRows& rows)
{
    std::string text;
    for (const auto& row : rows) {
        if (&row != rows.data())
            text += '/';
        for (const bool stone : row)
            text += stone ? '1' : '0';
    }
    return text;
}

std::size_t longestRow(const CellRows& rows)
{
    std::size_t longest = 0;
    for (const auto& row : rows)
        longest = std::max(longest, row.size());
    return longest;
}

Board rowsBoard(Shape shape, const CellRows& rows)
{
    Board board{.shape = shape,
                .rows = static_cast<int>(rows.size()),
                .columns = static_cast<int>(longestRow(rows)),
                .pieces = {}};
    for (std::uint32_t row = 0; row < rows.size(); ++row) {
        for (std::uint32_t column = 0; column < rows[row].size(); ++column)
            board.pieces.push_back({.id = pieceId(row, column),
                                    .kind = rows[row][column] ? PieceKind::Stone : PieceKind::Gap,
                                    .row = static_cast<double>(row),
                                    .column = static_cast<double>(column)});
    }
    return board;
}

bool hasStone(const CellRows& rows, Cell cell)
{
    return cell.row < rows.size() && cell.column < rows[cell.row].size() && rows[cell.row][cell.column];
}

} // namespace games
