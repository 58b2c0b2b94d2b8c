// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The second opinion on boards side by side: the positions of each board are found by its rules alone, then
// those of all together are looked at by their numbers. No theorem about sums is used.

#include "classroom/exercises/plainsearch.h"
#include "games/capabilities.h"

#include <array>
#include <string>
#include <unordered_map>

namespace classroom {

/// All positions of one board, by number; it is number 0.
struct PlainBoard {
    std::unordered_map<std::string, std::size_t> numbers{};         ///< by notation
    std::vector<std::array<std::vector<std::size_t>, 2>> options{}; ///< those of Left, those of Right
};

/// Nothing when it has more positions, when one can come back, or when it was stopped.
[[nodiscard]] std::optional<PlainBoard> plainBoard(const games::GamePtr& board, std::size_t mostPositions,
                                                   const std::stop_token& stop);

/// Nothing where one of the boards has too many positions, or all together.
[[nodiscard]] std::optional<PlainAnswer>
plainSumSearch(const games::Game& position, const games::OfBoards& table, const std::stop_token& stop);

/// Who wins the first position and the second one with its players exchanged, side by side: P where both are
/// worth the same, L where the first is worth more to Left. Without moves.
[[nodiscard]] std::optional<PlainAnswer>
plainDifference(const games::GamePtr& first, const games::GamePtr& second, const std::stop_token& stop);

} // namespace classroom
