// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the tst_*.qml beside this file against the QML modules of the program.

#include "models/worldimages.h"
#include "support/beread.h"
#include "support/lefttasks.h"
#include "support/openmore.h"
#include "support/testprogram.h"
#include "wording/text/language.h"

#include <QApplication>
#include <QQmlEngine>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(QStringLiteral("grundy-tests"));
        QCoreApplication::setOrganizationName(QStringLiteral("Grundy"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        tests::openMore();
    }

    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        engine->addImageProvider(QStringLiteral("world"), new models::WorldImages);
        connect(engine, &QQmlEngine::warnings, this, &Setup::fail);
    }

private:
    const QTemporaryDir m_settings; ///< each run begins with a newcomer's

    /// A warning fails the test in which QML says it.
    static void fail(const QList<QQmlError>& warnings)
    {
        for (const QQmlError& warning : warnings)
            QTest::qFail(qPrintable(warning.toString()), qPrintable(warning.url().toString()),
                         warning.line());
    }
};

/// As QUICK_TEST_MAIN_WITH_SETUP, with the application that Qt Charts needs.
static int runQuickTests(int argc, char* argv[])
{
    wording::speak();
    const QApplication application(argc, argv);
    tests::beRead(); // names are there for who hears them
    Setup setup;
    const int result = quick_test_main_with_setup(argc, argv, "tst_quick", QUICK_TEST_SOURCE_DIR, &setup);
    tests::awaitLeftTasks();
    return result;
}

GRUNDY_TEST(Quick, runQuickTests)
#include "tst_quick.moc"
