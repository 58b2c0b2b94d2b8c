// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace models {

/// As the reader's language writes it; empty where nothing is known.
[[nodiscard]] QString numberText(std::optional<std::uint64_t> number);
/// What an answer says of a move that it lists; null for another one.
[[nodiscard]] const games::JudgedMove* judgedMove(const games::Answer& answer, const games::Move& listed);
/// The outcome that `move` leaves, looked up in the answer; a move that it does not list is judged at once
/// if that takes no more than an instant.
[[nodiscard]] std::optional<theory::Outcome> outcomeLeft(const games::Game& game, const games::Answer& answer,
                                                         const games::Move& move);
/// Outcome alone, if it takes no more than an instant.
[[nodiscard]] std::optional<theory::Outcome> instantOutcome(const games::Game& game);
/// Whether the opponent can take back what `move` adds, so that it changes nothing. `lens`: the game has one.
[[nodiscard]] bool isReversible(const games::Game& game, const games::Answer& answer, const games::Move& move,
                                bool lens);
/// The best move of an answer; none when the game is over or nothing is known.
[[nodiscard]] const games::JudgedMove* bestMove(const games::Answer& answer);

} // namespace models
