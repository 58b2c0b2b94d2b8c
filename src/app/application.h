// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>

namespace app {

/// The application: what is thrown in a click, a timer or a worker does not end it, but is told in the
/// window. The game is kept after every change anyway.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// Something was thrown and what was being done has been left. Told from the event loop, not from within.
    void mishap(const QString& cause);
};

} // namespace app
