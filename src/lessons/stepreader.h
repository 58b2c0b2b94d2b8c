// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/jsonfields.h"
#include "lessons/lesson.h"

namespace lessons {

inline constexpr std::uint64_t longestTitle = 120;

/// One step of a lesson; `where` is its place, such as "steps[3]".
[[nodiscard]] Step readStep(const QJsonValue& value, const QString& where, FirstProblem& problem);

} // namespace lessons
