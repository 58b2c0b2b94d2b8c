// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Octal codes as text: 0.77.

#include "games/text/reader.h"
#include "solver/sequences/octal.h"

#include <string>

namespace games {

/// Digits behind the point of a code.
inline constexpr std::uint64_t mostOctalDigits = 32;

inline constexpr Expected expectedOctalCode{.text =
                                                QT_TRANSLATE_NOOP("Wording", "an octal code such as 0.77")};
inline constexpr Expected expectedOctalDigit{
    .text = QT_TRANSLATE_NOOP("Wording", "a digit from 0 to 7"),
    .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 digit"),
                QT_TRANSLATE_N_NOOP("Wording", "more than %1 digits")}};

/// A code with at least one move; fails otherwise. Zeros at the end are dropped.
[[nodiscard]] solver::OctalRule readOctalCode(Reader& reader);
/// "0.77"; "4.0" where nothing is ever taken.
[[nodiscard]] std::string printOctalCode(const solver::OctalRule& rule);

} // namespace games
