// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of Present look at behind the window that a class sees.

#include "window/driver.h"

#include "models/present/positionshow.h"
#include "models/session/session.h"

#include <QSettings>

namespace window {

inline models::Session& sessionOf(const Driver& driver)
{
    return *qobject_cast<models::Session*>(&driver.session());
}

inline models::PositionShow& showOf(const Driver& driver)
{
    return *driver.window().findChild<models::PositionShow*>(QStringLiteral("positionShow"));
}

/// As on the first start.
inline void beginTest()
{
    QSettings().clear();
}

/// The teacher's own window, null before it was asked for.
inline QQuickWindow* teacherWindow()
{
    for (QWindow* each : QGuiApplication::topLevelWindows()) {
        if (each->objectName() == QLatin1String("teacherWindow"))
            return qobject_cast<QQuickWindow*>(each);
    }
    return nullptr;
}

inline bool isTeacherWindowOpen()
{
    return teacherWindow() != nullptr && teacherWindow()->isVisible();
}

} // namespace window
