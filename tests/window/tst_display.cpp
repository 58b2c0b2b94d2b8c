// SPDX-License-Identifier: GPL-3.0-or-later

// A machine without a display: one line, exit code 2, no core.

#include "window/runtests.h"

#include <QFile>
#include <QProcess>

#include <sys/resource.h>

class TestDisplay : public QObject {
    Q_OBJECT

private slots:
    void cannotBeReached_data()
    {
        using Variables = QMap<QString, QString>;
        QTest::addColumn<Variables>("variables");
        QTest::addColumn<QString>("line");
        const QString english = "grundy: no display can be reached; grundy-cli needs none\n";
        QTest::newRow("none") << Variables{} << english;
        QTest::newRow("of X that is not there") << Variables{{"DISPLAY", ":64999"}} << english;
        QTest::newRow("of X elsewhere") << Variables{{"DISPLAY", "127.0.0.1:59"}} << english;
        QTest::newRow("no name of one") << Variables{{"DISPLAY", "nonsense"}} << english;
        QTest::newRow("of Wayland that is not there")
            << Variables{{"WAYLAND_DISPLAY", "wayland-64999"}} << english;
        QTest::newRow("X without one") << Variables{{"QT_QPA_PLATFORM", "xcb"}} << english;
        QTest::newRow("Wayland without one") << Variables{{"QT_QPA_PLATFORM", "wayland"}} << english;
        QTest::newRow("no screen") << Variables{{"QT_QPA_PLATFORM", "linuxfb:fb=/nowhere"}} << english;
        QTest::newRow("no platform") << Variables{{"QT_QPA_PLATFORM", "nonsense"}} << english;
        QTest::newRow("no platforms") << Variables{{"QT_QPA_PLATFORM", "nonsense;wayland;xcb"}} << english;
        QTest::newRow("in German") << Variables{{"QT_QPA_PLATFORM", "nonsense"}, {"LC_ALL", "de_DE.UTF-8"}}
                                   << "grundy: kein Bildschirm ist erreichbar; grundy-cli braucht keinen\n";
    }

    void cannotBeReached()
    {
        using Variables = QMap<QString, QString>;
        QFETCH(const Variables, variables);
        const QTemporaryDir folder;
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"})
            environment.remove(name);
        environment.insert("XDG_RUNTIME_DIR", folder.path());
        for (auto variable = variables.begin(); variable != variables.end(); ++variable)
            environment.insert(variable.key(), variable.value());
        QProcess program;
        program.setProcessEnvironment(environment);
        program.setWorkingDirectory(folder.path());
        program.setChildProcessModifier([] {
            constexpr rlimit any{RLIM_INFINITY, RLIM_INFINITY};
            setrlimit(RLIMIT_CORE, &any);
        });
        program.start(QStringLiteral(GRUNDY_BIN_DIR "/grundy"), {"nim:3,4,5"});
        QVERIFY(program.waitForFinished(tests::patienceMs));
        QFETCH(const QString, line);
        QCOMPARE(QString::fromUtf8(program.readAllStandardError()), line);
        QCOMPARE(program.readAllStandardOutput(), QByteArray());
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 2);
        QCOMPARE(QDir(folder.path()).entryList({"core*"}), QStringList());
    }
};

GRUNDY_TEST(TestDisplay, window::runTests<TestDisplay>)

#include "tst_display.moc"
