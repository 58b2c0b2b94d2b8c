// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsettable.h"

#include "solver/subsetwork.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace solver {

namespace {

constexpr std::uint64_t allBits = ~std::uint64_t{0};

/// Bytes of so many tables, with the small things beside them.
std::size_t bytesForTables(int cells, std::size_t tables)
{
    constexpr std::size_t besides = std::size_t{1} << 19;
    return tables * SubsetBits::bytesFor(cells) + besides;
}

/// No game lasts longer than there are stones: no value and no remoteness is larger than that.
std::size_t planesFor(int cells)
{
    return static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(cells)));
}

/// Calls visit(word of first, word of second) for every word of two equally large blocks.
template <typename First, typename Second, typename Visit>
void forWords(First&& first, Second&& second, Visit visit)
{
    for (std::size_t vector = 0; vector < first.size(); ++vector) {
        for (std::size_t word = 0; word < 8; ++word)
            visit(first[vector].words[word], second[vector].words[word]);
    }
}

bool isFull(std::span<const BitVector> block)
{
    return std::ranges::all_of(block, [](const BitVector& vector) {
        return std::ranges::all_of(vector.words, [](std::uint64_t word) { return word == allBits; });
    });
}

/// Marks the states of `block` with `value`.
void assign(std::vector<SubsetBits>& planes, std::uint64_t value, std::size_t number,
            std::span<const BitVector> states)
{
    for (std::size_t plane = 0; plane < planes.size(); ++plane) {
        if ((value >> plane) & 1)
            forWords(planes[plane].block(number), states, [](auto& to, auto from) { to |= from; });
    }
}

/// Adds the states of one block to another; whether that is full then.
bool addTo(std::span<BitVector> to, std::span<const BitVector> from)
{
    std::uint64_t common = allBits;
    forWords(to, from, [&common](auto& word, auto added) {
        word |= added;
        common &= word;
    });
    return common == allBits;
}

/// The last table, filled.
SubsetBits takeTable(std::vector<SubsetBits>& tables, bool value)
{
    SubsetBits table = std::move(tables.back());
    tables.pop_back();
    table.fill(value);
    return table;
}

/// Calls fillBlock(level, block) for levels 0, 1, 2, … and every block until it says for all blocks of a
/// level that they are full; then the tables are the planes of the answer. Nothing when the meter ends it.
template <typename FillBlock>
std::optional<BitPlanes> runLevels(Workshop& work, std::vector<SubsetBits>& tables, FillBlock fillBlock)
{
    bool isDone = false;
    for (std::uint64_t level = 0; !isDone; ++level) {
        isDone = true;
        for (std::size_t number = 0; number < work.blocks(); ++number) {
            work.setProgress(level, number);
            if (!work.spendBlock(level == 0))
                return std::nullopt;
            const bool isBlockDone = fillBlock(level, number);
            isDone = isDone && isBlockDone;
        }
    }
    BitPlanes planes;
    planes.planes() = std::move(tables);
    return planes;
}

/// Value by value: the states of value v are the cold ones when those of smaller values are left out.
class GrundyFill {
public:
    GrundyFill(Workshop& work, std::vector<SubsetBits> tables)
        : m_work(work), m_tables(std::move(tables)), m_cold(takeTable(m_tables, false)),
          m_assigned(takeTable(m_tables, false)), m_block(work.emptyBlock())
    {
        std::ranges::for_each(m_tables, [](SubsetBits& plane) { plane.fill(false); });
    }

    std::optional<BitPlanes> run()
    {
        return runLevels(m_work, m_tables, [this](std::uint64_t value, std::size_t number) {
            const auto cold = m_cold.block(number);
            const auto assigned = m_assigned.block(number);
            if (isFull(assigned)) {
                std::ranges::fill(cold, BitVector{});
                return true;
            }
            std::ranges::copy(assigned, m_block.begin());
            m_work.fill.close(m_cold, number, m_block);
            assign(m_tables, value, number, cold);
            return addTo(assigned, cold);
        });
    }

private:
    Workshop& m_work;
    std::vector<SubsetBits> m_tables;
    SubsetBits m_cold; // the states of the last value
    SubsetBits m_assigned;
    std::vector<BitVector> m_block;
};

/// Remoteness by levels: a P position has the remoteness r, of P's parity, when all its options are hot
/// with less than r; an N position the remoteness r when r - 1 is the least of its P options.
class RemotenessFill {
public:
    RemotenessFill(Workshop& work, std::vector<SubsetBits> tables, theory::Play play)
        : m_work(work), m_tables(std::move(tables)), m_notHot(takeTable(m_tables, true)),
          m_level(takeTable(m_tables, false)), m_assigned(takeTable(m_tables, false)),
          m_block(work.emptyBlock()), m_play(play)
    {
        std::ranges::for_each(m_tables, [](SubsetBits& plane) { plane.fill(false); });
    }

