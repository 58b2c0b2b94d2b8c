// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-cli table: families, ranges, files, limits.

#include "runcli.h"
#include "support/contents.h"
#include "support/testprogram.h"

#include <QFile>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

namespace {

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void aFamily()
    {
        const Run shown = run({"table", "nim:n,m,3", "--n", "0-4", "--m", "1-2"});
        QCOMPARE(shown.exit, 0);
        QCOMPARE(shown.out, QStringLiteral("Nim: Two heaps beside a heap of 3, Grundy value\n"
                                           "m\\n 0 1 2 3 4\n"
                                           "  1 2 3 0 1 6\n"
                                           "  2 1 0 3 2 5\n"
                                           "10 positions, 2 cold\n"));
        QVERIFY(shown.err.isEmpty());
    }

    void aGameTakesItsFirstFamily()
    {
        const Run shown = run({"table", "takeaway", "--m", "3"});
        QCOMPARE(shown.exit, 0);
        QVERIFY2(shown.out.contains(QStringLiteral(" 3 0 1 2 3 0 1 2 3 0 1  2  3  0")),
                 qPrintable(shown.out));
        QVERIFY2(shown.out.endsWith(QStringLiteral(
                     "m = 3: period 4 from n = 0 on, proven for all n: the period of the subtraction set\n")),
                 qPrintable(shown.out));
    }

    void misere()
    {
        const Run shown = run({"table", "takeaway:n", "--n", "0-8", "--misere", "--show", "outcome"});
        QCOMPARE(shown.exit, 0);
        QVERIFY2(shown.out.contains(QStringLiteral("  N P N N N P N N N")), qPrintable(shown.out));
    }

    /// The 4 x 4 grid is won by the second player, in either convention: design/games.md.
    void grids()
    {
        for (const QStringList& convention : {QStringList{}, QStringList{"--misere"}}) {
            const Run shown = run(QStringList{"table", "grid", "--rows", "4", "--cols", "4", "--max", "3",
                                              "--show", "outcome"} +
                                  convention);
            QCOMPARE(shown.exit, 0);
            QVERIFY2(shown.out.contains(QStringLiteral("m\\n 4\n  4 P\n")), qPrintable(shown.out));
        }
        QVERIFY(run({"table", "grid", "--rows", "3"}).out.contains(QStringLiteral("m\\n 1 2 3 4\n")));
        QCOMPARE(run({"table", "nim", "--rows", "4"}).exit, 2);
        QCOMPARE(run({"table", "grid", "--columns", "1-3", "--rows", "1-2"}).exit, 0);
    }

    void files()
    {
        const QTemporaryDir folder;
        const QString csv = folder.filePath(QStringLiteral("a.csv"));
        const Run written =
            run({"table", "wythoff:n,m", "--n", "0-2", "--m", "0-2", "--show", "grundy", "--out", csv});
        QCOMPARE(written.exit, 0);
        QVERIFY(written.out.isEmpty());
        QCOMPARE(tests::contents(csv), QByteArray("m\\n,0,1,2\r\n0,0,1,2\r\n1,1,2,0\r\n2,2,0,1\r\n"));
        const QString text = folder.filePath(QStringLiteral("a.json"));
        QCOMPARE(run({"table", "skip", "--n", "0-2", "--m", "1", "--out", text}).exit, 0);
        const QJsonObject object = json(QString::fromUtf8(tests::contents(text)));
        QCOMPARE(object["cells"][2]["outcome"].toString(), QStringLiteral("L"));
        const QString svg = folder.filePath(QStringLiteral("a.svg"));
        QCOMPARE(run({"table", "nim", "--out", svg}).exit, 0);
        QVERIFY(tests::contents(svg).startsWith("<svg xmlns"));
        const Run nowhere = run({"table", "nim", "--out", folder.filePath(QStringLiteral("no/where.csv"))});
        QCOMPARE(nowhere.exit, 2);
        QVERIFY(nowhere.err.contains(QStringLiteral("cannot be written")));
    }

    void badInput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("game") << QStringList{"chess"}
                              << "chess: column 1: expected the name of a game, found 'chess'";
        QTest::newRow("pattern") << QStringList{"lines:1^"}
                                 << "lines:1^: column 9: after ^ expected n, m or a number, found the end";
        QTest::newRow("no n") << QStringList{"nim:3"} << "nim:3: column 6: a family needs the variable n";
        QTest::newRow("range") << QStringList{"nim", "--n", "5-2"} << "expected a range such as 0-20";
        QTest::newRow("m") << QStringList{"nim:n", "--m", "1-2"} << "--m: this family has no m";
        QTest::newRow("large") << QStringList{"nim", "--n", "0-1000", "--m", "0-1000"}
                               << "at most 250000 cells";
        QTest::newRow("shown") << QStringList{"nim", "--show", "colour"} << "expected outcome, grundy";
        QTest::newRow("misere") << QStringList{"nim", "--misere", "--show", "grundy"} << "has no such values";
        QTest::newRow("value") << QStringList{"nim", "--show", "value"} << "has no such values";
        QTest::newRow("refused")
            << QStringList{"nim:n,x"}
            << "no position of this family is allowed: nim:0,x, column 7: expected a heap size";
        QTest::newRow("n twice") << QStringList{"grid", "--rows", "3", "--cols", "3", "--n", "1-3"}
                                 << "--rows is the grid's --m and --cols its --n";
        QTest::newRow("m twice") << QStringList{"grid", "--rows", "1-3", "--m", "1-3"}
                                 << "--rows is the grid's --m and --cols its --n";
        QTest::newRow("ending") << QStringList{"nim", "--out", "a.txt"}
                                << "ending in .csv, .json, .svg or .table";
    }
    void badInput()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, complaint);
        const Run refused = run(QStringList{"table"} + arguments);
        QCOMPARE(refused.exit, 2);
        QVERIFY(refused.out.isEmpty());
        QCOMPARE(refused.err.count(QLatin1Char('\n')), 1);
        QVERIFY2(refused.err.contains(complaint), qPrintable(refused.err));
    }

    void limits()
    {
        const Run open = run(
            {"table", "grid/misere:(1^n/)^m", "--n", "6", "--m", "6", "--show", "outcome", "--time", "0.05"});
        QCOMPARE(open.exit, 3);
        QVERIFY2(open.out.contains(QStringLiteral("1 not solved")), qPrintable(open.out));
        QVERIFY(open.out.contains(QStringLiteral("  6 ?\n")));
        QVERIFY(open.err.contains(QStringLiteral("not solved within the limits: 1 of 1")));
    }

    void interruption()
    {
        std::stop_source stop;
        stop.request_stop();
        const Run ended = run({"table", "nim"}, {}, stop.get_token());
        QCOMPARE(ended.exit, 130);
        QVERIFY(ended.out.isEmpty());
    }

    void aFullDisk() { QCOMPARE(runOnFullDisk({"table", "nim"}).exit, 2); }
};

GRUNDY_TEST(TestTable, tests::runIn<QCoreApplication, TestTable>)

#include "tst_table.moc"
