// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testprogram.h"
#include "theory/dyadic.h"
#include "theory/nimber.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>

using theory::Dyadic;
using theory::Nimber;

namespace {

Dyadic anyDyadic()
{
    return {*rc::gen::inRange(-5000, 5000), *rc::gen::inRange(0U, 12U)};
}

double asDouble(const Dyadic& number)
{
    return std::ldexp(number.numerator().toDouble(), -static_cast<int>(number.power()));
}

} // namespace

class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void mexes_data();
    void mexes();
    void nimberOutcome();
    void texts_data();
    void texts();
    void arithmeticMatchesDoubles();
    void largeNumbersAreExact();
};

void TestNumbers::mexes_data()
{
    QTest::addColumn<QList<int>>("values");
    QTest::addColumn<int>("mex");
    QTest::addRow("none") << QList<int>{} << 0;
    QTest::addRow("0") << QList<int>{0} << 1;
    QTest::addRow("without 0") << QList<int>{1, 2, 3} << 0;
    QTest::addRow("gap") << QList<int>{3, 0, 1, 1} << 2;
    QList<int> falling;
    for (int value = 40; value >= 0; --value)
        falling.append(value);
    QTest::addRow("falling from 40") << falling << 41;
    QTest::addRow("large") << QList<int>{1000000, 0} << 1;
}

void TestNumbers::mexes()
{
    QFETCH(QList<int>, values);
    QFETCH(int, mex);
    std::vector<Nimber> nimbers;
    for (const int value : values)
        nimbers.push_back({static_cast<std::uint64_t>(value)});
    QCOMPARE(theory::mex(nimbers).value, static_cast<std::uint64_t>(mex));
}

void TestNumbers::nimberOutcome()
{
    QCOMPARE(theory::letter(theory::outcome(Nimber{0})), 'P');
    QCOMPARE(theory::letter(theory::outcome(Nimber{5})), 'N');
}

void TestNumbers::texts_data()
{
    QTest::addColumn<int>("numerator");
    QTest::addColumn<unsigned>("power");
    QTest::addColumn<QString>("text");
    QTest::addRow("proper") << 11 << 3U << "11/8";
    QTest::addRow("negative") << -3 << 2U << "-3/4";
    QTest::addRow("integer") << 2 << 0U << "2";
    QTest::addRow("reduced") << -12 << 3U << "-3/2";
    QTest::addRow("reduced to an integer") << 8 << 3U << "1";
    QTest::addRow("zero") << 0 << 5U << "0";
}

void TestNumbers::texts()
{
    QFETCH(int, numerator);
    QFETCH(unsigned, power);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(theory::text(Dyadic(numerator, power))), text);
}

void TestNumbers::arithmeticMatchesDoubles()
{
    QVERIFY(rc::check("small dyadics are exact doubles", [] {
        const Dyadic a = anyDyadic();
        const Dyadic b = anyDyadic();
        RC_ASSERT(asDouble(a + b) == asDouble(a) + asDouble(b));
        RC_ASSERT(asDouble(a - b) == asDouble(a) - asDouble(b));
        RC_ASSERT(asDouble(-a) == -asDouble(a));
        RC_ASSERT((a < b) == (asDouble(a) < asDouble(b)));
        RC_ASSERT((a == b) == (asDouble(a) == asDouble(b)));
        RC_ASSERT(a + b - b == a);
        RC_ASSERT(a.isInteger() == (asDouble(a) == std::floor(asDouble(a))));
    }));
}

void TestNumbers::largeNumbersAreExact()
{
    const Dyadic tiny(1, 100000);
    const Dyadic sum = Dyadic(1) + tiny;
    QVERIFY(sum > Dyadic(1));
    QVERIFY(sum - Dyadic(1) == tiny);
    QCOMPARE(sum.power(), 100000U);
}

GRUNDY_TEST(TestNumbers, tests::runIn<QCoreApplication, TestNumbers>)
#include "tst_numbers.moc"
