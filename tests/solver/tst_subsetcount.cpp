// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "solver/subsets/subsetcount.h"
#include "support/testprogram.h"

#include <bit>
#include <numeric>
#include <random>

using namespace solver;

namespace {

/// With random bits, its cells in their order.
SubsetTable randomTable(int cells)
{
    SubsetBits bits(cells);
    std::mt19937_64 random(7);
    for (BitVector& vector : bits.all()) {
        for (std::uint64_t& word : vector.words)
            word = random() & random();
    }
    std::vector<std::uint8_t> order(static_cast<std::size_t>(cells));
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    return {CellOrder(std::move(order)), std::move(bits)};
}

} // namespace

class TestSubsetCount : public QObject {
    Q_OBJECT

private slots:
    void equalsPlainCount_data()
    {
        QTest::addColumn<int>("cells");
        QTest::addColumn<unsigned>("threads");
        for (const int cells : {9, 18, 24, 25, 27}) {
            for (const unsigned threads : {0U, 1U, 2U, 3U})
                QTest::addRow("%d cells, %u threads", cells, threads) << cells << threads;
        }
    }
    void equalsPlainCount()
    {
        QFETCH(int, cells);
        QFETCH(unsigned, threads);
        const SubsetTable table = randomTable(cells);
        std::uint64_t plain = 0;
        for (const BitVector& vector : table.cold().all()) {
            for (const std::uint64_t word : vector.words)
                plain += static_cast<std::uint64_t>(std::popcount(word));
        }
        QCOMPARE(std::get<std::uint64_t>(countCold(table, {}, threads)), plain);
    }

    void few()
    {
        for (const auto play : {theory::Play::Normal, theory::Play::Misere}) {
            const auto made = SubsetTable::outcomes(3, {1, 2, 4}, play, {});
            QCOMPARE(std::get<std::uint64_t>(countCold(std::get<SubsetTable>(made), {})), std::uint64_t{4});
        }
    }

    void cancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        Job job;
        job.stop = stop.get_token();
        const auto ended = countCold(randomTable(26), job);
        QCOMPARE(std::get<Unsolved>(ended).reason, UnsolvedReason::Cancelled);
    }
};

GRUNDY_TEST(TestSubsetCount, tests::run<TestSubsetCount>)
#include "tst_subsetcount.moc"
