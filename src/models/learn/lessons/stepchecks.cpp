// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/stepchecks.h"

#include "lessons/check/lessoncheck.h"
#include "lessons/lesson.h"
#include "models/learn/lessons/lessonlist.h"
#include "models/learn/lessons/readysteps.h"
#include "wording/text/language.h"

#include <QJsonDocument>

#include <utility>

namespace models {
namespace {

constexpr int checkPatience = 300; // milliseconds to the next change

QByteArray keyOfStep(const QJsonObject& step)
{
    return QJsonDocument(step).toJson(QJsonDocument::Compact);
}

QString aboutField(const QString& where, const QString& cause)
{
    const QString field = draftField(where);
    return field.isEmpty() ? cause : LessonDraft::tr("%1: %2", "field, problem").arg(field, cause);
}

/// The first thing that is wrong with a step; empty when nothing is.
QString stepMistake(const QJsonObject& object, const solver::Job& job)
{
    auto read = lessons::readStep(object);
    if (const auto* problem = std::get_if<lessons::LessonProblem>(&read))
        return aboutField(problem->where, lessons::causeText(*problem));
    lessons::Lesson alone;
    alone.steps.push_back(std::get<lessons::Step>(std::move(read)));
    const auto found = lessons::checkLesson(alone, job);
    if (found.problems.empty())
        return {};
    const lessons::LessonProblem& first = found.problems.front();
    return aboutField(first.where.section(QLatin1Char('.'), 1), lessons::causeText(first));
}

} // namespace

StepChecks::StepChecks(QObject* parent) : QObject(parent)
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(checkPatience);
    connect(&m_wait, &QTimer::timeout, this, &StepChecks::check);
    wording::followLanguage(this, [this] {
        m_problems.clear();
        follow(m_steps);
    });
}

std::optional<QString> StepChecks::problemOf(const QJsonObject& step) const
{
    const auto found = m_problems.constFind(keyOfStep(step));
    return found == m_problems.cend() ? std::nullopt : std::optional(*found);
}

void StepChecks::follow(const QJsonArray& steps)
{
    m_steps = steps;
    m_worker.cancel();
    m_wait.start();
}

void StepChecks::stop()
{
    m_worker.cancel();
    m_wait.stop();
    m_steps = {};
    m_problems.clear();
}

void StepChecks::check()
{
    QList<QJsonObject> unknown;
    for (const auto& step : std::as_const(m_steps))
        if (!m_problems.contains(keyOfStep(step.toObject())))
            unknown.append(step.toObject());
    if (!unknown.isEmpty())
        m_worker.start(
            [this, unknown](const solver::Job& job) -> Worker::Delivery {
                QHash<QByteArray, QString> problems;
                for (const QJsonObject& step : unknown)
                    if (!job.stop.stop_requested())
                        problems.insert(keyOfStep(step), stepMistake(step, job));
                return [this, problems] {
                    m_problems.insert(problems);
                    emit found();
                };
            },
            {.time = LessonList::checkTime,
             .memoryBytes = LessonList::checkMemory,
             .positions = std::nullopt});
    emit begun();
}

} // namespace models
