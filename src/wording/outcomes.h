// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Verdicts in words.

#include "games/answer.h"
#include "theory/outcome.h"

#include <QString>

#include <string_view>

namespace games {
class Game;
}

namespace wording {

/// "Hot — the next player wins"; in partizan games, where hot is a word for other things, "The next player
/// wins" or "Left wins, whoever starts", with `gameId`'s name of Left.
[[nodiscard]] QString verdictTitle(theory::Outcome outcome, std::string_view gameId = {});
/// The same of a position: a table of impartial games, or a drawn rule that is the same for both players, is
/// hot or cold, whatever other games and rules there are; Hackenbush never is.
[[nodiscard]] QString verdictTitle(theory::Outcome outcome, const games::Game& game);
/// In plain words, without letters: "The player to move wins"; "Left wins, whoever starts".
[[nodiscard]] QString plainVerdict(theory::Outcome outcome, const games::Game& game);
/// "1 of 23 moves does it."; in partizan games of whom that is. Empty without an outcome.
[[nodiscard]] QString plainDetail(const games::Answer& answer, std::string_view gameId = {});
/// "6 of 27 moves leave a cold position"; "Nim-sum 9: take 9 from heap 2". Empty without an outcome or
/// when the moves were not asked for.
[[nodiscard]] QString verdictDetail(const games::Answer& answer, std::string_view gameId = {});
/// The same of a position; of a table of impartial games "Nim-sum 6: change board 1, Nim, to ∗0".
[[nodiscard]] QString verdictDetail(const games::Answer& answer, const games::Game& game);
/// "Left" or "Right", in Hackenbush "Blue (Left)" or "Red (Right)"; empty for an impartial game's player.
[[nodiscard]] QString playerName(theory::Mover player, std::string_view gameId = {});
/// What an outcome's letter stands for: "cold: the player who just moved wins".
[[nodiscard]] QString outcomeLegend(theory::Outcome outcome);
/// "Not solved within the time limit; 1,200,000 positions were looked at".
[[nodiscard]] QString unsolvedText(const solver::Unsolved& unsolved);
/// "1,200,000 positions".
[[nodiscard]] QString positionsText(std::uint64_t positions);

} // namespace wording
