// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the outcomes of all positions on one board say, as text and as JSON.

#include "cli/console.h"
#include "games/grid/gridtable.h"

#include <QJsonObject>

#include <chrono>
#include <cstdint>

namespace cli {

/// Megabytes, rounded up.
[[nodiscard]] QString megabytesText(std::uint64_t bytes);
/// Megabytes that the board needs; "2^41" beyond counting.
[[nodiscard]] QString megabytesText(const games::GridTable::Rules& rules);

struct BoardFigures {
    const games::GridTable& table;
    games::Answer answer; ///< of the full board
    std::uint64_t cold = 0;
    std::chrono::duration<double> counting{};
};

/// The full board, its positions and the memory they need.
void printBoard(const games::GridTable::Rules& rules, const Console& console);
void printFigures(const BoardFigures& figures, const Console& console);
[[nodiscard]] QJsonObject boardJson(const BoardFigures& figures);

} // namespace cli
