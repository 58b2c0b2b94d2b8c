// SPDX-License-Identifier: GPL-3.0-or-later

// Every command, stopped as by Ctrl-C and at the end of its time everywhere: what says that it is done has
// printed all.

#include "runcli.h"
#include "support/endings.h"
#include "support/sanitized.h"
#include "support/testprogram.h"

#include <QtTest>

#include <array>

using tests::EndsBy;

namespace {

constexpr int unsolved = 3;
constexpr int interrupted = 130;

struct Said {
    int exit = 0;
    std::string out;
    std::string err;
};

Said runCommand(const QStringList& arguments, bool hasTime, const solver::Job& job)
{
    QStringList all = arguments;
    if (hasTime && job.limits.time)
        all += {"--time", QString::number(static_cast<double>(job.limits.time->count()) / 1000, 'f', 3)};
    std::ostringstream out;
    std::ostringstream err;
    const int exit = runInto(out, err, all, {}, job.stop);
    return {exit, out.str(), err.str()};
}

/// A command that ended early says so: by its exit code and on stderr, or of what it could not find besides.
std::string wrongIn(const Said& told, const Said& whole)
{
    if (told.exit == interrupted)
        return {};
    if (told.exit == unsolved && whole.exit != unsolved)
        return told.err.empty() ? "not solved, and no word why" : "";
    if (told.exit != whole.exit)
        return "the exit code is " + std::to_string(told.exit);
    if (told.out == whole.out ||
        told.out.find("other values not found within the limits") != std::string::npos)
        return {};
    return "done, and another output: " + told.out;
}

} // namespace

class TestStops : public QObject {
    Q_OBJECT

private slots:
    void commands_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("hasTime");
        for (const char* line : {"analyze nim:3,4,5",
                                 "analyze --json nim:3,4,5",
                                 "analyze grid:111/111 toads:TT..FF",
                                 "analyze --json hackenbush:0-1b,1-2r,0-3g",
                                 "analyze --json game:{4|1}+game:{2|-2}",
                                 "analyze game:{4|1}+game:{2|-2}",
                                 "analyze --json octal/code=0.77:9",
                                 "analyze lines:1111/111",
                                 "best grid:111/111",
                                 "best nim:7,7",
                                 "best --json toads:TT..FF",
                                 "explain nim:3,4,5",
                                 "explain nim:7,7",
                                 "explain takeaway:20 --level labels",
                                 "explain grid:11/11 --level values",
                                 "explain toads:TT..FF --level labels",
                                 "add nim:3,5 toads:T.F",
                                 "compare toads:T.F nim:0",
                                 "compare hackenbush:0-1b game:{1|0}",
                                 "canonical toads:TT..FF",
                                 "sequence octal/code=0.77 --to 60",
                                 "explore lines/misere:11/111",
                                 "explore --json nim:2,3",
                                 "explore --figures lines/misere:11/111",
                                 "table nim:n,m --n 0-5 --m 0-5",
                                 "table --json takeaway/take=1-m:n --n 0-9 --m 1-3",
                                 "verify nim --up-to 3",
                                 "verify --json toads --up-to 3"})
            QTest::addRow("%s", line) << QString::fromLatin1(line) << true;
        for (const char* line : {"play nim:3,4 --left perfect --right perfect",
                                 "worksheet nim --kind winning-move --number 3 --json",
                                 "worksheet nim --kind label --number 2 --json"})
            QTest::addRow("%s", line) << QString::fromLatin1(line) << false;
    }
    void commands()
    {
        QFETCH(const QString, line);
        QFETCH(const bool, hasTime);
        const QStringList arguments = line.split(' ');
        tests::Endings endings{
            .mostPolls = 50'000, .every = tests::repeated(120), .random = tests::repeated(20)};
        const tests::Work<Said> work{
            .name = line.toStdString(),
            .run = [&](const solver::Job& job) { return runCommand(arguments, hasTime, job); },
            .wrong = wrongIn,
            .isWhole = [](const Said& told) { return told.exit != unsolved && told.exit != interrupted; }};
        QVERIFY(work.isWhole(work.run({})));
        QVERIFY2(work.run({}).exit != 2, work.run({}).err.c_str());
        const std::array ends{EndsBy::Poll, EndsBy::Time};
        tests::endEverywhere(work, std::span(ends).first(hasTime ? 2 : 1), endings);
        QVERIFY2(endings.wrong.empty(), endings.wrongText().c_str());
    }
};

GRUNDY_TEST(TestStops, tests::runIn<QCoreApplication, TestStops>)
#include "tst_stops.moc"
