// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QQuickWindow;

namespace app {

/// Waits until the window says that it is settled (its property \c settled: no analysis, no animation),
/// at most 30 s, saves its picture to \p file and quits: exit code 0, or 2 when the file cannot be written.
void grabWhenSettled(QQuickWindow& window, const QString& file);

} // namespace app
