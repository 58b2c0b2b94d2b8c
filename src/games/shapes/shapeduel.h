// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Who wins a partizan board of drawn shapes: depth first with a table, those moves first that leave the
// opponent few and oneself many. In normal play a board of small parts is not searched on: their exact values
// add up.

#include "games/shapes/shaperules.h"
#include "solver/meter.h"
#include "solver/sided.h"
#include "solver/table.h"
#include "solver/valuesearch.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace games {

class ShapeDuel {
public:
    ShapeDuel(theory::Play play, const solver::Job& job);

    /// Whether the player wins who is to move. What is found stays known for later calls.
    [[nodiscard]] solver::Solved<bool> winsMoving(const PartizanShapes& position, theory::Player player);
    [[nodiscard]] std::uint64_t positions() const { return m_meter.positions() + m_values.positions(); }

private:
    using Turn = solver::Sided<PartizanShapes>;

    /// Nothing once the meter has ended.
    [[nodiscard]] std::optional<bool> search(const Turn& turn);
    [[nodiscard]] std::optional<bool> tryMoves(const Turn& turn);
    [[nodiscard]] std::optional<bool> byValue(const Turn& turn);

    theory::Play m_play;
    solver::Meter m_meter;
    solver::TranspositionTable<Turn> m_table;
    solver::ValueSearch<PartizanShapes> m_values;
    bool m_hasValues;
};

} // namespace games
