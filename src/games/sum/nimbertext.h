// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Nimbers read from the values that boards are said to have.

#include <cstdint>
#include <optional>
#include <string_view>

namespace games {

/// The nimber that is written so: 0, *, *2; nothing for another value.
[[nodiscard]] std::optional<std::uint64_t> nimberOf(std::string_view text);

} // namespace games
