// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about tables: titles, errors of patterns, periods.

#include "support/testprogram.h"
#include "wording/tables.h"

#include <QLocale>
#include <QTest>

using analysis::FamilyPattern;
using analysis::Shown;

namespace {

FamilyPattern pattern(const std::string& text)
{
    return std::get<FamilyPattern>(FamilyPattern::parse(text));
}

QString problemOf(const char* text)
{
    const auto parsed = FamilyPattern::parse(text);
    const auto* error = std::get_if<analysis::PatternError>(&parsed);
    return error == nullptr ? QString() : wording::patternErrorText(*error);
}

analysis::FamilyTable table(const char* text, analysis::ValueRange n, analysis::ValueRange m, Shown shown)
{
    return analysis::makeTable({.pattern = pattern(text), .n = n, .m = m, .shown = shown}, {});
}

} // namespace

class TestTables : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyFamilyHasATitle()
    {
        for (const analysis::ReadyFamily& family : analysis::readyFamilies())
            QVERIFY2(!wording::familyTitle(family.id).isEmpty(), family.id.data());
        QVERIFY(wording::familyTitle("chess").isEmpty());
    }

    void titlesByPattern()
    {
        QCOMPARE(wording::familyTitle(pattern("nim:n,m"), Shown::Grundy), QStringLiteral("Two heaps"));
        QCOMPARE(wording::familyTitle(pattern("wythoff:n,m"), Shown::Remoteness),
                 QStringLiteral("The queen’s squares, moves left"));
        QCOMPARE(wording::familyTitle(pattern("nim:n,m,7"), Shown::Grundy), QStringLiteral("nim:n,m,7"));
    }

    void axesCarryTheWordsOfTheGame()
    {
        QCOMPARE(wording::axisName(pattern("nim:n,11,m"), 'm'), QStringLiteral("heap 3"));
        QCOMPARE(wording::axisName(pattern("octal/code=0.77:n,m"), 'm'), QStringLiteral("heap 2"));
        QCOMPARE(wording::axisName(pattern("takeaway:n,m"), 'n'), QStringLiteral("heap 1"));
        QCOMPARE(wording::axisName(pattern("wythoff:n,m"), 'n'), QStringLiteral("column"));
        QCOMPARE(wording::axisName(pattern("wythoff:n,m"), 'm'), QStringLiteral("row"));
        QCOMPARE(wording::axisName(pattern("staircase:0,n,m"), 'n'), QStringLiteral("step 1"));
        QCOMPARE(wording::axisName(pattern("takeaway/take=1-3:n"), 'n'), QStringLiteral("n"));
        QCOMPARE(wording::axisName(pattern("lines:1^n/1^m"), 'n'), QStringLiteral("n"));
    }

    void everyErrorIsSaid()
    {
        QCOMPARE(problemOf("chess:n"),
                 QStringLiteral("column 1: expected the name of a game, found 'chess'"));
        QCOMPARE(problemOf("nim"), QStringLiteral("column 4: expected ':' and a position, found the end"));
        QVERIFY(problemOf("nim:3").startsWith(QStringLiteral("column 6: a family needs the variable n")));
        QVERIFY(problemOf("nim:2n").startsWith(
            QStringLiteral("column 6: a variable cannot stand beside a digit")));
        QCOMPARE(problemOf("lines:1^"),
                 QStringLiteral("column 9: after ^ expected n, m or a number, found the end"));
        QCOMPARE(problemOf("lines:1^xn"),
                 QStringLiteral("column 9: after ^ expected n, m or a number, found 'x'"));
        QVERIFY(problemOf("lines:^n").startsWith(QStringLiteral("column 7: before ^ expected")));
        QVERIFY(
            problemOf("grid:(1^n").startsWith(QStringLiteral("column 6: this parenthesis is not closed")));
        QVERIFY(
            problemOf("grid:1^n)").startsWith(QStringLiteral("column 9: this parenthesis was not opened")));
        QVERIFY(problemOf("grid:(1^n/)").startsWith(QStringLiteral("column 6: after a group")));
        QVERIFY(problemOf(std::string(2'000, 'n').c_str()).contains(QStringLiteral("too long")));
    }

    /// Rows of the same period are said together, neighbours as a range.
    void periodsAreJoined()
    {
        const QStringList lines =
            wording::periodLines(table("staircase:0,n,m", {0, 7}, {0, 3}, Shown::Outcome));
        QCOMPARE(lines, QStringList{QStringLiteral(
                            "m = 0–3: period 1 from n = 1 on, seen in this table, not proven")});
        QCOMPARE(wording::periodLines(table("octal/code=0.77:n", {0, 100}, {}, Shown::Grundy)),
                 QStringList{QStringLiteral(
                     "period 12 from n = 71 on, proven for all n: the period of the octal game")});
        QVERIFY(wording::periodLines(table("nim:n", {0, 9}, {}, Shown::Grundy)).isEmpty());
    }

    void summaries()
    {
        QCOMPARE(wording::tableSummary(table("takeaway/take=1-m:n", {0, 3}, {0, 1}, Shown::Grundy)),
                 QStringLiteral("4 positions, 2 cold, 4 not allowed by the rules"));
        QVERIFY(wording::tableSummary(table("nim:n,x", {0, 3}, {}, Shown::Grundy))
                    .startsWith(QStringLiteral("No position of this family is allowed: nim:0,x, column 7")));
    }
};

GRUNDY_TEST(TestTables, tests::runIn<QCoreApplication, TestTables>)

#include "tst_tables.moc"
