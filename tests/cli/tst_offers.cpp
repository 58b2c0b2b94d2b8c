// SPDX-License-Identifier: GPL-3.0-or-later

// What people type at the terminal: read, or refused in one line that says what was probably meant.

#include "runcli.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>

class TestOffers : public QObject {
    Q_OBJECT

private slots:
    void refused_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* typed, const char* line) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(line);
        };
        row("3 4 5", "column 1: expected the name of a game, found '3'. Did you mean nim:3,4,5?");
        row("[3, 4, 5]", "column 1: expected the name of a game, found '['. Did you mean nim:3,4,5?");
        row("nim 3 4 5", "column 5: expected ':' and a position, found '3'. Did you mean nim:3,4,5?");
        row("kayles:5,7",
            "column 1: expected the name of a game, found 'kayles'. Did you mean octal/code=0.77:5,7?");
        row("BRRB", "column 1: expected the name of a game, found 'BRRB'. Did you mean "
                    "hackenbush:0-1b,1-2r,2-3r,3-4b?");
        row("ttt..fff", "column 1: expected the name of a game, found 'ttt'. Did you mean toads:TTT..FFF?");
        row("Treblecross 12",
            "column 1: expected the name of a game, found 'Treblecross'. Did you mean octal/code=0.007:14?");
        row("nim:3,x", "column 7: expected a heap size, found 'x'");
        row("Nim:3,X", "column 7: expected a heap size, found 'X'");
        row("hello", "column 1: expected the name of a game, found 'hello'");
    }

    /// One line, exit code 2, nothing worked out; a program that reads JSON gets the error alone.
    void refused()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, line);
        for (const char* command : {"analyze", "best", "explain", "canonical"}) {
            const Run plain = run({command, typed});
            QCOMPARE(plain.err, QStringLiteral("grundy-cli: %1: %2\n").arg(typed, line));
            QCOMPARE(plain.out, QString());
            QCOMPARE(plain.exit, 2);
        }
        const Run json = run({"analyze", "--json", "-"}, typed.toStdString());
        QCOMPARE(json.exit, 2);
        QCOMPARE(json.err, QString());
        const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(object.value("error").toString(), line.section(". Did you mean", 0, 0));
    }

    void read_data()
    {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QStringList>("plain");
        const auto row = [](const QStringList& typed, const QStringList& plain) {
            QTest::newRow(qPrintable(typed.join(u' '))) << typed << plain;
        };
        row({"analyze", "Nim:3,4,5"}, {"analyze", "nim:3,4,5"});
        row({"analyze", "hackenbush:0-1B"}, {"analyze", "hackenbush:0-1b"});
        row({"analyze", "nim:３,４"}, {"analyze", "nim:3,4"});
        row({"analyze", QString("nim:3, 4").replace(u' ', QChar(0xA0))}, {"analyze", "nim:3,4"});
        row({"best", "TOADS:tt..ff"}, {"best", "toads:TT..FF"});
        row({"sequence", "Octal/Code=0.77", "--to", "20"}, {"sequence", "octal/code=0.77", "--to", "20"});
        row({"table", "Nim:n,m", "--n", "0-3", "--m", "0-3"},
            {"table", "nim:n,m", "--n", "0-3", "--m", "0-3"});
        row({"table", "Nim", "--n", "0-3", "--m", "0-3"}, {"table", "nim", "--n", "0-3", "--m", "0-3"});
        row({"verify", "Wythoff", "--up-to", "3"}, {"verify", "wythoff", "--up-to", "3"});
        row({"worksheet", "Nim", "--number", "2", "--seed", "1", "--json"},
            {"worksheet", "nim", "--number", "2", "--seed", "1", "--json"});
    }

    /// Case and blanks say nothing: the same answer, letter for letter.
    void read()
    {
        QFETCH(const QStringList, typed);
        QFETCH(const QStringList, plain);
        const Run expected = run(plain);
        QCOMPARE(expected.exit, 0);
        const Run result = run(typed);
        QCOMPARE(result.err, expected.err);
        QCOMPARE(result.out, expected.out);
        QCOMPARE(result.exit, 0);
    }
};

GRUNDY_TEST(TestOffers, tests::runIn<QCoreApplication, TestOffers>)
#include "tst_offers.moc"
