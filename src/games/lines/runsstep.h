// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why? by the runs of a line board.

#include "games/explanation.h"
#include "solver/genus.h"

namespace games {

inline constexpr Summand runSummand{
    .label = QT_TRANSLATE_NOOP("Wording", "Run %1"), .isRun = true, .mayBeDivided = true};

/// The runs of a line board: each is a heap as long as the run. `code`: the numbers of runs of 5, 4, 3, 2
/// and 1, a digit each; empty when some run is longer or some number has two digits.
struct LineRuns {
    std::vector<NimRow> rows;
    std::string code;
    std::optional<std::uint64_t> max; ///< with a limited take a run is no longer a heap of its length
    /// Misère play with a limited take: the genus of each row's run, nothing where the run, or one that it
    /// can become, is not tame. All tame: the genera decide (Conway). Otherwise the runs are searched.
    std::vector<std::optional<solver::Genus>> genera{};
};
[[nodiscard]] ParagraphStep runsStep(const LineRuns& runs);

} // namespace games
