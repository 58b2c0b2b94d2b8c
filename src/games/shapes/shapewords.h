// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shapes in words: "two neighbours (turned as you like)", "an L of three". Their names are those of the
// polyominoes up to four cells; larger ones are lines or are counted.

#include "games/shapes/takeshape.h"
#include "games/text/sentence.h"

#include <string>
#include <vector>

namespace games {

/// The different ways in which a drawn shape may be held, as rows of its signs; none of a line.
[[nodiscard]] std::vector<std::vector<std::string>> waysOf(const TakeShape& shape);
/// "two neighbours", within a sentence; what must be empty or must stay is said behind it.
[[nodiscard]] Sentence shapeName(const TakeShape& shape);
/// The same, and how it may be held: "two neighbours (turned as you like)".
[[nodiscard]] Sentence shapeWords(const TakeShape& shape);
/// "one stone, two neighbours (side by side) or an L of three"; "nothing" of none.
[[nodiscard]] Sentence anyOfShapes(const std::vector<TakeShape>& shapes);

} // namespace games
