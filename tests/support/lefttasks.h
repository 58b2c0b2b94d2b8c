// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/worker.h"

#include <QThread>

namespace tests {

/// A task that was left behind may still draw texts, for which it needs the application. The program leaves
/// without destroying that; a test's program waits for the task.
inline void awaitLeftTasks()
{
    while (models::Worker::isAnyLeft())
        QThread::msleep(10);
}

} // namespace tests
