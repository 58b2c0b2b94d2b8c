// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/gridtable.h"

#include "games/grid/grid.h"
#include "games/judge.h"
#include "games/text/reader.h"

#include <algorithm>

namespace games {
namespace {

constexpr std::uint32_t rowsRule = 0;
constexpr std::uint32_t columnsRule = 1;
constexpr std::uint32_t mostRule = 2;

int cellsOf(const GridTable::Rules& rules)
{
    return static_cast<int>(rules.rows * rules.columns);
}

solver::TableSubject subjectOf(const GridTable::Rules& rules)
{
    return {.game = Grid::info().id,
            .play = rules.play,
            .rules = {rules.rows, rules.columns, rules.most, 0, 0, 0}};
}

GridTable::Rules rulesIn(const solver::TableSubject& subject)
{
    return {subject.rules[rowsRule], subject.rules[columnsRule], subject.rules[mostRule], subject.play};
}

std::optional<solver::TableField> impossibleField(const solver::TableSubject& subject, int cells)
{
    if (subject.game != Grid::info().id)
        return solver::TableField::Game;
    const GridTable::Rules rules = rulesIn(subject);
    if (!rules.isBoard() || rules.most < 1 || rules.most > largestHeap || subject != subjectOf(rules) ||
        cellsOf(rules) != cells)
        return solver::TableField::Rules;
    return std::nullopt;
}

/// Where the least rectangle with all stones of a position begins: each of them alone is a move.
Cell cornerOf(const MoveList& moves)
{
    Cell corner{mostGridCells, mostGridCells};
    for (const Move& move : moves.moves) {
        const Cell first = move.action.as<TakeFromGrid>().first;
        corner = {std::min(corner.row, first.row), std::min(corner.column, first.column)};
    }
    return corner;
}

} // namespace

bool GridTable::Rules::isBoard() const
{
    return 0 < rows && 0 < columns && std::uint64_t{rows} * columns <= mostGridCells;
}

bool GridTable::Rules::takesAsMany(std::uint64_t otherMost) const
{
    const std::uint64_t longestRun = std::max(rows, columns);
    return std::min(otherMost, longestRun) == std::min<std::uint64_t>(most, longestRun);
}

solver::Solved<GridTable> GridTable::make(const Rules& rules, const solver::Job& job)
{
    if (cellsOf(rules) > solver::maximumCells)
        return solver::Unsolved{solver::UnsolvedReason::OutOfMemory};
    const std::uint64_t full = (std::uint64_t{1} << cellsOf(rules)) - 1;
    const auto moves = gridMoves(full, {.most = rules.most, .width = static_cast<int>(rules.columns)});
    auto made = solver::SubsetTable::outcomes(cellsOf(rules), moves, rules.play, job);
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&made))
        return *unsolved;
    return GridTable(rules, std::move(std::get<solver::SubsetTable>(made)));
}

std::optional<std::size_t> GridTable::bytesFor(const Rules& rules)
{
    constexpr int mostCountable = 62;
    if (cellsOf(rules) > mostCountable)
        return std::nullopt;
    return solver::SubsetTable::bytesFor(cellsOf(rules));
}

void GridTable::write(std::ostream& out, const std::stop_token& stop) const
{
    solver::writeTable(out, subjectOf(m_rules), m_table, stop);
}

std::variant<GridTable, solver::TableFileError> GridTable::read(std::istream& in, const solver::Job& job)
{
    auto file = solver::readTable(in, job, impossibleField);
    if (const auto* error = std::get_if<solver::TableFileError>(&file))
        return *error;
    auto& [subject, table] = std::get<solver::TableFile>(file);
    return GridTable(rulesIn(subject), std::move(table));
}

GamePtr GridTable::boardOf(const Rules& rules)
{
    const std::string play = rules.play == theory::Play::Misere ? "/misere" : "";
    const std::string row(rules.columns, '1');
    std::string text = Grid::info().id + play + "/max=" + std::to_string(rules.most) + ":" + row;
    for (std::uint32_t i = 1; i < rules.rows; ++i)
        text += "/" + row;
    return std::get<GamePtr>(parse(text));
}

std::optional<Answer> GridTable::answer(const Game& game) const
{
    if (game.info().id != Grid::info().id || game.play() != m_rules.play ||
        !m_rules.takesAsMany(game.ruleNumbers().front()))
        return std::nullopt;
    const MoveList moves = game.moves();
    const Cell corner = cornerOf(moves);
    const auto isOn = [&](const Move& move) {
        const Cell last = move.action.as<TakeFromGrid>().last;
        return last.row - corner.row < m_rules.rows && last.column - corner.column < m_rules.columns;
    };
    if (!std::ranges::all_of(moves.moves, isOn))
        return std::nullopt;
    const auto maskOf = [&](const Move& move) {
        return gridMask(move, static_cast<int>(m_rules.columns), corner);
    };
    std::uint64_t stones = 0;
    for (const Move& move : moves.moves)
        stones |= maskOf(move);
    const auto verdictOf = [&](std::uint64_t left) {
        return makeVerdict(m_table.outcome(left), std::nullopt, std::nullopt);
    };
    Answer answer;
    answer.verdict = verdictOf(stones);
    judgeMoves(answer, moves.moves, [&](const Move& move) { return verdictOf(stones & ~maskOf(move)); });
    answer.method = Method::Table;
    answer.positions = std::uint64_t{1} << cellsOf(m_rules);
    return answer;
}

} // namespace games
