// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ready-made families of all games.

#include "games/catalogue.h"

#include <span>

namespace analysis {

using games::ReadyFamily;

/// All of them, in the order of the catalogue; those of a game stand together, the best one first.
[[nodiscard]] std::span<const ReadyFamily> readyFamilies();
/// The families of one game; empty for an unknown one.
[[nodiscard]] std::span<const ReadyFamily> familiesOf(std::string_view gameId);
/// Null for an unknown id.
[[nodiscard]] const ReadyFamily* findFamily(std::string_view id);

} // namespace analysis
