// SPDX-License-Identifier: GPL-3.0-or-later
// grundy-cli verify on variants: the base game's rule, its first counterexample and the exit code.

#include "runcli.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QLocale>
#include <QTest>

class TestVerify : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void failingRules_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("search");
        const auto row = [](const char* name, const char* position, const char* rule, const char* search) {
            QTest::newRow(name) << QString(name) << QString(position) << QString(rule) << QString(search);
        };
        row("lines/max=3", "lines/max=3:1/11111", "N", "P");
        row("northcott/moves=right", "northcott/moves=right:W.B", "N", "L");
        row("northcott/moves=own", "northcott/moves=own:BW.", "P", "L");
        row("nimble/coins=many", "nimble/coins=many:0,2", "P", "N");
        row("skip/ends=stones", "skip/skips=0,1/ends=stones:1", "R", "N");
    }

    void failingRules()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, position);
        QFETCH(const QString, rule);
        QFETCH(const QString, search);
        const Run text = run({"verify", name});
        QCOMPARE(text.exit, 1);
        QVERIFY2(text.out.startsWith(name + " up to "), qPrintable(text.out));
        QVERIFY2(
            text.out.endsWith(QStringLiteral("  first counterexample: %1: the rule says %2, the search %3\n")
                                  .arg(position, rule, search)),
            qPrintable(text.out));
        QCOMPARE(text.out.count(QLatin1Char('\n')), 2);
        const Run data = run({"verify", "--json", name});
        QCOMPARE(data.exit, 1);
        const QJsonObject object = json(data.out);
        QCOMPARE(object["game"].toString(), name);
        QVERIFY(object["complete"].toBool());
        QVERIFY(object["mismatches"].toInteger() > 0);
        QVERIFY(object["positions"].toInteger() > object["mismatches"].toInteger());
        const QJsonObject first = object["first_mismatches"].toArray().first().toObject();
        QCOMPARE(first["position"].toString(), position);
        QCOMPARE(first["theory"].toString(), rule);
        QCOMPARE(first["search"].toString(), search);
        QVERIFY2(text.out.contains(QStringLiteral("positions checked: %1, mismatches: %2\n")
                                       .arg(QLocale().toString(object["positions"].toInteger()),
                                            QLocale().toString(object["mismatches"].toInteger()))),
                 qPrintable(text.out));
    }

    void aLimitThatDoesNotMatter()
    {
        const Run result = run({"verify", "lines/max=6", "--up-to", "6"});
        QCOMPARE(result.exit, 0);
        QCOMPARE(result.out, QStringLiteral("lines/max=6 up to 6: positions checked: 58, mismatches: 0\n"));
    }

    void complaints_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("cause");
        QTest::newRow("larger takes than are looked at")
            << "takeaway/take=1,9"
            << "none of the positions that 'verify takeaway' looks at has these rules";
        QTest::newRow("no such game") << "chess/max=3"
                                      << "no such game; 'list' names them";
        QTest::newRow("bad value") << "lines/max=x"
                                   << "column 11: expected a positive number, found 'x'";
    }

    void complaints()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, cause);
        const Run result = run({"verify", name});
        QCOMPARE(result.exit, 2);
        QCOMPARE(result.out, QString());
        QCOMPARE(result.err, QStringLiteral("grundy-cli: %1: %2\n").arg(name, cause));
    }

    /// The theory of a game on the positions of one variant.
    void theoryOfAVariant()
    {
        for (const char* name :
             {"takeaway/take=1,4", "nim/misere", "octal/code=0.07", "northcott/misere/moves=right"}) {
            const Run result = run({"verify", name, "--up-to", "3"});
            QVERIFY2(result.exit == 0, qPrintable(result.err));
            QVERIFY2(result.out.contains(QStringLiteral("mismatches: 0")), qPrintable(result.out));
            QVERIFY2(!result.out.contains(QStringLiteral("checked: 0")), qPrintable(result.out));
        }
        const QString all = run({"verify", "nim", "--json", "--up-to", "4"}).out;
        const QString misere = run({"verify", "nim/misere", "--json", "--up-to", "4"}).out;
        QCOMPARE(json(all)["positions"].toInt(), 2 * json(misere)["positions"].toInt());
    }

    /// One bad name, and nothing is checked.
    void namesAreReadFirst()
    {
        const Run result = run({"verify", "nim", "lines/max=3", "nim/max=3", "--up-to", "3"});
        QCOMPARE(result.exit, 2);
        QCOMPARE(result.out, QString());
        const Run both = run({"verify", "nim", "lines/max=3", "--up-to", "6"});
        QCOMPARE(both.exit, 1);
        QVERIFY(both.out.startsWith(QLatin1String("nim up to 6")));
        QVERIFY(both.out.contains(QLatin1String("\nlines/max=3 up to 6")));
    }

    void limits()
    {
        std::stop_source source;
        source.request_stop();
        const Run result = run({"verify", "lines/max=3"}, {}, source.get_token());
        QCOMPARE(result.exit, 130);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.startsWith(
                     QLatin1String("grundy-cli: lines/max=3: stopped before everything was checked\n")),
                 qPrintable(result.err));
    }
};

GRUNDY_TEST(TestVerify, tests::runIn<QCoreApplication, TestVerify>)
#include "tst_verify.moc"
