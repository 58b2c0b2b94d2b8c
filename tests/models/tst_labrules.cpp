// SPDX-License-Identifier: GPL-3.0-or-later

// The Lab's checks, sequences and own rules.

#include "models/environment.h"
#include "models/lab/rules/ownrules.h"
#include "models/lab/sequences/sequencemodel.h"
#include "models/lab/theory/theorychecks.h"

#include "games/catalogue.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

using namespace models;

namespace {

/// The row of a check whose game's title and statement hold these texts.
int rowOf(const TheoryChecks& checks, const QString& kind, const QString& game, const QString& part = {})
{
    for (int row = 0; row < checks.count(); ++row) {
        const auto index = checks.index(row);
        if (index.data(TheoryChecks::KindRole) == kind && index.data(TheoryChecks::GameRole) == game &&
            index.data(TheoryChecks::StatementRole).toString().contains(part))
            return row;
    }
    return -1;
}

QString at(const TheoryChecks& checks, int row, int role)
{
    return checks.index(row).data(role).toString();
}

/// The Grundy values of a subtraction set, straight from the definition.
std::vector<unsigned> plainValues(const std::vector<unsigned>& takes, unsigned count)
{
    std::vector<unsigned> values;
    for (unsigned heap = 0; heap < count; ++heap) {
        std::vector<unsigned> reached;
        for (const unsigned take : takes)
            if (take <= heap)
                reached.push_back(values[heap - take]);
        unsigned value = 0;
        while (std::ranges::find(reached, value) != reached.end())
            ++value;
        values.push_back(value);
    }
    return values;
}

/// All values of the model's rows, one behind the other.
QStringList allValues(const SequenceModel& sequence)
{
    QStringList values;
    for (int row = 0; row < sequence.rowCount(); ++row)
        values += sequence.index(row).data(SequenceModel::ValuesRole).toStringList();
    return values;
}

void work(SequenceModel& sequence, const char* rule, int length)
{
    sequence.setLength(length);
    sequence.setWanted(true);
    sequence.setRule(QString::fromLatin1(rule));
    QTRY_VERIFY_WITH_TIMEOUT(!sequence.isBusy(), 30000);
}

} // namespace

