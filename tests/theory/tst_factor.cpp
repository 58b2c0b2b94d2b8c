// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testprogram.h"
#include "theory/factor.h"

#include <QTest>

#include <chrono>
#include <random>

using theory::PrimePower;

namespace {

std::vector<PrimePower> byTrialDivision(std::uint64_t n)
{
    std::vector<PrimePower> powers;
    for (std::uint64_t divisor = 2; n > 1; ++divisor) {
        if (divisor * divisor > n)
            divisor = n;
        for (; n % divisor == 0; n /= divisor) {
            if (powers.empty() || powers.back().prime != divisor)
                powers.push_back({divisor, 0});
            ++powers.back().exponent;
        }
    }
    return powers;
}

bool isPrimeByTrial(std::uint64_t n)
{
    return n > 1 && byTrialDivision(n) == std::vector<PrimePower>{{n, 1}};
}

} // namespace

class TestFactor : public QObject {
    Q_OBJECT

private slots:
    void everySmallNumber();
    void middlingNumbers();
    void hardNumbers_data();
    void hardNumbers();
    void pseudoprimes_data();
    void pseudoprimes();
    void productsOfPrimes();
};

void TestFactor::everySmallNumber()
{
    for (std::uint64_t n = 1; n <= 100'000; ++n) {
        QCOMPARE(theory::factorize(n), byTrialDivision(n));
        QCOMPARE(theory::isPrime(n), isPrimeByTrial(n));
    }
    QVERIFY(!theory::isPrime(0));
}

void TestFactor::middlingNumbers()
{
    std::mt19937_64 random(9);
    for (int n = 0; n < 500; ++n) {
        const std::uint64_t number = 1 + random() % 1'000'000'000'000;
        QCOMPARE(theory::factorize(number), byTrialDivision(number));
    }
}

void TestFactor::hardNumbers_data()
{
    QTest::addColumn<quint64>("number");
    QTest::addColumn<QList<quint64>>("primes");
    const auto row = [](quint64 number, const QList<quint64>& primes) {
        QTest::addRow("%llu", static_cast<unsigned long long>(number)) << number << primes;
    };
    row(999'999'999'999'999'989U, {999'999'999'999'999'989U});
    row(1'000'000'000'000'000'000U, {2, 5});
    row(999'999'866'000'004'473U, {999'999'929, 999'999'937});
    row(999'999'874'000'003'969U, {999'999'937});
    row(1'000'000'016'000'000'063U, {1'000'000'007, 1'000'000'009});
    row(999'945'001'002'993'931U, {999'979, 999'983});
    row(18'446'744'073'709'551'557U, {18'446'744'073'709'551'557U});
    row(18'446'743'979'220'271'189U, {4'294'967'279, 4'294'967'291});
    row(18'446'744'030'759'878'681U, {4'294'967'291});
    row(18'446'744'073'709'551'615U, {3, 5, 17, 257, 641, 65'537, 6'700'417});
}

void TestFactor::hardNumbers()
{
    QFETCH(const quint64, number);
    QFETCH(const QList<quint64>, primes);
    const auto start = std::chrono::steady_clock::now();
    const auto powers = theory::factorize(number);
    QVERIFY(std::chrono::steady_clock::now() - start < tests::patience);
    std::uint64_t product = 1;
    QList<quint64> found;
    for (const PrimePower& power : powers) {
        found.append(power.prime);
        for (std::uint32_t n = 0; n < power.exponent; ++n)
            product *= power.prime;
    }
    QCOMPARE(found, primes);
    QCOMPARE(product, number);
}

/// Composite numbers that the first bases take for primes.
void TestFactor::pseudoprimes_data()
{
    QTest::addColumn<quint64>("number");
    for (const quint64 number :
         {quint64{2047}, quint64{1'373'653}, quint64{25'326'001}, quint64{3'215'031'751},
          quint64{2'152'302'898'747}, quint64{3'474'749'660'383}, quint64{341'550'071'728'321},
          quint64{3'825'123'056'546'413'051}, quint64{561}, quint64{1'590'231'231'043'178'376U}})
        QTest::addRow("%llu", static_cast<unsigned long long>(number)) << number;
}

void TestFactor::pseudoprimes()
{
    QFETCH(const quint64, number);
    QVERIFY(!theory::isPrime(number));
    for (const PrimePower& power : theory::factorize(number))
        QVERIFY(theory::isPrime(power.prime) && power.prime < number);
}

/// Two random primes near 10^9 each: their product is found again, whichever they are.
void TestFactor::productsOfPrimes()
{
    std::mt19937_64 random(10);
    const auto anyPrime = [&random](std::uint64_t below) {
        std::uint64_t prime = 2 + random() % below;
        while (!theory::isPrime(prime))
            ++prime;
        return prime;
    };
    for (int n = 0; n < 300; ++n) {
        const std::uint64_t a = anyPrime(999'999'000);
        const std::uint64_t b = anyPrime(n % 2 == 0 ? 999'999'000 : 2'000);
        const std::vector<PrimePower> expected =
            a == b ? std::vector<PrimePower>{{a, 2}}
                   : std::vector<PrimePower>{{std::min(a, b), 1}, {std::max(a, b), 1}};
        QCOMPARE(theory::factorize(a * b), expected);
    }
}

GRUNDY_TEST(TestFactor, tests::run<TestFactor>)
#include "tst_factor.moc"
