// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of a whole game in the Lab, and the game analysed round by round.

#include "models/environment.h"
#include "models/lab/statistics/statisticsfigures.h"
#include "models/lab/statistics/statisticstable.h"
#include "models/lab/tables/analysedmodel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>

using models::AnalysedModel;
using models::Lab;
using models::StatisticsTable;

namespace {

void open(Lab& lab, const char* notation)
{
    lab.setProperty("wanted", true);
    QCOMPARE(lab.open(QString::fromLatin1(notation)), QString());
    QTRY_VERIFY(!lab.isBusy() && lab.isReady());
}

qint64 at(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toLongLong();
}

QStringList names(const AnalysedModel& game, const QString& key, const QVariant& value)
{
    QStringList found;
    for (int row = 0; row < game.count(); ++row)
        if (game.cell(row).value(key) == value)
            found.append(game.cell(row).value(QStringLiteral("name")).toString());
    found.sort();
    return found;
}

void wait(AnalysedModel& game, Lab& lab)
{
    game.setLab(&lab);
    game.setProperty("wanted", true);
    QTRY_VERIFY(!game.isBusy());
}

} // namespace

class TestLabStatistics : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    /// The published shares (the starter's), the mover's, and the list of 78: games.md, docs/sources.md
    /// F13, F15.
    void lineNim()
    {
        Lab lab;
        open(lab, "lines/misere:111/1111/11111");
        StatisticsTable shares;
        shares.setProperty("of", QVariant::fromValue(StatisticsTable::Of::MoverShares));
        const QAbstractItemModelTester testShares(&shares, failing);
        shares.setLab(&lab);
        QCOMPARE(shares.count(), 101);
        QCOMPARE(at(shares, 50, StatisticsTable::Moves), 129);
        QCOMPARE(at(shares, 51, StatisticsTable::Moves), 63);
        QCOMPARE(at(shares, 49, StatisticsTable::Moves), 73);
        QCOMPARE(at(shares, 32, StatisticsTable::Moves), 0);
        QCOMPARE(at(shares, 0, StatisticsTable::Moves), 0);
        QCOMPARE(at(shares, 100, StatisticsTable::Moves), 0);
        qint64 total = 0;
        for (int percent = 0; percent <= 100; ++percent)
            total += at(shares, percent, StatisticsTable::Moves);
        QCOMPARE(total, 663);
        shares.setProperty("withDecided", true);
        QVERIFY(at(shares, 0, StatisticsTable::Moves) + at(shares, 100, StatisticsTable::Moves) == 738 - 663);
        shares.setProperty("withDecided", false);
        shares.setProperty("of", QVariant::fromValue(StatisticsTable::Of::StarterShares));
        QCOMPARE(at(shares, 50, StatisticsTable::Moves), 193);
        QCOMPARE(at(shares, 51, StatisticsTable::Moves), 183);
        QVERIFY(at(shares, 21, StatisticsTable::Moves) > 0 && at(shares, 79, StatisticsTable::Moves) > 0);
        QVERIFY(shares.summary().startsWith(QStringLiteral("733 moves from 21% to 79%")));
        StatisticsTable todo;
        todo.setProperty("of", QVariant::fromValue(StatisticsTable::Of::TodoHighest));
        const QAbstractItemModelTester testTodo(&todo, failing);
        todo.setLab(&lab);
        QCOMPARE(todo.found(), 101);
        QCOMPARE(todo.most(), 78);
        QCOMPARE(todo.mostAt(), 18 - 1);
        QCOMPARE(at(todo, todo.count() - 1, StatisticsTable::Todo), 0);
        todo.setProperty("of", QVariant::fromValue(StatisticsTable::Of::TodoLast));
        QVERIFY(todo.most() != 78);
    }

    void sizesAddUp()
    {
        Lab lab;
        StatisticsTable sizes;
        const QAbstractItemModelTester test(&sizes, failing);
        sizes.setLab(&lab);
        QCOMPARE(sizes.count(), 0);
        open(lab, "nim:3,2,1");
        QCOMPARE(sizes.count(), 7);
        qint64 cold = 0;
        qint64 all = 0;
        for (int row = 0; row < 7; ++row) {
            QCOMPARE(at(sizes, row, StatisticsTable::Size), row);
            QCOMPARE(at(sizes, row, StatisticsTable::Cold) + at(sizes, row, StatisticsTable::Others),
                     at(sizes, row, StatisticsTable::Positions));
            cold += at(sizes, row, StatisticsTable::Cold);
            all += at(sizes, row, StatisticsTable::Positions);
        }
        QCOMPARE(all, lab.positions());
        QCOMPARE(cold, qint64(lab.whole()->statistics.cold));
        QCOMPARE(sizes.numbersOf(StatisticsTable::Positions).size(), 7);
        QVERIFY(sizes.numbersOf(9).isEmpty());
    }

    void endlessPlayHasNoShares()
    {
        Lab lab;
        open(lab, "northcott:W..B");
        StatisticsTable shares;
        shares.setProperty("of", QVariant::fromValue(StatisticsTable::Of::MoverShares));
        shares.setLab(&lab);
        QCOMPARE(shares.count(), 0);
        QVERIFY(!shares.reason().isEmpty());
        StatisticsTable sizes;
        sizes.setLab(&lab);
        QVERIFY(!sizes.reason().isEmpty());
        models::StatisticsFigures figures;
        const QAbstractItemModelTester test(&figures, failing);
        figures.setLab(&lab);
        QCOMPARE(figures.index(2).data(models::StatisticsFigures::ValueRole).toString(),
                 QStringLiteral("not counted"));
    }

    /// The table has one entry per position and one for the end; a long curve is thinned and keeps its peak.
    void longCurvesKeepTheirPeak()
    {
        Lab lab;
        open(lab, "grid/misere:111/111/111");
        StatisticsTable todo;
        todo.setProperty("of", QVariant::fromValue(StatisticsTable::Of::TodoHighest));
        todo.setLab(&lab);
        for (const auto of : {StatisticsTable::Of::TodoHighest, StatisticsTable::Of::TodoFirst,
                              StatisticsTable::Of::TodoLast}) {
            todo.setProperty("of", QVariant::fromValue(of));
            qint64 highest = 0;
            for (int row = 0; row < todo.count(); ++row)
                highest = std::max(highest, at(todo, row, StatisticsTable::Todo));
            QCOMPARE(int(highest), todo.most());
            QCOMPARE(todo.found(), 512);
        }
        open(lab, "nim:12,12,12");
        QVERIFY(todo.count() <= 602);
        QCOMPARE(todo.found(), 13 * 13 * 13);
        QCOMPARE(at(todo, todo.count() - 1, StatisticsTable::Step), 13 * 13 * 13);
    }

    void statisticsAreWritten()
    {
        Lab lab;
        models::StatisticsFigures figures;
        figures.setLab(&lab);
        const QTemporaryDir folder;
        const QUrl url = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(!figures.exportTo(url).isEmpty()); // nothing there yet
        open(lab, "lines/misere:111/1111/11111");
        QCOMPARE(figures.exportTo(url), QString());
        QFile file(url.toLocalFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.startsWith("table,key,name,value\r\n"));
        for (const char* line :
             {"figures,,games,746062", "share mover,50,moves,129", "share starter,51,moves,183",
              "todo highest,17,todo,78", "most runs,5,runs,1"})
            QVERIFY2(text.contains(QByteArray("\r\n") + line + "\r\n"), line);
        QVERIFY(
            !figures.exportTo(QUrl::fromLocalFile(folder.filePath(QStringLiteral("no/a.csv")))).isEmpty());
    }

    /// The slide '(5,3,2) NIM fully analysed': 37 positions; P = 000, 110, 220, 330, 321.
    void analysed()
    {
        Lab lab;
        QCOMPARE(lab.open(QStringLiteral("nim:5,3,2")), QString());
        AnalysedModel game;
        wait(game, lab);
        QCOMPARE(game.count(), 37);
        QCOMPARE(game.groups(), 11);
        QCOMPARE(names(game, QStringLiteral("outcome"), static_cast<int>(Outcome::Unknown)).size(), 37);
        game.revealNext();
        game.revealNext();
        QCOMPARE(names(game, QStringLiteral("outcome"), static_cast<int>(Outcome::Unknown)).size(), 35);
        QCOMPARE(game.nextStep(), QStringLiteral("P or N of size 2"));
        game.showAll();
        QCOMPARE(names(game, QStringLiteral("outcome"), static_cast<int>(Outcome::P)),
                 (QStringList{"0,0,0", "1,1,0", "2,2,0", "3,2,1", "3,3,0"}));
        // 5 + 2 + 1 = 6, 4 + 2 + 1 = 7, 5 + 3 + 2 = 4 as Nim sums: the slides
        QVERIFY(names(game, QStringLiteral("grundy"), QStringLiteral("6")).contains(QStringLiteral("5,2,1")));
        QVERIFY(names(game, QStringLiteral("grundy"), QStringLiteral("7")).contains(QStringLiteral("4,2,1")));
        QVERIFY(names(game, QStringLiteral("grundy"), QStringLiteral("4")).contains(QStringLiteral("5,3,2")));
        QCOMPARE(game.nextStep(), QString());
    }

    void movesAreLit()
    {
        Lab lab;
        QCOMPARE(lab.open(QStringLiteral("nim:2,1")), QString());
        AnalysedModel game;
        wait(game, lab);
        QCOMPARE(game.count(), 5);
        game.activate(4);
        QCOMPARE(names(game, QStringLiteral("lit"), true), (QStringList{"1,0", "1,1", "2,0"}));
        QVERIFY(names(game, QStringLiteral("outcome"), static_cast<int>(Outcome::Unknown)).size() == 5);
        game.activate(4);
        QCOMPARE(game.cell(4).value(QStringLiteral("outcome")).value<Outcome>(), Outcome::N);
        game.showAll();
        QCOMPARE(game.reason(),
                 QStringLiteral("A move leads to a P-position (1 of 3 positions). So it is N. Moves "
                                "lead to the values {0, 1, 2}; the smallest missing number is 3."));
        game.hideAll();
        QCOMPARE(game.property("chosen").toInt(), -1);
    }

    void misereHasNoSecondRound()
    {
        Lab lab;
        QCOMPARE(lab.open(QStringLiteral("nim/misere:1,1")), QString());
        AnalysedModel game;
        wait(game, lab);
        for (int i = 0; i < game.groups(); ++i)
            game.revealNext();
        QCOMPARE(game.nextStep(), QString());
        QCOMPARE(names(game, QStringLiteral("outcome"), static_cast<int>(Outcome::P)), QStringList{"1,0"});
    }

    void whatCannotBeAnalysedIsSaid()
    {
        Lab lab;
        QCOMPARE(lab.open(QStringLiteral("nim:60,60,60")), QString());
        AnalysedModel game;
        wait(game, lab);
        QVERIFY(game.problem().contains(QStringLiteral("2,000")));
        QCOMPARE(lab.open(QStringLiteral("northcott:W..B")), QString());
        QTRY_VERIFY(!game.isBusy());
        QVERIFY(!game.problem().isEmpty());
        QCOMPARE(game.count(), 0);
    }
};

GRUNDY_TEST(TestLabStatistics, models::test::run<TestLabStatistics>)
#include "tst_labstatistics.moc"
