// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/lessonprogress.h"

#include "lessons/lesson.h"
#include "wording/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace models {
namespace {

constexpr int progressVersion = 1;
constexpr qint64 mostProgressBytes = qint64{4} << 20;
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

} // namespace

const LessonState& LessonProgress::of(const QString& lesson) const
{
    static const LessonState none;
    const auto found = m_states.constFind(lesson);
    return found == m_states.constEnd() ? none : *found;
}

void LessonProgress::keep(const QString& lesson, const LessonState& state)
{
    if (state == of(lesson) && m_last == lesson)
        return;
    m_last = lesson;
    m_day = QDate::currentDate();
    m_states[lesson] = state;
    write();
}

void LessonProgress::settle(const QString& lesson, qsizetype steps)
{
    const auto found = m_states.find(lesson);
    if (found == m_states.end() || !found->isFromBefore)
        return;
    found->isDone = found->visited.size() >= steps;
    found->isFromBefore = false;
}

void LessonProgress::read()
{
    QFile file;
    if (!wording::openToRead(file, m_path).isEmpty())
        return;
    const QJsonObject root = QJsonDocument::fromJson(file.read(mostProgressBytes)).object();
    if (root.value(QStringLiteral("version")).toInt() != progressVersion)
        return;
    m_last = root.value(QStringLiteral("last")).toString();
    m_day = QDate::fromString(root.value(QStringLiteral("day")).toString(), Qt::ISODate);
    const QJsonObject states = root.value(QStringLiteral("lessons")).toObject();
    for (auto state = states.begin(); state != states.end() && m_states.size() < mostLessons; ++state)
        m_states.insert(state.key(), fromJson(state.value().toObject()));
}

void LessonProgress::write() const
{
    if (!m_isKept)
        return;
    QDir().mkpath(QFileInfo(m_path).path());
    QJsonObject states;
    for (auto state = m_states.begin(); state != m_states.end(); ++state)
        states.insert(state.key(), toJson(state.value()));
    const QJsonObject root{{QStringLiteral("format"), QStringLiteral("grundy-lesson-progress")},
                           {QStringLiteral("version"), progressVersion},
                           {QStringLiteral("last"), m_last},
                           {QStringLiteral("day"), m_day.toString(Qt::ISODate)},
                           {QStringLiteral("lessons"), states}};
    // Progress that cannot be kept is no reason to disturb the lesson.
    (void)wording::writeWholeFile(m_path, QJsonDocument(root).toJson(QJsonDocument::Compact));
}

} // namespace models
