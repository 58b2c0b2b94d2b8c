// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps about heaps and nim-sums in words; explanations.h is their door.

#include "games/explanation.h"

#include <QStringList>

namespace wording {

[[nodiscard]] QStringList paragraphs(const games::NimSumStep& step);
[[nodiscard]] QStringList paragraphs(const games::MisereStep& step);
[[nodiscard]] QStringList paragraphs(const games::PeriodStep& step);
[[nodiscard]] QStringList paragraphs(const games::RunsStep& step);

} // namespace wording
