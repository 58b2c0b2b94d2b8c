// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a pupil writes the answer: boxes to tick, lines, a box for a number, binary columns.

#include "classroom/exercises/exercise.h"
#include "print/block.h"

namespace printing {

/// Nothing of it tells the answer.
void addAnswerSpace(Column& column, const classroom::Exercise& exercise);
/// What the answer takes at least.
[[nodiscard]] double answerSpaceWidth(const classroom::Exercise& exercise);

} // namespace printing
