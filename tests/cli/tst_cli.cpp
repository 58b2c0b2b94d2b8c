// SPDX-License-Identifier: GPL-3.0-or-later
// Every command through runCli: results, complaints and exit codes.

#include "cli/cli.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTest>

#include <sstream>

namespace {

struct Run {
    int exit = 0;
    QString out;
    QString err;
};

Run run(const QStringList& arguments, const char* input = "", std::stop_token stop = {})
{
    std::vector<QByteArray> bytes{"grundy-cli"};
    for (const QString& argument : arguments)
        bytes.push_back(argument.toUtf8());
    std::vector<const char*> argv;
    for (const QByteArray& argument : bytes)
        argv.push_back(argument.constData());
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int exit = cli::runCli(static_cast<int>(argv.size()), argv.data(), in, out, err, std::move(stop));
    return {exit, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

QJsonObject json(const QString& line)
{
    return QJsonDocument::fromJson(line.toUtf8()).object();
}

std::vector<QJsonObject> jsonLines(const QString& text)
{
    std::vector<QJsonObject> objects;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        objects.push_back(json(line));
    return objects;
}

QJsonObject analyzed(const char* position)
{
    return json(run({"analyze", "--json", position}).out);
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void usage_data();
    void usage();
    void help();
    void list();
    void analyzeGrid();
    void analyzeNim();
    void analyzeDag();
    void analyzeKeys();
    void analyzeLargeHeap();
    void analyzeForPeople();
    void analyzeSeveral();
    void analyzeLines();
    void analyzeLinesForPeople();
    void limits();
    void interrupted();
    void best();
    void bestOfNothing();
    void explain();
    void verify();
    void playPerson_data();
    void playPerson();
    void playEnds_data();
    void playEnds();
    void playComputers();
    void playLargeHeap();
};

void TestCli::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const QStringList& arguments, const char* message) {
        QTest::newRow(message) << arguments << QString::fromUtf8(message);
    };
    row({}, "grundy-cli: a command is required; --help lists them");
    row({"solve"}, "grundy-cli: unknown command 'solve'; --help lists them");
    row({"explore", "nim:1"}, "grundy-cli: unknown command 'explore'; --help lists them");
    row({"analyze", "nim:3,x"}, "grundy-cli: nim:3,x: column 7: expected a heap size, found 'x'");
    row({"analyze", "nim:1", "nim:3,"}, "grundy-cli: nim:3,: column 7: expected a heap size, found the end");
    row({"best", "nim:2000000000"},
        "grundy-cli: nim:2000000000: column 5: 2000000000 is over the limit of 1000000000");
    row({"analyze", "nim:1", "--frobnicate"},
        "grundy-cli: The following argument was not expected: --frobnicate");
    row({"analyze", "nim:1", "--time", "-1"},
        "grundy-cli: --time: expected a number of seconds over 0, found '-1'");
    row({"analyze", "nim:1", "--time", "nan"},
        "grundy-cli: --time: expected a number of seconds over 0, found 'nan'");
    row({"analyze", "nim:1", "--memory", "0"},
        "grundy-cli: --memory: expected a number of megabytes from 1 to 1000000, found '0'");
    row({"play", "nim:1", "--left", "look:0", "--right", "human"},
        "grundy-cli: --left: expected human, perfect, random, look:N or human-like[:P], found 'look:0'");
    row({"verify", "chess"}, "grundy-cli: chess: no such game; 'list' names them");
}

void TestCli::usage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    const Run result = run(arguments);
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.out, QString());
    QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
    QCOMPARE(result.err, message.append(QLatin1Char('\n')));
}

void TestCli::help()
{
    const Run result = run({"--help"});
    QCOMPARE(result.exit, 0);
    for (const char* command : {"list", "analyze", "best", "play", "explain", "verify"})
        QVERIFY2(result.out.contains(QLatin1String(command)), command);
    QVERIFY(!result.out.contains(QLatin1String("sequence")));
    QCOMPARE(run({"analyze", "--help"}).exit, 0);
    const Run version = run({"--version"});
    QCOMPARE(version.exit, 0);
    QCOMPARE(version.out, QStringLiteral("grundy-cli " GRUNDY_VERSION "\n"));
}

void TestCli::list()
{
    const Run result = run({"list", "--json"});
    QCOMPARE(result.exit, 0);
    QStringList ids;
    for (const QJsonObject& game : jsonLines(result.out)) {
        ids.append(game["id"].toString());
        QVERIFY(!game["title"].toString().isEmpty());
        QVERIFY(game["options"].isArray());
        QVERIFY(!game["presets"].toArray().isEmpty());
    }
    for (const char* id : {"nim", "takeaway", "lines", "grid", "dag"})
        QVERIFY2(ids.contains(QLatin1String(id)), id);
    const QString text = run({"list"}).out;
    QVERIFY(text.contains(QLatin1String("nim        Nim: Take from one heap\n")));
    QVERIFY(text.contains(QLatin1String("options: misere, max\n")));
}

