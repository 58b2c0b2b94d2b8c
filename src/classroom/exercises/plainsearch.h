// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The second opinion on an exercise: every position that can arise is looked at by the rules alone, with no
// theorem and none of the solver's code. Who wins is worked out backwards from the positions without a move,
// which is also right where play may go round in circles; the Grundy value is the mex over the options.

#include "games/game.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace classroom {

struct PlainMove {
    games::Move move;
    bool wins = false;
};

struct PlainAnswer {
    theory::Outcome outcome = theory::Outcome::P;
    std::vector<PlainMove> moves{};        ///< of the player to move
    std::optional<std::uint64_t> grundy{}; ///< impartial games in normal play
    std::uint64_t positions = 0;           ///< that were looked at
};

/// Moves that a search may look at: about a tenth of a second.
inline constexpr std::uint64_t mostPlainMoves = 80'000;

/// Nothing when there are more moves than that, when the game can go on for ever with nobody winning, or when
/// it was stopped. Positions equal by a symmetry of the game are one. Boards side by side: see plainsum.h.
[[nodiscard]] std::optional<PlainAnswer> plainSearch(const games::GamePtr& position,
                                                     const std::stop_token& stop);

} // namespace classroom
