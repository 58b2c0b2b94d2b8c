// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is wrong with a text, in one line.

#include "games/game.h"
#include "games/text/parse.h"

#include <QString>

#include <string_view>

namespace wording {

/// A piece of input as a line can show it: at most 60 characters and then an ellipsis, nothing that is no
/// character or that moves the cursor.
[[nodiscard]] QString shownToken(std::string_view token);
/// "expected a heap size, found 'x'".
[[nodiscard]] QString problemText(const games::ParseError& error);
/// "column 7: expected a heap size, found 'x'".
[[nodiscard]] QString parseErrorText(const games::ParseError& error);
/// "line 2, column 5: expected a colour, g, b or r, found 'x'".
[[nodiscard]] QString lineErrorText(const games::LineError& error);
/// "2 edges are not joined to the ground: they fall at once". Precondition: there are any.
[[nodiscard]] QString fallenText(std::uint64_t fallen);
/// "Misère play is offered only with: to the right only or forward only." Empty for any other error.
[[nodiscard]] QString normalOnlyText(const games::ParseError& error);

} // namespace wording
