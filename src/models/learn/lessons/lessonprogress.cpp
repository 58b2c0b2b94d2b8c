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
#include <QStandardPaths>

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

QJsonObject toJson(const LessonState& state)
{
    QList<int> visited(state.visited.begin(), state.visited.end());
    std::ranges::sort(visited);
    QJsonArray steps;
    for (const int step : visited)
        steps.append(step);
    QJsonObject answers;
    for (auto answer = state.answers.begin(); answer != state.answers.end(); ++answer)
        answers.insert(QString::number(answer.key()), answer.value());
    return {{QStringLiteral("at"), state.at},
            {QStringLiteral("visited"), steps},
            {QStringLiteral("answers"), answers}};
}

/// What is no step is left out.
LessonState fromJson(const QJsonObject& object)
{
    LessonState state;
    const int at = object.value(QStringLiteral("at")).toInt();
    state.at = isStep(at) ? at : 0;
    for (const auto& step : object.value(QStringLiteral("visited")).toArray())
        if (isStep(step.toInt(-1)))
            state.visited.insert(step.toInt());
    const QJsonObject answers = object.value(QStringLiteral("answers")).toObject();
    for (auto answer = answers.begin(); answer != answers.end(); ++answer)
        if (isStep(answer.key().toInt()))
            state.answers.insert(answer.key().toInt(), answer.value().toBool());
    return state;
}

} // namespace

QString LessonProgress::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/lessons-progress.json");
}

LessonProgress::LessonProgress(QString path) : m_path(std::move(path))
{
    read();
}

const LessonState& LessonProgress::of(const QString& lesson) const
{
    static const LessonState none;
    const auto found = m_states.constFind(lesson);
    return found == m_states.constEnd() ? none : *found;
}

void LessonProgress::visit(const QString& lesson, int step)
{
    LessonState state = of(lesson);
    state.at = step;
    state.visited.insert(step);
    if (state == of(lesson) && m_last == lesson)
        return;
    m_last = lesson;
    m_states[lesson] = state;
    write();
}

void LessonProgress::answer(const QString& lesson, int step, bool right)
{
    LessonState& state = m_states[lesson];
    if (state.answers.contains(step))
        return;
    state.answers.insert(step, right);
    write();
}

void LessonProgress::forget(const QString& lesson)
{
    if (m_states.remove(lesson) > 0)
        write();
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
                           {QStringLiteral("lessons"), states}};
    // Progress that cannot be kept is no reason to disturb the lesson.
    (void)wording::writeWholeFile(m_path, QJsonDocument(root).toJson(QJsonDocument::Compact));
}

} // namespace models
