// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markingstore.h"

#include "models/files/ownfile.h"
#include "wording/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace models {
namespace {

constexpr qint64 mostMarkingBytes = qint64{1} << 20;
const auto tasksKey = QLatin1String("tasks");
const auto marksKey = QLatin1String("marks");
const auto timeKey = QLatin1String("at");
const auto toldKey = QLatin1String("told");
const auto rightKey = QLatin1String("right");

QString path(const QString& folder)
{
    return ownPath(QStringLiteral("markings.json"), folder);
}

QJsonObject stored(const QString& folder)
{
    QFile file;
    if (!wording::openToRead(file, path(folder)).isEmpty() || file.size() > mostMarkingBytes)
        return {};
    const QJsonObject root = QJsonDocument::fromJson(file.read(mostMarkingBytes)).object();
    return root.value(QLatin1String("version")).toInt() == 1 ? root.value(tasksKey).toObject()
                                                             : QJsonObject();
}

void dropOldest(QJsonObject& tasks)
{
    auto oldest = tasks.begin();
    for (auto task = tasks.begin(); task != tasks.end(); ++task) {
        const auto time = [](const QJsonValue& value) { return value.toObject().value(timeKey).toDouble(); };
        if (time(task.value()) < time(oldest.value()))
            oldest = task;
    }
    tasks.erase(oldest);
}

} // namespace

MarkingStore::Kept MarkingStore::kept(const QString& task, const QString& folder)
{
    const QJsonObject entry = stored(folder).value(task).toObject();
    return {.marks = entry.value(marksKey).toString(),
            .told = entry.value(toldKey).toString(),
            .isRight = entry.value(rightKey).toBool()};
}

QString MarkingStore::keep(const QString& task, const Kept& kept, const QString& folder)
{
    QJsonObject tasks = stored(folder);
    tasks.remove(task);
    QJsonObject entry{{marksKey, kept.marks},
                      {timeKey, static_cast<double>(QDateTime::currentSecsSinceEpoch())}};
    if (kept.told.contains(u't'))
        entry.insert(toldKey, kept.told);
    if (kept.isRight)
        entry.insert(rightKey, true);
    if (kept.marks.count(QLatin1Char('.')) < kept.marks.size())
        tasks.insert(task, entry);
    while (tasks.size() > most)
        dropOldest(tasks);
    const QJsonObject root{{QLatin1String("version"), 1}, {tasksKey, tasks}};
    const QString file = path(folder);
    QDir().mkpath(QFileInfo(file).path());
    return wording::fileProblem(
        file, wording::writeWholeFile(file, QJsonDocument(root).toJson(QJsonDocument::Compact)));
}

MarkingStore::Summary MarkingStore::summary(const QString& folder)
{
    Summary summary;
    qint64 last = 0;
    for (const auto& value : stored(folder)) {
        const QJsonObject entry = value.toObject();
        summary.right += entry.value(rightKey).toBool() && !entry.contains(toldKey) ? 1 : 0;
        last = std::max(last, static_cast<qint64>(entry.value(timeKey).toDouble()));
    }
    if (last > 0)
        summary.last = QDateTime::fromSecsSinceEpoch(last).date();
    return summary;
}

} // namespace models
