// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a lesson's step is about, made ready: its position, the row whose positions are labelled P and N one
// by one, its table, what is to be marked.

#include "analysis/tables/table.h"
#include "classroom/marking/markingtask.h"
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

[[nodiscard]] games::GamePtr positionOf(const Board& board);
/// From n = 0 and m = 0 on.
[[nodiscard]] analysis::FamilyTable tableOf(const std::string& family, FamilySize to, analysis::Shown shown,
                                            const solver::Job& job);
[[nodiscard]] classroom::MadeMarking markingOf(const MarkStep& mark, const solver::Job& job);

} // namespace lessons
