// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What people type for a notation. Signs that are read as others say nothing: any blank is one, full-width
// forms are the plain ones, and letters are small or capital as their game writes them. For the rest there is
// an offer, and nothing is guessed: it is said, and whoever typed takes it or not.

#include "games/text/parse.h"

#include <optional>
#include <string>
#include <string_view>

namespace games {

/// Every blank of Unicode as a plain one (what ends a line, as that), full-width forms as the plain signs:
/// one code point for each of the text.
[[nodiscard]] std::string withPlainSigns(std::string_view text);
/// The same with letters as the games write them.
[[nodiscard]] std::string asGamesWrite(std::string_view text);
/// An error of asGamesWrite(typed) with what was found as it was typed.
[[nodiscard]] ParseError asTyped(ParseError error, std::string_view typed);

/// The notation that a text which is no position probably means: "nim:3,4,5" of "3 4 5", a game by its name,
/// without a colon, in brackets. It is read as it stands. Nothing where none is probable.
[[nodiscard]] std::optional<std::string> meantBy(std::string_view typed);

} // namespace games
