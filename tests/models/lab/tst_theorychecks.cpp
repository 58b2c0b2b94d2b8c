// SPDX-License-Identifier: GPL-3.0-or-later

// The Lab's checks of theory against search, and of claims that are wrong.

#include "models/environment.h"
#include "models/theorychecks.h"

#include "games/catalogue.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

using namespace models;

namespace {

/// The row of a check whose game's title and statement hold these texts.
int rowOf(const TheoryChecks& checks, TheoryChecks::Kind kind, const QString& game, const QString& part = {})
{
    for (int row = 0; row < checks.count(); ++row) {
        const auto index = checks.index(row);
        if (index.data(TheoryChecks::KindRole).value<TheoryChecks::Kind>() == kind &&
            index.data(TheoryChecks::GameRole) == game &&
            index.data(TheoryChecks::StatementRole).toString().contains(part))
            return row;
    }
    return -1;
}

TheoryChecks::Status statusOf(const TheoryChecks& checks, int row)
{
    return checks.index(row).data(TheoryChecks::StatusRole).value<TheoryChecks::Status>();
}

bool isClaim(const TheoryChecks& checks, int row)
{
    return checks.index(row).data(TheoryChecks::KindRole).value<TheoryChecks::Kind>() ==
           TheoryChecks::Kind::Claim;
}

QString at(const TheoryChecks& checks, int row, int role)
{
    return checks.index(row).data(role).toString();
}

} // namespace

class TestTheoryChecks : public QObject {
    Q_OBJECT

private slots:
    void theoryHolds()
    {
        TheoryChecks checks;
        const QAbstractItemModelTester tester(&checks);
        const int nim = rowOf(checks, TheoryChecks::Kind::Theory, QStringLiteral("Nim"));
        QVERIFY(nim >= 0);
        QCOMPARE(statusOf(checks, nim), TheoryChecks::Status::Idle);
        checks.setSize(nim, 4);
        checks.start(nim);
        QVERIFY(checks.isBusy());
        QCOMPARE(statusOf(checks, nim), TheoryChecks::Status::Running);
        QTRY_VERIFY(!checks.isBusy());
        QCOMPARE(statusOf(checks, nim), TheoryChecks::Status::Holds);
        // Lists of at most three heaps up to 4, without order, in both conventions.
        QCOMPARE(at(checks, nim, TheoryChecks::ResultRole), QStringLiteral("Holds on 70 positions."));
        QCOMPARE(at(checks, nim, TheoryChecks::PositionRole), QString());
        checks.setSize(nim, 5);
        QCOMPARE(statusOf(checks, nim), TheoryChecks::Status::Idle);
    }

    /// No game is without a sentence about its theory.
    void statements()
    {
        const TheoryChecks checks;
        QStringList said;
        for (int row = 0; row < checks.count(); ++row)
            said.append(at(checks, row, TheoryChecks::StatementRole));
        QVERIFY(!said.contains(QStringLiteral("Theory and search agree.")));
        QVERIFY(!said.contains(QString()));
        QCOMPARE(said.removeDuplicates(), 0);
    }

