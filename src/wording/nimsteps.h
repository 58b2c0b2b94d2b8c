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
[[nodiscard]] QStringList paragraphs(const games::MisereStep& step);
[[nodiscard]] QStringList paragraphs(const games::PeriodStep& step);
[[nodiscard]] QStringList paragraphs(const games::RunsStep& step);

} // namespace wording
