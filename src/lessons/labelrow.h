// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The row of a lesson's step, whose positions are labelled P and N one by one.

#include "games/labelrow.h"
#include "lessons/lesson.h"
#include "solver/job.h"

#include <variant>

namespace lessons {

using games::LabelCell;
using games::LabelRow;

/// The problem's place is left empty.
[[nodiscard]] std::variant<LabelRow, LessonProblem> makeLabelRow(const LabelStep& step,
                                                                 const solver::Job& job);

} // namespace lessons
