// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "runcli.h"
#include "solver/subsets/subsetfile.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <sys/stat.h>

namespace {

/// With arguments as the system gives them, of any bytes.
Run runBytes(const QStringList& arguments, const std::string& name)
{
    std::vector<std::string> bytes{"grundy-cli"};
    for (const QString& argument : arguments)
        bytes.push_back(argument == "NAME" ? name : argument.toStdString());
    std::vector<const char*> argv;
    for (const std::string& argument : bytes)
        argv.push_back(argument.c_str());
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exit =
        cli::runCli(static_cast<int>(argv.size()), argv.data(), in, out, err, cli::paintingCommands(), {});
    return {exit, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

void change(const QString& path, qint64 at, char byte)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(at) && file.putChar(byte));
}

} // namespace

class TestBoardTable : public QObject {
    Q_OBJECT

private slots:
    void oneBoard()
    {
        const Run shown = run({"table", "grid", "--rows", "4", "--cols", "4", "--max", "3", "--misere"});
        QCOMPARE(shown.exit, 0);
        QVERIFY2(shown.out.startsWith("grid/misere:1111/1111/1111/1111\n"), qPrintable(shown.out));
        QVERIFY(shown.out.contains(QStringLiteral("positions      65,536\n")));
        QVERIFY(shown.out.contains(QStringLiteral("P-positions    9,872\n")));
        QVERIFY(shown.out.contains(QStringLiteral("the second player (P)\n")));
        QVERIFY(shown.out.contains(QStringLiteral("first moves    56, winning: 0\n")));
        for (const char* label : {"memory", "allocation", "filling", "counting", "bandwidth"})
            QVERIFY(shown.out.contains(QLatin1String(label)));
    }

    void winningMovesAreListed()
    {
        const Run shown = run({"table", "grid", "--rows", "1", "--cols", "3", "--max", "1"});
        QCOMPARE(shown.exit, 0);
        QVERIFY2(shown.out.contains(QStringLiteral("3, winning: 3\n    a1\n")), qPrintable(shown.out));
    }

