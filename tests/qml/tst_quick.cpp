// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the tst_*.qml beside this file against the QML modules of the program.

#include "support/testprogram.h"

#include <QApplication>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QtQuickTest/quicktest.h>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(QStringLiteral("grundy-tests"));
        QCoreApplication::setOrganizationName(QStringLiteral("Grundy"));
    }

    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral(":/qt/qml")); }
};

/// As QUICK_TEST_MAIN_WITH_SETUP, with the application that Qt Charts needs.
static int runQuickTests(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    Setup setup;
    return quick_test_main_with_setup(argc, argv, "tst_quick", QUICK_TEST_SOURCE_DIR, &setup);
}

GRUNDY_TEST(Quick, runQuickTests)
#include "tst_quick.moc"
