// SPDX-License-Identifier: GPL-3.0-or-later
// analyze: JSON and text, several positions, lines of standard input, limits.

#include "runcli.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QLocale>
#include <QTest>

namespace {

} // namespace

class TestAnalyze : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void analyzeGrid();
    void analyzeNim();
    void analyzeDag();
    void analyzeKeys();
    void analyzeLargeHeap();
    void analyzeRow();
    void analyzeForPeople();
    void analyzeSeveral();
    void analyzeLines();
    void analyzeLinesForPeople();
    void lineSpellings_data();
    void lineSpellings();
    void badLines_data();
    void badLines();
    void longBadLine();
    void limits();
    void tameSumIsNamed();
    void interrupted();
};

void TestAnalyze::analyzeGrid()
{
    const QJsonObject answer = analyzed("grid/misere:1111/1111/1111/1111");
    QCOMPARE(answer["outcome"].toString(), QStringLiteral("P"));
    QCOMPARE(answer["moves"].toArray().size(), 56);
    QCOMPARE(answer["method"].toString(), QStringLiteral("table"));
    QVERIFY(!answer.contains(QLatin1String("theorem")));
    QVERIFY(answer["grundy"].isNull());
}

void TestAnalyze::analyzeNim()
{
    const QJsonObject answer = analyzed("nim:7,11,5");
    QCOMPARE(answer["outcome"].toString(), QStringLiteral("N"));
    QCOMPARE(answer["grundy"].toInt(), 9);
    QCOMPARE(answer["value"].toString(), QStringLiteral("*9"));
    QCOMPARE(answer["remoteness"].toInt(), 15);
    QCOMPARE(answer["theorem"].toString(), QStringLiteral("Bouton"));
    QCOMPARE(answer["positions"].toInt(-1), 0);
    QStringList winning;
    for (const QJsonValue& move : answer["moves"].toArray()) {
        if (move["winning"].toBool())
            winning.append(move["to"].toString());
    }
    QCOMPARE(winning, QStringList{"nim:7,2,5"});
    QCOMPARE(answer["moves"].toArray().size(), 23);
}

void TestAnalyze::analyzeDag()
{
    const QJsonObject answer = analyzed("dag:1-0,2-0,2-1@2");
    QCOMPARE(answer["outcome"].toString(), QStringLiteral("N"));
    QCOMPARE(answer["grundy"].toInt(), 2);
    QCOMPARE(answer["moves"].toArray().size(), 2);
    QCOMPARE(answer["moves"].toArray().first()["to"].toString(), QStringLiteral("dag:1-0,2-0,2-1@0"));
    QCOMPARE(answer["moves"].toArray().first()["text"].toString(), QStringLiteral("2 to 0"));
}

void TestAnalyze::analyzeKeys()
{
    const QJsonObject answer = analyzed(" nim / misere : 3 , 4 ,5");
    QCOMPARE(answer["position"].toString(), QStringLiteral("nim/misere:3,4,5"));
    QCOMPARE(answer["play"].toString(), QStringLiteral("misere"));
    for (const char* key : {"position", "game", "play", "outcome", "grundy", "value", "remoteness", "method",
                            "positions", "moves"})
        QVERIFY2(answer.contains(QLatin1String(key)), key);
    QVERIFY(!answer.contains(QLatin1String("moves_omitted")));
    const QJsonObject move = answer["moves"].toArray().first().toObject();
    QCOMPARE(move.keys(),
             (QStringList{"grundy", "outcome", "player", "remoteness", "text", "to", "value", "winning"}));
    QCOMPARE(move["player"].toString(), QStringLiteral("either"));
}

