// SPDX-License-Identifier: GPL-3.0-or-later
// Exact values by search: Nim heaps beside free moves, Cutcake, and the honest end at every limit.

#include "solver/valuesearch.h"
#include "support/testprogram.h"

#include <QtTest>

#include <array>
#include <numeric>

using theory::Player;

namespace {

/// A heap of Nim and some free moves of both players.
struct FreeMoves {
    std::uint64_t heap = 0;
    std::uint64_t left = 0;
    std::uint64_t right = 0;

    [[nodiscard]] std::vector<FreeMoves> options(Player player) const
    {
        std::vector<FreeMoves> all;
        for (std::uint64_t after = 0; after < heap; ++after)
            all.push_back({after, left, right});
        if (player == Player::Left && left > 0)
            all.push_back({heap, left - 1, right});
        if (player == Player::Right && right > 0)
            all.push_back({heap, left, right - 1});
        return all;
    }
    friend bool operator==(const FreeMoves&, const FreeMoves&) = default;
};

/// Cutcake: Left cuts one cake along its height, Right along its width (Winning Ways, chapter 2).
struct Cakes {
    std::vector<std::pair<unsigned, unsigned>> cakes; // width, height

    [[nodiscard]] std::vector<Cakes> options(Player player) const
    {
        std::vector<Cakes> all;
        for (std::size_t i = 0; i < cakes.size(); ++i) {
            const auto [width, height] = cakes[i];
            const unsigned whole = player == Player::Left ? width : height;
            for (unsigned part = 1; part < whole; ++part) {
                Cakes cut = *this;
                cut.cakes[i] = player == Player::Left ? std::pair(part, height) : std::pair(width, part);
                cut.cakes.push_back(player == Player::Left ? std::pair(whole - part, height)
                                                           : std::pair(width, whole - part));
                all.push_back(std::move(cut));
            }
        }
        return all;
    }
    [[nodiscard]] std::vector<Cakes> components() const
    {
        std::vector<Cakes> parts;
        for (const auto& cake : cakes)
            parts.push_back({{cake}});
        return parts;
    }
    friend bool operator==(const Cakes&, const Cakes&) = default;
};

} // namespace

template <>
struct std::hash<FreeMoves> {
    std::size_t operator()(const FreeMoves& p) const noexcept
    {
        return p.heap + 131 * (p.left + 131 * p.right);
    }
};
template <>
struct std::hash<Cakes> {
    std::size_t operator()(const Cakes& p) const noexcept
    {
        return std::accumulate(
            p.cakes.begin(), p.cakes.end(), std::size_t{7},
            [](std::size_t seed, auto cake) { return (seed * 31 + cake.first) * 31 + cake.second; });
    }
};

namespace {

template <typename P>
std::string valueText(const P& position)
{
    solver::ValueSearch<P> search({});
    const auto value = search.value(position);
    if (const auto* found = std::get_if<theory::ShortGame>(&value))
        return search.games().text(*found).value_or("?");
    return "unsolved";
}

} // namespace

class TestValueSearch : public QObject {
    Q_OBJECT

private slots:
    void freeMovesAreIntegers();
    void cutcake_data();
    void cutcake();
    void limits();
    void longGames();
};

void TestValueSearch::freeMovesAreIntegers()
{
    QCOMPARE(valueText(FreeMoves{0, 0, 0}), std::string("0"));
    QCOMPARE(valueText(FreeMoves{5, 0, 0}), std::string("*5"));
    QCOMPARE(valueText(FreeMoves{2, 3, 1}), std::string("2*2"));
    QCOMPARE(valueText(FreeMoves{1, 0, 4}), std::string("-4*"));
}

/// The published table of Cutcake: a cake of width w and height h, w - 1 cuts for Left.
void TestValueSearch::cutcake_data()
{
    QTest::addColumn<unsigned>("width");
    QTest::addColumn<unsigned>("height");
    QTest::addColumn<int>("value");
    constexpr std::array<std::array<int, 8>, 4> table{{{0, 1, 2, 3, 4, 5, 6, 7},
                                                       {-1, 0, 0, 1, 1, 2, 2, 3},
                                                       {-2, 0, 0, 1, 1, 2, 2, 3},
                                                       {-3, -1, -1, 0, 0, 0, 0, 1}}};
    for (unsigned height = 1; height <= 4; ++height) {
        for (unsigned width = 1; width <= 8; ++width)
            QTest::addRow("%u x %u", width, height) << width << height << table[height - 1][width - 1];
    }
}

void TestValueSearch::cutcake()
{
    QFETCH(unsigned, width);
    QFETCH(unsigned, height);
    QFETCH(int, value);
    QCOMPARE(valueText(Cakes{{{width, height}}}), std::to_string(value));
    QCOMPARE(valueText(Cakes{{{width, height}, {height, width}}}), std::string("0"));
}

void TestValueSearch::limits()
{
    solver::Job few;
    few.limits.positions = 10;
    solver::ValueSearch<Cakes> counted(few);
    const auto ended = counted.value({{{8, 8}}});
    QCOMPARE(std::get<solver::Unsolved>(ended).reason, solver::UnsolvedReason::OutOfPositions);

    solver::Job small;
    small.limits.memoryBytes = 20'000;
    solver::ValueSearch<Cakes> cramped(small);
    const auto full = cramped.value({{{8, 8}}});
    QCOMPARE(std::get<solver::Unsolved>(full).reason, solver::UnsolvedReason::OutOfMemory);

    std::stop_source stop;
    stop.request_stop();
    solver::Job stopped;
    stopped.stop = stop.get_token();
    solver::ValueSearch<FreeMoves> cancelled(stopped);
    const auto none = cancelled.value({60, 6, 6});
    QCOMPARE(std::get<solver::Unsolved>(none).reason, solver::UnsolvedReason::Cancelled);

    solver::Job hasty;
    hasty.limits.time = std::chrono::milliseconds(20);
    solver::ValueSearch<FreeMoves> late(hasty);
    const auto outOfTime = late.value({5000, 500, 500});
    QVERIFY(std::holds_alternative<solver::Unsolved>(outOfTime));
}

/// The depth of the game is no depth of the program's stack.
void TestValueSearch::longGames()
{
    QCOMPARE(valueText(FreeMoves{0, 200'000, 0}), std::string("200000"));
}

GRUNDY_TEST(TestValueSearch, tests::run<TestValueSearch>)

#include "tst_valuesearch.moc"
