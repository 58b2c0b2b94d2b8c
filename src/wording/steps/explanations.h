// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps of Why? in words.

#include "games/explanation.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace wording {

/// "Why: the nim-sum", "After the move". The game's id names the players where they have names there.
[[nodiscard]] QString stepTitle(const games::Step& step, std::string_view gameId = {});
/// The step in paragraphs. Tables (nim-sum columns, values, lines of the argument) are not repeated.
[[nodiscard]] QStringList stepText(const games::Step& step, std::string_view gameId = {});
/// What the button says that leads to the step: "Next step", "Fuse the cycle".
[[nodiscard]] QString stepButton(const games::Step& step);
/// The name of a row of a nim-sum table: "Heap 2", "Run 2".
[[nodiscard]] QString rowLabel(const games::Summand& summand, std::size_t row);
/// One line of the argument by options: "take 3 from heap 1: refuted by take 9 from heap 2".
[[nodiscard]] QString optionText(const games::OptionLine& line);
/// Why the explanation is not whole, and how far the work got. Precondition: it is unsolved.
[[nodiscard]] QString unsolvedText(const games::Explanation& explanation);
/// The whole explanation as plain text with its tables drawn, for a terminal. Ends in a newline.
[[nodiscard]] QString explanationText(const games::Explanation& explanation, std::string_view gameId = {});

} // namespace wording
