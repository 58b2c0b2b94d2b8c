// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The nim-sum in words; explanations.h is its door.

#include "games/explanation.h"

#include <QStringList>

namespace wording {

[[nodiscard]] QStringList paragraphs(const games::NimSumStep& step);
/// What the rows of the table are called.
[[nodiscard]] QStringList rowLabels(const games::NimSumStep& step);
/// What the table shows, for paper: the values of rows that are no Nim heaps; empty where all are.
[[nodiscard]] QStringList rowValues(const games::NimSumStep& step);
/// "7 ⊕ 11 ⊕ 5 = 9."; empty for fewer than two rows, and where nothing is left of them.
[[nodiscard]] QString sumLine(const games::NimSumStep& step);

} // namespace wording
