// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/marking/markingstore.h"

#include "wording/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace models {
namespace {

constexpr qint64 mostMarkingBytes = qint64{1} << 20;
const auto tasksKey = QLatin1String("tasks");
const auto marksKey = QLatin1String("marks");
const auto timeKey = QLatin1String("at");

QString path()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/markings.json");
}

QJsonObject stored()
{
    QFile file;
    if (!wording::openToRead(file, path()).isEmpty() || file.size() > mostMarkingBytes)
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

QString MarkingStore::marks(const QString& task)
{
    return stored().value(task).toObject().value(marksKey).toString();
}

QString MarkingStore::keep(const QString& task, const QString& marks)
{
    QJsonObject tasks = stored();
    tasks.remove(task);
    if (marks.count(QLatin1Char('.')) < marks.size())
        tasks.insert(task, QJsonObject{{marksKey, marks},
                                       {timeKey, static_cast<double>(QDateTime::currentSecsSinceEpoch())}});
    while (tasks.size() > most)
        dropOldest(tasks);
    const QJsonObject root{{QLatin1String("version"), 1}, {tasksKey, tasks}};
    QDir().mkpath(QFileInfo(path()).path());
    return wording::fileProblem(
        path(), wording::writeWholeFile(path(), QJsonDocument(root).toJson(QJsonDocument::Compact)));
}

} // namespace models
