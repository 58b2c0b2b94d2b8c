// SPDX-License-Identifier: GPL-3.0-or-later

// Sums at the command line: a position like any other, and what `add` prints.

#include <QTest>

#include "runcli.h"
#include "support/testprogram.h"

#include <QJsonArray>

class TestSums : public QObject {
    Q_OBJECT

private slots:
    void add_data()
    {
        QTest::addColumn<QStringList>("positions");
        QTest::addColumn<QString>("printed");
        QTest::newRow("nimbers") << QStringList{"nim:3,5", "nim:2"} << "nim:3,5 + nim:2 = *4\n";
        QTest::newRow("a sign") << QStringList{"nim:3,5", "-hackenbush:0-1b"}
                                << "nim:3,5 + hackenbush:0-1r = -1*6\n";
        QTest::newRow("sums") << QStringList{"nim:1 + nim:2", "2*nim:3"}
                              << "nim:1 + nim:2 + nim:3 + nim:3 = *3\n";
        QTest::newRow("alone") << QStringList{"2*nim:1"} << "nim:1 + nim:1 = 0\n";
        QTest::newRow("misere") << QStringList{"nim/misere:1", "nim/misere:2"}
                                << "nim/misere:1 + nim/misere:2\n";
    }

    void add()
    {
        QFETCH(const QStringList, positions);
        QFETCH(const QString, printed);
        const Run shown = run(QStringList{"add"} + positions);
        QCOMPARE(shown.exit, 0);
        QCOMPARE(shown.out, printed);
    }

    void addAsJson()
    {
        const QJsonObject object = json(run({"add", "--json", "hackenbush:0-1b,1-2r", "nim:1"}).out);
        QCOMPARE(object.value("position").toString(), QStringLiteral("hackenbush:0-1b,1-2r + nim:1"));
        QCOMPARE(object.value("value").toString(), QStringLiteral("1/2*"));
    }

    void verify()
    {
        const Run shown = run({"verify", "sum", "--up-to", "1"});
        QCOMPARE(shown.exit, 0);
        const QString checked =
            shown.out.section(QStringLiteral("positions checked: "), 1).section(',', 0, 0);
        QVERIFY2(checked.toInt() > 500, qPrintable(shown.out));
        QVERIFY2(shown.out.endsWith(QStringLiteral("mismatches: 0\n")), qPrintable(shown.out));
    }

    void longValue()
    {
        const QString board = QStringLiteral("skip/skips=2,0/ends=stones:1,2,3");
        const QString value = json(run({"analyze", "--json", board}).out).value("value").toString();
        QVERIFY(value.size() > 200);
        const QJsonObject sum = json(run({"analyze", "--json", board + " + nim:0"}).out);
        QCOMPARE(sum.value("value").toString(), value);
    }

    void badSums_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("cause");
        QTest::newRow("unknown") << QStringList{"analyze", "nim:3 + foo:2"}
                                 << "column 9: expected the name of a game, found 'foo'";
        QTest::newRow("behind a part")
            << QStringList{"analyze", "nim:3 + nim:x"} << "column 13: expected a heap size, found 'x'";
        QTest::newRow("a sign first") << QStringList{"analyze", "-nim:x"}
                                      << "grundy-cli: -nim:x: column 6: expected a heap size, found 'x'";
        QTest::newRow("no part") << QStringList{"analyze", "nim:1 + + nim:2"}
                                 << "column 9: expected the name of a game, found '+'";
        QTest::newRow("within a part")
            << QStringList{"analyze", "nim:1, + nim:2"} << "column 8: expected a heap size, found '+'";
        QTest::newRow("a sign behind a factor")
            << QStringList{"analyze", "2*-nim:1"} << "column 3: expected the name of a game, found '-'";
        QTest::newRow("two factors") << QStringList{"analyze", "nim:1 + 2*3*nim:1"}
                                     << "column 11: expected the name of a game, found '3'";
        QTest::newRow("no name") << QStringList{"analyze", "nim:1 + -2*"}
                                 << "column 12: expected the name of a game, found the end";
        QTest::newRow("conventions") << QStringList{"analyze", "nim:3 + nim/misere:2"} << "column 9: ";
        QTest::newRow("thirteen") << QStringList{"analyze", "13*nim:3"} << "column 1: more than 12 positions";
        QTest::newRow("two conventions") << QStringList{"add", "nim:1", "nim/misere:1"}
                                         << "nim/misere:1: column 1: All games of a sum are played by one";
        QTest::newRow("two conventions behind a sign")
            << QStringList{"add", "nim:1", "-nim/misere:1"} << "-nim/misere:1: column 2: All games of a sum";
        QTest::newRow("no misère play")
            << QStringList{"analyze", "nim/misere:1 + northcott:W.B"}
            << "column 16: this game has misère play only with moves=right or moves=own";
        QTest::newRow("no misère play to add")
            << QStringList{"add", "nim/misere:1", "northcott:W.B"}
            << "northcott:W.B: column 1: this game has misère play only with moves=right or moves=own";
        QTest::newRow("too many") << QStringList{"add", "8*nim:1", "5*nim:1"} << "at most 12";
    }

    void badSums()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, cause);
        const Run shown = run(arguments);
        QCOMPARE(shown.exit, 2);
        QVERIFY(shown.out.isEmpty());
        QVERIFY2(shown.err.contains(cause), qPrintable(shown.err));
    }

    void analyze()
    {
        const QJsonObject object =
            json(run({"analyze", "--json", "nim:3,5 + hackenbush:0-1g,1-2g + octal/code=0.77:7"}).out);
        QCOMPARE(object.value("game").toString(), QStringLiteral("sum"));
        QCOMPARE(object.value("outcome").toString(), QStringLiteral("N"));
        QCOMPARE(object.value("grundy").toInt(), 6);
        QCOMPARE(object.value("value").toString(), QStringLiteral("*6"));
        QCOMPARE(object.value("method").toString(), QStringLiteral("theory"));
        QCOMPARE(object.value("moves").toArray().size(), 23);
        const QJsonObject first = object.value("moves").toArray().at(0).toObject();
        QCOMPARE(first.value("to").toString(),
                 QStringLiteral("nim:3,3 + hackenbush:0-1g,1-2g + octal/code=0.77:7"));
        QVERIFY(first.value("winning").toBool());
        QCOMPARE(first.value("player").toString(), QStringLiteral("either"));
    }

    void best()
    {
        const Run shown = run({"best", "nim:3,5 + nim:2"});
        QCOMPARE(shown.out, QStringLiteral("board 1: take 4 from heap 2 → nim:3,1 + nim:2\n"));
    }

    void explain()
    {
        const Run shown = run({"explain", "nim:3,5 + hackenbush:0-1g,1-2g"});
        QCOMPARE(shown.exit, 0);
        for (const char* part : {"1: Nim", "2: Hackenbush", "Inside the board of the move", "Heap 2"})
            QVERIFY2(shown.out.contains(QLatin1String(part)), part);
    }
};

GRUNDY_TEST(TestSums, tests::runIn<QCoreApplication, TestSums>)
#include "tst_sums.moc"
