// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-cli worksheet: files, JSON, complaints.

#include "runcli.h"
#include "support/contents.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

} // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void complaints_data();
    void complaints();
    void writesPdf();
    void sameInEveryProcess();
    void json();
    void jsonBesideTheFile();
    void endingsInCapitals();
    void helpNamesOneKindAtATime();
    void unwritable();
    void fullDisk();
    void tooFew();
    void interrupted();
};

void TestWorksheet::complaints_data()
{
    refused::addColumns();
    using refused::row;
    row({}, "grundy-cli: GAME is required");
    row({"nim"}, "grundy-cli: --out: a file is required, or --json");
    row({"draughts"}, "grundy-cli: draughts: no such game; 'list' names them");
    row({"chess", "--json"}, "grundy-cli: chess: no such game; 'list' names them");
    row({"nim", "--out", "sheet.txt"},
        "grundy-cli: --out: expected a file name ending in .pdf, found 'sheet.txt'");
    row({"nim", "--json", "--kind", "chess"}, "grundy-cli: --kind: expected winning-move, outcome, nim-sum, "
                                              "grundy-value, stalk-value, mex, which-heap, "
                                              "claim, which-game, worth-more, label, found 'chess'");
    row({"wythoff", "--json", "--kind", "which-heap"}, "grundy-cli: wythoff: --kind which-heap: not asked of "
                                                       "this game; there are winning-move, outcome, nim-sum, "
                                                       "grundy-value, mex, claim, which-game, worth-more, "
                                                       "label");
    row({"nim", "--json", "--misere", "--kind", "grundy-value"},
        "grundy-cli: nim: --kind grundy-value: not asked of this game in misère play; there are "
        "winning-move, outcome, "
        "nim-sum, "
        "mex, which-heap, claim, label");
    row({"nim", "--json", "--number", "41"},
        "grundy-cli: --number: expected a number from 1 to 40, found '41'");
    row({"nim", "--json", "--number", "0"},
        "grundy-cli: --number: expected a number from 1 to 40, found '0'");
    row({"nim", "--json", "--difficulty", "11"},
        "grundy-cli: --difficulty: expected a difficulty from 1 to 10, found '11'");
    row({"nim", "--json", "--seed", "-1"},
        "grundy-cli: --seed: expected a number from 0 to 18446744073709551615, found '-1'");
    row({"nim", "--json", "--seed", "0x10"},
        "grundy-cli: --seed: expected a number from 0 to 18446744073709551615, found '0x10'");
    row({"nim", "--json", "--paper", "a5"}, "grundy-cli: --paper: expected a4 or letter, found 'a5'");
    row({"nim", "--json=1"}, "grundy-cli: --json: takes no value");
    row({"nim", "--json", "--number", "3", "--number", "4"}, "grundy-cli: --number: given more than once");
}

void TestWorksheet::complaints()
{
    refused::check({"worksheet"});
}

void TestWorksheet::writesPdf()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    const QStringList arguments{"worksheet", "nim", "--number", "4", "--out", path};
    const Run result = run(arguments);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.exit, 0);
    QCOMPARE(result.out, QString());
    const QByteArray whole = tests::contents(path);
    QVERIFY(whole.startsWith("%PDF-1."));
    QCOMPARE(run(arguments + QStringList{"--no-key"}).exit, 0);
    const QByteArray withoutKey = tests::contents(path);
    QVERIFY(withoutKey.count("/Type /Page\n") < whole.count("/Type /Page\n"));
    QCOMPARE(run(arguments + QStringList{"--paper", "letter", "--title", "Monday"}).exit, 0);
    QVERIFY(tests::contents(path).contains("/MediaBox [0 0 612"));
}