void TestCli::analyzeGrid()
{
    const QJsonObject answer = analyzed("grid/misere:1111/1111/1111/1111");
    QCOMPARE(answer["outcome"].toString(), QStringLiteral("P"));
    QCOMPARE(answer["moves"].toArray().size(), 56);
    QCOMPARE(answer["method"].toString(), QStringLiteral("table"));
    QVERIFY(!answer.contains(QLatin1String("theorem")));
    QVERIFY(answer["grundy"].isNull());
}

void TestCli::analyzeNim()
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

void TestCli::analyzeDag()
{
    const QJsonObject answer = analyzed("dag:1-0,2-0,2-1@2");
    QCOMPARE(answer["outcome"].toString(), QStringLiteral("N"));
    QCOMPARE(answer["grundy"].toInt(), 2);
    QCOMPARE(answer["moves"].toArray().size(), 2);
    QCOMPARE(answer["moves"].toArray().first()["to"].toString(), QStringLiteral("dag:1-0,2-0,2-1@0"));
    QCOMPARE(answer["moves"].toArray().first()["text"].toString(), QStringLiteral("2 to 0"));
}

void TestCli::analyzeKeys()
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

void TestCli::analyzeLargeHeap()
{
    const QJsonObject answer = analyzed("nim:1000000000,999999999");
    QCOMPARE(answer["moves"].toArray().size(), 10'000);
    QCOMPARE(answer["moves_omitted"].toInteger(), 1'999'999'999LL - 10'000);
    QVERIFY(answer["moves"].toArray().first()["winning"].toBool());
}

void TestCli::analyzeForPeople()
{
    const Run result = run({"analyze", "nim:7,11,5"});
    QCOMPARE(result.exit, 0);
    QVERIFY(result.out.startsWith(QLatin1String("nim:7,11,5\n")));
    QVERIFY(result.out.contains(QLatin1String("Nim-sum 9: take 9 from heap 2\n")));
    QCOMPARE(result.out.count(QLatin1String(" wins\n")), 1);
    QVERIFY(run({"analyze", "nim:500"}).out.contains(QString::fromUtf8("… and more: 400")));
}

void TestCli::analyzeSeveral()
{
    const auto answers = jsonLines(run({"analyze", "--json", "nim:2", "takeaway:4"}).out);
    QCOMPARE(answers.size(), 2U);
    QCOMPARE(answers[0]["position"].toString(), QStringLiteral("nim:2"));
    QCOMPARE(answers[1]["outcome"].toString(), QStringLiteral("P"));
}

void TestCli::analyzeLines()
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

void TestCli::analyzeLinesForPeople()
{
    const Run result = run({"analyze", "-"}, "nim:3,x\nnim:2,2\n");
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.err, QStringLiteral("grundy-cli: nim:3,x: column 7: expected a heap size, found 'x'\n"));
    QVERIFY(result.out.startsWith(QLatin1String("nim:2,2\n")));
}

void TestCli::limits()
{
    const QString board = QStringLiteral("grid:11111111/11111111/11111111/11111111/11111111/11111111");
    const Run result = run({"analyze", "--json", "--time", "0.01", "--memory", "16", board});
    QCOMPARE(result.exit, 3);
    QVERIFY(json(result.out)["outcome"].isNull());
    QCOMPARE(json(result.out)["position"].toString(), board);
    QVERIFY(result.err.contains(QLatin1String("Not solved within")));
    QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
}

void TestCli::interrupted()
{
    std::stop_source source;
    source.request_stop();
    const Run result =
        run({"analyze", "--json", "grid:11111111/11111111/11111111/11111111/11111111/11111111", "nim:1"}, "",
            source.get_token());
    QCOMPARE(result.exit, 130);
    QCOMPARE(result.out, QString());
    QVERIFY(result.err.contains(QLatin1String("Stopped before it was solved")));
}

void TestCli::best()
{
    const Run result = run({"best", "nim:7,11,5"});
    QCOMPARE(result.exit, 0);
    QCOMPARE(result.out, QStringLiteral("take 9 from heap 2 → nim:7,2,5\n"));
    const QJsonObject object = json(run({"best", "--json", "nim:7,11,5"}).out);
    QCOMPARE(object["to"].toString(), QStringLiteral("nim:7,2,5"));
    QCOMPARE(object["text"].toString(), QStringLiteral("take 9 from heap 2"));
}

void TestCli::bestOfNothing()
{
    const Run result = run({"best", "nim:"});
    QCOMPARE(result.exit, 1);
    QCOMPARE(result.out, QString());
    QCOMPARE(result.err, QStringLiteral("grundy-cli: nim:: no move is left\n"));
}

