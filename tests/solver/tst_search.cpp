// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plain.h"
#include "solver/minimax.h"
#include "solver/plain.h"
#include "solver/search.h"
#include "support/testprogram.h"

#include <rapidcheck.h>

#include <atomic>
#include <ranges>
#include <thread>

using namespace solver;
using plain::SplittingStones;
using plain::Stones;
using theory::Nimber;
using theory::Outcome;
using theory::Play;

namespace {

/// One Nim heap, whose options are a lazy range over the heap itself.
struct Heap {
    std::uint64_t stones = 0;

    friend bool operator==(const Heap&, const Heap&) = default;

    [[nodiscard]] auto options() const
    {
        return std::views::iota(std::uint64_t{0}, stones) |
               std::views::transform([this](std::uint64_t taken) { return Heap{stones - 1 - taken}; });
    }
};

/// Nim heaps in a vector that owns memory; canonical() sorts them, components() are the heaps.
struct Heaps {
    std::vector<std::uint64_t> sizes;

    friend bool operator==(const Heaps&, const Heaps&) = default;

    [[nodiscard]] std::vector<Heaps> options() const
    {
        std::vector<Heaps> options;
        for (std::size_t heap = 0; heap < sizes.size(); ++heap) {
            for (std::uint64_t left = 0; left < sizes[heap]; ++left) {
                options.push_back(*this);
                options.back().sizes[heap] = left;
            }
        }
        return options;
    }
    [[nodiscard]] Heaps canonical() const
    {
        Heaps sorted = *this;
        std::erase(sorted.sizes, 0U);
        std::ranges::sort(sorted.sizes);
        return sorted;
    }
};

/// The longest game of all: always one stone.
struct Ladder {
    std::uint64_t rungs = 0;

    friend bool operator==(const Ladder&, const Ladder&) = default;

    [[nodiscard]] std::vector<Ladder> options() const
    {
        return rungs == 0 ? std::vector<Ladder>{} : std::vector<Ladder>{{rungs - 1}};
    }
};

plain::Masks randomMoves(int cells)
{
    return *rc::gen::container<plain::Masks>(rc::gen::inRange(std::uint64_t{1}, std::uint64_t{1} << cells));
}

/// Checks all three answers of a search against brute force, for a position of each kind.
template <typename P>
void checkSearch(const plain::Masks& moves, std::uint64_t stones, Play play, const Job& job)
{
    const plain::Values expected = plain::subsetValues(static_cast<int>(std::bit_width(stones)), moves, play);
    Search<P> search(play, job);
    P position{};
    position.left = stones;
    position.moves = &moves;
    RC_ASSERT(std::get<std::uint64_t>(search.remoteness(position)) == expected.remoteness[stones]);
    RC_ASSERT((std::get<Outcome>(search.outcome(position)) == Outcome::N) ==
              static_cast<bool>(expected.isHot[stones]));
    if (play == Play::Normal)
        RC_ASSERT(std::get<Nimber>(search.grundy(position)).value == expected.grundy[stones]);
    RC_ASSERT(search.tableBytes() <= std::max<std::size_t>(job.limits.memoryBytes, 4096));
}

} // namespace

template <>
struct std::hash<Heap> {
    std::size_t operator()(const Heap& heap) const noexcept { return heap.stones; }
};
template <>
struct std::hash<Heaps> {
    std::size_t operator()(const Heaps& heaps) const noexcept
    {
        std::size_t mixed = 0;
        for (const std::uint64_t size : heaps.sizes)
            mixed = 31 * mixed + size;
        return mixed;
    }
};
template <>
struct std::hash<Ladder> {
    std::size_t operator()(const Ladder& ladder) const noexcept { return ladder.rungs; }
};

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void matchesBruteForce();
    void tinyTableStaysRight();
    void grids();
    void lazyOptionsAndBouton();
    void misereNim();
    void longGamesDoNotOverflow();
    void tinyMemoryGivesUpHonestly();
    void isRightAfterAnUnsolved();
    void endsWithoutTime();
    void endsWhenAnotherThreadAsks();
    void reportsProgressSparingly();
    void lookAheadMatchesBruteForce();
    void lookAheadWithoutTimeIsUnknown();
};

