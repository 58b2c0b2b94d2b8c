// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's cold pairs against their definition by rules, and at the far end of the numbers.

#include "support/testprogram.h"
#include "theory/goldenratio.h"

#include <QtTest>

#include <random>
#include <set>
#include <vector>

using theory::ColdPair;
using theory::Play;

Q_DECLARE_METATYPE(theory::Play)

namespace {

__extension__ using Product = unsigned __int128;

/// m < n phi, that is (2m - n)^2 < 5n^2 where 2m > n.
bool isBelowMultiple(std::uint64_t m, std::uint64_t n)
{
    return 2 * m <= n || Product{2 * m - n} * (2 * m - n) < Product{n} * n * 5;
}

/// The cold positions of a square board, from the corner on: no move leads from one to another.
std::set<std::pair<std::uint64_t, std::uint64_t>> coldByRules(std::uint64_t side, Play play)
{
    std::set<std::pair<std::uint64_t, std::uint64_t>> cold;
    for (std::uint64_t x = 0; x < side; ++x) {
        for (std::uint64_t y = 0; y < side; ++y) {
            bool reachesCold = x == 0 && y == 0 && play == Play::Misere;
            for (std::uint64_t n = 1; n <= std::max(x, y) && !reachesCold; ++n)
                reachesCold = (n <= x && cold.contains({x - n, y})) ||
                              (n <= y && cold.contains({x, y - n})) ||
                              (n <= std::min(x, y) && cold.contains({x - n, y - n}));
            if (!reachesCold)
                cold.emplace(x, y);
        }
    }
    return cold;
}

} // namespace

class TestGoldenRatio : public QObject {
    Q_OBJECT

private slots:
    void publishedPairs();
    void pairsAreThoseOfTheRules_data();
    void pairsAreThoseOfTheRules();
    void recurrence();
    void farMultiplesAreExact();
    void everyNumberIsInOnePair();
};

void TestGoldenRatio::publishedPairs()
{
    const std::vector<ColdPair> normal{{0, 0},  {1, 2},   {3, 5},   {4, 7},   {6, 10},  {8, 13},
                                       {9, 15}, {11, 18}, {12, 20}, {14, 23}, {16, 26}, {17, 28}};
    for (std::uint64_t k = 0; k < normal.size(); ++k) {
        QVERIFY(theory::coldPair(k, Play::Normal) == normal[k]);
        QVERIFY(k < 2 || theory::coldPair(k, Play::Misere) == normal[k]);
    }
    QVERIFY((theory::coldPair(0, Play::Misere) == ColdPair{2, 2}));
    QVERIFY((theory::coldPair(1, Play::Misere) == ColdPair{0, 1}));
}

void TestGoldenRatio::pairsAreThoseOfTheRules_data()
{
    QTest::addColumn<Play>("play");
    QTest::newRow("normal") << Play::Normal;
    QTest::newRow("misere") << Play::Misere;
}

void TestGoldenRatio::pairsAreThoseOfTheRules()
{
    QFETCH(const Play, play);
    constexpr std::uint64_t side = 200;
    const auto cold = coldByRules(side, play);
    for (std::uint64_t x = 0; x < side; ++x) {
        for (std::uint64_t y = 0; y < side; ++y) {
            const ColdPair pair = theory::coldPair(std::max(x, y) - std::min(x, y), play);
            const bool isCold = cold.contains({x, y});
            QCOMPARE(theory::coldPartner(x, play) == y, isCold);
            QCOMPARE(pair.smaller == std::min(x, y), isCold);
        }
    }
}

/// A(k) is the least number in no earlier pair, B(k) = A(k) + k.
void TestGoldenRatio::recurrence()
{
    constexpr std::uint64_t most = 1'000'000;
    std::vector<bool> used(3 * most, false);
    std::uint64_t least = 0;
    for (std::uint64_t k = 0; k < most; ++k) {
        while (used[least])
            ++least;
        used[least] = used[least + k] = true;
        const ColdPair pair = theory::coldPair(k, Play::Normal);
        if (pair.smaller != least || pair.larger != least + k ||
            theory::coldPartner(least, Play::Normal) != least + k)
            QFAIL(qPrintable(QString::number(k)));
    }
}

void TestGoldenRatio::farMultiplesAreExact()
{
    std::mt19937_64 random(1);
    const auto isExact = [](std::uint64_t k) {
        const std::uint64_t multiple = theory::goldenMultiple(k);
        return isBelowMultiple(multiple, k) && !isBelowMultiple(multiple + 1, k);
    };
    for (int n = 0; n < 200'000; ++n) {
        QVERIFY(isExact(1 + random() % 1'000'000'000));
        QVERIFY(isExact(1 + random() % theory::largestGolden));
    }
    // The multiples nearest to whole numbers are those of Fibonacci numbers.
    for (std::uint64_t a = 1, b = 2; b < theory::largestGolden; b += std::exchange(a, b)) {
        QVERIFY(isExact(b));
        QVERIFY(isExact(b - 1));
        QVERIFY(isExact(b + 1));
    }
    QVERIFY(isExact(theory::largestGolden));
}

void TestGoldenRatio::everyNumberIsInOnePair()
{
    std::mt19937_64 random(2);
    for (int n = 0; n < 200'000; ++n) {
        const std::uint64_t number = 1 + random() % (theory::largestGolden / 3);
        const std::uint64_t partner = theory::coldPartner(number, Play::Normal);
        QCOMPARE(theory::coldPartner(partner, Play::Normal), number);
        const std::uint64_t k = partner > number ? partner - number : number - partner;
        QVERIFY((theory::coldPair(k, Play::Normal) ==
                 ColdPair{std::min(number, partner), std::max(number, partner)}));
        QCOMPARE(theory::coldPartner(number + 3, Play::Misere),
                 theory::coldPartner(number + 3, Play::Normal));
    }
}

GRUNDY_TEST(TestGoldenRatio, tests::run<TestGoldenRatio>)
#include "tst_goldenratio.moc"
