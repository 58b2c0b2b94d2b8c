// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences about whole games.

#include "wording/graphs.h"

#include "games/catalogue.h"

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
        analysis::BigInt large = 33'986'834;
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
};

QTEST_GUILESS_MAIN(TestGraphs)
#include "tst_graphs.moc"