    void rulesFail_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("result");
        QTest::newRow("lines")
            << "Line Nim"
            << "maximum per move"
            << "lines/max=3:1/11111"
            << "First counterexample lines/max=3:1/11111: the rule says N, the search P. It "
               "fails on 34 of 542 positions.";
        QTest::newRow("northcott") << "Northcott’s Game"
                                   << "to the right"
                                   << "northcott/moves=right:W.B"
                                   << "First counterexample northcott/moves=right:W.B: the rule says N, the "
                                      "search L. It fails on 168 of 240 positions.";
        QTest::newRow("nimble")
            << "Nimble"
            << "coins of one box"
            << "nimble/coins=many:0,2"
            << "First counterexample nimble/coins=many:0,2: the rule says P, the search N. It "
               "fails on 66 of 276 positions.";
    }
    void rulesFail()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, part);
        TheoryChecks checks;
        const int row = rowOf(checks, TheoryChecks::Kind::Claim, game, part);
        QVERIFY(row >= 0);
        QCOMPARE(at(checks, row, TheoryChecks::TagRole), QStringLiteral("expected to fail"));
        checks.start(row);
        QTRY_VERIFY(!checks.isBusy());
        QCOMPARE(statusOf(checks, row), TheoryChecks::Status::Fails);
        QTEST(at(checks, row, TheoryChecks::PositionRole), "position");
        QTEST(at(checks, row, TheoryChecks::ResultRole), "result");
        QVERIFY(!checks.isWrong());
    }

    /// Too small a size: nothing is found, and that is told apart from a rule that holds.
    void noCounterexampleYet()
    {
        TheoryChecks checks;
        const int row = rowOf(checks, TheoryChecks::Kind::Claim, QStringLiteral("Nimble"));
        checks.setSize(row, 1);
        checks.start(row);
        QTRY_VERIFY(!checks.isBusy());
        QCOMPARE(statusOf(checks, row), TheoryChecks::Status::Unbroken);
        QCOMPARE(at(checks, row, TheoryChecks::PositionRole), QString());
    }

    void allClaimsOneAfterAnother()
    {
        TheoryChecks checks;
        const QAbstractItemModelTester tester(&checks);
        int asked = 0;
        for (int row = 0; row < checks.count(); ++row) {
            if (!isClaim(checks, row))
                continue;
            checks.start(row);
            ++asked;
        }
        QCOMPARE(asked, static_cast<int>(analysis::claims().size()));
        QCOMPARE(checks.progressText(), QStringLiteral("0 of %1 checks done").arg(asked));
        QTRY_VERIFY(!checks.isBusy());
        QCOMPARE(checks.progress(), 1.0);
        for (int row = 0; row < checks.count(); ++row) {
            QCOMPARE(statusOf(checks, row),
                     isClaim(checks, row) ? TheoryChecks::Status::Fails : TheoryChecks::Status::Idle);
            const std::string position = at(checks, row, TheoryChecks::PositionRole).toStdString();
            QVERIFY(!isClaim(checks, row) || std::holds_alternative<games::GamePtr>(games::parse(position)));
        }
        QVERIFY(checks.summary().contains(QStringLiteral("%1 of %1").arg(asked)));
    }

    void checksAreCancelled()
    {
        TheoryChecks checks;
        const int drawn = rowOf(checks, TheoryChecks::Kind::Theory, QStringLiteral("Hackenbush"));
        checks.setSize(drawn, 8); // takes minutes
        checks.start(drawn);
        checks.start(0);
        checks.start(1);
        QCOMPARE(statusOf(checks, 1), TheoryChecks::Status::Waiting);
        checks.cancel(1);
        QCOMPARE(statusOf(checks, 1), TheoryChecks::Status::Idle);
        checks.cancel(drawn);
        QCOMPARE(statusOf(checks, drawn), TheoryChecks::Status::Stopped);
        QCOMPARE(checks.runningRow(), 0);
        QTRY_COMPARE(statusOf(checks, 0), TheoryChecks::Status::Holds);
        checks.startAll();
        checks.cancelAll();
        QVERIFY(!checks.isBusy());
        QCOMPARE(statusOf(checks, checks.count() - 1), TheoryChecks::Status::Idle);
    }

    void checksAreWritten()
    {
        TheoryChecks checks;
        const int row = rowOf(checks, TheoryChecks::Kind::Claim, QStringLiteral("Nimble"));
        checks.start(row);
        QTRY_VERIFY(!checks.isBusy());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("checks.csv"));
        QCOMPARE(checks.exportTo(QUrl::fromLocalFile(path)), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), checks.count() + 1);
        QVERIFY2(lines[row + 1].endsWith("10,fails,276,66,\"nimble/coins=many:0,2\""), lines[row + 1]);
        QVERIFY(!checks.exportTo(QUrl::fromLocalFile(QStringLiteral("/nowhere/at/all.csv"))).isEmpty());
    }
};

GRUNDY_TEST(TestTheoryChecks, models::test::run<TestTheoryChecks>)
#include "tst_theorychecks.moc"
