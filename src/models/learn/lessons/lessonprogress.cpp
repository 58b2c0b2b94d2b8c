// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessonprogress.h"

namespace models {
namespace {

/// What one window has done since it knew `before`, beside what others have.
void addTo(LessonState& state, const LessonState& before, const LessonState& after)
{
    if (after.at != before.at)
        state.at = after.at;
    state.visited += after.visited - before.visited;
    state.worked += after.worked - before.worked;
    for (auto answer = after.answers.begin(); answer != after.answers.end(); ++answer)
        if (!state.answers.contains(answer.key())) // the first answer counts
            state.answers.insert(answer.key(), answer.value());
    state.isDone = state.isDone || after.isDone;
    state.isFromBefore = after.isFromBefore;
}

} // namespace

const LessonState& LessonProgress::of(const QString& lesson) const
{
    static const LessonState none;
    const auto found = states().constFind(lesson);
    return found == states().constEnd() ? none : *found;
}

void LessonProgress::keep(const QString& lesson, const LessonState& state)
{
    const LessonState before = of(lesson);
    if (state == before && last() == lesson)
        return;
    m_kept.change([lesson, before, state, today = QDate::currentDate()](ProgressFacts& facts) {
        facts.last = lesson;
        facts.day = today;
        addTo(facts.states[lesson], before, state);
    });
}

void LessonProgress::settle(const QString& lesson, qsizetype steps)
{
    if (!of(lesson).isFromBefore)
        return;
    m_kept.changeLater([lesson, steps](ProgressFacts& facts) {
        const auto found = facts.states.find(lesson);
        if (found == facts.states.end() || !found->isFromBefore)
            return;
        found->isDone = found->visited.size() >= steps;
        found->isFromBefore = false;
    });
}

} // namespace models