void TestCli::explain()
{
    const Run result = run({"explain", "nim:7,11,5"});
    QCOMPARE(result.exit, 0);
    QVERIFY(result.out.startsWith(QLatin1String("Why: the nim-sum\n")));
    QVERIFY(result.out.contains(QLatin1String("The move: take 9 from heap 2.\n")));
    for (const char* position :
         {"lines/misere:111/1111/11111", "lines/max=2:11111", "takeaway/misere:10,7,5", "grid:111/111/111",
          "dag:1-0,2-0,2-1@2", "dag:1-0@0", "nim/misere:", "grid:0"}) {
        const Run other = run({"explain", position});
        QCOMPARE(other.exit, 0);
        QVERIFY2(!other.out.isEmpty(), position);
        QVERIFY2(!other.out.contains(QLatin1Char('%')), qPrintable(other.out));
    }
}

void TestCli::verify()
{
    const Run result = run({"verify", "nim", "takeaway", "--up-to", "4"});
    QCOMPARE(result.exit, 0);
    QVERIFY(result.out.startsWith(QLatin1String("nim up to 4: positions checked: ")));
    QCOMPARE(result.out.count(QLatin1String("mismatches: 0\n")), 2);
    for (const QJsonObject& game : jsonLines(run({"verify", "--json", "all", "--up-to", "3"}).out)) {
        QVERIFY(game["positions"].toInteger() > 0);
        QCOMPARE(game["mismatches"].toInteger(-1), 0);
    }
}

void TestCli::playPerson_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("result");
    QTest::newRow("by number") << "nim:1"
                               << "1\n"
                               << "No move is left. Left wins.\n";
    QTest::newRow("by text") << "nim:3"
                             << " Take  3 from heap 1 \n"
                             << "No move is left. Left wins.\n";
    QTest::newRow("by position") << "nim:3"
                                 << "nim:1\n1\n"
                                 << "No move is left. Right wins.\n";
    QTest::newRow("misère") << "nim/misere:1"
                            << "1\n"
                            << "No move is left. Right wins.\n";
    QTest::newRow("bad input asks again") << "nim:1"
                                          << "0\nx\nnim:7\n\n1\n"
                                          << "No move is left. Left wins.\n";
    QTest::newRow("grid") << "grid:11/10"
                          << "a1-a2\nb2\n"
                          << "No move is left. Right wins.\n";
    QTest::newRow("over at once") << "nim:0"
                                  << ""
                                  << "No move is left. Right wins.\n";
}

void TestCli::playPerson()
{
    QFETCH(QString, position);
    QFETCH(QString, input);
    QFETCH(QString, result);
    const Run game =
        run({"play", position, "--left", "human", "--right", "human"}, input.toUtf8().constData());
    QCOMPARE(game.exit, 0);
    QVERIFY2(game.out.endsWith(result), qPrintable(game.out));
    QCOMPARE(game.err, QString());
}

void TestCli::playEnds_data()
{
    QTest::addColumn<QString>("input");
    QTest::newRow("quit") << "quit\n";
    QTest::newRow("end of input") << "";
    QTest::newRow("end after bad input") << "what\n";
}

void TestCli::playEnds()
{
    QFETCH(QString, input);
    const Run game =
        run({"play", "nim:3,4", "--left", "human", "--right", "perfect"}, input.toUtf8().constData());
    QCOMPARE(game.exit, 0);
    QVERIFY(game.out.endsWith(QLatin1String("The game is left unfinished.\n")));
}

void TestCli::playComputers()
{
    const Run game = run({"play", "nim:7,11,5", "--left", "perfect", "--right", "random", "--seed", "7"});
    QCOMPARE(game.exit, 0);
    QVERIFY(game.out.contains(QString::fromUtf8("Left: take 9 from heap 2 → nim:7,2,5\n")));
    QVERIFY(game.out.endsWith(QLatin1String("No move is left. Left wins.\n")));
    const QStringList again{"play",    "grid:111/111", "--left", "human-like:50",
                            "--right", "look:2",       "--seed", "3"};
    QCOMPARE(run(again).out, run(again).out);
}

void TestCli::playLargeHeap()
{
    const QStringList arguments{"play", "nim:1000000000", "--left", "human", "--right", "human"};
    const Run byText = run(arguments, "take 123456789 from heap 1\nquit\n");
    QVERIFY(byText.out.contains(QString::fromUtf8("Left: take 123456789 from heap 1 → nim:876543211\n")));
    const Run byPosition = run(arguments, "nim:500000000\nquit\n");
    QVERIFY(byPosition.out.contains(QString::fromUtf8("Left: take 500000000 from heap 1 → nim:500000000\n")));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
