// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/gridtable.h"

#include "games/grid/grid.h"
#include "games/judge.h"
#include "games/text/reader.h"

#include <algorithm>
#include <bit>

namespace games {
namespace {

constexpr std::uint32_t rowsRule = 0;
constexpr std::uint32_t columnsRule = 1;
constexpr std::uint32_t mostRule = 2;

int cellsOf(const GridTable::Rules& rules)
{
    return static_cast<int>(rules.rows * rules.columns);
}

/// Bits 8·row + column of a full board.
std::uint64_t fullBoard(const GridTable::Rules& rules)
{
    std::uint64_t stones = 0;
    for (std::uint32_t row = 0; row < rules.rows; ++row) {
        for (std::uint32_t column = 0; column < rules.columns; ++column)
            stones |= gridBit(row, column);
    }
    return stones;
}

std::uint64_t packed(std::uint64_t stones, const GridTable::Rules& rules)
{
    std::uint64_t bits = 0;
    for (; stones != 0; stones &= stones - 1) {
        const auto bit = static_cast<unsigned>(std::countr_zero(stones));
        bits |= std::uint64_t{1} << (bit / gridStride * rules.columns + bit % gridStride);
    }
    return bits;
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

/// Whether notation can write the full board.
bool areRules(const GridTable::Rules& rules)
{
    return 0 < rules.rows && rules.rows <= gridStride && 0 < rules.columns && rules.columns <= gridStride &&
           0 < rules.most && rules.most <= largestHeap;
}

std::optional<solver::TableField> impossibleField(const solver::TableSubject& subject, int cells)
{
    if (subject.game != Grid::info().id)
        return solver::TableField::Game;
    const GridTable::Rules rules = rulesIn(subject);
    if (!areRules(rules) || subject != subjectOf(rules) || cellsOf(rules) != cells)
        return solver::TableField::Rules;
    return std::nullopt;
}

/// The stones of a position: each of them alone is a move.
std::uint64_t stonesOf(const MoveList& moves)
{
    std::uint64_t stones = 0;
    for (const Move& move : moves.moves)
        stones |= gridMask(move);
    return stones;
}

} // namespace

solver::Solved<GridTable> GridTable::make(const Rules& rules, const solver::Job& job)
{
    if (cellsOf(rules) > solver::maximumCells)
        return solver::Unsolved{solver::UnsolvedReason::OutOfMemory};
    auto moves = gridMoves(fullBoard(rules), std::min<std::uint32_t>(rules.most, gridStride));
    for (std::uint64_t& move : moves)
        move = packed(move, rules);
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
    const auto limit = [](std::uint64_t most) { return std::min<std::uint64_t>(most, gridStride); };
    if (game.info().id != Grid::info().id || game.play() != m_rules.play ||
        limit(game.ruleNumbers().front()) != limit(m_rules.most))
        return std::nullopt;
    const MoveList moves = game.moves();
    const std::uint64_t stones = stonesOf(moves);
    const int shift = cornerShift(stones);
    if (((stones >> shift) & ~fullBoard(m_rules)) != 0)
        return std::nullopt;
    const auto verdictOf = [&](std::uint64_t left) {
        return makeVerdict(m_table.outcome(packed(left >> shift, m_rules)), std::nullopt, std::nullopt);
    };
    Answer answer;
    answer.verdict = verdictOf(stones);
    judgeMoves(answer, moves.moves, [&](const Move& move) { return verdictOf(stones & ~gridMask(move)); });
    answer.method = Method::Table;
    answer.positions = std::uint64_t{1} << cellsOf(m_rules);
    return answer;
}

} // namespace games
