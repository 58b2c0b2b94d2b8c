// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-cli sequence: values, periods, files and complaints.

#include "runcli.h"
#include "support/contents.h"
#include "support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

namespace {

} // namespace

class TestSequence : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void text_data();
    void text();
    void jsonObject();
    void nothingProvenIsNull();
    void positionsAreIgnored();
    void files();
    void complaints_data();
    void complaints();
    void limits();
    void interruption();
};

void TestSequence::text_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("text");
    QTest::newRow("takeaway") << QStringList{"takeaway/take=1-3", "--to", "6"}
                              << " 0: 0 1 2 3 0 1 2\nperiod 4 from heap 0 on, proven: the period of the "
                                 "subtraction set\n";
    QTest::newRow("nim") << QStringList{"nim", "--to", "3"} << "0: 0 1 2 3\nno period is proven\n";
    QTest::newRow("grundy") << QStringList{"grundy", "--to", "21"}
                            << " 0: 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3\n20: 0 4\nno period is proven\n";
    QTest::newRow("kayles, a row to a period")
        << QStringList{"octal/code=0.77", "--to", "13"}
        << " 0: 0 1 2 3 1 4 3 2 1 4 2 6\n12: 4 1\nperiod 12 from heap 71 on, proven: the period of the octal "
           "game\n";
}

void TestSequence::text()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, text);
    const Run result = run(QStringList{"sequence"} + arguments);
    QCOMPARE(result.exit, 0);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.out.trimmed(), text.trimmed());
}

void TestSequence::jsonObject()
{
    const Run result = run({"sequence", "octal/code=0.77", "--json"});
    QCOMPARE(result.exit, 0);
    const QJsonObject object = json(result.out);
    QCOMPARE(object.keys(),
             (QStringList{"family", "game", "period", "play", "preperiod", "theorem", "values"}));
    QCOMPARE(object["game"].toString(), QStringLiteral("octal"));
    QCOMPARE(object["family"].toString(), QStringLiteral("octal/code=0.77"));
    QCOMPARE(object["values"].toArray().size(), 101);
    QCOMPARE(object["values"].toArray().at(11).toInt(), 6);
    QCOMPARE(object["period"].toInt(), 12);
    QCOMPARE(object["preperiod"].toInt(), 71);
    QCOMPARE(object["theorem"].toString(), QStringLiteral("octal period"));
}

void TestSequence::nothingProvenIsNull()
{
    const QJsonObject object = json(run({"sequence", "grundy", "--json", "--to", "9"}).out);
    QVERIFY(object["period"].isNull() && object["preperiod"].isNull() && object["theorem"].isNull());
    QCOMPARE(object["values"].toArray().size(), 10);
}

void TestSequence::positionsAreIgnored()
{
    const QString family = run({"sequence", "lines/max=3", "--json"}).out;
    QCOMPARE(run({"sequence", "lines/max=3:111/11", "--json"}).out, family);
    QCOMPARE(json(family)["family"].toString(), QStringLiteral("lines/max=3"));
    QCOMPARE(run({"sequence", "octal:5,7", "--json"}).out,
             run({"sequence", "octal/code=0.77", "--json"}).out);
}

void TestSequence::files()
{
    const QTemporaryDir directory;
    const QString csv = directory.filePath(QStringLiteral("values.csv"));
    const Run result = run({"sequence", "takeaway", "--to", "4", "--out", csv});
    QCOMPARE(result.exit, 0);
    QCOMPARE(result.out,
             QStringLiteral("period 4 from heap 0 on, proven: the period of the subtraction set\n"));
    QCOMPARE(tests::contents(csv), QByteArray("heap,value\n0,0\n1,1\n2,2\n3,3\n4,0\n"));
    const QString file = directory.filePath(QStringLiteral("values.json"));
    QCOMPARE(run({"sequence", "takeaway", "--to", "4", "--out", file}).exit, 0);
    QCOMPARE(json(QString::fromUtf8(tests::contents(file)))["values"].toArray().size(), 5);
    const Run nowhere = run({"sequence", "nim", "--out", directory.filePath(QStringLiteral("no/such.csv"))});
    QCOMPARE(nowhere.exit, 2);
    QVERIFY(nowhere.err.contains(QLatin1String("cannot be written: ")));
}

void TestSequence::complaints_data()
{
    refused::addColumns();
    using refused::row;
    row({"chess"}, "grundy-cli: chess: column 1: expected the name of a game, found 'chess'");
    row({"grid"}, "grundy-cli: grid: this game has no heaps with values of their own");
    row({"octal/code=0.8"}, "grundy-cli: octal/code=0.8: column 14: expected a digit from 0 to 7, found '8'");
    row({"octal/code=0.0"}, "grundy-cli: octal/code=0.0: column 12: the code 0.0 allows no move");
    row({"nim:3,x"}, "grundy-cli: nim:3,x: column 7: expected a heap size, found 'x'");
    row({"nim", "--to", "-1"}, "grundy-cli: --to: expected a heap size from 0 to 1000000000, found '-1'");
    row({"nim", "--out", "values.txt"},
        "grundy-cli: values.txt: the file's name has to end in .csv or .json");
}

void TestSequence::complaints()
{
    refused::check({"sequence"});
}

void TestSequence::limits()
{
    const Run slow = run({"sequence", "octal/code=0.007", "--to", "1000000", "--time", "0.05"});
    QCOMPARE(slow.exit, 3);
    QCOMPARE(slow.out, QString());
    QVERIFY(slow.err.contains(QLatin1String("time limit")));
    QCOMPARE(run({"sequence", "nim", "--to", "1000000", "--memory", "1"}).exit, 3);
}

void TestSequence::interruption()
{
    std::stop_source source;
    source.request_stop();
    const Run result = run({"sequence", "grundy", "--to", "100000"}, {}, source.get_token());
    QCOMPARE(result.exit, 130);
    QCOMPARE(result.out, QString());
}

GRUNDY_TEST(TestSequence, tests::runIn<QCoreApplication, TestSequence>)
#include "tst_sequence.moc"
