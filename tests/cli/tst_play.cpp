// SPDX-License-Identifier: GPL-3.0-or-later
// play: what a person types, how a game ends, the computers.

#include "runcli.h"
#include "support/testprogram.h"

#include <QLocale>
#include <QTest>

#include <array>
#include <sstream>

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void playPerson_data();
    void playPerson();
    void playEnds_data();
    void playEnds();
    void playComputers();
    void playThinking();
    void playFence();
    void playLargeHeap();
};

void TestPlay::playPerson_data()
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
    QTest::newRow("carriage returns") << "nim:3"
                                      << "nim:1\r\n1\r\n"
                                      << "No move is left. Right wins.\n";
    QTest::newRow("grid") << "grid:11/10"
                          << "a1-a2\nb2\n"
                          << "No move is left. Right wins.\n";
    QTest::newRow("a skip") << "skip/skips=1,0:1"
                            << "skip\nskip\n1\n"
                            << "No move is left. Right wins.\n";
    QTest::newRow("an add") << "poker/adds=0,1/max=1:1"
                            << "1\nadd 1 to heap 1\n1\n"
                            << "No move is left. Left wins.\n";
    QTest::newRow("own moves only") << "northcott/moves=own:W..B"
                                    << "row 1: 4 to 3\nrow 1: 1 to 3\n"
                                    << "No move is left. Left wins.\n";
    QTest::newRow("an end of a row") << "octal/code=0.77:3"
                                     << "take the last of heap 1, leaving 2\ntake all of heap 1\n"
                                     << "No move is left. Right wins.\n";
    QTest::newRow("parts in another order") << "grundy:5"
                                            << "divide heap 1 into 4 and 1\ngrundy:3,1,1\n1\n"
                                            << "No move is left. Left wins.\n";
    QTest::newRow("over at once") << "nim:0"
                                  << ""
                                  << "No move is left. Right wins.\n";
    for (const char* move : {"coin 2 to 1", "2 to 1", "2→1"})
        QTest::newRow(move) << "dollar:01" << QString::fromUtf8(move) << "No move is left. Left wins.\n";
    QTest::newRow("edge") << "hackenbush:0-1b,1-2g"
                          << "1-2\n"
                          << "No move is left. Left wins.\n";
    QTest::newRow("edge of one colour") << "hackenbush:0-1b,0-1g"
                                        << "0-1g\n"
                                        << "No move is left. Left wins.\n";
}

void TestPlay::playPerson()
{
    QFETCH(QString, position);
    QFETCH(QString, input);
    QFETCH(QString, result);
    const Run game = run({"play", position, "--left", "human", "--right", "human"}, input.toStdString());
    QCOMPARE(game.exit, 0);
    QVERIFY2(game.out.endsWith(result), qPrintable(game.out));
    QCOMPARE(game.err, QString());
}

void TestPlay::playEnds_data()
{
    QTest::addColumn<QString>("input");
    QTest::newRow("quit") << "quit\n";
    QTest::newRow("end of input") << "";
    QTest::newRow("end after bad input") << "what\n";
}

void TestPlay::playEnds()
{
    QFETCH(QString, input);
    const Run game = run({"play", "nim:3,4", "--left", "human", "--right", "perfect"}, input.toStdString());
    QCOMPARE(game.exit, 0);
    QVERIFY(game.out.endsWith(QLatin1String("The game is left unfinished.\n")));
}

void TestPlay::playComputers()
{
    const Run game = run({"play", "nim:7,11,5", "--left", "perfect", "--right", "random", "--seed", "7"});
    QCOMPARE(game.exit, 0);
    QVERIFY(game.out.contains(QString::fromUtf8("Left: take 9 from heap 2 → nim:7,2,5\n")));
    QVERIFY(game.out.endsWith(QLatin1String("No move is left. Left wins.\n")));
    const QStringList again{"play",    "grid:111/111", "--left", "human-like:50",
                            "--right", "look:2",       "--seed", "3"};
    QCOMPARE(run(again).out, run(again).out);
}

/// A terminal sees that the computer thinks; nothing of it stays.
void TestPlay::playThinking()
{
    const std::array arguments{
        "grundy-cli", "play",    "grid/misere:11111111/11111111/11111111/11111111/11111111",
        "--left",     "perfect", "--right",
        "random",     "--time",  "0.3"};
    for (const bool isTerminal : {true, false}) {
        std::ostringstream out;
        std::ostringstream err;
        std::istringstream in;
        QCOMPARE(cli::runCli(static_cast<int>(arguments.size()), arguments.data(), in, out, err,
                             cli::paintingCommands(), {}, isTerminal),
                 3);
        const auto seen = QString::fromStdString(err.str());
        QCOMPARE(seen.contains(QLatin1String("\r\x1b[KLeft is thinking: ")), isTerminal);
        QVERIFY(seen.section(QLatin1String("\x1b[K"), -1).startsWith(QLatin1String("grundy-cli: grid")));
    }
}

/// From seven stones on the computer wins what can be won, whatever it did before.
void TestPlay::playFence()
{
    for (const char* const seed : {"1", "2", "3", "4", "5"}) {
        const Run game = run({"play", "nim:1,2,4", "--left", "fence:7", "--right", "random", "--seed", seed});
        QCOMPARE(game.exit, 0);
        QVERIFY(game.out.contains(QString::fromUtf8("Left: take 1 from heap 3 → nim:1,2,3\n")));
        QVERIFY(game.out.endsWith(QLatin1String("No move is left. Left wins.\n")));
    }
    const Run bad = run({"play", "nim:3", "--left", "fence:0", "--right", "random"});
    QCOMPARE(bad.exit, 2);
}

void TestPlay::playLargeHeap()
{
    const QStringList arguments{"play", "nim:1000000000", "--left", "human", "--right", "human"};
    const Run byText = run(arguments, "take 123456789 from heap 1\nquit\n");
    QVERIFY(byText.out.contains(QString::fromUtf8("Left: take 123456789 from heap 1 → nim:876543211\n")));
    const Run byPosition = run(arguments, "nim:500000000\nquit\n");
    QVERIFY(byPosition.out.contains(QString::fromUtf8("Left: take 500000000 from heap 1 → nim:500000000\n")));
}

GRUNDY_TEST(TestPlay, tests::runIn<QCoreApplication, TestPlay>)
#include "tst_play.moc"
