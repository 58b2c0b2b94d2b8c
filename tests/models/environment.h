// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tests keep their settings and autosaves in a folder of their own.

#include "support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

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
    }

private:
    QTemporaryDir m_folder;
};

/// What a tester of item models does with what it finds.
inline constexpr auto failing = QAbstractItemModelTester::FailureReportingMode::QtTest;

/// Runs the tests of a class as QTEST_MAIN does, in an environment of its own.
template <typename Test>
int run(int argc, char* argv[])
{
    const Environment environment;
    return tests::runIn<QGuiApplication, Test>(argc, argv);
}

} // namespace models::test
