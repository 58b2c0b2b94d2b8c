// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a lesson plan is put together from.

#include "lessons/lesson.h"
#include "print/sheets/sheetblocks.h"
#include "solver/job.h"

namespace printing {

/// The title, how long it takes, what it is about and what the class can do afterwards.
[[nodiscard]] BlockPtr planHeading(const lessons::Lesson& lesson, double width);
/// A step, with its answers and the teacher's notes. The step must outlive the block.
[[nodiscard]] BlockPtr planStep(int number, const lessons::Step& step, double width, const solver::Job& job);

} // namespace printing
