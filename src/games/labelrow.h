// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The labelling of a row of positions, P and N, one by one: each from the moves that lead to positions that
// are labelled already (Zermelo's way, on a row).

#include "solver/job.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace games {

class Game;

struct LabelCell {
    std::uint64_t number = 0; ///< n
    std::string notation;
    bool isCold = false;
    std::vector<std::uint64_t> options{}; ///< the numbers that a move leaves, largest first
    /// The largest of them that is cold.
    std::optional<std::uint64_t> decisive{};

    friend bool operator==(const LabelCell&, const LabelCell&) = default;
};

/// Numbers one after the other, ascending. Every option is in the row.
struct LabelRow {
    bool isMisere = false;
    std::vector<LabelCell> cells{};

    friend bool operator==(const LabelRow&, const LabelRow&) = default;
};

inline constexpr std::uint64_t mostLabels = 24;

/// The number that stands alone behind the rules in a position's notation: 10 of "takeaway:10". Where nothing
/// stands there, nothing is left: 0.
[[nodiscard]] std::optional<std::uint64_t> loneNumber(const std::string& notation);

/// The row that leads to a position which is one number, from the smallest one on, at most mostLabels of it.
/// Nothing where a move leaves anything else than a smaller number, and where the job ends before.
[[nodiscard]] std::optional<LabelRow> labelRowTo(const Game& game, const solver::Job& job);

} // namespace games
