// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What says nothing between two things of a notation.

#include <string_view>

namespace games {

[[nodiscard]] constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// None at its ends.
[[nodiscard]] constexpr std::string_view withoutBlanks(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

} // namespace games
