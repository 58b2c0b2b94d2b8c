// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/worker.h"

#include <QThread>

namespace tests {

/// A task that was left behind may still draw texts, for which it needs the application: as the program
/// does, a test's program lets it run to its end.
inline void awaitLeftTasks()
{
    while (models::Worker::isAnyLeft())
        QThread::msleep(10);
}

} // namespace tests
