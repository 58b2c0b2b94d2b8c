// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why? of Hackenbush: its reduction, its parts, its best moves.

#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/reduction/hackenbushreduction.h"

#include <string>
#include <vector>

namespace games {

/// None in misère play, of a picture that is too large, and where the parts are not known.
[[nodiscard]] std::vector<Reduction> reductionsOf(const Hackenbush& rules, const Answer& known);
/// The parts, each with its value, and their sum. Precondition: it is known who wins.
[[nodiscard]] ParagraphStep partsStep(const Answer& known, const Board& board);
/// A number by its options: the simplest one between the greatest of Left's and the least of Right's;
/// empty = there is none.
[[nodiscard]] ParagraphStep simplestStep(const std::string& left, const std::string& right,
                                         const std::string& value);

} // namespace games
