// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences about whole games.

#include "wording/checks.h"
#include "wording/graphs.h"

#include "games/catalogue.h"
#include "support/testprogram.h"

#include <QLocale>
#include <QTest>

class TestGraphs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void bigNumbers()
    {
        QCOMPARE(wording::bigNumber(0), QStringLiteral("0"));
        QCOMPARE(wording::bigNumber(999), QStringLiteral("999"));
        QCOMPARE(wording::bigNumber(1'000), QStringLiteral("1,000"));
        theory::BigInteger large = 33'986'834;
        large *= 1'000'000'000'000'000;
        QCOMPARE(wording::bigNumber(large + 1), QStringLiteral("33,986,834,000,000,000,000,001"));
    }

    void summary()
    {
        analysis::GraphStatistics one{.positions = 1, .moves = 0, .cold = 1};
        QCOMPARE(wording::graphSummary(one), QStringLiteral("1 position, 1 cold"));
        one.counts.emplace().games = 1;
        QCOMPARE(wording::graphSummary(one), QStringLiteral("1 position, 1 game, 1 cold"));
        one.counts->games = 746'062;
        QCOMPARE(wording::graphSummary(one), QStringLiteral("1 position, 746,062 games, 1 cold"));
    }

    void endlessReport()
    {
        const auto game = std::get<games::GamePtr>(games::parse("northcott:W..B"));
        const auto graph = std::get<analysis::PositionGraph>(analysis::positionGraph(*game, {}, {}));
        const auto figures = std::get<analysis::GraphStatistics>(analysis::graphStatistics(graph, {}));
        const QString text = wording::graphReport(*game, graph, figures);
        QVERIFY2(text.contains(QStringLiteral("endless play is possible")), qPrintable(text));
        QVERIFY(!text.endsWith(QLatin1Char('\n')));
    }

    void kernelIsNamedWhereItIsOne()
    {
        const auto report = [](const char* notation) {
            const auto game = std::get<games::GamePtr>(games::parse(notation));
            const auto graph = std::get<analysis::PositionGraph>(analysis::positionGraph(*game, {}, {}));
            return wording::graphReport(
                *game, graph, std::get<analysis::GraphStatistics>(analysis::graphStatistics(graph, {})));
        };
        QVERIFY(report("nim:1,2,3").contains(QStringLiteral("\nCold positions (P), the kernel: 6\n")));
        QVERIFY(report("skip/skips=2,0:2").contains(QStringLiteral("\nCold positions (P): 1\n")));
    }

    void tablesAreNoTheory()
    {
        for (const char* id : {"grid", "dag"})
            for (const QString& text : {wording::checkTitle(id), wording::checkCommand(id),
                                        wording::checkAbout(id), wording::checkedLabel(id)})
                QVERIFY2(text.contains(QStringLiteral("able")) &&
                             !text.contains(QStringLiteral("theory"), Qt::CaseInsensitive),
                         qPrintable(text));
        QCOMPARE(wording::checkTitle("nim"), QStringLiteral("Theory and search"));
    }

    void claimNamesTheBoard()
    {
        const auto claim = std::ranges::find(analysis::claims(), "always-nim", &analysis::Claim::id);
        QVERIFY(claim != analysis::claims().end());
        QCOMPARE(wording::findingText(*claim, {.notation = "grid/misere:1101/1110",
                                               .claimed = theory::Outcome::N,
                                               .actual = theory::Outcome::P,
                                               .other = "nim/misere:4",
                                               .number = 4}),
                 QStringLiteral("In normal play Grid Nim 1101/1110 and a Nim heap of 4 have the same Grundy "
                                "value, 4. In misère play they differ: on the board the player to move loses "
                                "(P), with the heap the player to move wins (N)."));
    }
};

GRUNDY_TEST(TestGraphs, tests::runIn<QCoreApplication, TestGraphs>)
#include "tst_graphs.moc"