void TestAnalyze::analyzeLargeHeap()
{
    const QJsonObject answer = analyzed("nim:1000000000,999999999");
    QCOMPARE(answer["moves"].toArray().size(), 10'000);
    QCOMPARE(answer["moves_omitted"].toInteger(), 1'999'999'999LL - 10'000);
    QVERIFY(answer["moves"].toArray().first()["winning"].toBool());
    const QJsonObject partizan = analyzed("skip/skips=1,0:1000000000"); // 10^9 + 1 moves and 10^9 moves
    QCOMPARE(partizan["moves"].toArray().size(), 20'000);
    QCOMPARE(partizan["moves_omitted"].toInteger(), 2'000'000'001LL - 20'000);
}

/// Five pins and four pairs, each with a text of its own, though both ends leave the same.
void TestAnalyze::analyzeRow()
{
    const auto answers = jsonLines(run({"analyze", "octal/code=0.77:5", "--json"}).out);
    QStringList texts;
    QStringList left;
    for (const auto& move : answers.at(0)["moves"].toArray()) {
        texts.append(move.toObject()["text"].toString());
        left.append(move.toObject()["to"].toString());
    }
    QCOMPARE(texts.size(), 9);
    QCOMPARE(texts.removeDuplicates(), 0);
    QCOMPARE(left.count(QStringLiteral("octal/code=0.77:4")), 2);
    QCOMPARE(left.removeDuplicates(), 2);
}

void TestAnalyze::analyzeForPeople()
{
    const Run lost = run({"analyze", "skip/skips=0,1:1"});
    QVERIFY2(lost.out.contains("Left is to move; the only move loses"), qPrintable(lost.out));
    QVERIFY2(lost.err.isEmpty(), qPrintable(lost.err));
    const Run won = run({"analyze", "toads:TT.FF"});
    QVERIFY2(won.out.contains("Left is to move; the only move wins"), qPrintable(won.out));
    const Run result = run({"analyze", "nim:7,11,5"});
    QCOMPARE(result.exit, 0);
    QVERIFY(result.out.startsWith(QLatin1String("nim:7,11,5\n")));
    QVERIFY(result.out.contains(QLatin1String("Nim-sum 9: take 9 from heap 2\n")));
    QCOMPARE(result.out.count(QLatin1String(" wins\n")), 1);
    QVERIFY(run({"analyze", "nim:500"}).out.contains(QString::fromUtf8("… and more: 400")));
}

void TestAnalyze::analyzeSeveral()
{
    const auto answers = jsonLines(run({"analyze", "--json", "nim:2", "takeaway:4"}).out);
    QCOMPARE(answers.size(), 2U);
    QCOMPARE(answers[0]["position"].toString(), QStringLiteral("nim:2"));
    QCOMPARE(answers[1]["outcome"].toString(), QStringLiteral("P"));
}

void TestAnalyze::analyzeLines()
{
    const Run result = run({"analyze", "-", "--json"}, "nim:1\r\n\n  \nnim:3,x\nnim:2,2");
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.err, QString());
    const auto answers = jsonLines(result.out);
    QCOMPARE(answers.size(), 3U);
    QCOMPARE(answers[0]["outcome"].toString(), QStringLiteral("N"));
    QCOMPARE(answers[1]["position"].toString(), QStringLiteral("nim:3,x"));
    QCOMPARE(answers[1]["error"].toString(), QStringLiteral("column 7: expected a heap size, found 'x'"));
    QCOMPARE(answers[2]["outcome"].toString(), QStringLiteral("P"));
    QCOMPARE(run({"analyze", "-"}, "").exit, 0);
}

void TestAnalyze::analyzeLinesForPeople()
{
    const Run result = run({"analyze", "-"}, "nim:3,x\nnim:2,2\n");
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.err, QStringLiteral("grundy-cli: nim:3,x: column 7: expected a heap size, found 'x'\n"));
    QVERIFY(result.out.startsWith(QLatin1String("nim:2,2\n")));
}

void TestAnalyze::lineSpellings_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("positions");
    QTest::newRow("line feeds") << QByteArray("nim:2\nnim:2\n") << 2;
    QTest::newRow("no last line feed") << QByteArray("nim:2\nnim:2") << 2;
    QTest::newRow("carriage returns") << QByteArray("nim:2\r\n\r\nnim:2\r\n") << 2;
    QTest::newRow("carriage return at the end") << QByteArray("nim:2\r") << 1;
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbfnim:2\r\nnim:2\n") << 2;
    QTest::newRow("every line with a byte order mark")
        << QByteArray("\xef\xbb\xbfnim:2\n\xef\xbb\xbf\n\xef\xbb\xbf nim:2") << 2;
    QTest::newRow("spaces") << QByteArray(" nim : 2 \t\n \t \nnim:2") << 2;
}

void TestAnalyze::lineSpellings()
{
    QFETCH(QByteArray, input);
    QFETCH(int, positions);
    const Run result = run({"analyze", "--json", "-"}, input.toStdString());
    QCOMPARE(result.exit, 0);
    QCOMPARE(result.err, QString());
    const auto answers = jsonLines(result.out);
    QCOMPARE(static_cast<int>(answers.size()), positions);
    for (const QJsonObject& answer : answers)
        QCOMPARE(answer["position"].toString(), QStringLiteral("nim:2"));
}

