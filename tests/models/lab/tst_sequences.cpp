// SPDX-License-Identifier: GPL-3.0-or-later

// The Lab's sequences of Grundy values: their periods, their rows, and what they cost.

#include "models/environment.h"
#include "models/lab/sequences/sequencemodel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

using namespace models;

namespace {

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
    sequence.setProperty("wanted", true);
    sequence.setRule(QString::fromLatin1(rule));
    QTRY_VERIFY(!sequence.isBusy());
}

} // namespace

class TestSequences : public QObject {
    Q_OBJECT

private slots:
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
            const auto marks = sequence.index(row).data(SequenceModel::MarksRole).value<QList<int>>();
            for (int i = 0; i < marks.size(); ++i) {
                if (marks[i] == static_cast<int>(SequenceModel::Mark::Exception))
                    exceptions.append(QString::number(row * 12 + i));
                QCOMPARE(marks[i] == static_cast<int>(SequenceModel::Mark::Usual), row * 12 + i >= 71);
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
        QVERIFY(sequence.typedError(QStringLiteral("octal"), QStringLiteral("0.8"))
                    .contains(QStringLiteral("column 3")));
        QCOMPARE(sequence.typedError(QStringLiteral("set"), QStringLiteral("1-3,7")), QString());
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
        sequence.setProperty("wanted", true);
        sequence.setRule(QStringLiteral("takeaway/take=2,5,9,14:1"));
        QTRY_VERIFY(!sequence.isBusy());
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
        sequence.setProperty("wanted", true);
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
};

GRUNDY_TEST(TestSequences, models::test::run<TestSequences>)
#include "tst_sequences.moc"
