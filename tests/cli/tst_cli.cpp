// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as a whole, and the short commands: results, complaints and exit codes.

#include "runcli.h"

#include "cli/console.h"
#include "support/contents.h"
#include "support/testprogram.h"
#include "wording/text/version.h"

#include <QJsonArray>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <functional>
#include <new>
#include <sstream>
#include <stdexcept>

using Thrower = std::function<void()>;
Q_DECLARE_METATYPE(Thrower)

namespace {

/// Throws as soon as it is read.
class ThrowingInput : public std::streambuf {
public:
    explicit ThrowingInput(Thrower thrower) : m_throw(std::move(thrower)) {}

protected:
    int_type underflow() override
    {
        m_throw();
        return traits_type::eof();
    }

private:
    Thrower m_throw;
};

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void usage_data();
    void usage();
    void numbers_data();
    void numbers();
    void numbersAreDecimal();
    void longTextIsShortened();
    void fullDisk_data();
    void fullDisk();
    void inputEndsAtAFullDisk();
    void whatEscapes_data();
    void whatEscapes();
    void exitCodes_data();
    void exitCodes();
    void help();
    void list();
    void best();
    void bestOfNothing();
    void explain();
    void explainByLevels();
    void verify();
};

void TestCli::usage_data()
{
    refused::addColumns();
    using refused::row;
    row({}, "grundy-cli: a command is required; --help lists them");
    row({"solve"}, "grundy-cli: unknown command 'solve'; --help lists them");
    row({"worksheet", "nim:1", "--json"}, "grundy-cli: nim:1: no such game; 'list' names them");
    row({"analyze", "nim:3,x"}, "grundy-cli: nim:3,x: column 7: expected a heap size, found 'x'");
    row({"analyze", "nim:1", "nim:3,"},
        "grundy-cli: nim:3,: column 7: expected a heap size, found the end. Did you mean nim:3?");
    row({"best", "nim:2000000000"},
        "grundy-cli: nim:2000000000: column 5: 2000000000 is over the limit of 1000000000");
    row({"analyze", "nim:1", "--frobnicate"},
        "grundy-cli: The following argument was not expected: --frobnicate");
    row({"analyze", "nim:1", "--time", "-1"},
        "grundy-cli: --time: expected seconds over 0 and up to 1000000000, found '-1'");
    row({"analyze", "nim:1", "--memory", "0"},
        "grundy-cli: --memory: expected megabytes from 1 to 1000000, found '0'");
    row({"verify", "nim", "--up-to", "-1"},
        "grundy-cli: --up-to: expected a size from 0 to 1000000000, found '-1'");
    row({"play", "nim:1", "--left", "random", "--right", "random", "--seed", "-1"},
        "grundy-cli: --seed: expected a number from 0 to 18446744073709551615, found '-1'");
    row({"play", "nim:1", "--left", "look:0", "--right", "human"},
        "grundy-cli: --left: expected human, perfect, random, look:N (N from 1 to 20), human-like or "
        "human-like:P (P from 0 to 100), fence:N (perfect from N pieces left on, N from 1 to 99), found "
        "'look:0'");
    row({"analyze", "nim:1", "--time"}, "grundy-cli: --time: expected a value, found the end");
    row({"verify", "nim", "--up-to", "3", "--up-to", "4"}, "grundy-cli: --up-to: given more than once");
    row({"list", "--json=7"}, "grundy-cli: --json: takes no value");
    row({"explore", "nim:3", "--dot", ""}, "grundy-cli: --dot: expected a file name, found ''");
    row({"explore", "nim:3", "--matrix", ""}, "grundy-cli: --matrix: expected a file name, found ''");
    row({"explore", "nim:3", "--dot", "/none/a.dot"},
        "grundy-cli: /none/a.dot: cannot be written: No such file or directory");
    row({"sequence", "nim", "--out", ""}, "grundy-cli: --out: expected a file name, found ''");
    row({"lesson", ""}, "grundy-cli: FILE: expected a file name, found ''");
    row({"verify", "chess"}, "grundy-cli: chess: no such game; 'list' names them");
}

void TestCli::usage()
{
    refused::check();
}

void TestCli::numbers_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    const QStringList computers{"play", "nim:1", "--right", "random"};
    const auto rows = [](const QStringList& arguments, const char* option, const QString& before) {
        for (const char* value : {"-1", "", "abc", "1e300", "inf", "nan", "0x10", " 3", "3 ", "+3", "1e400",
                                  "99999999999999999999999", "1;2"})
            QTest::addRow("%s %s %s%s", qPrintable(arguments.first()), option, qPrintable(before), value)
                << arguments << QString::fromLatin1(option) << before + QString::fromLatin1(value);
    };
    for (const char* command : {"analyze", "best", "explain", "play", "verify"}) {
        QStringList arguments{command, "nim:1"};
        if (arguments.first() == QLatin1String("verify"))
            arguments[1] = QStringLiteral("nim");
        if (arguments.first() == QLatin1String("play"))
            arguments << "--left"
                      << "random"
                      << "--right"
                      << "random";
        rows(arguments, "--time", {});
        rows(arguments, "--memory", {});
    }
    rows({"verify", "nim"}, "--up-to", {});
    rows(computers + QStringList{"--left", "random"}, "--seed", {});
    rows(computers, "--left", QStringLiteral("look:"));
    rows(computers, "--left", QStringLiteral("human-like:"));
    rows(computers, "--left", QStringLiteral("fence:"));
}

