// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessonframes.h"

#include "wording/text/overloaded.h"

#include <numeric>

namespace models {

int diagonalOf(const lessons::TableStep& table, std::uint64_t n, std::uint64_t m)
{
    return table.byDiagonal ? static_cast<int>(n + m) : 0;
}

int stagesOf(const lessons::Step& step)
{
    return std::visit(wording::Overloaded{
                          [](const lessons::RevealStep&) { return 2; },
                          [](const lessons::QuestionStep&) { return 2; },
                          [](const lessons::ExerciseStep& exercise) { return 2 * exercise.count; },
                          [](const lessons::LabelStep& label) {
                              return static_cast<int>(label.to - label.from) + 2 - label.shown;
                          },
                          [](const lessons::TableStep& table) {
                              return diagonalOf(table, table.to.columns, table.to.rows) + 2;
                          },
                          [](const auto&) { return 1; },
                      },
                      step.kind);
}

bool isAsking(const lessons::Step& step)
{
    return isWorkedOn(step) || std::holds_alternative<lessons::QuestionStep>(step.kind);
}

bool isWorkedOn(const lessons::Step& step)
{
    const auto* table = std::get_if<lessons::TableStep>(&step.kind);
    return std::holds_alternative<lessons::ExerciseStep>(step.kind) ||
           std::holds_alternative<lessons::LabelStep>(step.kind) ||
           std::holds_alternative<lessons::MarkStep>(step.kind) || (table != nullptr && table->byDiagonal);
}

int framesOf(const lessons::Lesson& lesson)
{
    return std::accumulate(lesson.steps.begin(), lesson.steps.end(), 0,
                           [](int sum, const lessons::Step& step) { return sum + stagesOf(step); });
}

int frameOf(const lessons::Lesson& lesson, LessonPlace place)
{
    int frame = place.stage;
    for (int step = 0; step < place.step; ++step)
        frame += stagesOf(lesson.steps[static_cast<std::size_t>(step)]);
    return frame;
}

LessonPlace placeOf(const lessons::Lesson& lesson, int frame)
{
    LessonPlace place{.step = 0, .stage = frame};
    while (place.stage >= stagesOf(lesson.steps[static_cast<std::size_t>(place.step)])) {
        place.stage -= stagesOf(lesson.steps[static_cast<std::size_t>(place.step)]);
        ++place.step;
    }
    return place;
}

} // namespace models
