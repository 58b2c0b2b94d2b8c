// SPDX-License-Identifier: GPL-3.0-or-later

// Own rules for the Lab: made of numbers and digits, answered, and remembered.

#include "models/environment.h"
#include "models/lab/rules/ownrules.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSettings>

using namespace models;

class TestOwnRules : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().remove(QStringLiteral("ownRules")); }

    void ownSubtractionSet()
    {
        OwnRules rules;
        QCOMPARE(rules.notation(), QStringLiteral("takeaway:10"));
        rules.toggleTake(7);
        QCOMPARE(rules.rule(), QStringLiteral("1-3,7"));
        QCOMPARE(rules.notation(), QStringLiteral("takeaway/take=1-3,7:10"));
        QVERIFY(rules.numbers().contains(7));
        rules.setRule(QStringLiteral("2-4,x"));
        QCOMPARE(rules.notation(), QString());
        QCOMPARE(rules.ruleError(),
                 QStringLiteral("column 5: expected a set of numbers such as 1-3 or 1,3,4, found 'x'"));
        QVERIFY(rules.numbers().contains(7)); // as last understood
        rules.setRule(QStringLiteral("1/misere"));
        QVERIFY(rules.ruleError().startsWith(QStringLiteral("column 2: ")));
        rules.setRule(QStringLiteral(" 2,4 "));
        QCOMPARE(rules.ruleError(), QString());
        QCOMPARE(rules.notation(), QStringLiteral("takeaway/take=2,4:10"));
        for (const int take : {2, 4})
            rules.toggleTake(take);
        QVERIFY(!rules.ruleError().isEmpty());
        rules.toggleTake(5);
        QCOMPARE(rules.notation(), QStringLiteral("takeaway/take=5:10"));
    }

    void ownOctalCode()
    {
        OwnRules rules;
        rules.setKind(QStringLiteral("octal"));
        QCOMPARE(rules.notation(), QStringLiteral("octal/code=0.77:10"));
        rules.toggleDigit(1, 1);
        QCOMPARE(rules.rule(), QStringLiteral("0.67"));
        rules.toggleDigit(4, 2);
        QCOMPARE(rules.rule(), QStringLiteral("0.6702"));
        rules.toggleDigit(0, 4);
        QCOMPARE(rules.notation(), QStringLiteral("octal/code=4.6702:10"));
        rules.toggleDigit(0, 1); // no such bit before the point
        QCOMPARE(rules.rule(), QStringLiteral("4.6702"));
        rules.setRule(QStringLiteral("0.0"));
        QVERIFY(!rules.ruleError().isEmpty());
        rules.setRule(QStringLiteral("0.78"));
        QVERIFY2(rules.ruleError().startsWith(QStringLiteral("column 4: ")), qPrintable(rules.ruleError()));
    }

    void ownBoards()
    {
        OwnRules rules;
        rules.setKind(QStringLiteral("lines"));
        QCOMPARE(rules.notation(), QStringLiteral("lines/max=3:111/1111/11111"));
        rules.setRule(QString());
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
        rules.setRule(QStringLiteral("2"));
        QCOMPARE(rules.notation(), QStringLiteral("grid/misere/max=2:111111111/111111111"));
        rules.setRows(8);
        QVERIFY2(rules.problem().contains(QStringLiteral("more than 64 cells")), qPrintable(rules.problem()));
        rules.setRows(1);
        rules.setColumns(99);
        QCOMPARE(rules.notation(), QStringLiteral("grid/misere/max=2:") + QString(64, u'1'));
    }

    void ownAnswers()
    {
        OwnRules rules;
        QTRY_VERIFY(!rules.isBusy());
        QCOMPARE(rules.outcome(), Outcome::N);
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
        QVERIFY(rules.outcome() != Outcome::Unknown);
        rules.setKind(QStringLiteral("takeaway"));
        rules.setRule(QStringLiteral("0"));
        QCOMPARE(rules.outcome(), Outcome::Unknown);
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
        QCOMPARE(rules.rule(), QStringLiteral("1-3,5"));
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

GRUNDY_TEST(TestOwnRules, models::test::run<TestOwnRules>)
#include "tst_ownrules.moc"
