// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plain.h"
#include "solver/sequences/sequence.h"
#include "support/testprogram.h"

#include <rapidcheck.h>

#include <set>

using namespace solver;

namespace {

using Takes = std::vector<std::uint64_t>;
using Ranges = std::vector<TakeRange>;

Takes randomTakes(std::uint64_t largest)
{
    // A list may repeat numbers, so it never runs out of them as a set would that has to grow; and one number
    // more, so that none has to be drawn again for being empty.
    const auto number = rc::gen::inRange(std::uint64_t{1}, largest + 1);
    const auto drawn = *rc::gen::container<std::vector<std::uint64_t>>(number);
    std::set<std::uint64_t> takes(drawn.begin(), drawn.end());
    takes.insert(*number);
    return {takes.begin(), takes.end()};
}

/// The options of one heap, straight from the rules.
plain::Values heapValues(std::size_t heaps, const Takes& takes)
{
    return plain::valuesOf(heaps, theory::Play::Normal, [&](std::size_t heap) {
        std::vector<std::size_t> options;
        for (const std::uint64_t take : takes) {
            if (take <= heap)
                options.push_back(heap - take);
        }
        return options;
    });
}

} // namespace

class TestSequence : public QObject {
    Q_OBJECT

private slots:
    void knownPeriods_data();
    void knownPeriods();
    void matchesBruteForce();
    void periodsAreTheLeast();
    void generaMatchBruteForce();
    void heapsMatchBruteForce();
    void hugeTakes();
    void noPeriodWithinTheLimit();
    void sumsOfTameMatchBruteForce();
    void takeSets();
};

void TestSequence::knownPeriods_data()
{
    QTest::addColumn<QList<qulonglong>>("takes");
    QTest::addColumn<qulonglong>("preperiod");
    QTest::addColumn<qulonglong>("period");
    // Winning Ways, ch. 4, table 2 (subtraction games), and by hand.
    QTest::addRow("1-3") << QList<qulonglong>{1, 2, 3} << 0ULL << 4ULL;
    QTest::addRow("1,3,4") << QList<qulonglong>{1, 3, 4} << 0ULL << 7ULL;
    QTest::addRow("2,5,6") << QList<qulonglong>{2, 5, 6} << 0ULL << 11ULL;
    QTest::addRow("7 alone") << QList<qulonglong>{7} << 0ULL << 14ULL;
    QTest::addRow("2,4,6") << QList<qulonglong>{2, 4, 6} << 0ULL << 8ULL;
    QTest::addRow("none") << QList<qulonglong>{} << 0ULL << 1ULL;
}

void TestSequence::knownPeriods()
{
    QFETCH(QList<qulonglong>, takes);
    QFETCH(qulonglong, preperiod);
    QFETCH(qulonglong, period);
    const auto sequence = subtractionSequence(Takes(takes.begin(), takes.end())).value();
    QCOMPARE(qulonglong{sequence.preperiod}, preperiod);
    QCOMPARE(qulonglong{sequence.period}, period);
}

void TestSequence::matchesBruteForce()
{
    QVERIFY(rc::check("2000 heaps", [] {
        const Takes takes = randomTakes(24);
        const auto sequence = subtractionSequence(takes).value();
        const plain::Values expected = heapValues(2000, takes);
        for (std::size_t heap = 0; heap < 2000; ++heap)
            RC_ASSERT(sequence.at(heap) == expected.grundy[heap]);
    }));
}

void TestSequence::periodsAreTheLeast()
{
    QVERIFY(rc::check("no smaller period, no smaller preperiod", [] {
        const auto sequence = subtractionSequence(randomTakes(14)).value();
        RC_ASSERT(sequence.values.size() == sequence.preperiod + sequence.period);
        for (std::uint64_t period = 1; period < sequence.period; ++period) {
            bool repeats = true;
            for (std::uint64_t place = 0; place < sequence.period; ++place) {
                const std::uint64_t heap = sequence.preperiod + place;
                repeats = repeats && sequence.at(heap) == sequence.at(heap + period);
            }
            RC_ASSERT(!repeats);
        }
        if (sequence.preperiod > 0)
            RC_ASSERT(sequence.at(sequence.preperiod - 1) !=
                      sequence.at(sequence.preperiod - 1 + sequence.period));
    }));
}

void TestSequence::generaMatchBruteForce()
{
    QVERIFY(rc::check("1000 heaps, all tame", [] {
        const Takes takes = randomTakes(24);
        const auto sequence = genusSequence(takes).value();
        const plain::Values expected = heapValues(1000, takes);
        for (std::size_t heap = 0; heap < 1000; ++heap) {
            RC_ASSERT(sequence.at(heap) == (Genus{expected.grundy[heap], expected.misereGrundy[heap]}));
            RC_ASSERT(sequence.at(heap).isTame());
        }
    }));
}

