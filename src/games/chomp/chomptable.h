// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All positions of Chomp below one, worked out once. Positions are numbered in the order of their rows, the
// lowest row first: what a move leaves has a smaller number, which is a sum of one term for each row.
//
//   below 3,2:   1   1,1   2   2,1   2,2   3   3,1   3,2
//   number:      0    1    2    3     4    5    6     7

#include "games/chomp/chompposition.h"
#include "games/shelf.h"
#include "solver/job.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace games {

/// The numbers of all positions below one.
class ChompNumbers {
public:
    /// Precondition: not empty.
    explicit ChompNumbers(SquareRows whole);

    [[nodiscard]] const SquareRows& whole() const { return m_whole; }
    [[nodiscard]] std::uint64_t positions() const { return m_terms.front().back(); }
    [[nodiscard]] bool covers(const SquareRows& rows) const;
    /// Precondition: covers(rows).
    [[nodiscard]] std::uint64_t numberOf(const SquareRows& rows) const;
    /// How many positions that agree below row `row` have fewer than `squares` squares in it.
    [[nodiscard]] std::uint64_t term(std::size_t row, std::size_t squares) const
    {
        return m_terms[row][squares];
    }

private:
    SquareRows m_whole;
    std::vector<std::vector<std::uint64_t>> m_terms;
};

/// Remoteness of every position, which tells the outcome as well, and Grundy values in normal play.
class ChompTable final : public Workings {
public:
    [[nodiscard]] static solver::Solved<std::shared_ptr<const ChompTable>>
    make(const SquareRows& whole, theory::Play play, const solver::Job& job);
    [[nodiscard]] static std::uint64_t bytesFor(const SquareRows& whole, theory::Play play);

    [[nodiscard]] bool covers(const SquareRows& rows, theory::Play play) const
    {
        return play == m_play && m_numbers.covers(rows);
    }
    [[nodiscard]] std::uint64_t positions() const { return m_numbers.positions(); }

    // Precondition: covers(rows, its play).
    [[nodiscard]] theory::Outcome outcome(const SquareRows& rows) const;
    /// Precondition: normal play.
    [[nodiscard]] std::uint64_t grundy(const SquareRows& rows) const;
    [[nodiscard]] std::uint64_t remoteness(const SquareRows& rows) const;

private:
    class Filler;

    ChompTable(ChompNumbers numbers, theory::Play play) : m_numbers(std::move(numbers)), m_play(play) {}

    ChompNumbers m_numbers;
    theory::Play m_play;
    std::vector<std::uint16_t> m_remoteness;
    std::vector<std::uint16_t> m_grundy;
};

} // namespace games
