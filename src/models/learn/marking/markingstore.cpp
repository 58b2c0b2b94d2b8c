// SPDX-License-Identifier: GPL-3.0-or-later
// markings.json: {"version": 1, "tasks": {"nim:n 12": {"marks": "PNN.", "told": "..t.", "right": true, "at":
// 1795860000}, …}}.
#include "models/learn/marking/markingstore.h"

#include "models/files/keptjson.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace models {
namespace {

constexpr int markingVersion = 1;
constexpr std::uint64_t latestTime = std::uint64_t{1} << 53U; // what a number of JSON holds exactly
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
    const auto readFields = [](lessons::JsonFields& fields) {
        MarkingFacts facts;
        for (auto& [task, kept] : fields["tasks"].map(MarkingStore::most)) {
            lessons::JsonFields entry = kept.object();
            facts.tasks.insert(task, {.marks = entry["marks"].text(mostBytes),
                                      .told = entry["told"].text(mostBytes, QString()),
                                      .isRight = entry["right"].truth(false),
                                      .time = static_cast<qint64>(entry["at"].whole(0, latestTime))});
            entry.end();
        }
        return facts;
    };
    return readKept(text, {.format = nullptr, .version = markingVersion, .mostBytes = mostBytes}, readFields);
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
