// SPDX-License-Identifier: GPL-3.0-or-later
// The exercises of a lesson's step.
#include "classroom/exercises/exercise.h"
#include "models/learn/lessons/lessonshow.h"

namespace models {
namespace {

/// The seeds of a step are not those of another one.
constexpr int mostExercises = 100;

const lessons::ExerciseStep* exerciseOf(const lessons::Step& step)
{
    return std::get_if<lessons::ExerciseStep>(&step.kind);
}

} // namespace

QString LessonShow::exerciseKind() const
{
    const auto* exercise = exerciseOf(here());
    if (exercise == nullptr)
        return {};
    const std::string_view id = classroom::kindId(exercise->request.kind);
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString LessonShow::exerciseGame() const
{
    const auto* exercise = exerciseOf(here());
    return exercise == nullptr ? QString() : QString::fromStdString(exercise->request.game);
}

bool LessonShow::isExerciseMisere() const
{
    const auto* exercise = exerciseOf(here());
    return exercise != nullptr && exercise->request.play == theory::Play::Misere;
}

int LessonShow::exerciseDifficulty() const
{
    const auto* exercise = exerciseOf(here());
    return exercise == nullptr ? 1 : exercise->request.difficulty;
}

int LessonShow::exerciseCount() const
{
    const auto* exercise = exerciseOf(here());
    return exercise == nullptr ? 0 : exercise->count;
}

int LessonShow::exerciseNumber() const
{
    return exerciseOf(here()) == nullptr ? 0 : m_place.stage / 2;
}

int LessonShow::exerciseSeed() const
{
    return m_exerciseSeed + m_place.step * mostExercises;
}

bool LessonShow::isExerciseByOptions() const
{
    const auto* exercise = exerciseOf(here());
    return exercise != nullptr && exercise->request.reasons == classroom::Reasons::Options;
}

void LessonShow::nextExercise()
{
    const int after = (exerciseNumber() + 1) * 2;
    if (after < stagesOf(here()))
        goToPlace({.step = m_place.step, .stage = after});
    else
        goToPart(m_place.step + 1);
}

void LessonShow::finishExercises()
{
    if (!m_list || !std::holds_alternative<lessons::ExerciseStep>(here().kind))
        return;
    m_list->progress().answer(m_lesson->id, m_place.step, true);
    m_list->tellProgress(m_lesson->id);
    emit shown();
}

} // namespace models