void TestAnalyze::badLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* name, const QByteArray& line, const char* complaint) {
        QTest::newRow(name) << line << QString::fromUtf8(complaint);
    };
    row("letters of any script", "nim/mis\xc3\xa8re:3",
        "nim/misère:3: column 5: expected an option of this game, found 'misère'. Did you mean "
        "nim/misere:3?");
    row("NUL in front", QByteArray("\0nim:3", 6),
        "\uFFFDnim:3: column 1: expected the name of a game, found '\uFFFD'");
    row("NUL inside", QByteArray("nim:3\0,4", 8),
        "nim:3\uFFFD,4: column 6: expected ',' or the end, found '\uFFFD'");
    row("NUL at the end", QByteArray("nim:3\0", 6),
        "nim:3\uFFFD: column 6: expected ',' or the end, found '\uFFFD'");
    row("escapes", "nim:\x1b[31m", "nim:\uFFFD[31m: column 5: expected a heap size, found '\uFFFD'");
    row("not UTF-8", "nim:\xff", "nim:\uFFFD: column 5: expected a heap size, found '\uFFFD'");
    row("a second byte order mark", "\xef\xbb\xbf\xef\xbb\xbfnim:3",
        "\uFFFDnim:3: column 1: expected the name of a game, found '\uFFFD'");
}

void TestAnalyze::badLines()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, complaint);
    const Run result = run({"analyze", "-"}, line.toStdString() + "\r\nnim:1\n");
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.err, QStringLiteral("grundy-cli: %1\n").arg(complaint));
    QVERIFY(result.out.startsWith(QLatin1String("nim:1\n")));
    const auto answers = jsonLines(run({"analyze", "--json", "-"}, line.toStdString() + "\nnim:1\n").out);
    QCOMPARE(answers.size(), 2U);
    // Programs are told what is wrong and offered nothing.
    QVERIFY(complaint.section(". Did you mean ", 0, 0).endsWith(answers[0]["error"].toString()));
}

/// The complaint is short; the JSON line says how the line began, 200 characters at most.
void TestAnalyze::longBadLine()
{
    const QString line = QStringLiteral("nim:") + QString(800'000, QLatin1Char('x'));
    const Run text = run({"analyze", "-"}, line.toStdString());
    QCOMPARE(text.exit, 2);
    QVERIFY2(text.err.size() < 260, qPrintable(text.err));
    const QJsonObject object = json(run({"analyze", "--json", "-"}, line.toStdString()).out);
    QCOMPARE(object["position"].toString(), line.left(199) + u'…');
    const QString paired = QString(198, u'x') + QString::fromUcs4(U"\U0001F600\U0001F600", 2);
    const QString begun =
        json(run({"analyze", "--json", "-"}, paired.toStdString()).out)["position"].toString();
    QCOMPARE(begun, paired.left(198) + u'…');
    const QString whole(200, u'x');
    QCOMPARE(json(run({"analyze", "--json", "-"}, whole.toStdString()).out)["position"].toString(), whole);
    QVERIFY(object["error"].toString().size() < 160);
}

void TestAnalyze::limits()
{
    const QString board = QStringLiteral("grid:01011111/11111111/11111111/11111111/11111111/11111111");
    const Run result = run({"analyze", "--json", "--time", "0.01", "--memory", "16", board});
    QCOMPARE(result.exit, 3);
    QVERIFY(json(result.out)["outcome"].isNull());
    QCOMPARE(json(result.out)["position"].toString(), board);
    QVERIFY(result.err.contains(QLatin1String("Not solved within")));
    QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
}

/// Nine groups of stones, 35 in all: by their genera, without a search.
void TestAnalyze::tameSumIsNamed()
{
    const QString position = "grid/misere/max=2:11011011/11011001/00000000/11011011/11011011/00000000/"
                             "11011011/11011011";
    const QJsonObject answer = analyzed(qPrintable(position));
    QCOMPARE(answer["method"].toString(), QStringLiteral("theory"));
    QCOMPARE(answer["theorem"].toString(), QStringLiteral("tame sum"));
    QVERIFY(!answer.contains(QLatin1String("table_bytes")));
    for (const QJsonValue& move : answer["moves"].toArray())
        QVERIFY(move["outcome"].isString());
    const Run shown = run({"analyze", position});
    QVERIFY2(shown.out.contains(QString::fromUtf8("by theory: a misère sum of tame games")),
             qPrintable(shown.out));
    QVERIFY(run({"explain", position}).out.contains(QStringLiteral("Sums of tame games are decided")));
    const QJsonObject single = analyzed("grid/misere:1111/1111/1111/1111");
    QVERIFY(!single.contains(QLatin1String("theorem")));
}

void TestAnalyze::interrupted()
{
    std::stop_source source;
    source.request_stop();
    const Run result =
        run({"analyze", "--json", "grid:01011111/11111111/11111111/11111111/11111111/11111111", "nim:1"}, "",
            source.get_token());
    QCOMPARE(result.exit, 130);
    QCOMPARE(result.out, QString());
    QVERIFY(result.err.contains(QLatin1String("Stopped before it was solved")));
}

GRUNDY_TEST(TestAnalyze, tests::runIn<QCoreApplication, TestAnalyze>)
#include "tst_analyze.moc"
