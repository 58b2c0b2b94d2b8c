// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What was probably meant by a text that is no position.

#include "games/text/parse.h"

#include <QString>

#include <string_view>

namespace wording {

/// What is wrong with what was typed, and what was probably meant: "column 1: expected the name of a game,
/// found '3'. Did you mean nim:3,4,5?"
[[nodiscard]] QString refusedText(const games::ParseError& error, std::string_view typed);
/// "Did you mean nim:3,4,5?"
[[nodiscard]] QString offerText(const QString& notation);

} // namespace wording
