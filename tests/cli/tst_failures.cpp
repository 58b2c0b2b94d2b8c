// SPDX-License-Identifier: GPL-3.0-or-later

// Commands whose files cannot be written, and commands that run out of memory: one line, exit code 2, and the
// older file stands.

#include "support/failures.h"
#include "support/sanitized.h"

#include "runcli.h"
#include "support/contents.h"
#include "support/testprogram.h"

#include <QDir>
#include <QTemporaryDir>

#include <CLI/Version.hpp>
#include <array>

using tests::Failing;

class TestFailures : public QObject {
    Q_OBJECT

private slots:
    void everyWrite_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("name");
        QTest::newRow("table of outcomes")
            << QStringList{"table", "grid", "--rows", "3", "--cols", "4", "--out"} << "a.table";
        QTest::newRow("table") << QStringList{"table", "nim:n,m", "--n", "0-3", "--m", "0-3", "--out"}
                               << "a.csv";
        QTest::newRow("table as JSON") << QStringList{"table", "nim:n", "--n", "0-3", "--out"} << "a.json";
        QTest::newRow("sequence") << QStringList{"sequence", "octal/code=0.77", "--to", "40", "--out"}
                                  << "a.csv";
        QTest::newRow("graph") << QStringList{"explore", "nim:1,2", "--dot"} << "a.dot";
        QTest::newRow("matrix") << QStringList{"explore", "nim:1,2", "--matrix"} << "a.csv";
    }

    void everyWrite()
    {
        QFETCH(const QStringList, command);
        QFETCH(const QString, name);
        constexpr int mostCalls = 100;
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        for (const Failing what : {Failing::Write, Failing::HalfWrite, Failing::Sync, Failing::Rename}) {
            for (int number = 1; number < mostCalls; ++number) {
                QFile older(path);
                QVERIFY(older.open(QIODevice::WriteOnly) && older.write("older") == 5);
                older.close();
                const tests::Failure failure(what, number, ENOSPC);
                const Run result = run(command + QStringList{path});
                if (result.exit == 0) { // all calls succeeded that have to
                    QVERIFY(number > 1);
                    break;
                }
                QVERIFY(failure.hasHappened());
                QCOMPARE(result.exit, 2);
                QVERIFY2(result.err.endsWith("cannot be written: No space left on device\n"),
                         qPrintable(result.err));
                QCOMPARE(result.err.count(u'\n'), 1);
                QCOMPARE(tests::contents(path), QByteArray("older"));
                QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList(name));
            }
        }
    }

    void allocations_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("analyze") << QStringList{"analyze", "nim:3,4,5", "hackenbush:0-1g,1-2b"};
        QTest::newRow("table") << QStringList{"table", "nim:n,m", "--n", "0-3", "--m", "0-3"};
        QTest::newRow("lesson") << QStringList{"lesson",
                                               GRUNDY_SOURCE_DIR "/resources/lessons/020-p-and-n.json"};
        QTest::newRow("play") << QStringList{"play", "nim:2,3", "--left", "perfect", "--right", "random"};
        QTest::newRow("no position") << QStringList{"analyze", "nim:x"};
    }

    /// The first allocations one by one, later ones with gaps that grow. Not those in which CLI11 takes the
    /// list of options: newer versions do that where nothing may be thrown, and then the program ends at
    /// once.
    void allocations()
    {
        if constexpr (tests::isThreadSanitized)
            QSKIP("its own calls do not expect that an allocation throws through them");
        QFETCH(const QStringList, command);
        constexpr int mostAllocations = 100'000'000;
        std::vector<QByteArray> bytes{"grundy-cli"};
        for (const QString& argument : command)
            bytes.push_back(argument.toUtf8());
        std::vector<const char*> argv;
        for (const QByteArray& argument : bytes)
            argv.push_back(argument.constData());
        const int undisturbed = run(command).exit;
        int number = 1;
        if (CLI11_VERSION_MAJOR > 2 || CLI11_VERSION_MINOR > 3) {
            const std::array<const char*, 2> refused{"grundy-cli", "--none"}; // after the least of them
            std::istringstream in;
            std::ostringstream out;
            const tests::Failure never(Failing::New, mostAllocations);
            (void)cli::runCli(2, refused.data(), in, out, out, cli::paintingCommands());
            number = mostAllocations - never.left();
        }
        int failures = 0;
        for (bool hasHappened = true; hasHappened && number < mostAllocations; number += 1 + number / 100) {
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream err;
            int exit = 0;
            {
                const tests::Failure failure(Failing::New, number);
                exit = cli::runCli(static_cast<int>(argv.size()), argv.data(), in, out, err,
                                   cli::paintingCommands());
                hasHappened = failure.hasHappened();
                failures += hasHappened ? 1 : 0;
            }
            const QString told = QString::fromStdString(err.str());
            const bool isRefused = exit == 2 && (told.endsWith("grundy-cli: not enough memory\n") ||
                                                 told.endsWith("the results cannot be written\n"));
            QVERIFY2(isRefused || exit == 3 || exit == undisturbed, qPrintable(told));
        }
        QVERIFY2(failures > 0 && number < mostAllocations, qPrintable(QString::number(failures)));
    }
};

GRUNDY_TEST(TestFailures, tests::runIn<QCoreApplication, TestFailures>)
#include "tst_failures.moc"