void TestSearch::matchesBruteForce()
{
    QVERIFY(rc::check("random masks", [] {
        const int cells = *rc::gen::inRange(1, 10);
        const plain::Masks moves = randomMoves(cells);
        const auto stones = *rc::gen::inRange(std::uint64_t{0}, std::uint64_t{1} << cells);
        for (const Play play : plain::plays) {
            checkSearch<Stones>(moves, stones, play, {});
            checkSearch<SplittingStones>(moves, stones, play, {});
        }
    }));
}

void TestSearch::tinyTableStaysRight()
{
    Job job;
    job.limits.memoryBytes = 128 << 10;
    QVERIFY(rc::check("grids with a table that overflows", [&job] {
        const plain::Masks moves = plain::gridMoves(3, 4, *rc::gen::inRange(1, 4));
        const auto stones = *rc::gen::inRange(std::uint64_t{0}, std::uint64_t{1} << 12);
        const Play play = *rc::gen::element(Play::Normal, Play::Misere);
        checkSearch<Stones>(moves, stones, play, job);
        checkSearch<SplittingStones>(moves, stones, play, job);
    }));
}

void TestSearch::grids()
{
    const plain::Masks moves = plain::gridMoves(4, 4, 3);
    for (const Play play : plain::plays) {
        Search<Stones> search(play, {});
        QCOMPARE(std::get<Outcome>(search.outcome({0xffff, &moves})), Outcome::P);
        QVERIFY(search.positions() < 65536);
        const plain::Values expected = plain::subsetValues(16, moves, play);
        QCOMPARE(std::get<std::uint64_t>(search.remoteness({0xffff, &moves})), expected.remoteness[0xffff]);
    }
    Search<SplittingStones> search(Play::Normal, {});
    QCOMPARE(std::get<Nimber>(search.grundy({{0xffff, &moves}})).value, std::uint64_t{0});
}

void TestSearch::lazyOptionsAndBouton()
{
    Search<Heap> search(Play::Normal, {});
    QCOMPARE(std::get<Nimber>(search.grundy({200})).value, std::uint64_t{200});
    QCOMPARE(std::get<std::uint64_t>(search.remoteness({200})), std::uint64_t{1});
    Search<Heaps> heaps(Play::Normal, {});
    QCOMPARE(std::get<Nimber>(heaps.grundy({{7, 11, 5}})).value, std::uint64_t{7 ^ 11 ^ 5});
}

void TestSearch::misereNim()
{
    Search<Heaps> search(Play::Misere, {});
    for (const auto& [sizes, outcome] : {std::pair{Heaps{{1, 1, 1}}, Outcome::P},
                                         {Heaps{{1, 1}}, Outcome::N},
                                         {Heaps{{2, 2}}, Outcome::P},
                                         {Heaps{{3, 4, 5}}, Outcome::N},
                                         {Heaps{{1, 4, 5}}, Outcome::P},
                                         {Heaps{{}}, Outcome::N}})
        QCOMPARE(std::get<Outcome>(search.outcome(sizes)), outcome);
}

void TestSearch::longGamesDoNotOverflow()
{
    Search<Ladder> search(Play::Normal, {});
    QCOMPARE(std::get<Outcome>(search.outcome({300001})), Outcome::N);
    QCOMPARE(std::get<std::uint64_t>(search.remoteness({300001})), std::uint64_t{300001});
}

void TestSearch::tinyMemoryGivesUpHonestly()
{
    Job job;
    job.limits.memoryBytes = 1 << 20;
    Search<Ladder> search(Play::Normal, job);
    QCOMPARE(std::get<Unsolved>(search.outcome({10'000'000})).reason, UnsolvedReason::OutOfMemory);
}

