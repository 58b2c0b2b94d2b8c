// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testprogram.h"
#include "theory/biginteger.h"

#include <QTest>

#include <boost/multiprecision/cpp_int.hpp>

#include <array>
#include <cmath>
#include <limits>
#include <random>

using boost::multiprecision::cpp_int;
using theory::BigInteger;

namespace {

__extension__ using Wide = __int128;

constexpr std::int64_t smallest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();

BigInteger bigOf(Wide number)
{
    return (BigInteger(static_cast<std::int64_t>(number >> 64)) << 64) + static_cast<std::uint64_t>(number);
}

/// A number and the same one as Boost has it.
struct Twins {
    BigInteger big;
    cpp_int known;
};

/// Near 0, ±2^63, ±2^64, ±2^128 or of any size up to 300 bits.
Twins anyTwins(std::mt19937_64& random)
{
    constexpr std::array<std::size_t, 6> borders{0, 31, 63, 64, 128, 300};
    const std::size_t places = random() % 4 == 0 ? random() % 300 : borders.at(random() % borders.size());
    const auto offset = static_cast<std::int64_t>(random() % 5) - 2;
    Twins twins{(BigInteger(1) << places) + offset, (cpp_int(1) << places) + offset};
    if (random() % 3 == 0) {
        const std::uint64_t factor = random();
        twins.big *= factor;
        twins.known *= factor;
    }
    return random() % 2 == 0 ? twins : Twins{-twins.big, -twins.known};
}

} // namespace

class TestBigInteger : public QObject {
    Q_OBJECT

private slots:
    void texts();
    void longTexts();
    void wideBorder();
    void sameAsBoost();
    void shifts();
    void words();
    void doubles();
    void operandsAlike();
};

