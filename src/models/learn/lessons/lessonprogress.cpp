// SPDX-License-Identifier: GPL-3.0-or-later
// lessons-progress.json: {"format": "grundy-lesson-progress", "version": 1, "last": "p-and-n", "day":
// "2026-11-24", "lessons": {"p-and-n": {"at": 3, "visited": [0, 1, 2, 3], "answers": {"2": true}, "worked":
// [2], "done": false}, …}}.
#include "models/learn/lessons/lessonprogress.h"

#include "lessons/lesson.h"
#include "models/files/keptjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace models {
namespace {

constexpr QLatin1String progressFormat{"grundy-lesson-progress"};
constexpr int progressVersion = 1;
constexpr int mostLessons = 10'000;
constexpr std::uint64_t longestLessonId = 1000;

QJsonArray toJson(const QSet<int>& steps)
{
    QList<int> sorted(steps.begin(), steps.end());
    std::ranges::sort(sorted);
    QJsonArray array;
    for (const int step : sorted)
        array.append(step);
    return array;
}

QSet<int> stepsFrom(lessons::JsonField field)
{
    QSet<int> steps;
    for (lessons::JsonField& entry : field.list(0, lessons::mostSteps))
        steps.insert(static_cast<int>(entry.whole(0, lessons::mostSteps - 1)));
    return steps;
}

QJsonObject toJson(const LessonState& state)
{
    QJsonObject answers;
    for (auto answer = state.answers.begin(); answer != state.answers.end(); ++answer)
        answers.insert(QString::number(answer.key()), answer.value());
    QJsonObject object{{QStringLiteral("at"), state.at},
                       {QStringLiteral("visited"), toJson(state.visited)},
                       {QStringLiteral("answers"), answers}};
    if (!state.isFromBefore) {
        object.insert(QStringLiteral("worked"), toJson(state.worked));
        object.insert(QStringLiteral("done"), state.isDone);
    }
    return object;
}

LessonState stateFrom(lessons::JsonFields fields)
{
    LessonState state;
    state.at = static_cast<int>(fields["at"].whole(0, lessons::mostSteps - 1));
    state.visited = stepsFrom(fields["visited"]);
    for (auto& [key, right] : fields["answers"].map(lessons::mostSteps)) {
        bool isNumber = false;
        const int step = key.toInt(&isNumber);
        if (!isNumber || step < 0 || step >= lessons::mostSteps)
            fields["answers"].fail(lessons::Cause::BadValue, key);
        state.answers.insert(step, right.truth());
    }
    state.isFromBefore = !fields["done"].isThere();
    if (!state.isFromBefore) {
        state.worked = stepsFrom(fields["worked"]);
        state.isDone = fields["done"].truth();
    }
    fields.end();
    return state;
}

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

std::variant<ProgressFacts, FileError> ProgressFacts::read(const QByteArray& text)
{
    const auto readFields = [](lessons::JsonFields& fields) {
        ProgressFacts facts;
        facts.last = fields["last"].anyText(longestLessonId);
        if (fields["day"].isThere()) // not in files of before the ticks
            facts.day = fields["day"].day();
        for (auto& [lesson, state] : fields["lessons"].map(mostLessons))
            facts.states.insert(lesson, stateFrom(state.object()));
        return facts;
    };
    return readKept(text,
                    {.format = progressFormat.latin1(), .version = progressVersion, .mostBytes = mostBytes},
                    readFields);
}

QByteArray ProgressFacts::text() const
{
    QJsonObject lessons;
    for (auto state = states.begin(); state != states.end(); ++state)
        lessons.insert(state.key(), toJson(state.value()));
    const QJsonObject root{{QStringLiteral("format"), progressFormat},
                           {QStringLiteral("version"), progressVersion},
                           {QStringLiteral("last"), last},
                           {QStringLiteral("day"), day.toString(Qt::ISODate)},
                           {QStringLiteral("lessons"), lessons}};
    return QJsonDocument(root).toJson(QJsonDocument::Compact);
}

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
