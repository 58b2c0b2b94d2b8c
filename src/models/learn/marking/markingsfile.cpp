// SPDX-License-Identifier: GPL-3.0-or-later

// markings.json: {"version": 1, "tasks": {"nim:n 12": {"marks": "PNN.", "told": "..t.", "right": true, "at":
// 1795860000}, …}}.

#include "models/files/keptjson.h"
#include "models/learn/marking/markingstore.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace models {
namespace {

constexpr int markingVersion = 1;
constexpr std::uint64_t latestTime = std::uint64_t{1} << 53U; // what a number of JSON holds exactly
const auto tasksKey = QLatin1String("tasks");
const auto marksKey = QLatin1String("marks");
const auto timeKey = QLatin1String("at");
const auto toldKey = QLatin1String("told");
const auto rightKey = QLatin1String("right");

} // namespace

std::variant<MarkingFacts, FileError> MarkingFacts::read(const QByteArray& text)
{
    const auto readFields = [](lessons::JsonFields& fields, lessons::FirstProblem& problem) {
        MarkingFacts facts;
        const QJsonObject tasks = fields.map("tasks", MarkingStore::most);
        for (auto task = tasks.begin(); task != tasks.end() && !problem; ++task) {
            lessons::JsonFields entry(*task, QStringLiteral("tasks.") + task.key(), problem);
            facts.tasks.insert(task.key(), {.marks = entry.text("marks", mostBytes),
                                            .told = entry.optionalText("told", mostBytes),
                                            .isRight = entry.truth("right", false),
                                            .time = static_cast<qint64>(entry.whole("at", 0, latestTime))});
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

} // namespace models
