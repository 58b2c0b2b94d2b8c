// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The second opinion on an exercise: every position that can arise is looked at by the rules alone, with no
// theorem and none of the solver's code. Who wins is worked out backwards from the positions without a move,
// which is also right where play may go round in circles; the Grundy value is the mex over the options.

#include "games/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
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
/// it was stopped. Positions equal by a symmetry of the game are one. Of boards
/// side by side the positions of each are found by its rules alone, then those of all together are looked at
/// by their numbers: no theorem about sums is used; nothing where one of them has too many.
[[nodiscard]] std::optional<PlainAnswer> plainSearch(const games::GamePtr& position,
                                                     const std::stop_token& stop);

/// All positions of one board, by number; it is number 0.
struct PlainBoard {
    std::unordered_map<std::string, std::size_t> numbers{};         ///< by notation
    std::vector<std::array<std::vector<std::size_t>, 2>> options{}; ///< those of Left, those of Right
};

/// Nothing when it has more positions, when one can come back, or when it was stopped.
[[nodiscard]] std::optional<PlainBoard> plainBoard(const games::GamePtr& board, std::size_t mostPositions,
                                                   const std::stop_token& stop);

/// Who wins the first position and the second one with its players exchanged, side by side: P where both are
/// worth the same, L where the first is worth more to Left. Without moves.
[[nodiscard]] std::optional<PlainAnswer>
plainDifference(const games::GamePtr& first, const games::GamePtr& second, const std::stop_token& stop);

} // namespace classroom
