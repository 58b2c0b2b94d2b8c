// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace tests {

/// As where a screen reader runs: a window tells it of everything from its beginning on.
inline void beRead()
{
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
}

} // namespace tests
