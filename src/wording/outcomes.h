// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Verdicts in words.

#include "games/answer.h"
#include "theory/outcome.h"

#include <QString>

namespace wording {

/// "Hot — the next player wins".
[[nodiscard]] QString verdictTitle(theory::Outcome outcome);
/// "6 of 27 moves leave a cold position"; "Nim-sum 9: take 9 from heap 2". Empty without an outcome or
/// when the moves were not asked for.
[[nodiscard]] QString verdictDetail(const games::Answer& answer);
/// "Left" or "Right"; empty for an impartial game's player.
[[nodiscard]] QString playerName(theory::Mover player);
/// What an outcome's letter stands for: "cold: the player who just moved wins".
[[nodiscard]] QString outcomeLegend(theory::Outcome outcome);
/// "Not solved within the time limit; 1,200,000 positions were looked at".
[[nodiscard]] QString unsolvedText(const solver::Unsolved& unsolved);
/// "1,200,000 positions".
[[nodiscard]] QString positionsText(std::uint64_t positions);

} // namespace wording
