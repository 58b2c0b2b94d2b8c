// SPDX-License-Identifier: GPL-3.0-or-later
// The solver's tables beside plain ones in the same run. 'refByte' is the yardstick: one byte per state,
// numeric order, a list of move masks, early exit at the first P option, one thread, the same flags.

#include "solver/plain.h"
#include "solver/search.h"
#include "solver/sequences/octal.h"
#include "solver/sequences/octalterms.h"
#include "solver/sequences/sequence.h"
#include "solver/subsets/subsettable.h"

#include <benchmark/benchmark.h>

#include <bit>
#include <cstdint>
#include <vector>

namespace {

using solver::Job;
using theory::Play;

struct Grid {
    explicit Grid(const benchmark::State& state)
        : cells(static_cast<int>(state.range(0) * state.range(1))),
          moves(plain::gridMoves(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)), 3))
    {
    }
    int cells;
    plain::Masks moves;
};

bool hasColdOption(const std::vector<std::uint8_t>& isCold, const plain::Masks& moves, std::uint64_t state)
{
    for (const std::uint64_t move : moves) {
        if ((state & move) == move && isCold[state ^ move])
            return true;
    }
    return false;
}

void refByteOutcomes(benchmark::State& state)
{
    const Grid grid(state);
    for (auto _ : state) {
        std::vector<std::uint8_t> isCold(std::size_t{1} << grid.cells);
        for (std::uint64_t stones = 0; stones < isCold.size(); ++stones)
            isCold[stones] = !hasColdOption(isCold, grid.moves, stones);
        benchmark::DoNotOptimize(isCold.data());
    }
}

void subsetOutcomes(benchmark::State& state)
{
    const Grid grid(state);
    const Play play = state.range(2) == 0 ? Play::Normal : Play::Misere;
    for (auto _ : state)
        benchmark::DoNotOptimize(solver::SubsetTable::outcomes(grid.cells, grid.moves, play, Job{}));
}

/// A byte per state, the mex by a bit set of the options' values.
void refByteGrundy(benchmark::State& state)
{
    const Grid grid(state);
    for (auto _ : state) {
        std::vector<std::uint8_t> values(std::size_t{1} << grid.cells);
        for (std::uint64_t stones = 0; stones < values.size(); ++stones) {
            std::uint64_t seen = 0;
            for (const std::uint64_t move : grid.moves) {
                if ((stones & move) == move)
                    seen |= std::uint64_t{1} << values[stones ^ move];
            }
            values[stones] = static_cast<std::uint8_t>(std::countr_one(seen));
        }
        benchmark::DoNotOptimize(values.data());
    }
}

void subsetGrundy(benchmark::State& state)
{
    const Grid grid(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(solver::SubsetGrundyTable::values(grid.cells, grid.moves, Job{}));
}

/// A byte per state; even remoteness is P in normal play.
void refByteRemoteness(benchmark::State& state)
{
    const Grid grid(state);
    for (auto _ : state) {
        std::vector<std::uint8_t> values(std::size_t{1} << grid.cells);
        for (std::uint64_t stones = 0; stones < values.size(); ++stones) {
            unsigned soonest = 255;
            unsigned latest = 0;
            for (const std::uint64_t move : grid.moves) {
                if ((stones & move) != move)
                    continue;
                const unsigned moves = values[stones ^ move] + 1U;
                soonest = moves % 2 == 1 ? std::min(soonest, moves) : soonest;
                latest = std::max(latest, moves);
            }
            values[stones] = static_cast<std::uint8_t>(soonest != 255 ? soonest : latest);
        }
        benchmark::DoNotOptimize(values.data());
    }
}

void subsetRemoteness(benchmark::State& state)
{
    const Grid grid(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            solver::SubsetRemotenessTable::remoteness(grid.cells, grid.moves, Play::Normal, Job{}));
    }
}

void searchOutcome(benchmark::State& state)
{
    const Grid grid(state);
    const std::uint64_t full = (std::uint64_t{1} << grid.cells) - 1;
    for (auto _ : state) {
        solver::Search<plain::Stones> search(Play::Misere, Job{});
        benchmark::DoNotOptimize(search.outcome({full, &grid.moves}));
    }
}

void subtractionPeriod(benchmark::State& state)
{
    const std::vector<std::uint64_t> takes = {3, 17, 41, 96, 205};
    for (auto _ : state)
        benchmark::DoNotOptimize(solver::subtractionSequence(takes));
}

const solver::OctalRule kayles{{0, 7, 7}, false};

/// Kayles 0, 1, …, n without the theorem.
void octalTerms(benchmark::State& state)
{
    for (auto _ : state) {
        solver::OctalTerms terms(kayles);
        solver::Meter meter({});
        benchmark::DoNotOptimize(terms.extendTo(static_cast<std::uint64_t>(state.range(0)), meter));
    }
}

/// Kayles at any n: the period found and proven.
void octalPeriod(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(solver::octalValues(kayles, 1'000'000'000, {}));
}

} // namespace

BENCHMARK(refByteOutcomes)->Args({4, 4})->Args({5, 5})->Unit(benchmark::kMillisecond);
BENCHMARK(subsetOutcomes)
    ->ArgNames({"rows", "columns", "misere"})
    ->Args({4, 4, 0})
    ->Args({4, 4, 1})
    ->Args({5, 5, 0})
    ->Args({5, 5, 1})
    ->Args({5, 6, 0})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(refByteGrundy)->Args({4, 4})->Args({5, 5})->Unit(benchmark::kMillisecond);
BENCHMARK(subsetGrundy)->Args({4, 4})->Args({5, 5})->Unit(benchmark::kMillisecond);
BENCHMARK(refByteRemoteness)->Args({4, 4})->Args({5, 5})->Unit(benchmark::kMillisecond);
BENCHMARK(subsetRemoteness)->Args({4, 4})->Args({5, 5})->Unit(benchmark::kMillisecond);
BENCHMARK(searchOutcome)->Args({4, 4})->Unit(benchmark::kMillisecond);
BENCHMARK(subtractionPeriod)->Unit(benchmark::kMillisecond);
BENCHMARK(octalTerms)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(octalPeriod)->Unit(benchmark::kMicrosecond);
