// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is checked of games and claims, and with what result.

#include "analysis/claims.h"

#include <QString>

#include <string_view>

namespace wording {

/// What the program says of a game by theory, in a sentence; for an unknown game that theory and search
/// agree.
[[nodiscard]] QString theoryText(std::string_view gameId);
/// The card that checks a game: "Theory and search"; where no formula is known, "Table and search".
[[nodiscard]] QString checkTitle(std::string_view gameId);
/// What its button does: "Check the theory against search".
[[nodiscard]] QString checkCommand(std::string_view gameId);
/// What it compares, in a sentence.
[[nodiscard]] QString checkAbout(std::string_view gameId);
/// The label of what has been checked: "Theory checked by search".
[[nodiscard]] QString checkedLabel(std::string_view gameId);
/// The counterexample to a claim in a sentence: what the claim says there and what is so.
[[nodiscard]] QString findingText(const analysis::Claim& claim, const analysis::Finding& finding);
/// "First counterexample nimble/coins=many:0,2: the rule says P, the search N. It fails on 66 of 276
/// positions."; that none was found; or that a denied rule holds. Precondition: the check is complete.
[[nodiscard]] QString checkText(const analysis::Claim& claim, const analysis::ClaimCheck& check);
/// "Differs on 3 of 276 positions, first on nim:1: theory P 0 0 …; search …". Precondition: it does.
[[nodiscard]] QString mismatchText(const analysis::Verification& found);

} // namespace wording
