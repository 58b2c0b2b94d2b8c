// SPDX-License-Identifier: GPL-3.0-or-later

// What the scripts say of the time left: no guess that has been passed.

#include "support/patience.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// What is said of the first of two steps, of 100 and 60 seconds, each time that its log ends in `done`.
struct Look {
    const char* done;
    int seconds; ///< since the step began
    const char* says;
};

constexpr Look looks[] = {
    {"", 10, "about 2 min 30 s left"},
    {"", 99, "about 1 min 1 s left"},
    {"", 100, ""},
    {"", 1300, ""},
    {"[10/100]", 1301, ""}, // too early to tell its pace
    {"[50/100]", 1310, "about 22 min 50 s left"},
    {"[50/100]", 2000, "about 11 min 20 s left"},
    {"[50/100]", 2620, ""},
    {"[99/100]", 2970, "about 1 min 30 s left"},
    {"[99/100]", 3000, ""}, // the last file takes twenty minutes
    {"[99/100]", 4200, ""},
    {"[100/100]", 4201, ""},
};

} // namespace

class TestProgress : public QObject {
    Q_OBJECT

private slots:
    void noGuessThatHasBeenPassed()
    {
        const QTemporaryDir cache;
        QString script =
            QStringLiteral("set -euo pipefail; source scripts/progress.sh; plan build=100 test=60\n");
        for (const Look& look : looks)
            script +=
                QStringLiteral("SECONDS=0; echo '%1' >\"$step_log\"; tell_step 0 %2; echo \"$step_text\"\n")
                    .arg(QLatin1String(look.done))
                    .arg(look.seconds);
        QProcess bash;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("GRUNDY_CACHE"), cache.path());
        bash.setProcessEnvironment(environment);
        bash.setWorkingDirectory(QStringLiteral(GRUNDY_SOURCE_DIR));
        bash.start(QStringLiteral("bash"), {QStringLiteral("-c"), script});
        QVERIFY(bash.waitForFinished(tests::patienceMs));
        QCOMPARE(QString::fromUtf8(bash.readAllStandardError()), QString());
        QStringList said = QString::fromUtf8(bash.readAllStandardOutput()).split(QLatin1Char('\n'));
        for (const Look& look : looks) {
            const QString left = said.takeFirst().section(QStringLiteral("so far, "), 1);
            QVERIFY2(left == QLatin1String(look.says),
                     qPrintable(QStringLiteral("after %1 s: %2").arg(look.seconds).arg(left)));
        }
    }
};

GRUNDY_TEST(TestProgress, (tests::runIn<QCoreApplication, TestProgress>))

#include "tst_progress.moc"
