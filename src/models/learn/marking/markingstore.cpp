// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markingstore.h"

#include <QDateTime>

#include <algorithm>

namespace models {
namespace {

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
