// SPDX-License-Identifier: GPL-3.0-or-later

// markings.json: {"version": 1, "tasks": {"nim:n 12": {"marks": "PNN.", "told": "..t.", "right": true, "at":
// 1795860000}, …}}.

#include "models/learn/marking/markingstore.h"

#include "models/files/jsonroot.h"

#include <QDateTime>
#include <QJsonDocument>

#include <algorithm>

namespace models {
namespace {

constexpr int markingVersion = 1;
constexpr QLatin1String markingFormat{"grundy-markings"}; // none is written
const auto tasksKey = QLatin1String("tasks");
const auto marksKey = QLatin1String("marks");
const auto timeKey = QLatin1String("at");
const auto toldKey = QLatin1String("told");
const auto rightKey = QLatin1String("right");

bool isBlank(const QString& marks)
{
    return marks.count(u'.') == marks.size();
}

/// What is there, with the letters that a window has changed from `before` to `after`.
QString withChanges(QString there, QString before, const QString& after)
{
    for (QString* marks : {&there, &before})
        if (marks->size() != after.size())
            *marks = QString(after.size(), u'.');
    for (qsizetype place = 0; place < after.size(); ++place)
        if (after[place] != before[place])
            there[place] = after[place];
    return there;
}

} // namespace

std::variant<MarkingFacts, FileError> MarkingFacts::read(const QByteArray& text)
{
    const auto found = jsonRoot(text, markingFormat, markingVersion);
    if (const auto* error = std::get_if<FileError>(&found))
        return *error;
    MarkingFacts facts;
    const QJsonObject tasks = std::get<QJsonObject>(found).value(tasksKey).toObject();
    for (auto task = tasks.begin(); task != tasks.end(); ++task) {
        const QJsonObject entry = task->toObject();
        facts.tasks.insert(task.key(), {.marks = entry.value(marksKey).toString(),
                                        .told = entry.value(toldKey).toString(),
                                        .isRight = entry.value(rightKey).toBool(),
                                        .time = static_cast<qint64>(entry.value(timeKey).toDouble())});
    }
    return facts;
}

QByteArray MarkingFacts::text() const
{
    QJsonObject entries;
    for (auto task = tasks.begin(); task != tasks.end(); ++task) {
        QJsonObject entry{{marksKey, task->marks}, {timeKey, static_cast<double>(task->time)}};
        if (!task->told.isEmpty())
            entry.insert(toldKey, task->told);
        if (task->isRight)
            entry.insert(rightKey, true);
        entries.insert(task.key(), entry);
    }
    return QJsonDocument(QJsonObject{{QLatin1String("version"), markingVersion}, {tasksKey, entries}})
        .toJson(QJsonDocument::Compact);
}

KeptMarks MarkingStore::load(const QString& task)
{
    m_kept.readAgain();
    m_task = task;
    return m_shown = m_kept.facts().tasks.value(task);
}

void MarkingStore::keep(const QString& task, const KeptMarks& marks)
{
    if (task != m_task)
        (void)load(task);
    const auto mark = [task, before = m_shown, marks,
                       now = QDateTime::currentSecsSinceEpoch()](MarkingFacts& facts) {
        KeptMarks& there = facts.tasks[task];
        there = {.marks = withChanges(there.marks, before.marks, marks.marks),
                 .told = withChanges(there.told, before.told, marks.told),
                 .time = now};
        there.isRight = marks.isRight && there.marks == marks.marks;
        if (!there.told.contains(u't'))
            there.told.clear();
        if (isBlank(there.marks))
            facts.tasks.remove(task);
        while (facts.tasks.size() > most)
            facts.tasks.erase(std::min_element(
                facts.tasks.begin(), facts.tasks.end(),
                [](const KeptMarks& one, const KeptMarks& other) { return one.time < other.time; }));
    };
    m_shown = marks;
    m_kept.change(mark);
}

MarkingStore::Summary MarkingStore::summary() const
{
    Summary summary;
    qint64 last = 0;
    for (const KeptMarks& marks : m_kept.facts().tasks) {
        summary.right += marks.isRight && marks.told.isEmpty() ? 1 : 0;
        last = std::max(last, marks.time);
    }
    if (last > 0)
        summary.last = QDateTime::fromSecsSinceEpoch(last).date();
    return summary;
}

} // namespace models
