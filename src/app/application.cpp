// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include <exception>
#include <new>

namespace app {

bool Application::notify(QObject* receiver, QEvent* event)
{
    QString cause;
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        cause = tr("There is not enough memory for it.");
    } catch (const std::exception& unforeseen) {
        cause = tr("This is an error of the program: %1").arg(QString::fromUtf8(unforeseen.what()).left(200));
    } catch (...) {
        cause = tr("This is an error of the program.");
    }
    QMetaObject::invokeMethod(
        this, [this, cause] { emit mishap(cause); }, Qt::QueuedConnection);
    return true;
}

} // namespace app
