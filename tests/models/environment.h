// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tests keep their settings and autosaves in a folder of their own.

#include <QCoreApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace models::test {

/// Before the application exists: where everything is kept for the life of this value.
class Environment {
public:
    Environment()
    {
        qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QStringLiteral("config")).toUtf8());
        if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
        QCoreApplication::setApplicationName(QStringLiteral("grundy-test"));
        QCoreApplication::setOrganizationName(QStringLiteral("Grundy"));
        QSettings().setValue(QStringLiteral("reducedMotion"), true); // the computer moves without delay
    }

private:
    QTemporaryDir m_folder;
};

} // namespace models::test

/// A main function as QTEST_MAIN gives it, in an environment of its own.
#define GRUNDY_TEST_MAIN(Test)                                                                               \
    int main(int argc, char* argv[])                                                                         \
    {                                                                                                        \
        const models::test::Environment environment;                                                         \
        QGuiApplication application(argc, argv);                                                             \
        Test test;                                                                                           \
        return QTest::qExec(&test, argc, argv);                                                              \
    }