void TestCli::numbers()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, option);
    QFETCH(QString, value);
    const Run result = run(arguments + QStringList{option, value});
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.startsWith(QStringLiteral("grundy-cli: %1: expected ").arg(option)),
             qPrintable(result.err));
    QVERIFY2(result.err.endsWith(QStringLiteral(", found '%1'\n").arg(value)), qPrintable(result.err));
    QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
}

/// No octal numbers: 010 is ten.
void TestCli::numbersAreDecimal()
{
    const Run result = run({"verify", "takeaway", "--up-to", "010"});
    QVERIFY(result.out.startsWith(QLatin1String("takeaway up to 10: ")));
    QCOMPARE(run({"analyze", "nim:1", "--time", "0.5", "--memory", "0000000064"}).exit, 0);
    QCOMPARE(run({"analyze", "nim:1", "--time", "1e3"}).exit, 0);
    QCOMPARE(
        run({"play", "nim:1", "--left", "look:007", "--right", "random", "--seed", "18446744073709551615"})
            .exit,
        0);
}

void TestCli::longTextIsShortened()
{
    const QString heaps = QStringLiteral("1,").repeated(50'000);
    for (const QStringList& arguments : {QStringList{"analyze", "nim:" + heaps},
                                         {"best", "nim:3,x" + heaps},
                                         {"explain", heaps},
                                         {heaps},
                                         {"verify", heaps},
                                         {"verify", "nim", "--up-to", heaps},
                                         {"list", heaps},
                                         {"analyze", "nim:1", "--time", heaps},
                                         {"analyze", "nim:1", "--" + heaps},
                                         {"play", "nim:1", "--right", "random", "--left", heaps},
                                         {"best", QString(100'000, u'x')}}) {
        const Run result = run(arguments);
        QCOMPARE(result.exit, 2);
        QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
        QVERIFY2(result.err.size() < 260, qPrintable(result.err));
    }
    QCOMPARE(run({"best", "nim:3,x" + heaps}).err,
             QString::fromUtf8("grundy-cli: nim:3,x%1…: column 7: expected a heap size, found 'x1'\n")
                 .arg(heaps.left(53)));
}

void TestCli::fullDisk_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList& arguments : {QStringList{"--help"},
                                         {"--version"},
                                         {"list"},
                                         {"list", "--json"},
                                         {"analyze", "nim:1"},
                                         {"analyze", "--json", "nim:1", "nim:2"},
                                         {"analyze", "-"},
                                         {"analyze", "--json", "-"},
                                         {"best", "nim:1"},
                                         {"best", "--json", "nim:1"},
                                         {"explain", "nim:1"},
                                         {"verify", "nim", "--up-to", "2"},
                                         {"verify", "--json", "all", "--up-to", "2"},
                                         {"play", "nim:1", "--left", "random", "--right", "random"},
                                         {"play", "nim:1", "--left", "human", "--right", "human"}})
        QTest::newRow(qPrintable(arguments.join(QLatin1Char(' ')))) << arguments;
}

void TestCli::fullDisk()
{
    QFETCH(QStringList, arguments);
    const Run result = runOnFullDisk(arguments, "nim:1\n");
    QCOMPARE(result.exit, 2);
    QCOMPARE(result.err, QStringLiteral("grundy-cli: standard output: the results cannot be written\n"));
}

/// Nothing more is read: a bad line would be another complaint.
/// Whatever is thrown, wherever: one line, and the exit code of what could not be done.
void TestCli::whatEscapes_data()
{
    QTest::addColumn<Thrower>("thrower");
    QTest::addColumn<QString>("line");
    QTest::newRow("no memory") << Thrower([] { throw std::bad_alloc(); })
                               << "grundy-cli: not enough memory\n";
    QTest::newRow("an exception") << Thrower([] { throw std::runtime_error("two\nlines"); })
                                  << "grundy-cli: an error of the program: two lines\n";
    QTest::newRow("anything") << Thrower([] { throw 7; }) << "grundy-cli: an error of the program\n";
}

void TestCli::whatEscapes()
{
    QFETCH(const Thrower, thrower);
    QFETCH(const QString, line);
    ThrowingInput input(thrower);
    std::istream in(&input);
    in.exceptions(std::ios::badbit);
    std::ostringstream out;
    std::ostringstream err;
    const std::array arguments{"grundy-cli", "analyze", "-"};
    QCOMPARE(cli::runCli(static_cast<int>(arguments.size()), arguments.data(), in, out, err,
                         cli::paintingCommands()),
             2);
    QCOMPARE(QString::fromStdString(err.str()), line);
    QCOMPARE(out.str(), std::string());
}

void TestCli::inputEndsAtAFullDisk()
{
    QCOMPARE(runOnFullDisk({"analyze", "-"}, "nim:1\nnim:x\n").err.count(QLatin1Char('\n')), 1);
    QCOMPARE(runOnFullDisk({"analyze", "-", "-"}, "nim:1\nnim:x\n").err.count(QLatin1Char('\n')), 1);
}

/// The examples of the table in docs/cli.md.
void TestCli::exitCodes_data()
{
    QTest::addColumn<int>("code");
    static const QRegularExpression row(QStringLiteral("^\\| (\\d+) \\| [^|]+ \\| `grundy-cli ([^`]+)`"));
    const QByteArray document = tests::contents(QStringLiteral(GRUNDY_SOURCE_DIR "/docs/cli.md"));
    int rows = 0;
    for (const QByteArray& line : document.split('\n')) {
        const auto found = row.match(QString::fromUtf8(line));
        if (!found.hasMatch())
            continue;
        QTest::newRow(qPrintable(found.captured(2))) << found.captured(1).toInt();
        ++rows;
    }
    QCOMPARE(rows, 5); // each code has its example
}

void TestCli::exitCodes()
{
    QFETCH(const int, code);
    std::stop_source stop;
    if (code == static_cast<int>(cli::Exit::Interrupted))
        stop.request_stop();
    const Run result = run(QString(QTest::currentDataTag()).split(u' '), {}, stop.get_token());
    QCOMPARE(result.exit, code);
    if (code == static_cast<int>(cli::Exit::BadInput))
        QCOMPARE(result.err.count(u'\n'), 1);
}

void TestCli::help()
{
    const Run result = run({"--help"});
    QCOMPARE(result.exit, 0);
    for (const char* command : {"list", "analyze", "best", "play", "explain", "explore", "table", "sequence",
                                "verify", "worksheet"})
        QVERIFY2(result.out.contains(QLatin1String(command)), command);
    QCOMPARE(run({"analyze", "--help"}).exit, 0);
    const Run version = run({"--version"});
    QCOMPARE(version.exit, 0);
    QCOMPARE(version.out,
             QStringLiteral("grundy-cli %1 (Qt %2)\n").arg(wording::version(), QLatin1String(qVersion())));
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
    const Run over = run({"explain", "wythoff/misere:0,0"});
    QVERIFY2(over.out.simplified().contains("the position is hot") &&
                 !over.out.simplified().contains("cold itself"),
             qPrintable(over.out));
    const Run counted = run({"explain", "staircase:0,0,2"}); // a move is left, but no heap
    QVERIFY2(!counted.out.simplified().contains("Nothing is left"), qPrintable(counted.out));
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

void TestCli::explainByLevels()
{
    const auto at = [](const char* position, const char* level) {
        return run({"explain", position, "--level", level});
    };
    const char* const takeaway = "takeaway/take=1-3:10";
    const Run idea = at(takeaway, "idea");
    QVERIFY2(idea.out.startsWith(QLatin1String("Count in groups\nYou can win: take 2 from ")),
             qPrintable(idea.out));
    const Run labels = at(takeaway, "labels");
    QCOMPARE(labels.exit, 0);
    QVERIFY(labels.out.startsWith(QLatin1String("Labels from the end\n")));
    QVERIFY2(!labels.out.contains(QLatin1String("value")), qPrintable(labels.out));
    QVERIFY(at(takeaway, "values").out.startsWith(QLatin1String("Why: the values of the heaps\n")));
    for (const char* position : {takeaway, "wythoff:4,7", "octal/code=0.77:5,7", "hackenbush:0-1b,1-2r"})
        QCOMPARE(at(position, "theorems").out, run({"explain", position}).out);
    QVERIFY(!at("wythoff:4,7", "values").out.contains(QStringLiteral("φ")));
    QCOMPARE(at(takeaway, "proofs").exit, 2);
}

void TestCli::verify()
{
    const Run result = run({"verify", "nim", "takeaway", "--up-to", "4"});
    QCOMPARE(result.exit, 0);
    QVERIFY(result.out.startsWith(QLatin1String("nim up to 4: positions checked: ")));
    QCOMPARE(result.out.count(QLatin1String("mismatches: 0\n")), 2);
    for (const QJsonObject& game : jsonLines(run({"verify", "--json", "all", "--up-to", "2"}).out)) {
        QVERIFY(game["positions"].toInteger() > 0);
        QCOMPARE(game["mismatches"].toInteger(-1), 0);
    }
}

GRUNDY_TEST(TestCli, tests::runIn<QCoreApplication, TestCli>)
#include "tst_cli.moc"
