// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/plane/wythofftable.h"

#include "games/plane/wythofflines.h"
#include "solver/meter.h"

#include <algorithm>
#include <cassert>

namespace games {
namespace {

using Extent = WythoffTable::Extent;
using Values = std::vector<std::uint32_t>;

std::uint64_t bytesOf(Extent extent, bool grundy)
{
    const std::uint64_t value = sizeof(Values::value_type);
    const std::uint64_t table = WythoffTable::positionsOf(extent) * value * (grundy ? 2 : 1);
    const std::uint64_t lines = (2 * extent.columns + 1) * sizeof(ReplyLine);
    const std::uint64_t sets =
        grundy ? UsedValues::bytesOf(2 * extent.columns + 1, 2 * extent.rows + extent.columns) : 0;
    return table + lines + sets;
}

/// Fills the rows from the corner upwards; false when the meter ended it.
bool fillRemoteness(Values& values, Extent extent, theory::Play play, solver::Meter& meter)
{
    std::vector<ReplyLine> columns(extent.columns);
    std::vector<ReplyLine> diagonals(extent.columns);
    for (std::uint64_t i = 0; i < extent.rows; ++i) {
        if (!meter.spend(extent.columns - i))
            return false;
        ReplyLine row = columns[i];
        for (std::uint64_t j = i; j < extent.columns; ++j) {
            ReplyLine all = row;
            all.join(columns[j]);
            all.join(diagonals[j - i]);
            const bool isTerminal = j == 0;
            const bool wins = isTerminal ? play == theory::Play::Misere : all.hasWin();
            const std::uint32_t remoteness = isTerminal ? 0 : all.remoteness();
            values.push_back(remoteness);
            for (ReplyLine* line : {&row, &columns[j], &diagonals[j - i]})
                line->add(wins, remoteness);
        }
    }
    return true;
}

/// The same for Grundy values: the mex is the first value that none of the three lines has used.
bool fillGrundy(Values& values, Extent extent, solver::Meter& meter)
{
    const std::size_t columns = extent.columns;
    UsedValues used(2 * columns + 1, 2 * extent.rows + extent.columns);
    const std::size_t row = 2 * columns;
    for (std::size_t i = 0; i < extent.rows; ++i) {
        if (!meter.step(columns - i))
            return false;
        used.copy(i, row);
        for (std::size_t j = i; j < columns; ++j) {
            const std::size_t diagonal = columns + (j - i);
            const std::uint32_t value = used.mex(row, j, diagonal);
            values.push_back(value);
            for (const std::size_t line : {row, j, diagonal})
                used.mark(line, value);
        }
    }
    return true;
}

} // namespace

Extent WythoffTable::below(Point heaps)
{
    return {.rows = std::min(heaps.x, heaps.y) + 1, .columns = std::max(heaps.x, heaps.y) + 1};
}

std::uint64_t WythoffTable::positionsOf(Extent extent)
{
    return extent.rows * extent.columns - extent.rows * (extent.rows - 1) / 2;
}

solver::Solved<WythoffTable> WythoffTable::make(Extent extent, Wanted wanted, const solver::Job& job)
{
    assert(extent.rows >= 1 && extent.rows <= extent.columns);
    solver::Meter meter(job);
    const std::uint64_t positions = positionsOf(extent);
    if (bytesOf(extent, wanted.grundy) > job.limits.memoryBytes)
        meter.end(solver::UnsolvedReason::OutOfMemory);
    else if (positions > job.limits.positions.value_or(positions))
        meter.end(solver::UnsolvedReason::OutOfPositions);
    if (meter.hasEnded())
        return meter.unsolved();
    WythoffTable table(extent, wanted.play);
    table.m_remoteness.reserve(positions);
    if (!fillRemoteness(table.m_remoteness, extent, wanted.play, meter))
        return meter.unsolved();
    if (wanted.grundy) {
        table.m_grundy.reserve(positions);
        if (!fillGrundy(table.m_grundy, extent, meter))
            return meter.unsolved();
    }
    return table;
}

std::size_t WythoffTable::index(Point heaps) const
{
    const std::uint64_t i = std::min(heaps.x, heaps.y);
    const std::uint64_t j = std::max(heaps.x, heaps.y);
    assert(i < m_extent.rows && j < m_extent.columns);
    return positionsOf({.rows = i, .columns = m_extent.columns}) + (j - i);
}

theory::Outcome WythoffTable::outcome(Point heaps) const
{
    // The winner makes the last move in normal play and not in misère: the parity tells who wins.
    const bool isOdd = remoteness(heaps) % 2 == 1;
    return isOdd == (m_play == theory::Play::Normal) ? theory::Outcome::N : theory::Outcome::P;
}

} // namespace games
