// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/chomp/chomptable.h"

#include "solver/meter.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace games {
namespace {

/// The winner makes the last move in normal play and not in misère: the parity tells who wins.
bool isLost(std::uint64_t remoteness, theory::Play play)
{
    return (remoteness % 2 == 0) == (play == theory::Play::Normal);
}

} // namespace

ChompNumbers::ChompNumbers(SquareRows whole) : m_whole(std::move(whole)), m_terms(m_whole.size())
{
    assert(!m_whole.empty());
    for (std::size_t row = m_whole.size(); row-- > 0;) {
        std::vector<std::uint64_t>& terms = m_terms[row];
        terms.assign(std::size_t{m_whole[row]} + 2, 0);
        for (std::size_t squares = row == 0 ? 1 : 0; squares <= m_whole[row]; ++squares) {
            const bool isTop = row + 1 == m_whole.size();
            const std::uint64_t above =
                isTop ? 1 : m_terms[row + 1][std::min<std::size_t>(squares, m_whole[row + 1]) + 1];
            terms[squares + 1] = terms[squares] + above;
        }
    }
}

bool ChompNumbers::covers(const SquareRows& rows) const
{
    return rows.size() <= m_whole.size() &&
           std::ranges::equal(rows, SquareRows(m_whole.begin(), m_whole.begin() + std::ssize(rows)),
                              std::ranges::less_equal());
}

std::uint64_t ChompNumbers::numberOf(const SquareRows& rows) const
{
    assert(covers(rows));
    std::uint64_t number = 0;
    for (std::size_t row = 0; row < rows.size(); ++row)
        number += term(row, rows[row]);
    return number;
}

/// Goes through the positions by their numbers.
class ChompTable::Filler {
public:
    explicit Filler(ChompTable& table) : m_table(table), m_rows(table.m_numbers.whole().size())
    {
        m_rows.front() = 1;
    }

    /// False when the meter ended it.
    bool run(solver::Meter& meter)
    {
        const std::uint64_t positions = m_table.positions();
        constexpr std::uint64_t lookUpsPerStep = 16;
        for (std::uint64_t number = 0; number < positions; ++number) {
            if (number > 0)
                advance();
            lookAtOptions(number);
            if (!meter.spend() || !meter.step(m_options / lookUpsPerStep))
                return false;
        }
        return true;
    }

private:
    void advance()
    {
        const SquareRows& whole = m_table.m_numbers.whole();
        std::size_t row = m_rows.size() - 1;
        while (m_rows[row] == whole[row] || (row > 0 && m_rows[row] == m_rows[row - 1]))
            --row;
        ++m_rows[row];
        std::fill(m_rows.begin() + static_cast<std::ptrdiff_t>(row) + 1, m_rows.end(), std::uint8_t{0});
    }

    /// A square's option keeps the rows below it, and of those from its row on what lies left of it.
    void lookAtOptions(std::uint64_t number)
    {
        m_options = 0;
        m_quickest = none;
        m_longest = 0;
        std::uint64_t below = number; // the terms of the rows below the one looked at
        std::size_t height = m_rows.size();
        for (std::size_t column = 0; column < m_rows.front(); ++column) {
            for (; height > 0 && m_rows[height - 1] <= column; --height)
                below -= m_table.m_numbers.term(height - 1, m_rows[height - 1]);
            std::uint64_t kept = number - below; // of the rows that do not reach the column
            std::uint64_t under = below;
            for (std::size_t row = height; row-- > (column == 0 ? 1U : 0U);) {
                under -= m_table.m_numbers.term(row, m_rows[row]);
                kept += m_table.m_numbers.term(row, column);
                look(number, under + kept);
            }
        }
        const bool isTerminal = m_options == 0;
        const bool wins = m_quickest != none;
        m_table.m_remoteness.push_back(
            isTerminal ? 0 : static_cast<std::uint16_t>(1 + (wins ? m_quickest : m_longest)));
        if (m_table.m_play == theory::Play::Normal)
            m_table.m_grundy.push_back(mex(number));
    }

    void look(std::uint64_t number, std::uint64_t option)
    {
        ++m_options;
        const std::uint16_t remoteness = m_table.m_remoteness[option];
        m_longest = std::max(m_longest, remoteness);
        if (isLost(remoteness, m_table.m_play))
            m_quickest = std::min(m_quickest, remoteness);
        if (m_table.m_play == theory::Play::Misere)
            return;
        const std::size_t value = m_table.m_grundy[option];
        if (value >= m_seenBy.size())
            m_seenBy.resize(value + 1, never);
        m_seenBy[value] = number;
    }

    [[nodiscard]] std::uint16_t mex(std::uint64_t number) const
    {
        const auto missing =
            std::ranges::find_if(m_seenBy, [number](std::uint64_t by) { return by != number; });
        return static_cast<std::uint16_t>(missing - m_seenBy.begin());
    }

    static constexpr std::uint16_t none = 0xFFFF;
    static constexpr std::uint64_t never = ~std::uint64_t{0};

    ChompTable& m_table;
    SquareRows m_rows; ///< with empty ones
    std::uint64_t m_options = 0;
    std::uint16_t m_quickest = none;
    std::uint16_t m_longest = 0;
    std::vector<std::uint64_t> m_seenBy; ///< the last position with an option of this value
};

std::uint64_t ChompTable::bytesFor(const SquareRows& whole, theory::Play play)
{
    const std::uint64_t values = play == theory::Play::Normal ? 2 : 1;
    return ChompNumbers(whole).positions() * values * sizeof(std::uint16_t);
}

solver::Solved<std::shared_ptr<const ChompTable>> ChompTable::make(const SquareRows& whole, theory::Play play,
                                                                   const solver::Job& job)
{
    solver::Meter meter(job);
    ChompNumbers numbers(whole);
    const std::uint64_t positions = numbers.positions();
    if (bytesFor(whole, play) > job.limits.memoryBytes)
        meter.end(solver::UnsolvedReason::OutOfMemory);
    else if (positions > job.limits.positions.value_or(positions))
        meter.end(solver::UnsolvedReason::OutOfPositions);
    if (meter.hasEnded())
        return meter.unsolved();
    std::shared_ptr<ChompTable> table(new ChompTable(std::move(numbers), play));
    table->m_remoteness.reserve(positions);
    if (play == theory::Play::Normal)
        table->m_grundy.reserve(positions);
    if (!Filler(*table).run(meter))
        return meter.unsolved();
    return table;
}

theory::Outcome ChompTable::outcome(const SquareRows& rows) const
{
    return isLost(remoteness(rows), m_play) ? theory::Outcome::P : theory::Outcome::N;
}

std::uint64_t ChompTable::grundy(const SquareRows& rows) const
{
    assert(m_play == theory::Play::Normal);
    return m_grundy[m_numbers.numberOf(rows)];
}

std::uint64_t ChompTable::remoteness(const SquareRows& rows) const
{
    return m_remoteness[m_numbers.numberOf(rows)];
}

} // namespace games
