// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessonprogress.h"

#include "lessons/lesson.h"
#include "models/files/jsonroot.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace models {
namespace {

constexpr QLatin1String progressFormat{"grundy-lesson-progress"};
constexpr int progressVersion = 1;
constexpr int mostLessons = 10'000;

bool isStep(int step)
{
    return step >= 0 && step < lessons::mostSteps;
}

QJsonArray toJson(const QSet<int>& steps)
{
    QList<int> sorted(steps.begin(), steps.end());
    std::ranges::sort(sorted);
    QJsonArray array;
    for (const int step : sorted)
        array.append(step);
    return array;
}

QSet<int> stepsFrom(const QJsonValue& array)
{
    QSet<int> steps;
    for (const auto& step : array.toArray())
        if (isStep(step.toInt(-1)))
            steps.insert(step.toInt());
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

/// What is no step is left out.
LessonState fromJson(const QJsonObject& object)
{
    LessonState state;
    const int at = object.value(QStringLiteral("at")).toInt();
    state.at = isStep(at) ? at : 0;
    state.visited = stepsFrom(object.value(QStringLiteral("visited")));
    state.worked = stepsFrom(object.value(QStringLiteral("worked")));
    state.isDone = object.value(QStringLiteral("done")).toBool();
    state.isFromBefore = !object.contains(QStringLiteral("done"));
    const QJsonObject answers = object.value(QStringLiteral("answers")).toObject();
    for (auto answer = answers.begin(); answer != answers.end(); ++answer)
        if (isStep(answer.key().toInt()))
            state.answers.insert(answer.key().toInt(), answer.value().toBool());
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
    const auto found = jsonRoot(text, progressFormat, progressVersion);
    if (const auto* error = std::get_if<FileError>(&found))
        return *error;
    const auto& root = std::get<QJsonObject>(found);
    ProgressFacts facts;
    facts.last = root.value(QStringLiteral("last")).toString();
    facts.day = QDate::fromString(root.value(QStringLiteral("day")).toString(), Qt::ISODate);
    const QJsonObject lessons = root.value(QStringLiteral("lessons")).toObject();
    for (auto state = lessons.begin(); state != lessons.end() && facts.states.size() < mostLessons; ++state)
        facts.states.insert(state.key(), fromJson(state.value().toObject()));
    return facts;
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
    const auto done = [lesson, before, state, today = QDate::currentDate()](ProgressFacts& facts) {
        facts.last = lesson;
        facts.day = today;
        addTo(facts.states[lesson], before, state);
    };
    if (m_isKept)
        m_kept.change(done);
    else
        m_kept.changeLater(done);
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
