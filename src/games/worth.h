// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a value tells beyond who wins: how much it is worth on the average and how urgent a move in it is. It
// is read off the value's text, so that it is there for every game that has values.

#include "games/game.h"
#include "theory/shortgames/thermograph.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace games {

struct Worth {
    std::string value; ///< the canonical form, as a Verdict has it
    theory::Dyadic leftStop;
    theory::Dyadic rightStop;
    theory::Thermograph thermograph;           ///< with the mean and the temperature
    std::optional<std::string> atomicWeight{}; ///< of all-small games
    /// What a move gains: the best of G^L - G and of G - G^R over the options of the canonical form. Nothing:
    /// they were not worked out.
    std::optional<std::vector<std::string>> leftIncentives{};
    std::optional<std::vector<std::string>> rightIncentives{};
};

/// Nothing where the value is not known or not written down, in misère play, and where the limits do not
/// allow it.
[[nodiscard]] std::optional<Worth> worthOf(const Game& game, const Verdict& verdict, const solver::Job& job);

/// The value of a position in normal play as text, of an impartial one the nimber; nothing where a verdict
/// has none.
[[nodiscard]] std::optional<std::string> writtenValue(const Game& game, const Verdict& verdict);

/// What the first value less the second is, as text; nothing where that is too large.
[[nodiscard]] std::optional<std::string> valueDifference(std::string_view first, std::string_view second);

} // namespace games
