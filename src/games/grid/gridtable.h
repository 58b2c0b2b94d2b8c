// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The outcomes of all positions on a whole board of Grid Nim, made or read from a file.

#include "games/game.h"
#include "games/grid/gridposition.h"
#include "solver/subsets/subsetfile.h"
#include "solver/subsets/subsettable.h"

#include <iosfwd>
#include <optional>
#include <variant>

namespace games {

class GridTable {
public:
    struct Rules {
        std::uint32_t rows = 1;
        std::uint32_t columns = 1; // rows · columns: 1 to mostGridCells
        std::uint32_t most = 3;    // stones of a move, 1 to largestHeap
        theory::Play play = theory::Play::Normal;

        [[nodiscard]] bool isBoard() const;
        /// Whether a limit of so many makes no difference on this board.
        [[nodiscard]] bool takesAsMany(std::uint64_t otherMost) const;

        friend bool operator==(const Rules&, const Rules&) = default;
    };

    [[nodiscard]] static solver::Solved<GridTable> make(const Rules& rules, const solver::Job& job);
    /// Bytes that make() needs; nothing when no memory could hold them.
    [[nodiscard]] static std::optional<std::size_t> bytesFor(const Rules& rules);

    void write(std::ostream& out, const std::stop_token& stop) const;
    [[nodiscard]] static std::variant<GridTable, solver::TableFileError> read(std::istream& in,
                                                                              const solver::Job& job);

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const solver::SubsetTable& table() const { return m_table; }
    /// The full board.
    [[nodiscard]] GamePtr board() const { return boardOf(m_rules); }
    [[nodiscard]] static GamePtr boardOf(const Rules& rules);
    /// Outcome and winning moves of a position of the same rules whose stones fit on the board, wherever
    /// they lie; nothing for any other.
    [[nodiscard]] std::optional<Answer> answer(const Game& game) const;

private:
    GridTable(const Rules& rules, solver::SubsetTable table) : m_rules(rules), m_table(std::move(table)) {}

    Rules m_rules;
    solver::SubsetTable m_table;
};

} // namespace games
