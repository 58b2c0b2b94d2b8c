// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps about heaps and nim-sums in words; explanations.h is their door.

#include "games/explanation.h"

#include <QStringList>

#include <string_view>

namespace wording {

/// The game's id says whether a move may also add to a heap. `disguise`: the step before it that says what
/// its heaps are, null for none; rows then go by what the board shows.
[[nodiscard]] QStringList paragraphs(const games::NimSumStep& step, std::string_view gameId = {},
                                     const games::DisguiseStep* disguise = nullptr);
/// What the rows of the table are called.
[[nodiscard]] QStringList rowLabels(const games::NimSumStep& step,
                                    const games::DisguiseStep* disguise = nullptr);
/// What the table shows, for paper: the values of rows that are no Nim heaps; empty where all are.
[[nodiscard]] QStringList rowValues(const games::NimSumStep& step);
/// "7 ⊕ 11 ⊕ 5 = 9."; empty for fewer than two rows, and where nothing is left of them.
[[nodiscard]] QString sumLine(const games::NimSumStep& step);
/// "From a heap of 0 on the values are 0, 1, 2, 3, …", as far as the rows need them; empty where that is far.
[[nodiscard]] QString valuesLine(const games::PeriodStep& step);
/// The game's id says whether the heaps count as their values.
[[nodiscard]] QStringList paragraphs(const games::MisereStep& step, std::string_view gameId = {});
[[nodiscard]] QStringList paragraphs(const games::PeriodStep& step);
[[nodiscard]] QStringList paragraphs(const games::RunsStep& step);

} // namespace wording