void TestSequence::heapsMatchBruteForce()
{
    QVERIFY(rc::check("ranges and their closed form", [] {
        const auto first = *rc::gen::inRange<std::uint64_t>(1, 12);
        const auto last = *rc::gen::inRange<std::uint64_t>(first, 24);
        const auto factor = first == last ? 1 : *rc::gen::inRange<std::uint64_t>(1, 3);
        Takes takes;
        for (std::uint64_t take = first; take <= last; ++take)
            takes.push_back(factor * take);
        const plain::Values expected = heapValues(300, takes);
        for (std::size_t heap = 0; heap < 300; ++heap) {
            const auto genus = closedGenus(TakeSet(takes), heap).value();
            RC_ASSERT(genus == (Genus{expected.grundy[heap], expected.misereGrundy[heap]}));
        }
    }));
    QVERIFY(rc::check("any set", [] {
        const Takes takes = randomTakes(30);
        const plain::Values expected = heapValues(700, takes);
        const auto sequence = genusSequence(takes).value();
        for (std::size_t heap = 0; heap < 700; heap += 9) {
            const auto genus = closedGenus(TakeSet(takes), heap).value_or(sequence.at(heap));
            RC_ASSERT(genus == (Genus{expected.grundy[heap], expected.misereGrundy[heap]}));
        }
    }));
}

void TestSequence::hugeTakes()
{
    constexpr std::uint64_t billion = 1'000'000'000;
    const TakeSet all(Ranges{{1, billion}});
    QCOMPARE(closedGenus(all, billion).value(), (Genus{billion, billion}));
    QVERIFY(!subtractionSequence(all));
    const TakeSet single(Ranges{{billion, billion}});
    QCOMPARE(closedGenus(single, billion).value(), (Genus{1, 0}));
    QCOMPARE(closedGenus(single, 2 * billion).value(), (Genus{0, 1}));
    const auto million = subtractionSequence(TakeSet(Ranges{{1, 1'000'000}})).value();
    QCOMPARE(million.period, std::uint64_t{1'000'001});
    QCOMPARE(million.at(billion), billion % 1'000'001);
    // A take that the heap cannot afford does not matter.
    const TakeSet mixed(Ranges{{1, 2}, {billion, billion}});
    QCOMPARE(closedGenus(mixed, 3'000'002).value(), (Genus{2, 2}));
    QCOMPARE(genusSequence(TakeSet(Ranges{{1, 1}, {3, 4}})).value().at(billion).normal,
             subtractionSequence(Takes{1, 3, 4}).value().at(billion));
}

void TestSequence::noPeriodWithinTheLimit()
{
    QVERIFY(!subtractionSequence(TakeSet(Ranges{{1, 1}, {5'000'000, 5'000'000}})));
    QVERIFY(!subtractionSequence(Takes{1, 3, 4}, {.terms = 8}));
    QVERIFY(!genusSequence(Takes{5, 9, 12, 31}, {.terms = 1000, .steps = 100}));
    QVERIFY(subtractionSequence(Takes{1, 3, 4}, {.terms = 64}).has_value());
}

void TestSequence::sumsOfTameMatchBruteForce()
{
    QVERIFY(rc::check("two and three heaps in misère play", [] {
        const Takes takes = randomTakes(6);
        constexpr std::size_t size = 9;
        const auto expected = plain::valuesOf(size * size * size, theory::Play::Misere, [&](std::size_t sum) {
            std::vector<std::size_t> options;
            for (const std::size_t unit : {std::size_t{1}, size, size * size}) {
                for (const std::uint64_t take : takes) {
                    if (take <= sum / unit % size)
                        options.push_back(sum - take * unit);
                }
            }
            return options;
        });
        const auto sequence = genusSequence(takes).value();
        for (std::size_t sum = 0; sum < size * size * size; ++sum) {
            const Genus parts[] = {sequence.at(sum % size), sequence.at(sum / size % size),
                                   sequence.at(sum / size / size)};
            const Genus genus = sumOfTame(parts);
            RC_ASSERT(genus == (Genus{expected.grundy[sum], expected.misereGrundy[sum]}));
            RC_ASSERT((genus.misere != 0) == static_cast<bool>(expected.isHot[sum]));
        }
    }));
    QCOMPARE(sumOfTame({}), (Genus{0, 1}));
}

void TestSequence::takeSets()
{
    const TakeSet set(Ranges{{5, 7}, {1, 2}, {3, 3}, {7, 9}});
    QCOMPARE(set.ranges(), (Ranges{{1, 3}, {5, 9}}));
    QVERIFY(set.contains(9) && set.contains(1) && !set.contains(4) && !set.contains(10));
    QCOMPARE(set.upTo(6).ranges(), (Ranges{{1, 3}, {5, 6}}));
    QVERIFY(set.upTo(0).isEmpty());
    QCOMPARE(set.divisor(), std::uint64_t{1});
    QCOMPARE(TakeSet(Takes{12, 18, 30}).divisor(), std::uint64_t{6});
    QCOMPARE(TakeSet(Takes{12, 18, 30}).dividedBy(6), TakeSet(Takes{2, 3, 5}));
}

GRUNDY_TEST(TestSequence, tests::runIn<QCoreApplication, TestSequence>)
#include "tst_sequence.moc"
