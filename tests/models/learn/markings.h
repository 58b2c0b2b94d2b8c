// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of marking P and N share.

#include "models/environment.h"

#include "models/learn/marking/markingmodel.h"

#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QThreadPool>

namespace models::test {

/// Where the marks are kept.
inline QString markingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/markings.json");
}

/// Nothing is kept or chosen; no warning is let through.
inline void forgetMarkings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    QThreadPool::globalInstance()->waitForDone(); // what goes to the disk is there
    QFile::remove(markingsPath());
    QSettings().remove(QStringLiteral("marking"));
}

/// Asks for a family up to its sizes, or for a graph, and waits until it lies there.
inline void open(MarkingModel& model, const QString& family, const QList<int>& sizes,
                 const QString& graph = {})
{
    MarkedTask task = model.task();
    task.family = family;
    task.sizes = sizes;
    task.graph = graph;
    model.setTask(task);
    QTRY_VERIFY(!model.isBusy());
}

} // namespace models::test
