// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reads what ShortGames::text() wrote, so that values found by different games can be added up: 11/8, *2,
// 3/4*, 2+↑*, {1|-1}.

#include "theory/shortgames/shortgame.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace games {

/// Nothing for any other text, and where the table's limits end it.
[[nodiscard]] std::optional<theory::ShortGame> readValue(theory::ShortGames& games, std::string_view text);

/// The nimber that is written so; nothing for another value.
[[nodiscard]] std::optional<std::uint64_t> nimberOf(std::string_view text);

} // namespace games
