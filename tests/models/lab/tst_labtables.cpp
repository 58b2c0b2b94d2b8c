// SPDX-License-Identifier: GPL-3.0-or-later

// The Lab's tables of a family: under the rules of the position, wrapped, filtered, stopped and written.

#include "models/environment.h"
#include "models/lab/tables/tablemodel.h"
#include "models/words.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using models::TableModel;

namespace {

void settle(TableModel& table)
{
    QSignalSpy spy(&table, &TableModel::tableChanged);
    QTRY_VERIFY(spy.count() >= 2 && !table.isBusy());
}

QString text(const TableModel& table, int row, int column, int role = TableModel::TextRole)
{
    return table.index(row, column).data(role).toString();
}

QStringList offeredBy(const TableModel& table)
{
    QStringList words;
    for (const int shown : table.offered())
        words.append(wordOf(static_cast<TableModel::Shown>(shown)));
    return words;
}

} // namespace

class TestLabTables : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void aTable()
    {
        TableModel table;
        const QAbstractItemModelTester test(&table, failing);
        table.choose(QStringLiteral("two_heaps_beside_three"));
        settle(table);
        QCOMPARE(table.rowCount(), 16);
        QCOMPARE(text(table, 5, 9), QString::number(5 ^ 9 ^ 3));
        QCOMPARE(table.index(1, 2).data(TableModel::OutcomeRole).value<Outcome>(), Outcome::P);
        QCOMPARE(table.notation(1, 2), QStringLiteral("nim:2,1,3"));
        QCOMPARE(
            table.words(1, 2),
            QStringLiteral("n = 2, m = 1: nim:2,1,3, cold: the player who just moved wins, Grundy value 0"));
        QCOMPARE(offeredBy(table), (QStringList{"outcome", "grundy", "remoteness"}));
        table.setMisere(true);
        QCOMPARE(table.pattern(), QStringLiteral("nim/misere:n,m,3"));
        QCOMPARE(table.shown(), TableModel::Shown::Outcome);
        settle(table);
        QCOMPARE(offeredBy(table), (QStringList{"outcome", "remoteness"}));
        QCOMPARE(text(table, 0, 1), QStringLiteral("N"));
    }

    /// Kayles has period 12: a long row goes on below at whole periods.
    void oneParameterWraps()
    {
        TableModel table;
        const QAbstractItemModelTester test(&table, failing);
        table.choose(QStringLiteral("kayles"));
        settle(table);
        QCOMPARE(table.rowCount(), 1);
        QCOMPARE(table.columnCount(), 101);
        QCOMPARE(
            table.bracket(0),
            (QVariantMap{{"first", 71}, {"last", 82}, {"starts", true}, {"ends", true}, {"proven", true}}));
        table.setFitting(30);
        QCOMPARE(table.columnCount(), 24);
        QCOMPARE(table.rowCount(), 5);
        QCOMPARE(table.rowTitle(2), QStringLiteral("48"));
        QCOMPARE(table.columnTitle(3), QStringLiteral("+3"));
        QCOMPARE(table.notation(2, 3), QStringLiteral("octal/code=0.77:51"));
        QVERIFY(table.bracket(1).isEmpty());
        QCOMPARE(
            table.bracket(2),
            (QVariantMap{{"first", 23}, {"last", 23}, {"starts", true}, {"ends", false}, {"proven", true}}));
        QCOMPARE(
            table.bracket(3),
            (QVariantMap{{"first", 0}, {"last", 10}, {"starts", false}, {"ends", true}, {"proven", true}}));
        QCOMPARE(text(table, 4, 5), QString()); // behind the end
        QCOMPARE(table.notation(4, 5), QString());
        table.setNMost(60); // no period to be seen there
        settle(table);
        QCOMPARE(table.columnCount(), 30);
        table.setFitting(7);
        QCOMPARE(table.columnCount(), 7);
        QCOMPARE(table.rowCount(), 9);
    }

    void familiesUnderThePositionsRules_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<QString>("pattern");
        const auto row = [](const char* notation, const char* pattern) {
            QTest::addRow("%s", notation) << notation << pattern;
        };
        row("nim:5,3,2", "nim:n,m");
        row("nim/misere:5,3,2", "nim/misere:n,m");
        row("takeaway:10", "takeaway/take=1-m:n");
        row("takeaway/take=1,3,4:10", "takeaway/take=1,3,4:n");
        row("takeaway/take=2,5:10", "takeaway/take=2,5:n");
        row("takeaway/misere/take=2,5:10", "takeaway/misere/take=2,5:n");
        row("octal/code=0.07:9", "octal/code=0.07:n");
        row("octal/code=0.137:9", "octal/code=0.137:n");
        row("grid/misere/max=2:11/11", "grid/misere/max=2:(1^n/)^m");
        row("lines/misere:111/1", "lines/misere/max=m:1^n");
        row("northcott/moves=own:W..B", "northcott/moves=own:W.^nB/W.^mB");
        row("skip/skips=2,1:3,4", "skip/skips=2,1:n,m");
    }
    void familiesUnderThePositionsRules()
    {
        QFETCH(QString, notation);
        QFETCH(QString, pattern);
        TableModel table;
        table.chooseFor(notation);
        QCOMPARE(table.pattern(), pattern);
        QCOMPARE(table.problem(), QString());
        settle(table);
        QCOMPARE(table.table()->refused, 0U);
    }

    void theLastOfSeveralChangesCounts()
    {
        TableModel table;
        table.choose(QStringLiteral("queen"));
        table.setNMost(4);
        table.setMMost(2);
        table.setShown(TableModel::Shown::Outcome);
        settle(table);
        QCOMPARE(table.columnCount(), 5);
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(text(table, 1, 2), QStringLiteral("P"));
        table.setNLeast(7);
        QCOMPARE(table.nMost(), 7);
        settle(table);
        QCOMPARE(table.columnCount(), 1);
    }

    void nothingIsWorkedOutUnseen()
    {
        TableModel table;
        table.setProperty("active", false);
        table.choose(QStringLiteral("queen"));
        QTest::qWait(150);
        QVERIFY(!table.isReady() && !table.isBusy());
        table.setProperty("active", true);
        settle(table);
        QVERIFY(table.isReady());
    }

    void badPatternsAreSaid()
    {
        TableModel table;
        table.choose(QStringLiteral("two_heaps"));
        settle(table);
        table.setPattern(QStringLiteral("nim:n,"));
        QVERIFY(table.problem().isEmpty()); // the rules of Nim refuse it, cell by cell
        table.setPattern(QStringLiteral("nim:2n"));
        QCOMPARE(table.problem().section(QLatin1Char(':'), 0, 0), QStringLiteral("column 6"));
        QVERIFY(table.familyId().isEmpty());
        table.setPattern(QStringLiteral("nim:n,m"));
        table.setNMost(600);
        table.setMMost(600);
        QVERIFY(table.problem().contains(QStringLiteral("250,000")));
    }

    void filters()
    {
        TableModel table;
        table.choose(QStringLiteral("two_heaps"));
        settle(table);
        QCOMPARE(table.matches(), 256);
        table.setProperty("filter", QVariant::fromValue(TableModel::Filter::Wanted));
        table.setProperty("wantedText", QStringLiteral("6"));
        QCOMPARE(table.matches(), 16); // of n and m, one pair each
        QVERIFY(!table.index(5, 3).data(TableModel::PaleRole).toBool());
        QVERIFY(table.index(5, 4).data(TableModel::PaleRole).toBool());
    }

    void aStopIsKept()
    {
        TableModel table;
        table.setPattern(QStringLiteral("grid/misere:(1^n/)^m"));
        table.setNLeast(6);
        table.setNMost(6);
        table.setMLeast(6);
        table.setMMost(6);
        QTRY_VERIFY(table.isBusy());
        table.cancel();
        QVERIFY(table.isStopped());
        QTRY_VERIFY(!table.isBusy() && table.isReady());
        QCOMPARE(text(table, 0, 0), QStringLiteral("?"));
        QCOMPARE(table.table()->unsolved, 1U);
        QVERIFY(table.words(0, 0).endsWith(QStringLiteral("not solved")));
        table.setNMost(2);
        table.setNLeast(2);
        table.setMMost(2);
        settle(table);
        QVERIFY(!table.isStopped());
    }

    void files()
    {
        const QTemporaryDir folder;
        TableModel table;
        table.choose(QStringLiteral("kayles"));
        settle(table);
        const auto write = [&](const char* name) {
            return table.exportTo(QUrl::fromLocalFile(folder.filePath(QString::fromLatin1(name))));
        };
        for (const char* name : {"a.csv", "a.json", "a.svg", "a.png"})
            QCOMPARE(write(name), QString());
        QFile csv(folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QVERIFY(csv.readAll().contains("\r\ngrundy,0,1,2,3,1,4,3,2,1,4,2,6,"));
        QFile json(folder.filePath(QStringLiteral("a.json")));
        QVERIFY(json.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(json.readAll())["cells"][11]["grundy"].toInt(), 6);
        const QImage picture(folder.filePath(QStringLiteral("a.png")));
        QVERIFY(picture.width() > 1000 && picture.height() > 100);
        QVERIFY(!write("a.txt").isEmpty());
        QVERIFY(!write("no/a.csv").isEmpty());
    }
};

GRUNDY_TEST(TestLabTables, models::test::run<TestLabTables>)
#include "tst_labtables.moc"
