// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps about Nim in disguise, Wythoff's game and partizan sums in words; explanations.h is their door.

#include "games/explanation.h"

#include <QString>
#include <QStringList>

namespace wording {

[[nodiscard]] QStringList paragraphs(const games::DisguiseStep& step);
[[nodiscard]] QStringList paragraphs(const games::LensStep& step);
[[nodiscard]] QStringList paragraphs(const games::GoldenStep& step);
[[nodiscard]] QStringList paragraphs(const games::SkipStep& step);
[[nodiscard]] QStringList paragraphs(const games::AddStep& step);
[[nodiscard]] QStringList paragraphs(const games::RowRuleStep& step);
[[nodiscard]] QStringList paragraphs(const games::RowValuesStep& step);

/// What a row of a disguise is called: "2^3", "Coins 7 and 11", "Square 5", "Counter 2, x".
[[nodiscard]] QString disguiseLabel(games::Theorem theorem, const games::DisguiseRow& row);

} // namespace wording
