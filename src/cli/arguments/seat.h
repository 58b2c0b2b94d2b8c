// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Who sits on a side of `play`: a person or a level of the computer, as the options name them.

#include "games/players/opponents.h"

#include <QString>

#include <optional>
#include <string_view>
#include <variant>

namespace cli {

struct Human {};
using Seat = std::variant<Human, games::Opponent>;

inline constexpr const char* seatForms = QT_TRANSLATE_NOOP(
    "Help",
    "human, perfect, random, look:N (N from 1 to 20), human-like or human-like:P (P from 0 to 100), fence:N "
    "(perfect from N pieces left on, N from 1 to 99)");

/// Reads one of seatForms: N plies from 1 to 20, P percent of slips from 0 to 100, a fence of 1 to
/// games::farthestFence. Nothing for others.
[[nodiscard]] std::optional<Seat> parseSeat(std::string_view text);

} // namespace cli