    std::optional<BitPlanes> run()
    {
        return runLevels(m_work, m_tables, [this](std::uint64_t moves, std::size_t number) {
            fillBlock(moves, number);
            return isFull(m_assigned.block(number));
        });
    }

private:
    void fillBlock(std::uint64_t moves, std::size_t number)
    {
        const bool isCold = (moves % 2 == 0) == (m_play == theory::Play::Normal);
        findLevel(moves, number, isCold);
        forWords(m_block, m_assigned.block(number), [](auto& found, auto& known) {
            found &= ~known;
            known |= found;
        });
        assign(m_tables, moves, number, m_block);
        if (isCold)
            std::ranges::copy(m_block, m_level.block(number).begin());
        else
            forWords(m_notHot.block(number), m_block, [](auto& to, auto from) { to &= ~from; });
    }

    /// Leaves in m_block the states of this level, and perhaps some of earlier ones.
    void findLevel(std::uint64_t moves, std::size_t number, bool isCold)
    {
        std::ranges::fill(m_block, BitVector{});
        if (isFull(m_assigned.block(number)))
            return;
        if (moves == 0)
            return m_work.fill.terminals(number, m_block);
        m_work.fill.reach(isCold ? m_notHot : m_level, number, m_block);
        if (isCold)
            forWords(m_block, m_block, [](auto& word, auto) { word = ~word; });
    }

    Workshop& m_work;
    std::vector<SubsetBits> m_tables;
    SubsetBits m_notHot;
    SubsetBits m_level; // the P positions of the last level
    SubsetBits m_assigned;
    std::vector<BitVector> m_block;
    theory::Play m_play;
};

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
                                          theory::Play play, const Job& job)
{
    Workshop work(cells, moves, job);
    std::vector<SubsetBits> tables = work.allocate(1, bytesFor(cells), job.limits.memoryBytes);
    std::vector<BitVector> blocked = work.emptyBlock();
    for (std::size_t number = 0; number < work.blocks() && !work.meter.hasEnded(); ++number) {
        work.meter.setFraction(static_cast<double>(number) / static_cast<double>(work.blocks()));
        if (!work.spendBlock())
            break;
        if (play == theory::Play::Misere)
            work.fill.terminals(number, blocked);
        else
            std::ranges::fill(blocked, BitVector{});
        work.fill.close(tables.front(), number, blocked);
    }
    if (work.meter.hasEnded())
        return work.meter.unsolved();
    return SubsetTable(std::move(work.order), std::move(tables.front()));
}

theory::Outcome SubsetTable::outcome(std::uint64_t stones) const
{
    return m_cold.test(m_order.index(stones)) ? theory::Outcome::P : theory::Outcome::N;
}

SubsetGrundyTable::SubsetGrundyTable(CellOrder order, BitPlanes planes)
    : m_order(std::move(order)), m_planes(std::move(planes))
{
}

std::size_t SubsetGrundyTable::bytesFor(int cells)
{
    return bytesForTables(cells, planesFor(cells) + 2);
}

Solved<SubsetGrundyTable> SubsetGrundyTable::values(int cells, const std::vector<std::uint64_t>& moves,
                                                    const Job& job)
{
    Workshop work(cells, moves, job);
    auto tables = work.allocate(planesFor(cells) + 2, bytesFor(cells), job.limits.memoryBytes);
    if (work.meter.hasEnded())
        return work.meter.unsolved();
    auto planes = GrundyFill(work, std::move(tables)).run();
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
    return bytesForTables(cells, planesFor(cells) + 3);
}

Solved<SubsetRemotenessTable> SubsetRemotenessTable::remoteness(int cells,
                                                                const std::vector<std::uint64_t>& moves,
                                                                theory::Play play, const Job& job)
{
    Workshop work(cells, moves, job);
    auto tables = work.allocate(planesFor(cells) + 3, bytesFor(cells), job.limits.memoryBytes);
    if (work.meter.hasEnded())
        return work.meter.unsolved();
    auto planes = RemotenessFill(work, std::move(tables), play).run();
    if (!planes)
        return work.meter.unsolved();
    return SubsetRemotenessTable(std::move(work.order), std::move(*planes));
}

std::uint64_t SubsetRemotenessTable::remoteness(std::uint64_t stones) const
{
    return m_planes.value(m_order.index(stones));
}

} // namespace solver
