// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "games/catalogue.h"
#include "games/grid/gridgenera.h"
#include "solver/plain.h"
#include "solver/search.h"
#include "solver/subsets/subsettable.h"
#include "support/testprogram.h"

#include <random>

using namespace games;
using theory::Outcome;
using theory::Play;

namespace {

/// A subset of a board as bits 8·row + column.
std::uint64_t stonesOf(std::uint64_t subset, int columns)
{
    std::uint64_t stones = 0;
    for (; subset != 0; subset &= subset - 1) {
        const int cell = std::countr_zero(subset);
        stones |= gridBit(static_cast<std::uint32_t>(cell / columns),
                          static_cast<std::uint32_t>(cell % columns), gridStride);
    }
    return stones;
}

std::string notationOf(std::uint64_t stones)
{
    std::string text = "grid/misere:";
    for (std::uint32_t row = 0; row < 8; ++row) {
        text += row > 0 ? "/" : "";
        for (std::uint32_t column = 0; column < 8; ++column)
            text += (stones & gridBit(row, column, gridStride)) != 0 ? '1' : '0';
    }
    return text;
}

/// The misère outcome by a table over the stones.
Outcome outcomeByTable(std::uint64_t stones, std::uint32_t most)
{
    std::vector<std::uint64_t> bits;
    for (std::uint64_t rest = stones; rest != 0; rest &= rest - 1)
        bits.push_back(rest & (~rest + 1));
    plain::Masks moves;
    for (const std::uint64_t move : gridMoves(stones, {most})) {
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < bits.size(); ++i)
            mask |= (move & bits[i]) != 0 ? std::uint64_t{1} << i : 0;
        moves.push_back(mask);
    }
    const int cells = static_cast<int>(bits.size());
    const auto table =
        std::get<solver::SubsetTable>(solver::SubsetTable::outcomes(cells, moves, Play::Misere, {}));
    return table.outcome((std::uint64_t{1} << cells) - 1);
}

/// Four corners of a board of eight by eight, so that groups do not touch.
std::uint64_t fourGroups(std::mt19937_64& random)
{
    std::uint64_t stones = 0;
    for (const std::uint32_t row : {0U, 5U}) {
        for (const std::uint32_t column : {0U, 5U}) {
            const std::uint64_t group = stonesOf(random() % 512, 3);
            stones |= group << (row * gridStride + column);
        }
    }
    return stones;
}

} // namespace

class TestGridGenera : public QObject {
    Q_OBJECT

private slots:
    void generaOfAllSubsets_data();
    void generaOfAllSubsets();
    void wildGroupsAreNotGuessed();
    void sumsAreSearched();
    void manyGroupsAreAnsweredAtOnce();
    void answersOfLargeSums();
    void stop();
};

void TestGridGenera::generaOfAllSubsets_data()
{
    QTest::addColumn<int>("most");
    for (const int most : {1, 2, 3, 4})
        QTest::addRow("max=%d", most) << most;
}

/// Against both mex values by brute force, and tameness of all that can be reached.
void TestGridGenera::generaOfAllSubsets()
{
    QFETCH(int, most);
    constexpr int columns = 4;
    const plain::Masks moves = plain::gridMoves(3, columns, most);
    const plain::Values known = plain::subsetValues(12, moves, Play::Misere);
    std::vector<bool> isTame(known.grundy.size());
    GridGenera genera({static_cast<std::uint32_t>(most)});
    int answered = 0;
    for (std::uint64_t subset = 0; subset < known.grundy.size(); ++subset) {
        const solver::Genus genus{known.grundy[subset], known.misereGrundy[subset]};
        isTame[subset] = genus.isTame();
        for (const std::uint64_t move : moves)
            isTame[subset] = isTame[subset] && ((subset & move) != move || isTame[subset ^ move]);
        const auto found = genera.genus(stonesOf(subset, columns));
        // A sum of a wild group and others may be tame all through; then nothing is claimed.
        QVERIFY(!found || isTame[subset]);
        if (gridParts(stonesOf(subset, columns), gridStride).size() == 1)
            QCOMPARE(found.has_value(), static_cast<bool>(isTame[subset]));
        if (found)
            QVERIFY(*found == genus);
        answered += found ? 1 : 0;
    }
    QVERIFY(answered > 100);
}

void TestGridGenera::wildGroupsAreNotGuessed()
{
    GridGenera genera({3});
    const std::uint64_t large = stonesOf((1U << 18) - 1, 6);
    QVERIFY(!genera.genus(large));
    QVERIFY(!genera.genus(large | gridBit(7, 7, gridStride)));
}

void TestGridGenera::sumsAreSearched()
{
    std::mt19937_64 random(5);
    for (const std::uint32_t most : {2U, 3U}) {
        GridGenera genera({most});
        solver::Search<GridSum> search(Play::Misere, {});
        for (int i = 0; i < 60; ++i) {
            std::uint64_t stones = fourGroups(random) & random();
            const auto outcome = std::get<Outcome>(search.outcome(GridSum(stones, genera)));
            QCOMPARE(outcome, outcomeByTable(stones, most));
        }
    }
}

void TestGridGenera::manyGroupsAreAnsweredAtOnce()
{
    // Twelve groups of two stones: heaps of 2, nim-sum 0 with firm heaps.
    std::uint64_t stones = 0;
    for (std::uint32_t row = 0; row < 8; row += 2) {
        for (std::uint32_t column = 0; column < 8; column += 3)
            stones |= gridBit(row, column, gridStride) | gridBit(row, column + 1, gridStride);
    }
    GridGenera genera({3});
    QVERIFY((genera.genus(stones) == solver::Genus{0, 0}));
    stones &= ~gridBit(0, 0, gridStride);
    QVERIFY((genera.genus(stones) == solver::Genus{3, 3}));
}

void TestGridGenera::answersOfLargeSums()
{
    std::mt19937_64 random(9);
    int compared = 0;
    while (compared < 4) {
        const std::uint64_t stones = fourGroups(random);
        if (std::popcount(stones) < 20 || std::popcount(stones) > 27)
            continue;
        ++compared;
        const auto game = std::get<GamePtr>(parse(notationOf(stones)));
        const Answer answer = game->answer({.grundy = false, .remoteness = false}, {});
        QCOMPARE(answer.verdict.outcome, outcomeByTable(stones, 3));
        for (const JudgedMove& judged : answer.moves) {
            const GamePtr left = game->after(judged.move);
            const Answer known = left->answer({.moves = false, .grundy = false, .remoteness = false}, {});
            QCOMPARE(judged.leaves.outcome, known.verdict.outcome);
        }
    }
}

void TestGridGenera::stop()
{
    std::stop_source source;
    source.request_stop();
    GridGenera genera({3}, source.get_token());
    QVERIFY(!genera.genus(gridBit(0, 0, gridStride)));
}

GRUNDY_TEST(TestGridGenera, tests::runIn<QCoreApplication, TestGridGenera>)
#include "tst_gridgenera.moc"