class TestLabRules : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().remove(QStringLiteral("ownRules")); }

    void theoryHolds()
    {
        TheoryChecks checks;
        const QAbstractItemModelTester tester(&checks);
        const int nim = rowOf(checks, QStringLiteral("theory"), QStringLiteral("Nim"));
        QVERIFY(nim >= 0);
        QCOMPARE(at(checks, nim, TheoryChecks::StatusRole), QStringLiteral("idle"));
        checks.setSize(nim, 4);
        checks.start(nim);
        QVERIFY(checks.isBusy());
        QCOMPARE(at(checks, nim, TheoryChecks::StatusRole), QStringLiteral("running"));
        QTRY_VERIFY(!checks.isBusy());
        QCOMPARE(at(checks, nim, TheoryChecks::StatusRole), QStringLiteral("holds"));
        // Lists of at most three heaps up to 4, without order, in both conventions.
        QCOMPARE(at(checks, nim, TheoryChecks::ResultRole), QStringLiteral("Holds on 70 positions."));
        QCOMPARE(at(checks, nim, TheoryChecks::PositionRole), QString());
        checks.setSize(nim, 5);
        QCOMPARE(at(checks, nim, TheoryChecks::StatusRole), QStringLiteral("idle"));
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
            << "largest take"
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
        const int row = rowOf(checks, QStringLiteral("claim"), game, part);
        QVERIFY(row >= 0);
        QCOMPARE(at(checks, row, TheoryChecks::TagRole), QStringLiteral("expected to fail"));
        checks.start(row);
        QTRY_VERIFY(!checks.isBusy());
        QCOMPARE(at(checks, row, TheoryChecks::StatusRole), QStringLiteral("fails"));
        QTEST(at(checks, row, TheoryChecks::PositionRole), "position");
        QTEST(at(checks, row, TheoryChecks::ResultRole), "result");
        QVERIFY(!checks.isWrong());
    }

    /// Too small a size: nothing is found, and that is told apart from a rule that holds.
    void noCounterexampleYet()
    {
        TheoryChecks checks;
        const int row = rowOf(checks, QStringLiteral("claim"), QStringLiteral("Nimble"));
        checks.setSize(row, 1);
        checks.start(row);
        QTRY_VERIFY(!checks.isBusy());
        QCOMPARE(at(checks, row, TheoryChecks::StatusRole), QStringLiteral("unbroken"));
        QCOMPARE(at(checks, row, TheoryChecks::PositionRole), QString());
    }

    void allClaimsOneAfterAnother()
    {
        TheoryChecks checks;
        const QAbstractItemModelTester tester(&checks);
        int asked = 0;
        for (int row = 0; row < checks.count(); ++row) {
            if (at(checks, row, TheoryChecks::KindRole) != QLatin1String("claim"))
                continue;
            checks.start(row);
            ++asked;
        }
        QCOMPARE(asked, static_cast<int>(analysis::claims().size()));
        QCOMPARE(checks.progressText(), QStringLiteral("0 of %1 checks done").arg(asked));
        QTRY_VERIFY_WITH_TIMEOUT(!checks.isBusy(), 60000);
        QCOMPARE(checks.progress(), 1.0);
        for (int row = 0; row < checks.count(); ++row) {
            const bool isClaim = at(checks, row, TheoryChecks::KindRole) == QLatin1String("claim");
            QCOMPARE(at(checks, row, TheoryChecks::StatusRole),
                     isClaim ? QStringLiteral("fails") : QStringLiteral("idle"));
            const std::string position = at(checks, row, TheoryChecks::PositionRole).toStdString();
            QVERIFY(!isClaim || std::holds_alternative<games::GamePtr>(games::parse(position)));
        }
        QVERIFY(checks.summary().contains(QStringLiteral("%1 of %1").arg(asked)));
    }

    void checksAreCancelled()
    {
        TheoryChecks checks;
        const int bush = rowOf(checks, QStringLiteral("theory"), QStringLiteral("Hackenbush"));
        checks.setSize(bush, 8); // takes minutes
        checks.start(bush);
        checks.start(0);
        checks.start(1);
        QCOMPARE(at(checks, 1, TheoryChecks::StatusRole), QStringLiteral("waiting"));
        checks.cancel(1);
        QCOMPARE(at(checks, 1, TheoryChecks::StatusRole), QStringLiteral("idle"));
        checks.cancel(bush);
        QCOMPARE(at(checks, bush, TheoryChecks::StatusRole), QStringLiteral("stopped"));
        QCOMPARE(checks.runningRow(), 0);
        QTRY_COMPARE(at(checks, 0, TheoryChecks::StatusRole), QStringLiteral("holds"));
        checks.startAll();
        checks.cancelAll();
        QVERIFY(!checks.isBusy());
        QCOMPARE(at(checks, checks.count() - 1, TheoryChecks::StatusRole), QStringLiteral("idle"));
    }

    void checksAreWritten()
    {
        TheoryChecks checks;
        const int row = rowOf(checks, QStringLiteral("claim"), QStringLiteral("Nimble"));
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

    /// Winning Ways, ch. 4: period 12, with 14 exceptions, the last one at 70.
    void kayles()
    {
        SequenceModel sequence;
        const QAbstractItemModelTester tester(&sequence);
        work(sequence, "octal/code=0.77:5", 240);
        QVERIFY(sequence.isReady());
        QCOMPARE(sequence.period(), 12.0);
        QCOMPARE(sequence.preperiod(), 71.0);
        QCOMPARE(sequence.columns(), 12);
        QCOMPARE(sequence.rowCount(), 20);
        QCOMPARE(sequence.periodText(), QStringLiteral("Period 12 from heap 71 on"));
        QVERIFY(sequence.proofText().contains(QStringLiteral("Guy and Smith")));
        QStringList exceptions;
        for (int row = 0; row < sequence.rowCount(); ++row) {
            const QString marks = sequence.index(row).data(SequenceModel::MarksRole).toString();
            for (int i = 0; i < marks.size(); ++i) {
                if (marks[i] == u'e')
                    exceptions.append(QString::number(row * 12 + i));
                QCOMPARE(marks[i] == u'.', row * 12 + i >= 71);
            }
        }
        QCOMPARE(exceptions.join(u' '), QStringLiteral("0 3 6 9 11 15 18 21 22 28 34 39 57 70"));
        QCOMPARE(sequence.index(6).data(SequenceModel::ValuesRole).toStringList().join(u' '),
                 QStringLiteral("4 1 2 8 1 4 7 2 1 8 2 7"));
        // 10^9 = 4 mod 12.
        const QVariantMap far = sequence.valueOf(QStringLiteral("1,000,000,000"));
        QVERIFY(far[QStringLiteral("known")].toBool());
        QCOMPARE(far[QStringLiteral("text")].toString(),
                 QStringLiteral("A heap of 1,000,000,000 has Grundy value 1."));
        QCOMPARE(sequence.positionOf(QStringLiteral("1000000000")),
                 QStringLiteral("octal/code=0.77:1000000000"));
        QCOMPARE(sequence.positionOf(QStringLiteral("1000000001")), QString()); // over the notation's limit
        QVERIFY(!sequence.valueOf(QStringLiteral("many"))[QStringLiteral("known")].toBool());
    }

    void widths()
    {
        SequenceModel sequence;
        const QAbstractItemModelTester tester(&sequence);
        work(sequence, "takeaway/take=1-3:10", 50);
        QCOMPARE(sequence.columns(), 4);
        QVERIFY(sequence.isInPeriods());
        sequence.setWidth(16);
        QCOMPARE(sequence.rowCount(), 4);
        QCOMPARE(sequence.index(3).data(SequenceModel::ValuesRole).toStringList().size(), 2);
        QCOMPARE(sequence.index(3).data(SequenceModel::FirstRole).toDouble(), 48.0);
        sequence.setWidth(0);
        work(sequence, "takeaway/take=1:10", 50);
        QCOMPARE(sequence.period(), 2.0);
        QCOMPARE(sequence.columns(), 6); // three periods
    }

    void valuesAreThoseOfTheRules_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<std::vector<unsigned>>("takes");
        QTest::newRow("1,3,4") << "takeaway/take=1,3,4:5" << std::vector<unsigned>{1, 3, 4};
        QTest::newRow("2,5,9") << "takeaway/misere/take=2,5,9:5" << std::vector<unsigned>{2, 5, 9};
    }

    void valuesAreThoseOfTheRules()
    {
        QFETCH(const QString, rule);
        QFETCH(const std::vector<unsigned>, takes);
        SequenceModel sequence;
        work(sequence, rule.toLatin1().constData(), 300);
        QStringList expected;
        for (const unsigned value : plainValues(takes, 300))
            expected.append(QString::number(value));
        QCOMPARE(allValues(sequence), expected);
        QVERIFY(sequence.proofText().contains(QString::number(takes.back())));
        QCOMPARE(sequence.coldText(), QStringLiteral("P-positions (value 0): %1 of 300 heaps.")
                                          .arg(expected.count(QStringLiteral("0"))));
    }

    void withoutPeriod()
    {
        SequenceModel sequence;
        work(sequence, "grundy:5", 100);
        QCOMPARE(sequence.period(), 0.0);
        QCOMPARE(sequence.periodText(), QStringLiteral("No period is proven up to heap 99."));
        QCOMPARE(sequence.columns(), 20);
        // Winning Ways, ch. 4, table of Grundy's game.
        QCOMPARE(allValues(sequence).mid(0, 20).join(u' '),
                 QStringLiteral("0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3"));
        QVERIFY(!sequence.valueOf(QStringLiteral("100"))[QStringLiteral("known")].toBool());
        QVERIFY(sequence.valueOf(QStringLiteral("99"))[QStringLiteral("known")].toBool());
    }

    void problems()
    {
        SequenceModel sequence;
        work(sequence, "wythoff:3,5", 20);
        QVERIFY(!sequence.isReady());
        QVERIFY(!sequence.problem().isEmpty());
        work(sequence, "nim:x", 20);
        QVERIFY(sequence.problem().contains(QStringLiteral("column 5")));
        QCOMPARE(sequence.family(), QString());
        work(sequence, "lines/max=2:111", 20);
        QCOMPARE(sequence.problem(), QString());
        QCOMPARE(sequence.positionOf(QStringLiteral("4")), QStringLiteral("lines/max=2:1111"));
        QCOMPARE(sequence.positionOf(QStringLiteral("31")), QString());
        QVERIFY(sequence.codeError(QStringLiteral("0.8")).contains(QStringLiteral("column 3")));
        QCOMPARE(sequence.takesError(QStringLiteral("1-3,7")), QString());
    }

    /// A million values of a subtraction game: events are served all the while. Each tick of the timer is one
    /// turn of the event loop; work on this thread would let none pass before it is done.
    void aMillionValues()
    {
        SequenceModel sequence;
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] { ticks += sequence.isBusy() ? 1 : 0; });
        timer.start(0);
        sequence.setLength(1'000'000);
        sequence.setWanted(true);
        sequence.setRule(QStringLiteral("takeaway/take=2,5,9,14:1"));
        QTRY_VERIFY_WITH_TIMEOUT(!sequence.isBusy(), 60000);
        QVERIFY2(ticks > 20, qPrintable(QString::number(ticks)));
        QVERIFY(sequence.isReady());
        const int rows = sequence.rowCount();
        QCOMPARE(rows, (1'000'000 + sequence.columns() - 1) / sequence.columns());
        const auto plain = plainValues({2, 5, 9, 14}, 5'000);
        const QStringList values = sequence.index(100).data(SequenceModel::ValuesRole).toStringList();
        QCOMPARE(values.first(), QString::number(plain[static_cast<std::size_t>(100 * sequence.columns())]));
        QVERIFY(sequence.chartText().contains(QStringLiteral("1,000 of the 1,000,000")));
    }

    void sequencesAreCancelled()
    {
        SequenceModel sequence;
        sequence.setLength(4'000'000);
        sequence.setWanted(true);
        sequence.setRule(QStringLiteral("octal/code=0.007:1"));
        QVERIFY(sequence.isBusy());
        sequence.cancel();
        QVERIFY(!sequence.isBusy());
        QVERIFY(!sequence.problem().isEmpty());
        sequence.setLength(100);
        QTRY_VERIFY(sequence.isReady());
        QCOMPARE(sequence.problem(), QString());
    }

    void sequencesAreWritten()
    {
        SequenceModel sequence;
        work(sequence, "takeaway/take=1-2:1", 7);
        const QTemporaryDir folder;
        const auto written = [&](const char* name) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            [&] { QCOMPARE(sequence.exportTo(QUrl::fromLocalFile(path)), QString()); }();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(written("a.csv"), QByteArray("heap,value\n0,0\n1,1\n2,2\n3,0\n4,1\n5,2\n6,0\n"));
        const QJsonObject object = QJsonDocument::fromJson(written("a.json")).object();
        QCOMPARE(object[QStringLiteral("family")].toString(), QStringLiteral("takeaway/take=1,2"));
        QCOMPARE(object[QStringLiteral("period")].toInt(), 3);
        QCOMPARE(object[QStringLiteral("values")].toArray().size(), 7);
    }

    void ownSubtractionSet()
    {
        OwnRules rules;
        QCOMPARE(rules.notation(), QStringLiteral("takeaway:10"));
        rules.toggleTake(7);
        QCOMPARE(rules.takes(), QStringLiteral("1-3,7"));
        QCOMPARE(rules.notation(), QStringLiteral("takeaway/take=1-3,7:10"));
        QVERIFY(rules.takeFlags().at(6).toBool());
        rules.setTakes(QStringLiteral("2-4,x"));
        QCOMPARE(rules.notation(), QString());
        QCOMPARE(rules.takesError(),
                 QStringLiteral("column 5: expected a set of numbers such as 1-3 or 1,3,4, found 'x'"));
        QVERIFY(rules.takeFlags().at(6).toBool()); // as last understood
        rules.setTakes(QStringLiteral("1/misere"));
        QVERIFY(rules.takesError().startsWith(QStringLiteral("column 2: ")));
        rules.setTakes(QStringLiteral(" 2,4 "));
        QCOMPARE(rules.takesError(), QString());
        QCOMPARE(rules.notation(), QStringLiteral("takeaway/take=2,4:10"));
        for (const int take : {2, 4})
            rules.toggleTake(take);
        QVERIFY(!rules.takesError().isEmpty());
        rules.toggleTake(5);
        QCOMPARE(rules.notation(), QStringLiteral("takeaway/take=5:10"));
    }

    void ownOctalCode()
    {
        OwnRules rules;
        rules.setKind(QStringLiteral("octal"));
        QCOMPARE(rules.notation(), QStringLiteral("octal/code=0.77:10"));
        rules.toggleDigit(1, 1);
        QCOMPARE(rules.code(), QStringLiteral("0.67"));
        rules.toggleDigit(4, 2);
        QCOMPARE(rules.code(), QStringLiteral("0.6702"));
        rules.toggleDigit(0, 4);
        QCOMPARE(rules.notation(), QStringLiteral("octal/code=4.6702:10"));
        rules.toggleDigit(0, 1); // no such bit before the point
        QCOMPARE(rules.code(), QStringLiteral("4.6702"));
        rules.setCode(QStringLiteral("0.0"));
        QVERIFY(!rules.codeError().isEmpty());
        rules.setCode(QStringLiteral("0.78"));
        QVERIFY2(rules.codeError().startsWith(QStringLiteral("column 4: ")), qPrintable(rules.codeError()));
    }

    void ownBoards()
    {
        OwnRules rules;
        rules.setKind(QStringLiteral("lines"));
        QCOMPARE(rules.notation(), QStringLiteral("lines/max=3:111/1111/11111"));
        rules.setMost(0);
        rules.setMisere(true);
        QCOMPARE(rules.notation(), QStringLiteral("lines/misere:111/1111/11111"));
        rules.setSizes(QStringLiteral("3,31"));
        QCOMPARE(rules.sizesError(), QStringLiteral("A line has at most 30 counters."));
        rules.setSizes(QStringLiteral("3,,4"));
        QVERIFY(rules.sizesError().startsWith(QStringLiteral("column 3: ")));
        rules.setKind(QStringLiteral("grid"));
        QCOMPARE(rules.notation(), QStringLiteral("grid/misere:111/111/111"));
        rules.setRows(2);
        rules.setColumns(9);
        rules.setMost(2);
        QCOMPARE(rules.notation(), QStringLiteral("grid/misere/max=2:11111111/11111111"));
    }

    void ownAnswers()
    {
        OwnRules rules;
        QTRY_VERIFY(!rules.isBusy());
        QCOMPARE(rules.outcome(), QStringLiteral("N"));
        QVERIFY(rules.verdict().contains(QStringLiteral("Grundy value 2")));
        QCOMPARE(rules.values().size(), 20);
        QCOMPARE(rules.values().mid(0, 6).join(u' '), QStringLiteral("0 1 2 3 0 1"));
        QCOMPARE(rules.periodText(), QStringLiteral("Period 4 from the start"));
        rules.setKind(QStringLiteral("octal"));
        QTRY_VERIFY(!rules.isBusy());
        QCOMPARE(rules.periodText(), QStringLiteral("Period 12 from heap 71 on"));
        rules.setKind(QStringLiteral("grid"));
        QTRY_VERIFY(!rules.isBusy());
        QCOMPARE(rules.values().size(), 0);
        QVERIFY(!rules.outcome().isEmpty());
        rules.setKind(QStringLiteral("set"));
        rules.setTakes(QStringLiteral("0"));
        QCOMPARE(rules.outcome(), QString());
        QCOMPARE(rules.values().size(), 0);
    }

    void ownRulesAreRemembered()
    {
        {
            OwnRules rules;
            const QAbstractItemModelTester tester(rules.saved());
            rules.remember();
            rules.toggleTake(5);
            rules.remember();
            rules.remember();
            QCOMPARE(rules.saved()->count(), 2);
            rules.load(QStringLiteral("takeaway:10"));
            rules.remember(); // to the head
            QCOMPARE(rules.saved()->count(), 2);
        }
        OwnRules rules;
        const QAbstractItemModelTester tester(rules.saved());
        QCOMPARE(rules.saved()->count(), 2);
        QCOMPARE(rules.notation(), QStringLiteral("takeaway:10"));
        QVERIFY(rules.load(rules.saved()->index(1).data(OwnRulesList::NotationRole).toString()));
        QCOMPARE(rules.takes(), QStringLiteral("1-3,5"));
        rules.saved()->remove(0);
        QCOMPARE(rules.saved()->count(), 1);
        for (int heap = 1; heap <= 20; ++heap) {
            rules.setSizes(QString::number(heap));
            rules.remember();
        }
        QCOMPARE(rules.saved()->count(), static_cast<int>(OwnRulesList::most));
        QVERIFY(!rules.load(QStringLiteral("wythoff:1,2")));
        QVERIFY(rules.load(QStringLiteral("grid/misere/max=2:11/11")));
        QCOMPARE(rules.rows(), 2);
        QVERIFY(rules.isMisere());
    }
};

GRUNDY_TEST_MAIN(TestLabRules)
#include "tst_labrules.moc"
