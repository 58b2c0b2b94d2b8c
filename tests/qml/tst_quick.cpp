// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the tst_*.qml beside this file against the QML modules of the program.

#include <QCoreApplication>
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

QUICK_TEST_MAIN_WITH_SETUP(tst_quick, Setup)

#include "tst_quick.moc"
