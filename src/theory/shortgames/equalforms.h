// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Other ways to write a value: 5/2 ± 3/2 for {4|1}, tiny and miny (Winning Ways, chapter 5), a number and
// what lies around 0.

#include "theory/shortgames/shortgame.h"

#include <string>
#include <vector>

namespace theory {

/// The ways that there are beside the canonical form, the shortest first; none of most games. A question that
/// meets the limits of the table adds nothing.
[[nodiscard]] std::vector<std::string> equalForms(ShortGame game, ShortGames& games);

} // namespace theory