    void asJson()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.json"));
        const QStringList board{"table", "grid", "--rows", "2", "--cols", "3", "--max", "1"};
        const Run shown = run(board + QStringList{"--json"});
        QCOMPARE(shown.exit, 0);
        QCOMPARE(shown.out.count(QLatin1Char('\n')), 1);
        const QJsonObject object = json(shown.out);
        QCOMPARE(object["position"].toString(), QStringLiteral("grid/max=1:111/111"));
        QCOMPARE(object["game"].toString(), QStringLiteral("grid"));
        QCOMPARE(object["play"].toString(), QStringLiteral("normal"));
        QCOMPARE(object["rows"].toInt(), 2);
        QCOMPARE(object["cols"].toInt(), 3);
        QCOMPARE(object["max"].toInt(), 1);
        QCOMPARE(object["positions"].toInt(), 64);
        QCOMPARE(object["cold"].toInt(), 32); // an even number of stones
        QCOMPARE(object["outcome"].toString(), QStringLiteral("P"));
        QCOMPARE(object["winner"].toString(), QStringLiteral("second"));
        QCOMPARE(object["moves"].toInt(), 6);
        QCOMPARE(object["winning"].toArray().size(), 0);
        for (const char* key : {"memory_bytes", "allocation_seconds", "filling_seconds", "counting_seconds",
                                "bytes_per_second"})
            QVERIFY2(object[QLatin1String(key)].toDouble() > 0, key);
        const Run misere = run(board + QStringList{"--misere", "--out", file});
        QCOMPARE(misere.exit, 0);
        QVERIFY(misere.out.contains(QStringLiteral("winner")));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QJsonObject kept = json(QString::fromUtf8(written.readAll()));
        QCOMPARE(kept["outcome"].toString(), QStringLiteral("N"));
        QCOMPARE(kept["play"].toString(), QStringLiteral("misere"));
        QCOMPARE(kept["winning"].toArray().size(), 6);
        QCOMPARE(kept["winning"][0]["to"].toString(), QStringLiteral("grid/misere/max=1:011/111"));
        QCOMPARE(kept["winning"][0]["text"].toString(), QStringLiteral("a2"));
        QCOMPARE(
            json(run({"table", "nim", "--n", "0-1", "--m", "0", "--json"}).out)["cells"].toArray().size(), 2);
    }

    /// What a terminal sees meanwhile goes to stderr, and away.
    void progress()
    {
        std::ostringstream out;
        std::ostringstream err;
        std::istringstream in;
        const std::array arguments{"grundy-cli", "table", "grid", "--rows", "5", "--cols", "5"};
        QCOMPARE(cli::runCli(static_cast<int>(arguments.size()), arguments.data(), in, out, err,
                             cli::paintingCommands(), {}, true),
                 0);
        const auto seen = QString::fromStdString(err.str());
        QVERIFY(seen.isEmpty() || seen.endsWith(QStringLiteral("\r\x1b[K")));
    }

    /// A file that cannot be written is told before the work.
    void nowhereToWrite()
    {
        const QTemporaryDir folder;
        const QStringList board{"table", "grid", "--rows", "3", "--cols", "3", "--out"};
        for (const char* name : {"no/where.table", "no/where.json"}) {
            const Run nowhere = run(board + QStringList{folder.filePath(QLatin1String(name))});
            QCOMPARE(nowhere.exit, 2);
            QVERIFY(nowhere.out.isEmpty());
            QVERIFY2(nowhere.err.contains(QStringLiteral("cannot be written")), qPrintable(nowhere.err));
        }
        const QString folderName = folder.filePath(QStringLiteral("b.table"));
        QVERIFY(QDir().mkdir(folderName));
        QVERIFY(run(board + QStringList{folderName}).err.contains(QStringLiteral("it is a folder")));
        const QString pipe = folder.filePath(QStringLiteral("p.table"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const Run piped = run(board + QStringList{pipe});
        QCOMPARE(piped.exit, 2);
        QVERIFY2(piped.err.contains(QStringLiteral("a device or a pipe")), qPrintable(piped.err));
        const QString csv = folder.filePath(QStringLiteral("p.csv"));
        QCOMPARE(mkfifo(QFile::encodeName(csv).constData(), 0600), 0);
        QCOMPARE(run({"table", "nim", "--out", csv}).exit, 2);
        QVERIFY(!QFileInfo(csv).isFile());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void refusals()
    {
        const Run little = run({"table", "grid", "--rows", "6", "--cols", "6", "--memory", "8000"});
        QCOMPARE(little.exit, 3);
        QVERIFY2(little.err.contains(QStringLiteral("needs 8,193 MB")), qPrintable(little.err));
        QVERIFY(little.err.contains(QStringLiteral("--memory allows 8,000 MB")));
        QVERIFY(little.out.isEmpty());
        const Run large = run({"table", "grid", "--rows", "8", "--cols", "8", "--memory", "1000000"});
        QCOMPARE(large.exit, 3);
        QVERIFY2(large.err.contains(QStringLiteral("needs 2^41 MB")), qPrintable(large.err));
        const Run machine = run({"table", "grid", "--rows", "6", "--cols", "7", "--memory", "1000000"});
        QCOMPARE(machine.exit, 3);
        QVERIFY2(machine.err.contains(QStringLiteral("the machine has")), qPrintable(machine.err));
        const Run beyond = run({"table", "grid", "--rows", "9", "--cols", "8"});
        QCOMPARE(beyond.exit, 2);
        QVERIFY2(beyond.err.contains(QStringLiteral("1 to 64 cells, not 9 x 8")), qPrintable(beyond.err));
        QCOMPARE(run({"table", "grid", "--rows", "0", "--cols", "8"}).exit, 2);
        QCOMPARE(run({"table", "nim", "--out", "x.table"}).exit, 2);
        QCOMPARE(run({"table", "grid", "--rows", "1-2", "--cols", "2", "--out", "x.table"}).exit, 2);
        QVERIFY(!QFile::exists(QStringLiteral("x.table")));
    }

    void interruption()
    {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(run({"table", "grid", "--rows", "5", "--cols", "5"}, {}, stop.get_token()).exit, 130);
    }

    void writtenAndUsed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.table"));
        QCOMPARE(run({"table", "grid", "--rows", "3", "--cols", "3", "--out", path}).exit, 0);
        const Run used = run({"analyze", "--table", path, "grid:110/111/010", "--json"});
        QCOMPARE(used.exit, 0);
        QVERIFY(used.err.isEmpty());
        const Run plain = run({"analyze", "grid:110/111/010", "--json"});
        QCOMPARE(json(used.out)["outcome"], json(plain.out)["outcome"]);
        QCOMPARE(json(used.out)["positions"].toInt(), 512);
        QCOMPARE(json(used.out)["method"].toString(), QStringLiteral("table"));
        const Run other = run({"analyze", "--table", path, "grid/misere:11"});
        QCOMPARE(other.exit, 0);
        QVERIFY(other.err.contains(QStringLiteral("not in the table")));
        QVERIFY(other.out.contains(QStringLiteral("outcome")));
    }

    /// A few stones have all that is known without a table, too.
    void smallPositionsAreWhole()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.table"));
        QCOMPARE(run({"table", "grid", "--rows", "3", "--cols", "3", "--out", path}).exit, 0);
        for (const char* position : {"grid:11", "grid:000/000/000", "grid:110/111/010"}) {
            const QJsonObject used = json(run({"analyze", "--table", path, position, "--json"}).out);
            const QJsonObject plain = json(run({"analyze", position, "--json"}).out);
            for (const char* key : {"outcome", "grundy", "value", "remoteness", "moves"})
                QVERIFY2(used[QLatin1String(key)] == plain[QLatin1String(key)], key);
            QVERIFY(!used["remoteness"].isNull());
        }
    }

    void whyNotInTheTable_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("cause");
        QTest::newRow("play") << "grid/misere:11"
                              << "the table is for normal play";
        QTest::newRow("max") << "grid/max=2:11"
                             << "the table is for max=3";
        QTest::newRow("game") << "nim:3"
                              << "the table is of the game grid";
        QTest::newRow("wide") << "grid:1111"
                              << "the stones do not fit on its 3 x 3 board";
    }
    void whyNotInTheTable()
    {
        QFETCH(QString, position);
        QFETCH(QString, cause);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.table"));
        QCOMPARE(run({"table", "grid", "--rows", "3", "--cols", "3", "--out", path}).exit, 0);
        const Run used = run({"analyze", "--table", path, position});
        QCOMPARE(used.exit, 0);
        QVERIFY2(used.err.contains(cause), qPrintable(used.err));
    }

    /// At once, before a search that may take for ever.
    void needIsTold()
    {
        const QString position = QStringLiteral("grid/misere:111111/111111/111111/111111/111111/111111");
        const Run large = run({"analyze", position, "--time", "0.2"});
        QCOMPARE(large.exit, 3);
        const QString need = QStringLiteral(
            "a table over its 36 stones needs 8,193 MB of memory, and --memory allows 2,048 MB");
        QVERIFY2(large.err.contains(need), qPrintable(large.err));
        QVERIFY(large.err.indexOf(need) < large.err.indexOf(QStringLiteral("Not solved")));
        for (const char* command : {"best", "explain"})
            QVERIFY(run({command, position, "--time", "0.2"}).err.contains(need));
        const Run beyond = run({"analyze", position + QStringLiteral("/111111/111111"), "--time", "0.2"});
        QVERIFY2(beyond.err.contains(QStringLiteral("tables are made of up to 40 stones")),
                 qPrintable(beyond.err));
        const Run small = run({"analyze", "grid/misere:11111/11111/11111/11111/11111"});
        QCOMPARE(small.exit, 0);
        QVERIFY2(small.err.isEmpty(), qPrintable(small.err));
    }

    /// What a position beyond the tables would need, while it is searched within its limits.
    void tableLeftOut()
    {
        const QString large = QStringLiteral("grid/misere:1111111/1111111/1111111/1111111/1111111/1111111");
        const Run shown = run({"analyze", large, "--time", "0.1"});
        QCOMPARE(shown.exit, 3);
        QVERIFY2(shown.out.contains(QStringLiteral("all positions would take 512.0 GB of memory")),
                 qPrintable(shown.out));
        const Run keyed = run({"analyze", large, "--time", "0.1", "--json"});
        QCOMPARE(json(keyed.out)["table_bytes"].toInteger() >> 30, 512);
        const QString little = QStringLiteral("grid/misere:11111/11111/11111/11111/11111");
        const Run limited = run({"analyze", little, "--memory", "4", "--time", "0.1", "--json"});
        QCOMPARE(json(limited.out)["table_bytes"].toInteger() >> 20, 4);
        const Run whole = run({"analyze", little, "--json"});
        QCOMPARE(json(whole.out)["method"].toString(), QStringLiteral("table"));
        QVERIFY(!json(whole.out).contains(QLatin1String("table_bytes")));
    }

    void badFiles()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.table"));
        const auto used = [&path] { return run({"analyze", "--table", path, "grid:11"}); };
        QVERIFY(used().err.contains(QStringLiteral("cannot be read")));
        QCOMPARE(run({"table", "grid", "--rows", "3", "--cols", "4", "--out", path}).exit, 0);
        change(path, 200, 'x');
        QCOMPARE(used().exit, 2);
        QVERIFY2(used().err.contains(QStringLiteral("checksum is wrong")), qPrintable(used().err));
        QVERIFY(used().out.isEmpty());
        QVERIFY(QFile::resize(path, 300));
        QVERIFY2(used().err.contains(QStringLiteral("cut short: 300 bytes of at least 664")),
                 qPrintable(used().err));
        change(path, 8, 9);
        QVERIFY2(used().err.contains(QStringLiteral("table of version 9; version 1 can be read")),
                 qPrintable(used().err));
        change(path, 0, 'X');
        QVERIFY2(used().err.contains(QStringLiteral("not a table of Grundy")), qPrintable(used().err));
        QVERIFY(
            run({"analyze", "--table", "", "grid:11"}).err.contains(QStringLiteral("expected a file name")));
    }

    /// A pipe is not waited for.
    void whatIsNoFile()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("p.table"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const auto complaintOf = [](const QString& path) {
            const Run used = run({"analyze", "--table", path, "grid:11"});
            return used.exit == 2 && used.out.isEmpty() ? used.err : QString();
        };
        QVERIFY(complaintOf(pipe).endsWith(
            QStringLiteral("cannot be read: it is not a file but a device or a pipe\n")));
        QVERIFY(complaintOf(QStringLiteral("/dev/zero")).contains(QStringLiteral("a device or a pipe")));
        QVERIFY(complaintOf(folder.path()).endsWith(QStringLiteral("cannot be read: it is a folder\n")));
    }

    /// What has the name may be another thing from one moment to the next: what is read is what was looked
    /// at.
    void aNameThatChanges()
    {
        const QTemporaryDir folder;
        const std::string table = folder.filePath("a.table").toStdString();
        const std::string pipe = folder.filePath("p.table").toStdString();
        const std::string name = folder.filePath("link.table").toStdString();
        QCOMPARE(
            run({"table", "grid", "--rows", "3", "--cols", "3", "--out", folder.filePath("a.table")}).exit,
            0);
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        std::filesystem::create_symlink(table, name);
        const std::jthread changing([&](const std::stop_token& stop) {
            for (bool toPipe = true; !stop.stop_requested(); toPipe = !toPipe) {
                std::filesystem::create_symlink(toPipe ? pipe : table, name + ".next");
                std::filesystem::rename(name + ".next", name);
            }
        });
        int read = 0;
        int refused = 0;
        for (int i = 0; i < 10'000 && (i < 200 || read == 0 || refused == 0); ++i) {
            const Run used = run({"analyze", "--table", QString::fromStdString(name), "grid:11/11"});
            QVERIFY(used.exit == 0 || used.err.endsWith("it is not a file but a device or a pipe\n"));
            ++(used.exit == 0 ? read : refused);
        }
        QVERIFY(read > 0 && refused > 0);
    }

    /// A name is bytes: it is read and never becomes another one.
    void aNameThatIsNoUtf8()
    {
        const QTemporaryDir folder;
        const auto bad = [&folder](const char* ending) {
            return folder.path().toStdString() + "/bad\xFF" + ending;
        };
        const QStringList making{"table", "grid", "--rows", "3", "--cols", "3", "--out"};
        QCOMPARE(run(making + QStringList{folder.filePath("a.table")}).exit, 0);
        const auto names = [&folder] {
            return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size();
        };
        const std::vector<std::pair<QStringList, const char*>> commands{
            {making, ".table"},
            {{"table", "nim:n", "--n", "0-3", "--out"}, ".csv"},
            {{"sequence", "octal/code=0.77", "--out"}, ".csv"},
            {{"explore", "nim:1,2", "--dot"}, ".dot"},
            {{"explore", "nim:1,2", "--matrix"}, ".csv"}};
        for (const auto& [command, ending] : commands) {
            const Run written = runBytes(command + QStringList{"NAME"}, bad(ending));
            QCOMPARE(written.exit, 2);
            QVERIFY2(written.err.endsWith("cannot be written: its name is not UTF-8\n"),
                     qPrintable(written.err));
            QCOMPARE(names(), 1);
        }
        // Beside it lies what such a name used to become.
        QVERIFY(QFile::copy(GRUNDY_SOURCE_DIR "/README.md", folder.filePath(QString("bad\uFFFD.table"))));
        std::filesystem::rename(folder.filePath("a.table").toStdString(), bad(".table"));
        const Run used = runBytes({"analyze", "--table", "NAME", "grid:11/11"}, bad(".table"));
        QCOMPARE(used.err, QString());
        QCOMPARE(used.exit, 0);
        QVERIFY(runBytes({"lesson", "NAME"}, bad(".table")).err.contains("this is not JSON"));
    }

    /// Right but for its largest take, checksums and all.
    void craftedRules()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.table"));
        const auto made = solver::SubsetTable::outcomes(1, {1}, theory::Play::Normal, {});
        std::ofstream out(path.toStdString(), std::ios::binary);
        solver::writeTable(out, {.game = "grid", .rules = {1, 1, 0x80000000}},
                           std::get<solver::SubsetTable>(made), {});
        out.close();
        const Run used = run({"analyze", "--table", path, "grid:11"});
        QCOMPARE(used.exit, 2);
        QCOMPARE(used.out, QString());
        QVERIFY2(used.err.endsWith(
                     QStringLiteral("a field is impossible: the rows, columns and maximum per move\n")),
                 qPrintable(used.err));
    }

    void tableBeyondTheMemory()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.table"));
        QCOMPARE(run({"table", "grid", "--rows", "5", "--cols", "5", "--out", path}).exit, 0);
        const Run little = run({"analyze", "--memory", "2", "--table", path, "grid:11"});
        QCOMPARE(little.exit, 3);
        QVERIFY2(little.err.contains(QStringLiteral("needs 4 MB of memory; --memory allows 2 MB")),
                 qPrintable(little.err));
    }
};

GRUNDY_TEST(TestBoardTable, tests::runIn<QCoreApplication, TestBoardTable>)
#include "tst_boardtable.moc"