/// Without a display, and with hashes of another order in every process.
void TestWorksheet::sameInEveryProcess()
{
    const QString program = QStringLiteral(GRUNDY_BIN_DIR "/grundy-cli");
    if (!QFile::exists(program))
        QSKIP("grundy-cli is not built");
    const QTemporaryDir folder;
    QByteArray first;
    for (int i = 0; i < 4; ++i) {
        const QString path = folder.filePath(QString::number(i) + QStringLiteral(".pdf"));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
            environment.remove(QLatin1String(name));
        process.setProcessEnvironment(environment);
        process.start(program, {"worksheet", "hackenbush", "--kind", "winning-move", "--kind", "stalk-value",
                                "--number", "6", "--out", path});
        QVERIFY(process.waitForFinished(tests::patienceMs));
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QCOMPARE(process.exitCode(), 0);
        const QByteArray bytes = tests::contents(path);
        QVERIFY(bytes.size() > 5'000);
        if (i == 0)
            first = bytes;
        QVERIFY(bytes == first);
    }
}

void TestWorksheet::json()
{
    const Run result = run({"worksheet", "nim", "--kind", "winning-move", "--kind", "nim-sum", "--number",
                            "4", "--seed", "5", "--json"});
    QCOMPARE(result.exit, 0);
    QCOMPARE(result.err, QString());
    const auto exercises = jsonLines(result.out);
    QCOMPARE(exercises.size(), std::size_t{4});
    int number = 0;
    for (const QJsonObject& exercise : exercises) {
        QCOMPARE(exercise["number"].toInt(), ++number);
        QVERIFY(!exercise["question"].toString().isEmpty());
        QVERIFY(!exercise["right"].toArray().isEmpty());
        QVERIFY(!exercise["reasons"].toArray().isEmpty());
        QVERIFY(exercise["confirmed"].toString().startsWith(QLatin1String("Confirmed by two methods: ")));
    }
    const QJsonObject& move = exercises.front();
    QCOMPARE(move["kind"].toString(), QStringLiteral("winning-move"));
    // what is right is what analyze calls winning
    const QJsonObject answer = ::json(run({"analyze", "--json", move["position"].toString()}).out);
    QStringList winning;
    for (const QJsonValue& judged : answer["moves"].toArray())
        if (judged["winning"].toBool())
            winning.append(judged["to"].toString());
    QStringList right;
    for (const QJsonValue& notation : move["right"].toArray())
        right.append(notation.toString());
    winning.sort();
    right.sort();
    QCOMPARE(right, winning);
    const QJsonObject& sum = exercises.back();
    QVERIFY(sum["position"].isNull());
    qint64 total = 0;
    for (const QJsonValue& summand : sum["numbers"].toArray())
        total ^= summand.toInteger();
    QCOMPARE(sum["right"].toArray().first().toString().toLongLong(nullptr, 2), total);
}

void TestWorksheet::jsonBesideTheFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    const QStringList arguments{"worksheet", "takeaway", "--misere", "--number", "3", "--json"};
    const Run both = run(arguments + QStringList{"--out", path});
    QCOMPARE(both.exit, 0);
    QCOMPARE(both.out, run(arguments).out);
    QVERIFY(QFile::exists(path));
    QVERIFY(both.out.contains(QLatin1String("takeaway/misere")));
}

void TestWorksheet::endingsInCapitals()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("A.PDF"));
    const Run result = run({"worksheet", "nim", "--number", "1", "--out", path});
    QCOMPARE(result.err, QString());
    QVERIFY(tests::contents(path).startsWith("%PDF-1."));
}

void TestWorksheet::helpNamesOneKindAtATime()
{
    const Run result = run({"worksheet", "--help"});
    QVERIFY(result.out.contains(QLatin1String("--kind")));
    QVERIFY(!result.out.contains(QLatin1String("...")));
}

void TestWorksheet::unwritable()
{
    const Run result = run({"worksheet", "nim", "--out", "/no-such-folder/a.pdf"});
    QCOMPARE(result.exit, 2);
    QVERIFY2(result.err.startsWith(QLatin1String("grundy-cli: /no-such-folder/a.pdf: cannot be written: ")),
             qPrintable(result.err));
    QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
}

void TestWorksheet::fullDisk()
{
    const Run result = runOnFullDisk({"worksheet", "nim", "--json"});
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.err, QStringLiteral("grundy-cli: standard output: the results cannot be written\n"));
}

/// There are not forty grids of a few stones.
void TestWorksheet::tooFew()
{
    const Run result = run({"worksheet", "grid", "--number", "40", "--difficulty", "1", "--json"});
    QCOMPARE(result.exit, 3);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.startsWith(QLatin1String("grundy-cli: grid: Only ")), qPrintable(result.err));
}

void TestWorksheet::interrupted()
{
    std::stop_source stop;
    stop.request_stop();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    const Run result = run({"worksheet", "nim", "--out", path}, {}, stop.get_token());
    QCOMPARE(result.exit, 130);
    QVERIFY(!QFile::exists(path));
}

GRUNDY_TEST(TestWorksheet, tests::runIn<QGuiApplication, TestWorksheet>)
#include "tst_worksheet.moc"