void TestSearch::isRightAfterAnUnsolved()
{
    const plain::Masks moves = plain::gridMoves(3, 4, 3);
    const plain::Values expected = plain::subsetValues(12, moves, Play::Misere);
    Job job;
    job.limits.positions = 300;
    Search<Stones> search(Play::Misere, job);
    QCOMPARE(std::get<Unsolved>(search.remoteness({0xfff, &moves})).reason, UnsolvedReason::OutOfPositions);
    for (std::uint64_t stones = 0; stones < 0x1000; ++stones) {
        const auto solved = search.remoteness({stones, &moves});
        if (const auto* moves_ = std::get_if<std::uint64_t>(&solved))
            QCOMPARE(*moves_, expected.remoteness[stones]);
    }
}

void TestSearch::endsWithoutTime()
{
    const plain::Masks moves = plain::gridMoves(5, 5, 3);
    Job job;
    job.limits.time = std::chrono::milliseconds{5};
    Search<Stones> search(Play::Misere, job);
    const auto unsolved = std::get<Unsolved>(search.remoteness({0x1ffffff, &moves}));
    QVERIFY(unsolved.reason == UnsolvedReason::OutOfTime && unsolved.positions > 0);
}

void TestSearch::endsWhenAnotherThreadAsks()
{
    const plain::Masks moves = plain::gridMoves(6, 6, 3);
    std::stop_source source;
    std::atomic<bool> isRunning = false;
    Job job;
    job.stop = source.get_token();
    job.progress = [&](const Progress&) {
        isRunning = true;
        while (!source.stop_requested()) // however late the other thread comes
            std::this_thread::yield();
    };
    std::jthread other([&](const std::stop_token& end) {
        while (!isRunning && !end.stop_requested())
            std::this_thread::yield();
        source.request_stop();
    });
    Search<Stones> search(Play::Misere, job);
    const Stones full{(std::uint64_t{1} << 36) - 1, &moves};
    QCOMPARE(std::get<Unsolved>(search.outcome(full)).reason, UnsolvedReason::Cancelled);
}

void TestSearch::reportsProgressSparingly()
{
    using Clock = std::chrono::steady_clock;
    const plain::Masks moves = plain::gridMoves(6, 6, 3);
    constexpr int enough = 5;
    int reports = 0;
    std::stop_source source;
    Job job;
    job.stop = source.get_token();
    job.progress = [&](const Progress&) {
        if (++reports == enough)
            source.request_stop();
    };
    const Clock::time_point start = Clock::now();
    Search<Stones> search(Play::Normal, job);
    const auto solved = search.remoteness({(std::uint64_t{1} << 36) - 1, &moves});
    QCOMPARE(std::get<Unsolved>(solved).reason, UnsolvedReason::Cancelled);
    QCOMPARE(reports, enough);
    QVERIFY(Clock::now() - start >= enough * std::chrono::milliseconds{20});
}

void TestSearch::lookAheadMatchesBruteForce()
{
    QVERIFY(rc::check("deep enough it is exact, and never wrong before", [] {
        const int cells = *rc::gen::inRange(1, 6);
        const plain::Masks moves = randomMoves(cells);
        const auto stones = *rc::gen::inRange(std::uint64_t{0}, std::uint64_t{1} << cells);
        const Play play = *rc::gen::element(Play::Normal, Play::Misere);
        const plain::Values expected = plain::subsetValues(cells, moves, play);
        const Score truth = expected.isHot[stones] ? Score::Win : Score::Loss;
        for (int depth = 0; depth <= cells; ++depth) {
            Meter meter{Job{}};
            const Score score = lookAhead(Stones{stones, &moves}, play, depth, meter);
            RC_ASSERT(score == truth || score == Score::Unknown);
            if (static_cast<std::uint64_t>(depth) >= expected.remoteness[stones])
                RC_ASSERT(score == truth);
        }
    }));
}

void TestSearch::lookAheadWithoutTimeIsUnknown()
{
    const plain::Masks moves = plain::gridMoves(4, 4, 3);
    Job job;
    job.limits.positions = 100;
    Meter meter(job);
    QCOMPARE(lookAhead(Stones{0xffff, &moves}, Play::Normal, 16, meter), Score::Unknown);
    QCOMPARE(meter.unsolved().reason, UnsolvedReason::OutOfPositions);
}

GRUNDY_TEST(TestSearch, tests::runIn<QCoreApplication, TestSearch>)
#include "tst_search.moc"