/// Those that are written by halves.
void TestBigInteger::longTexts()
{
    std::mt19937_64 random(15);
    for (const std::size_t size : {1'024U, 1'025U, 1'500U, 4'000U}) {
        std::vector<std::uint64_t> words(size);
        std::ranges::generate(words, random);
        std::vector<std::uint64_t> power(size, 0);
        power.back() = 1;
        for (const auto& each : {words, std::vector<std::uint64_t>(size, ~std::uint64_t{0}), power}) {
            cpp_int known;
            import_bits(known, each.begin(), each.end(), 64, false);
            const BigInteger number = BigInteger::fromWords(each);
            QVERIFY(text(number) == known.str());
            QVERIFY(text(-number) == cpp_int(-known).str());
            QVERIFY(!text(number, [] { return false; }) || size == 1'024);
        }
    }
}

void TestBigInteger::texts()
{
    QCOMPARE(text(BigInteger()), std::string("0"));
    QCOMPARE(text(BigInteger(-7)), std::string("-7"));
    QCOMPARE(text(BigInteger(smallest)), std::string("-9223372036854775808"));
    QCOMPARE(text(-BigInteger(smallest)), std::string("9223372036854775808"));
    QCOMPARE(text(BigInteger(~std::uint64_t{0})), std::string("18446744073709551615"));
    QCOMPARE(text(BigInteger(1) << 100), std::string("1267650600228229401496703205376"));
}

/// All pairs of numbers next to the ends of 64 bits, with and without a sign, against 128 bits.
void TestBigInteger::wideBorder()
{
    std::vector<Wide> numbers;
    for (const Wide border :
         {Wide{0}, Wide{smallest}, Wide{largest}, Wide{1} << 62, Wide{1} << 64, -(Wide{1} << 64)})
        for (int offset = -2; offset <= 2; ++offset)
            numbers.push_back(border + offset);
    for (const Wide a : numbers) {
        QVERIFY(-bigOf(a) == bigOf(-a));
        QVERIFY(abs(bigOf(a)) == bigOf(a < 0 ? -a : a));
        for (const Wide b : numbers) {
            QVERIFY(bigOf(a) + bigOf(b) == bigOf(a + b));
            QVERIFY(bigOf(a) - bigOf(b) == bigOf(a - b));
            QVERIFY((bigOf(a) + bigOf(b)).hash() == bigOf(a + b).hash());
            QVERIFY((bigOf(a) <=> bigOf(b)) == (a <=> b));
            if (b != 0)
                QVERIFY(bigOf(a) / bigOf(b) == bigOf(a / b));
            if (a >= smallest && a <= largest && b >= smallest && b <= largest)
                QVERIFY(bigOf(a) * bigOf(b) == bigOf(a * b));
        }
        if (a >= smallest && a <= largest)
            QCOMPARE(bigOf(a).toInt64(), static_cast<std::int64_t>(a));
        if (a >= 0 && a < Wide{1} << 64)
            QCOMPARE(bigOf(a).toUint64(), static_cast<std::uint64_t>(a));
    }
}

void TestBigInteger::sameAsBoost()
{
    std::mt19937_64 random(7);
    for (int i = 0; i < 20'000; ++i) {
        const auto [a, knownA] = anyTwins(random);
        const auto [b, knownB] = anyTwins(random);
        QCOMPARE(text(a), knownA.str());
        QCOMPARE(text(a + b), cpp_int(knownA + knownB).str());
        QCOMPARE(text(a - b), cpp_int(knownA - knownB).str());
        QCOMPARE(text(a * b), cpp_int(knownA * knownB).str());
        if (b != 0)
            QCOMPARE(text(a / b), cpp_int(knownA / knownB).str());
        QVERIFY((a <=> b) == (knownA.compare(knownB) <=> 0));
        QVERIFY((a == b) == (knownA == knownB));
        QVERIFY(a + b - b == a);
        QCOMPARE((a + b - b).hash(), a.hash());
        BigInteger assigned = a;
        assigned = b;
        QVERIFY(assigned == b);
    }
}

/// To the right it is a division rounded down, whatever the sign.
void TestBigInteger::shifts()
{
    QVERIFY(BigInteger(-1) >> 1000 == -1);
    QVERIFY(BigInteger(5) >> 1000 == 0);
    QVERIFY(BigInteger(0) << 1000 == 0);
    QVERIFY(BigInteger(-1) << 63 == smallest);
    std::mt19937_64 random(8);
    for (int i = 0; i < 20'000; ++i) {
        const auto [number, known] = anyTwins(random);
        const std::size_t places = random() % 130;
        const cpp_int power = cpp_int(1) << places;
        QCOMPARE(text(number << places), cpp_int(known * power).str());
        const BigInteger floor = number >> places;
        QVERIFY(floor << places <= number && number < (floor + 1) << places);
        // Below zero Boost 1.74 shifts towards zero.
        const cpp_int boostFloor =
            known < 0 ? cpp_int(-1 - (cpp_int(-1 - known) >> places)) : cpp_int(known >> places);
        QCOMPARE(text(floor), boostFloor.str());
        if (number != 0)
            QCOMPARE((number << places).trailingZeros(), places + lsb(abs(known)));
    }
}

void TestBigInteger::words()
{
    using Words = std::vector<std::uint64_t>;
    QCOMPARE(BigInteger().words(), Words{});
    QCOMPARE(BigInteger(-3).words(), Words{3});
    QCOMPARE(BigInteger(smallest).words(), Words{std::uint64_t{1} << 63});
    QCOMPARE(((BigInteger(5) << 128) + 7).words(), (Words{7, 0, 5}));
    QVERIFY(BigInteger::fromWords({}) == 0);
    QVERIFY(BigInteger::fromWords(Words{9, 0, 0}) == 9);
    std::mt19937_64 random(9);
    for (int i = 0; i < 2'000; ++i) {
        const BigInteger number = anyTwins(random).big;
        QVERIFY(BigInteger::fromWords(number.words()) == abs(number));
    }
}

void TestBigInteger::doubles()
{
    QCOMPARE(BigInteger(-3).toDouble(), -3.0);
    QCOMPARE(((BigInteger(1) << 100) + 1).toDouble(), std::ldexp(1.0, 100));
    QCOMPARE((BigInteger(-3) << 200).toDouble(), std::ldexp(-3.0, 200));
    QVERIFY(std::isinf((BigInteger(1) << 2000).toDouble()));
}

/// Both sides are the same object.
void TestBigInteger::operandsAlike()
{
    for (const BigInteger& start :
         {BigInteger(-1), BigInteger(largest), BigInteger(smallest), BigInteger(3) << 90}) {
        BigInteger number = start;
        number += number;
        QVERIFY(number == start << 1);
        number -= std::as_const(number);
        QVERIFY(number == 0);
        number = start;
        number *= number;
        QVERIFY(number / start == start);
        number /= std::as_const(number);
        QVERIFY(number == 1);
        number = start;
        const BigInteger& same = number;
        number = same;
        QVERIFY(number == start);
    }
}

GRUNDY_TEST(TestBigInteger, tests::run<TestBigInteger>)
#include "tst_biginteger.moc"
