// SPDX-License-Identifier: GPL-3.0-or-later
// Every game at its largest positions keeps to its limits, and what is too long for an argument is read from
// standard input.

#include "runcli.h"

#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTest>

class TestLimits : public QObject {
    Q_OBJECT

private slots:
    void standardInput_data();
    void standardInput();
    void longPositionsAreShortenedForPeople();
    void everyGameAtItsLargest();
};

void TestLimits::standardInput_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("best") << QStringList{"best"};
    QTest::newRow("best, json") << QStringList{"best", "--json"};
    QTest::newRow("explain") << QStringList{"explain"};
    QTest::newRow("explore") << QStringList{"explore", "--json"};
    QTest::newRow("analyze") << QStringList{"analyze", "--json"};
}

void TestLimits::standardInput()
{
    QFETCH(const QStringList, command);
    const Run given = run(command + QStringList{"nim:1,2,4"});
    QCOMPARE(given.exit, 0);
    for (const char* input : {"nim:1,2,4", "nim:1,2,4\n",
                              "\n\xEF\xBB\xBF"
                              "nim:1,2,4\r\n"}) {
        const Run read = run(command + QStringList{"-"}, input);
        QCOMPARE(read.exit, 0);
        QCOMPARE(read.out, given.out);
    }
    if (command.front() != QLatin1String("analyze"))
        QCOMPARE(run(command + QStringList{"-"}).exit, 2);
}

/// JSON has them whole.
void TestLimits::longPositionsAreShortenedForPeople()
{
    QString heaps = QStringLiteral("nim:1000000000");
    for (int heap = 0; heap < 200; ++heap)
        heaps += QStringLiteral(",999999999");
    const Run told = run({"analyze", heaps});
    QCOMPARE(told.exit, 0);
    const QStringList lines = told.out.split(QLatin1Char('\n'));
    QCOMPARE(lines[0], heaps);
    for (const QString& line : lines.mid(1))
        QVERIFY(line.size() < 1'200);
    QVERIFY(told.out.contains(QStringLiteral("…")));
    const auto moves = analyzed(heaps.toUtf8().constData())["moves"].toArray();
    QVERIFY(moves[0].toObject()["to"].toString().size() > 2'000);
}

/// A part of scripts/limits, with twenty times what is aimed for on an idle machine, in time of the
/// processor: so slow is none; with five times that under a sanitizer.
void TestLimits::everyGameAtItsLargest()
{
    const QString program = QStringLiteral(GRUNDY_BIN_DIR "/grundy-cli");
    if (!QFile::exists(program))
        QSKIP("grundy-cli is not built");
    QProcess script;
    script.start(QStringLiteral("python3"),
                 {QStringLiteral(GRUNDY_SOURCE_DIR "/scripts/limits"), "--program", program, "--margin",
                  tests::isSanitized ? "100" : "20", "--processor", "--misses", "--every",
                  tests::isSanitized ? "96" : "12", "--commands", "analyze,play"});
    QVERIFY2(script.waitForStarted(), "scripts/limits needs python3");
    QVERIFY(script.waitForFinished(-1));
    QVERIFY2(script.exitCode() == 0, script.readAllStandardOutput() + script.readAllStandardError());
}

GRUNDY_TEST(TestLimits, tests::run<TestLimits>)
#include "tst_limits.moc"
