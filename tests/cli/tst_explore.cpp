// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-cli explore: figures, files, limits. The figures of Line Nim are those of games.md.

#include "runcli.h"
#include "support/contents.h"
#include "support/testprogram.h"

#include <QFile>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr const char* lines345 = "lines/misere:111/1111/11111";

QJsonObject explored(const QStringList& arguments)
{
    return json(run(QStringList{"explore", "--json"} + arguments).out);
}

} // namespace

class TestExplore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void lineNim()
    {
        const QJsonObject figures = explored({"--without-terminal", lines345});
        QCOMPARE(figures["positions"].toInt(), 101);
        QCOMPARE(figures["moves"].toInt(), 738);
        QCOMPARE(figures["games"].toString(), QStringLiteral("746062"));
        QCOMPARE(figures["cold"].toInt(), 17);
        QCOMPARE(figures["max_todo"].toInt(), 78);
        const QJsonObject maxima = figures["run_maxima"].toObject();
        for (const auto& [length, most] : {std::pair("5", 1), {"4", 2}, {"3", 3}, {"2", 4}, {"1", 7}})
            QCOMPARE(maxima[length].toInt(), most);
        QCOMPARE(explored({lines345})["games"].toString(), QStringLiteral("959804"));
    }

    /// The same figures as from the graph, and where the graph is too large: 3 to 9 is in
    /// design/performance.md.
    void figuresHaveTheKeys()
    {
        const QStringList from{"explore", "lines/misere:111/1111/11111", "--without-terminal"};
        const QJsonObject graph = json(run(from + QStringList{"--json"}).out);
        const QJsonObject figures = json(run(from + QStringList{"--figures"}).out);
        QCOMPARE(figures.keys(), graph.keys());
        for (const QString& key : graph.keys()) {
            if (key.startsWith(QLatin1String("max_todo")))
                QVERIFY(figures[key].isNull());
            else
                QCOMPARE(figures[key], graph[key]);
        }
        const Run twice = run({"explore", "lines:111", "--figures", "--up-to-symmetry"});
        QCOMPARE(twice.exit, 2);
        QVERIFY(twice.err.contains(QStringLiteral("--up-to-symmetry")));
    }

    void tooManyRunsForFigures()
    {
        const QString longest(30, QLatin1Char('1'));
        const QStringList rows(10, longest);
        const Run large =
            run({"explore", QStringLiteral("lines:") + rows.join(QLatin1Char('/')), "--figures"});
        QCOMPARE(large.exit, 3);
        QVERIFY2(large.err.contains(QStringLiteral("fit into 64 bits")), qPrintable(large.err));
    }

    void figuresWithoutTheGraph()
    {
        for (const QString& position :
             {QString::fromLatin1(lines345), QStringLiteral("lines/max=2:1101/1111")}) {
            for (const QStringList& options : {QStringList(), QStringList("--without-terminal")}) {
                const QJsonObject graph = explored(options + QStringList(position));
                const QJsonObject counted = explored(options + QStringList{"--figures", position});
                for (const char* key : {"positions", "moves", "cold", "games", "longest", "shortest"})
                    QCOMPARE(counted[QLatin1String(key)], graph[QLatin1String(key)]);
            }
        }
        const QString large = "lines/misere:111/1111/11111/111111/1111111/11111111/111111111";
        const QJsonObject figures = explored({"--figures", "--without-terminal", large});
        QCOMPARE(figures["positions"].toInt(), 44'716);
        QCOMPARE(figures["games"].toString(), QStringLiteral("419134679970436968682835388468084"));
        for (const char* bad : {"nim:3", "lines:000"})
            QCOMPARE(run({"explore", "--figures", bad}).exit, 2);
        QCOMPARE(run({"explore", "--figures", large, "--memory", "1"}).exit, 3);
    }

    void peopleReadIt()
    {
        const QString text = run({"explore", "--without-terminal", lines345}).out;
        for (const char* part : {"Line Nim 3, 4, 5", "Positions: 101", "Games: 746,062",
                                 "highest number first: 78", "1 × 5, 2 × 4, 3 × 3, 4 × 2, 7 × 1"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    }

    void symmetry()
    {
        QCOMPARE(explored({"nim:1,2,3"})["positions"].toInt(), 24);
        const QJsonObject merged = explored({"--up-to-symmetry", "nim:1,2,3"});
        QCOMPARE(merged["positions"].toInt(), 14);
        QCOMPARE(merged["cold"].toInt(), 4);
    }

    /// Numbers over 64 bits are whole: every subset of 24 stones in a row of heaps of 1 is a position.
    void longNumbers()
    {
        const QString ones = QStringLiteral("nim:1") + QStringLiteral(",1").repeated(14);
        QCOMPARE(explored({ones})["games"].toString(), QStringLiteral("1307674368000")); // 15!
        const QJsonObject large = explored({"--up-to-symmetry", "nim:30,30"});
        QVERIFY(large["games"].toString().size() > 20);
    }

    void endlessPlay()
    {
        const QJsonObject figures = explored({"northcott:W..B"});
        QVERIFY(figures["games"].isNull());
        QVERIFY(figures["longest"].isNull());
        QCOMPARE(figures["positions"].toInt(), 6);
    }

    void files()
    {
        const QTemporaryDir folder;
        const QString dot = folder.filePath("g.dot");
        const QString matrix = folder.filePath("m.csv");
        QCOMPARE(run({"explore", "nim:1,1", "--dot", dot, "--matrix", matrix}).exit, 0);
        QVERIFY(tests::contents(dot).startsWith("digraph"));
        QCOMPARE(tests::contents(matrix).split('\n').size(), 6);
        const Run failed = run({"explore", "nim:1,1", "--dot", folder.filePath("none/g.dot")});
        QCOMPARE(failed.exit, 2);
        QVERIFY2(failed.err.contains("none/g.dot"), qPrintable(failed.err));
        QCOMPARE(failed.err.count('\n'), 1);
    }

    void matrixTooLarge()
    {
        const QTemporaryDir folder;
        const QString matrix = folder.filePath("m.csv");
        const Run large = run({"explore", "nim:30,30,30", "--matrix", matrix});
        QCOMPARE(large.exit, 2);
        QVERIFY(large.err.contains("20000"));
        QVERIFY(!QFile::exists(matrix));
    }

    void badInput()
    {
        QCOMPARE(run({"explore", "nim:3,x"}).exit, 2);
        QCOMPARE(run({"explore"}).exit, 2);
        QCOMPARE(run({"explore", "nim:1", "--json=1"}).exit, 2);
    }

    void limits()
    {
        const Run small = run({"explore", "--memory", "1", "grid:11111/11111/11111/11111"});
        QCOMPARE(small.exit, 3);
        QVERIFY(small.out.isEmpty());
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(run({"explore", lines345}, {}, stop.get_token()).exit, 130);
    }
};

GRUNDY_TEST(TestExplore, tests::runIn<QCoreApplication, TestExplore>)
#include "tst_explore.moc"
