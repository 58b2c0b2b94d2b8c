// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/tables/pattern.h"
#include "games/game.h"
#include "lessons/lessonproblem.h"

#include <QString>

#include <variant>

namespace lessons {

inline constexpr std::uint64_t longestPosition = 10'000;

/// The position that a lesson writes; the place of a problem is left empty.
[[nodiscard]] std::variant<games::GamePtr, LessonProblem> readPosition(const QString& notation);
/// The family that a lesson writes; the place of a problem is left empty.
[[nodiscard]] std::variant<analysis::FamilyPattern, LessonProblem> readFamily(const QString& pattern);

} // namespace lessons
