// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A lesson as it is walked through: steps, and in a step the stages that are uncovered one by one.

#include "lessons/lesson.h"

namespace models {

/// A place in a lesson; both count from 0.
struct LessonPlace {
    int step = 0;
    int stage = 0;

    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

/// At least 1: reveals and questions have 2, a row one per label and one more, a table one per diagonal and
/// one more.
[[nodiscard]] int stagesOf(const lessons::Step& step);
/// The person has something to answer: a question, exercises, a row, a table or a graph to fill in.
[[nodiscard]] bool isAsking(const lessons::Step& step);
/// It is worked on where it is shown, and is not walked through stage by stage.
[[nodiscard]] bool isWorkedOn(const lessons::Step& step);
/// All stages of all steps.
[[nodiscard]] int framesOf(const lessons::Lesson& lesson);
/// Which of them a place is, from 0.
[[nodiscard]] int frameOf(const lessons::Lesson& lesson, LessonPlace place);
/// Precondition: 0 <= frame < framesOf(lesson).
[[nodiscard]] LessonPlace placeOf(const lessons::Lesson& lesson, int frame);

/// Which diagonal a cell of a table is on, and so the stage after which it is filled in.
[[nodiscard]] int diagonalOf(const lessons::TableStep& table, std::uint64_t n, std::uint64_t m);

} // namespace models
