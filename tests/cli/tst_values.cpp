// SPDX-License-Identifier: GPL-3.0-or-later
// What positions are worth, on the command line: analyze, compare, canonical.

#include "runcli.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QTest>

namespace {

/// "4@0 5/2@3/2".
QString wallText(const QJsonObject& answer, const char* side)
{
    QStringList points;
    for (const auto& point : answer["thermograph"].toObject()[QLatin1String(side)].toArray())
        points.append(point.toArray()[1].toString() + QLatin1Char('@') + point.toArray()[0].toString());
    return points.join(QLatin1Char(' '));
}

} // namespace

class TestValues : public QObject {
    Q_OBJECT

private slots:
    void worth_data();
    void worth();
    void nothingIsKnown_data();
    void nothingIsKnown();
    void comparisons_data();
    void comparisons();
    void canonical();
    void incentives();
    void whatIsLostIsWorthNothing_data();
    void whatIsLostIsWorthNothing();
    void refusals();
};

void TestValues::worth_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("mean");
    QTest::addColumn<QString>("temperature");
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    const auto row = [](const char* position, const char* value, const char* mean, const char* temperature,
                        const char* left, const char* right) {
        QTest::newRow(position) << value << mean << temperature << left << right;
    };
    row("game:{4|1}", "{4|1}", "5/2", "3/2", "4@0 5/2@3/2", "1@0 5/2@3/2");
    row("game:{2||1|0}", "{2|{1|0}}", "5/4", "3/4", "2@0 5/4@3/4", "1@0 1@1/2 5/4@3/4");
    row("game:{3|*}", "{3|*}", "3/2", "3/2", "3@0 3/2@3/2", "0@0 3/2@3/2");
    row("hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b", "11/8", "11/8", "-1/8", "11/8@0", "11/8@0");
    row("hackenbush:0-1g,1-2b", "↑*", "0", "0", "0@0", "0@0");
    row("skip/skips=2,1:1,2", "1*3", "1", "0", "1@0", "1@0");
    row("toads:TTT..FFF", "{1/8|-1/8}", "0", "1/8", "1/8@0 0@1/8", "-1/8@0 0@1/8");
}

void TestValues::worth()
{
    QFETCH(const QString, value);
    QFETCH(const QString, mean);
    QFETCH(const QString, temperature);
    QFETCH(const QString, left);
    QFETCH(const QString, right);
    const QJsonObject answer = analyzed(QTest::currentDataTag());
    QCOMPARE(answer["value"].toString(), value);
    QCOMPARE(answer["mean"].toString(), mean);
    QCOMPARE(answer["temperature"].toString(), temperature);
    QCOMPARE(wallText(answer, "left"), left);
    QCOMPARE(wallText(answer, "right"), right);
    QCOMPARE(answer["left_stop"].toString(), left.section(QLatin1Char('@'), 0, 0));
    QCOMPARE(answer["right_stop"].toString(), right.section(QLatin1Char('@'), 0, 0));
}

void TestValues::nothingIsKnown_data()
{
    QTest::addColumn<bool>("isPartizan");
    QTest::newRow("game/misere:{1|-1}") << true;
    QTest::newRow("northcott:W..B/W.B.") << true;
    QTest::newRow("nim:3,5") << false;
}

void TestValues::nothingIsKnown()
{
    QFETCH(const bool, isPartizan);
    const QJsonObject answer = analyzed(QTest::currentDataTag());
    for (const char* key :
         {"mean", "temperature", "left_stop", "right_stop", "thermograph", "atomic_weight"}) {
        QCOMPARE(answer.contains(QLatin1String(key)), isPartizan);
        QVERIFY(!isPartizan || answer[QLatin1String(key)].isNull());
    }
}

void TestValues::comparisons_data()
{
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<int>("code");
    const auto row = [](const char* first, const char* second, const char* printed, int code) {
        QTest::newRow(first) << second << printed << code;
    };
    row("nim:3,5", "game:*6", "=", 0);
    row("hackenbush:0-1b,1-2r", "game:1/2", "=", 0);
    row("game:1", "game:2", "<", 10);
    row("game:^", "game:0", ">", 11);
    row("game:{0||0|-2}", "game:^", "<", 10);
    row("game:^*", "game:0", "||", 12);
    row("game:{4|1}", "game:5/2", "||", 12);
    row("toads:TTT..FFF", "game:{1/8|-1/8}", "=", 0);
    // Without values: who wins the difference.
    row("northcott:W..B", "northcott:W..B", "=", 0);
    row("northcott:W..B.", "northcott:.W..B", "=", 0);
    row("northcott:W..B..", "northcott:W.B...", "||", 12);
    row("northcott:W..B", "nim:2", "=", 0);
}

