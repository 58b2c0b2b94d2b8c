// SPDX-License-Identifier: GPL-3.0-or-later
// Hackenbush on the command line: analyze, explain, and edges that fall when read.

#include "runcli.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QLocale>
#include <QTest>

namespace {

} // namespace

class TestHackenbush : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void greenIsImpartial()
    {
        const QJsonObject answer = analyzed("hackenbush:0-1g,1-2g,2-3g,3-1g");
        QCOMPARE(answer["outcome"].toString(), QStringLiteral("N"));
        QCOMPARE(answer["grundy"].toInt(), 2);
        QCOMPARE(answer["theorem"].toString(), QStringLiteral("fusion"));
        QVERIFY(answer["remoteness"].isDouble());
        for (const auto& move : answer["moves"].toArray())
            QCOMPARE(move.toObject()["player"].toString(), QStringLiteral("either"));
    }

    void colouredIsPartizan()
    {
        const QJsonObject answer = analyzed("hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b");
        QCOMPARE(answer["outcome"].toString(), QStringLiteral("L"));
        QVERIFY(answer["grundy"].isNull());
        QCOMPARE(answer["value"].toString(), QStringLiteral("11/8"));
        QCOMPARE(answer["theorem"].toString(), QStringLiteral("sign rule"));
        QVERIFY(answer["remoteness"].isObject());
        QStringList players;
        for (const auto& move : answer["moves"].toArray())
            players.append(move.toObject()["player"].toString());
        QCOMPARE(players.count(QStringLiteral("left")), 3);
        QCOMPARE(players.count(QStringLiteral("right")), 2);
    }

    void theoremsHaveNames()
    {
        QCOMPARE(analyzed("hackenbush:0-1b,1-2r,1-3b")["theorem"].toString(),
                 QStringLiteral("colon principle"));
    }

    void peopleReadTheComponents()
    {
        const QString text = run({"analyze", "hackenbush:0-1g,0-2b,2-3r"}).out;
        QVERIFY2(text.contains(QStringLiteral("Blue (Left) wins, whoever starts. Value * + 1/2 = 1/2*")),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("  components\n    Green stalk: *\n    Red–blue stalk: 1/2\n")),
                 qPrintable(text));
    }

    void theReductionIsExplained()
    {
        const Run green = run({"explain", "hackenbush:0-1g,1-2g,2-3g,3-1g"});
        QCOMPARE(green.exit, 0);
        QVERIFY2(green.out.contains(QStringLiteral("joints melt into one")), qPrintable(green.out));
        const Run stalk = run({"explain", "hackenbush:0-1b,1-2b,2-3r,3-4r,4-5b"});
        QVERIFY2(stalk.out.contains(QStringLiteral("up to here the stalk is worth 11/8.")),
                 qPrintable(stalk.out));
        QCOMPARE(stalk.out.count(QStringLiteral("From the ground up")), 1);
    }

    void looseEdgesFallAtOnce()
    {
        const Run result = run({"analyze", "--json", "hackenbush:0-1g,5-6b,6-7r"});
        QCOMPARE(result.exit, 0);
        QCOMPARE(json(result.out)["position"].toString(), QStringLiteral("hackenbush:0-1g"));
        QCOMPARE(result.err, QStringLiteral("note: hackenbush:0-1g,5-6b,6-7r: 2 edges are not joined to the "
                                            "ground: they fall at once\n"));
        const Run lines = run({"analyze", "--json", "-"}, "hackenbush:1-2g\nnim:3\n");
        QCOMPARE(lines.err.count(QLatin1Char('\n')), 1);
        QCOMPARE(lines.out.count(QLatin1Char('\n')), 2);
    }

    void badTextsAreTold()
    {
        const Run result = run({"analyze", "hackenbush:0-1x"});
        QCOMPARE(result.exit, 2);
        QVERIFY2(result.err.contains(QStringLiteral("expected a colour, g, b or r, found 'x'")),
                 qPrintable(result.err));
    }

    void movesAreTyped()
    {
        const Run game = run({"play", "hackenbush:0-1b,1-2r", "--left", "human", "--right", "perfect"},
                             "cut 0–1 (blue), 1 falls\n");
        QVERIFY2(game.out.contains(QStringLiteral("Left: cut 0-1 (blue), 1 falls → hackenbush:")),
                 qPrintable(game.out));
        const Run brief = run({"play", "hackenbush:0-1b,1-2r", "--left", "human", "--right", "perfect"},
                              "cut 0-1 (blue)\n");
        QVERIFY2(brief.out.contains(QStringLiteral("→ hackenbush:")), qPrintable(brief.out));
    }
};

GRUNDY_TEST(TestHackenbush, tests::run<TestHackenbush>)
#include "tst_hackenbush.moc"
