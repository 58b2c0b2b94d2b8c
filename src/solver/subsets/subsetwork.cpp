// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsets/subsetwork.h"

#include "solver/memory.h"
#include "solver/team.h"

#include <bit>

namespace solver {

namespace {

/// What of the time is for making the memory present, about.
constexpr double presentShare = 0.1;

/// Small tables do not ask.
bool isBeyondMachine(std::size_t bytes)
{
    constexpr std::size_t small = std::size_t{64} << 20;
    return bytes > small && bytes > availableMemoryBytes().value_or(bytes);
}

} // namespace

std::vector<SubsetBits> Workshop::allocate(std::size_t tables, std::size_t planned, const Limits& limits)
{
    std::vector<SubsetBits> made;
    made.reserve(tables);
    if (planned > limits.memoryBytes || isBeyondMachine(planned))
        meter.end(UnsolvedReason::OutOfMemory);
    else if (limits.positions && *limits.positions < std::uint64_t{1} << m_cells)
        meter.end(UnsolvedReason::OutOfPositions);
    for (std::size_t table = 0; table < tables && !meter.hasEnded(); ++table) {
        if (!made.emplace_back(m_cells).isAllocated())
            meter.end(UnsolvedReason::OutOfMemory);
    }
    return made;
}

bool Workshop::makePresent(SubsetBits& table, unsigned threads)
{
    constexpr std::size_t piece = std::size_t{2} << 20; // more would keep one who cancels waiting
    const std::size_t pieces = SubsetBits::bytesFor(m_cells) / piece;
    return pieces == 0 || doUnits(pieces, presentShare, threads, meter,
                                  [&](std::size_t unit) { table.makePresent(unit * piece, piece); });
}

bool Workshop::clear(const std::vector<std::pair<SubsetBits*, bool>>& tables, unsigned threads)
{
    return forBlocks(threads, {0, presentShare, false}, [&](std::size_t number) {
        for (const auto& [table, value] : tables) {
            BitVector same;
            same.words.fill(value ? ~std::uint64_t{0} : 0);
            std::ranges::fill(table->block(number), same);
        }
    });
}

Workshop::Pass Workshop::onlyPass()
{
    return {.fractionBefore = presentShare, .fractionAfter = 1, .isFirst = true};
}

Workshop::Pass Workshop::passOf(std::uint64_t level) const
{
    const auto fractionAt = [this](std::uint64_t passes) {
        const double part = static_cast<double>(passes) / (static_cast<double>(m_cells) + 1);
        return std::min(presentShare + (1 - presentShare) * part, 1.0);
    };
    return {
        .fractionBefore = fractionAt(level), .fractionAfter = fractionAt(level + 1), .isFirst = level == 0};
}

bool Workshop::forBlocks(unsigned threads, const Pass& pass,
                         const std::function<void(std::size_t)>& fillBlock)
{
    // A unit is the blocks that share their top bits, in the order of their numbers.
    constexpr int mostTopBits = 10;
    const int bits = std::countr_zero(blocks());
    const int topBits = std::min(bits, mostTopBits);
    const std::size_t unitBlocks = std::size_t{1} << (bits - topBits);
    TeamWork work{.levels = {},
                  .steps = blocks(),
                  .positionsInStep = pass.isFirst ? std::uint64_t{1} << std::min(m_cells, blockBits) : 0,
                  .fractionBefore = pass.fractionBefore,
                  .fractionAfter = pass.fractionAfter,
                  .doUnit = [&](std::size_t unit, const StepCounter& mayGoOn) {
                      for (std::size_t i = 0; i < unitBlocks && mayGoOn(); ++i)
                          fillBlock(unit * unitBlocks + i);
                  }};
    work.levels.resize(static_cast<std::size_t>(topBits) + 1);
    for (std::size_t unit = 0; unit < std::size_t{1} << topBits; ++unit)
        work.levels[static_cast<std::size_t>(std::popcount(unit))].push_back(unit);
    return doInLevels(work, threads, meter);
}

} // namespace solver
