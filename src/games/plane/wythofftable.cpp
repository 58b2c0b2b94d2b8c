// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/plane/wythofftable.h"

#include "solver/meter.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace games {
namespace {

using Extent = WythoffTable::Extent;
using Values = std::vector<std::uint32_t>;

/// The best that the places of a line offer to the player who moves there.
class ReplyLine {
public:
    /// A place of the line: whether the player to move there wins, and its remoteness.
    void add(bool moverWins, std::uint32_t remoteness)
    {
        if (moverWins)
            m_longest = std::max(m_longest, remoteness);
        else
            m_quickest = std::min(m_quickest, remoteness);
    }
    void join(const ReplyLine& other)
    {
        m_longest = std::max(m_longest, other.m_longest);
        m_quickest = std::min(m_quickest, other.m_quickest);
    }
    [[nodiscard]] bool hasWin() const { return m_quickest != none; }
    /// Of a place with these options. Precondition: there is one.
    [[nodiscard]] std::uint32_t remoteness() const { return 1 + (hasWin() ? m_quickest : m_longest); }

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t m_quickest = none; ///< of the places lost for the player to move
    std::uint32_t m_longest = 0;     ///< of the others
};

/// Sets of values, one a line, as bits; each knows its first word that is not full.
class UsedValues {
public:
    /// `most`: no set is asked for a mex beyond it.
    UsedValues(std::size_t lines, std::size_t most)
        : m_words(wordsFor(most)), m_bits(lines * m_words, 0), m_first(lines, 0)
    {
    }

    [[nodiscard]] static std::uint64_t bytesOf(std::uint64_t lines, std::uint64_t most)
    {
        return lines * (wordsFor(most) * sizeof(std::uint64_t) + sizeof(std::uint32_t));
    }

    void copy(std::size_t from, std::size_t to)
    {
        std::copy_n(&m_bits[from * m_words], m_words, &m_bits[to * m_words]);
        m_first[to] = m_first[from];
    }
    void mark(std::size_t line, std::uint32_t value)
    {
        std::uint64_t* words = &m_bits[line * m_words];
        words[value / 64] |= std::uint64_t{1} << value % 64;
        while (words[m_first[line]] == full)
            ++m_first[line];
    }
    /// The least value that is in none of the three sets.
    [[nodiscard]] std::uint32_t mex(std::size_t a, std::size_t b, std::size_t c) const
    {
        std::size_t word = std::max({m_first[a], m_first[b], m_first[c]});
        std::uint64_t used = full;
        for (; used == full; ++word)
            used = m_bits[a * m_words + word] | m_bits[b * m_words + word] | m_bits[c * m_words + word];
        return static_cast<std::uint32_t>(64 * (word - 1) + static_cast<std::size_t>(std::countr_one(used)));
    }

private:
    static constexpr std::uint64_t full = ~std::uint64_t{0};

    /// One more than needed, which is never full.
    static constexpr std::uint64_t wordsFor(std::uint64_t most) { return most / 64 + 2; }

    std::size_t m_words;
    std::vector<std::uint64_t> m_bits;
    std::vector<std::uint32_t> m_first;
};

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
