// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsets/subsettable.h"

#include "solver/subsets/subsetlevels.h"
#include "solver/subsets/subsetwork.h"

#include <algorithm>
#include <optional>
#include <span>
#include <thread>
#include <utility>

namespace solver {

namespace {

/// Bytes of so many tables, with the small things beside them.
std::size_t bytesForTables(int cells, std::size_t tables)
{
    constexpr std::size_t besides = std::size_t{1} << 19;
    return tables * SubsetBits::bytesFor(cells) + besides;
}

using Clock = std::chrono::steady_clock;

/// Below these sizes a second thread is not worth its start, which filling by levels takes at every level.
constexpr int cellsForThreads = 27;
constexpr int cellsForThreadsByLevels = 23;

unsigned allThreads()
{
    return std::max(std::thread::hardware_concurrency(), 1U);
}

unsigned threadsFor(int cells, const SubsetMethod& method, int cellsWorthIt)
{
    if (method.threads != 0)
        return method.threads;
    return cells < cellsWorthIt ? 1 : allThreads();
}

const SubsetKernel& kernelFor(const SubsetMethod& method)
{
    return method.kernel != nullptr ? *method.kernel : *subsetKernels().back();
}

bool fillOutcomes(Workshop& work, SubsetBits& table, theory::Play play, unsigned threads)
{
    return work.forBlocks(threads, Workshop::onlyPass(), [&](std::size_t number) {
        const std::span<BitVector> block = table.block(number);
        if (play == theory::Play::Misere)
            work.fill.terminals(number, block);
        else
            std::ranges::fill(block, BitVector{});
        work.fill.close(table, number);
    });
}

} // namespace

SubsetTable::SubsetTable(CellOrder order, SubsetBits cold)
    : m_order(std::move(order)), m_cold(std::move(cold))
{
}

std::size_t SubsetTable::bytesFor(int cells)
{
    return bytesForTables(cells, 1);
}

Solved<SubsetTable> SubsetTable::outcomes(int cells, const std::vector<std::uint64_t>& moves,
                                          theory::Play play, const Job& job, const SubsetMethod& method)
{
    const Clock::time_point start = Clock::now();
    Workshop work(cells, moves, job, kernelFor(method));
    std::vector<SubsetBits> tables = work.allocate(1, bytesFor(cells), job.limits);
    const unsigned threads = threadsFor(cells, method, cellsForThreads);
    if (work.meter.hasEnded() || !work.makePresent(tables.front(), threads))
        return work.meter.unsolved();
    const Clock::time_point allocated = Clock::now();
    if (!fillOutcomes(work, tables.front(), play, threads))
        return work.meter.unsolved();
    SubsetTable table(std::move(work.order), std::move(tables.front()));
    table.m_effort = {.allocation = allocated - start,
                      .filling = Clock::now() - allocated,
                      .bytesMoved = work.fill.bytesRead() + SubsetBits::bytesFor(cells)};
    return table;
}

theory::Outcome SubsetTable::outcome(std::uint64_t stones) const
{
    return m_cold.test(m_order.index(stones)) ? theory::Outcome::P : theory::Outcome::N;
}

std::uint64_t SubsetTable::coldCount() const
{
    return m_cold.count(m_order.cells());
}

SubsetGrundyTable::SubsetGrundyTable(CellOrder order, BitPlanes planes)
    : m_order(std::move(order)), m_planes(std::move(planes))
{
}

std::size_t SubsetGrundyTable::bytesFor(int cells)
{
    return bytesForTables(cells, grundyTables(cells));
}

Solved<SubsetGrundyTable> SubsetGrundyTable::values(int cells, const std::vector<std::uint64_t>& moves,
                                                    const Job& job, const SubsetMethod& method)
{
    Workshop work(cells, moves, job, kernelFor(method));
    auto tables = work.allocate(grundyTables(cells), bytesFor(cells), job.limits);
    if (work.meter.hasEnded())
        return work.meter.unsolved();
    auto planes = fillGrundy(work, std::move(tables), threadsFor(cells, method, cellsForThreadsByLevels));
    if (!planes)
        return work.meter.unsolved();
    return SubsetGrundyTable(std::move(work.order), std::move(*planes));
}

std::uint64_t SubsetGrundyTable::grundy(std::uint64_t stones) const
{
    return m_planes.value(m_order.index(stones));
}

SubsetRemotenessTable::SubsetRemotenessTable(CellOrder order, BitPlanes planes)
    : m_order(std::move(order)), m_planes(std::move(planes))
{
}

std::size_t SubsetRemotenessTable::bytesFor(int cells)
{
    constexpr std::size_t perThread = std::size_t{1} << 19; // its blocks and its stack
    const unsigned threads = threadsFor(cells, {}, cellsForThreadsByLevels);
    return bytesForTables(cells, remotenessTables(cells)) + threads * perThread;
}

Solved<SubsetRemotenessTable> SubsetRemotenessTable::remoteness(int cells,
                                                                const std::vector<std::uint64_t>& moves,
                                                                theory::Play play, const Job& job,
                                                                const SubsetMethod& method)
{
    Workshop work(cells, moves, job, kernelFor(method));
    auto tables = work.allocate(remotenessTables(cells), bytesFor(cells), job.limits);
    if (work.meter.hasEnded())
        return work.meter.unsolved();
    const unsigned threads = threadsFor(cells, method, cellsForThreadsByLevels);
    auto planes = fillRemoteness(work, std::move(tables), play, threads);
    if (!planes)
        return work.meter.unsolved();
    return SubsetRemotenessTable(std::move(work.order), std::move(*planes));
}

std::uint64_t SubsetRemotenessTable::remoteness(std::uint64_t stones) const
{
    return m_planes.value(m_order.index(stones));
}

} // namespace solver
