// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether a lesson is true: every verdict in its texts, every answer that its steps need, every exercise.

#include "lessons/lesson.h"
#include "solver/job.h"

#include <cstdint>
#include <vector>

namespace lessons {

struct LessonCheck {
    std::vector<LessonProblem> problems{};
    std::uint64_t claims = 0;
    std::uint64_t confirmed = 0; ///< of these also by the rules alone, without any theorem
};

/// The job's limits are for each position. A cancelled check finds what it could not solve.
[[nodiscard]] LessonCheck checkLesson(const Lesson& lesson, const solver::Job& job);

} // namespace lessons