void TestValues::comparisons()
{
    QFETCH(const QString, second);
    QFETCH(const QString, printed);
    QFETCH(const int, code);
    const Run compared = run({"compare", QTest::currentDataTag(), second});
    QCOMPARE(compared.out, printed + QLatin1Char('\n'));
    QCOMPARE(compared.err, QString());
    QCOMPARE(compared.exit, code);
}

void TestValues::canonical()
{
    QCOMPARE(run({"canonical", "game:{0,*|^}"}).out, QStringLiteral("2↑*\n"));
    QCOMPARE(run({"canonical", "nim:3,5"}).out, QStringLiteral("*6\n"));
    QCOMPARE(run({"canonical", "game:{4|1}", "--equal"}).out,
             QStringLiteral("{4|1}\n5/2±3/2\n5/2+{3/2|-3/2}\n"));
}

/// Of each move, in JSON and in the table; of impartial positions there are none.
void TestValues::incentives()
{
    QStringList told;
    for (const auto& move : analyzed("game:{4,3|1}")["moves"].toArray())
        told.append(move.toObject()["player"].toString() + QLatin1Char(' ') +
                    move.toObject()["to"].toString() + QLatin1Char(' ') +
                    move.toObject()["incentive"].toString());
    told.sort();
    QCOMPARE(told, (QStringList{"left game:3 {2|-1}", "left game:4 {3|0}", "right game:1 {3|0}"}));
    const QJsonArray hidden = analyzed("game/misere:{4|1}")["moves"].toArray();
    QVERIFY(hidden.at(0).toObject()["incentive"].isNull());
    QVERIFY(hidden.at(0).toObject().contains(QStringLiteral("incentive")));
    QVERIFY(!analyzed("nim:3")["moves"].toArray().at(0).toObject().contains(QStringLiteral("incentive")));
    const QString shown = run({"analyze", "game:{4|1}"}).out;
    QVERIFY2(shown.contains(QStringLiteral("incentive")) && shown.contains(QStringLiteral("{3|0}")),
             qPrintable(shown));
    QVERIFY(!run({"analyze", "nim:3"}).out.contains(QStringLiteral("incentive")));
}

void TestValues::whatIsLostIsWorthNothing_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("isNimber");
    const QString row = QStringLiteral("/11111111").repeated(8).mid(1);
    QTest::newRow(qPrintable(QStringLiteral("grid:") + row)) << "0" << true;
    QTest::newRow(qPrintable(QStringLiteral("shapes/take=11t:") + row)) << "0" << true;
    QTest::newRow(qPrintable(QStringLiteral("shapes/take=11t:") + row + QStringLiteral(" + nim:1 + nim:1")))
        << "0" << true;
    QTest::newRow("northcott:W..B/W..B") << QString() << false; // nobody need ever run out of moves
    QTest::newRow("nim/misere:1") << QString() << false;
}

/// Where only who wins is known, and the player to move loses.
void TestValues::whatIsLostIsWorthNothing()
{
    QFETCH(const QString, value);
    QFETCH(const bool, isNimber);
    const QJsonObject answer = analyzed(QTest::currentDataTag());
    QCOMPARE(answer["outcome"].toString(), QStringLiteral("P"));
    QCOMPARE(answer["value"].toString(), value);
    QCOMPARE(answer["grundy"].isDouble(), isNimber);
    QCOMPARE(answer["grundy"].toInt(-1), isNimber ? 0 : -1);
}

void TestValues::refusals()
{
    const Run sum = run({"canonical", "nim/misere:1 + nim/misere:2"});
    QVERIFY2(sum.err.contains(QStringLiteral(": column 4: values are those")), qPrintable(sum.err));
    const Run misere = run({"compare", "nim/misere:3", "nim:3"});
    QCOMPARE(misere.exit, 2);
    QCOMPARE(misere.err,
             QStringLiteral("grundy-cli: nim/misere:3: column 4: values are those of normal play\n"));
    const Run loopy = run({"canonical", "northcott:W..B/W.B."});
    QCOMPARE(loopy.exit, 3);
    QCOMPARE(loopy.err, QStringLiteral("grundy-cli: northcott:W..B/W.B.: no exact value is known\n"));
    const Run bad = run({"compare", "game:1", "game:{1"});
    QCOMPARE(bad.exit, 2);
    QCOMPARE(bad.err.count(QLatin1Char('\n')), 1);
}

GRUNDY_TEST(TestValues, (tests::runIn<QCoreApplication, TestValues>))
#include "tst_values.moc"
