// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Nothing is said on stderr: whatever Qt, QML or the program says there fails the test that runs.

#include <QTest>

namespace tests {

/// What the program itself passes over of what Qt says.
using PassedOver = bool (*)(const QString& message);

/// Tests run while it lives. Qt Test's own messages do not come this way.
class Silence {
public:
    explicit Silence(PassedOver isPassedOver)
    {
        passedOver() = isPassedOver;
        heardBefore() = qInstallMessageHandler(fail);
    }
    ~Silence() { qInstallMessageHandler(heardBefore()); }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

private:
    /// A message handler is a plain function: what it needs is nobody's.
    static QtMessageHandler& heardBefore()
    {
        static QtMessageHandler handler = nullptr;
        return handler;
    }

    static PassedOver& passedOver()
    {
        static PassedOver is = nullptr;
        return is;
    }

    static void fail(QtMsgType type, const QMessageLogContext& context, const QString& message)
    {
        if (passedOver() != nullptr && passedOver()(message))
            return;
        heardBefore()(type, context, message);
        if (type == QtInfoMsg) // by which tests tell what they have counted
            return;
        if (message.startsWith(QLatin1String("QUnifiedTimer::"))) // Qt 6.8 says so of its own timers
            return;
        if (message.startsWith(
                QLatin1String("This plugin does not support "))) // a window of widgets, offscreen
            return;
        QTest::qFail(qPrintable(QStringLiteral("was said: ") + message), context.file ? context.file : "",
                     context.line);
    }
};

/// As QTest::qExec, in silence.
inline int runSilently(QObject& test, int argc, char* argv[], PassedOver isPassedOver = nullptr)
{
    QTest::qInit(&test, argc, argv);
    int failures = 0;
    {
        const Silence silence(isPassedOver);
        failures = QTest::qRun();
    }
    QTest::qCleanup();
    return failures;
}

} // namespace tests
