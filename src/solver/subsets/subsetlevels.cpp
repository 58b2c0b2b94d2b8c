// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/subsets/subsetlevels.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace solver {

namespace {

constexpr std::uint64_t allBits = ~std::uint64_t{0};

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

SubsetBits takeTable(std::vector<SubsetBits>& tables)
{
    SubsetBits table = std::move(tables.back());
    tables.pop_back();
    return table;
}

/// The tables that hold a value throughout before the first level.
using Cleared = std::vector<std::pair<SubsetBits*, bool>>;

Cleared planesCleared(std::vector<SubsetBits>& planes)
{
    Cleared cleared;
    cleared.reserve(planes.size());
    for (SubsetBits& plane : planes)
        cleared.emplace_back(&plane, false);
    return cleared;
}

/// Calls fillBlock(level, block) for levels 0, 1, 2, … and every block, those of a level on so many threads,
/// until it says for all blocks of a level that they are full. False when the meter ended it.
template <typename FillBlock>
bool runLevels(Workshop& work, unsigned threads, FillBlock fillBlock)
{
    std::atomic<bool> isDone = false;
    for (std::uint64_t level = 0; !isDone; ++level) {
        isDone = true;
        const bool isWhole = work.forBlocks(threads, work.passOf(level), [&](std::size_t number) {
            if (!fillBlock(level, number))
                isDone.store(false, std::memory_order_relaxed);
        });
        if (!isWhole)
            return false;
    }
    return true;
}

/// Value by value: the states of value v are the cold ones when those of smaller values are left out.
class GrundyFill {
public:
    GrundyFill(Workshop& work, std::vector<SubsetBits> tables)
        : m_work(work), m_tables(std::move(tables)), m_cold(takeTable(m_tables)),
          m_assigned(takeTable(m_tables))
    {
    }

    std::optional<BitPlanes> run(unsigned threads)
    {
        Cleared cleared = planesCleared(m_tables);
        cleared.emplace_back(&m_assigned, false);
        if (!m_work.clear(cleared, threads) ||
            !runLevels(m_work, threads,
                       [this](std::uint64_t value, std::size_t number) { return fillBlock(value, number); }))
            return std::nullopt;
        return BitPlanes(std::move(m_tables));
    }

private:
    bool fillBlock(std::uint64_t value, std::size_t number)
    {
        const auto cold = m_cold.block(number);
        const auto assigned = m_assigned.block(number);
        if (isFull(assigned)) {
            std::ranges::fill(cold, BitVector{});
            return true;
        }
        std::ranges::copy(assigned, cold.begin());
        m_work.fill.close(m_cold, number);
        assign(m_tables, value, number, cold);
        return addTo(assigned, cold);
    }

    Workshop& m_work;
    std::vector<SubsetBits> m_tables;
    SubsetBits m_cold; // the states of the last value
    SubsetBits m_assigned;
};

/// Remoteness by levels: a P-position has the remoteness r, of P's parity, when all its options are hot
/// with less than r; an N-position the remoteness r when r - 1 is the least of its P options. No block of a
/// level reads what another one of that level writes.
class RemotenessFill {
public:
    RemotenessFill(Workshop& work, std::vector<SubsetBits> tables, theory::Play play)
        : m_work(work), m_tables(std::move(tables)), m_notHot(takeTable(m_tables)),
          m_level(takeTable(m_tables)), m_assigned(takeTable(m_tables)), m_play(play)
    {
    }

    std::optional<BitPlanes> run(unsigned threads)
    {
        Cleared cleared = planesCleared(m_tables);
        cleared.insert(cleared.end(), {{&m_notHot, true}, {&m_level, false}, {&m_assigned, false}});
        if (!m_work.clear(cleared, threads) ||
            !runLevels(m_work, threads,
                       [this](std::uint64_t moves, std::size_t number) { return fillBlock(moves, number); }))
            return std::nullopt;
        return BitPlanes(std::move(m_tables));
    }

private:
    bool fillBlock(std::uint64_t moves, std::size_t number)
    {
        const bool isCold = (moves % 2 == 0) == (m_play == theory::Play::Normal);
        std::vector<BitVector> states = m_work.emptyBlock();
        findLevel(moves, number, isCold, states);
        std::uint64_t common = allBits;
        forWords(states, m_assigned.block(number), [&common](auto& found, auto& known) {
            found &= ~known;
            known |= found;
            common &= known;
        });
        assign(m_tables, moves, number, states);
        if (isCold)
            std::ranges::copy(states, m_level.block(number).begin());
        else
            forWords(m_notHot.block(number), states, [](auto& to, auto from) { to &= ~from; });
        return common == allBits;
    }

    /// Leaves in the empty `states` those of this level, and perhaps some of earlier ones.
    void findLevel(std::uint64_t moves, std::size_t number, bool isCold, std::span<BitVector> states)
    {
        if (isFull(m_assigned.block(number)))
            return;
        if (moves == 0)
            return m_work.fill.terminals(number, states);
        m_work.fill.reach(isCold ? m_notHot : m_level, number, states);
        if (isCold)
            forWords(states, states, [](auto& word, auto) { word = ~word; });
    }

    Workshop& m_work;
    std::vector<SubsetBits> m_tables;
    SubsetBits m_notHot;
    SubsetBits m_level; // the P-positions of the last level
    SubsetBits m_assigned;
    theory::Play m_play;
};

} // namespace

std::size_t grundyTables(int cells)
{
    return planesFor(cells) + 2;
}

std::size_t remotenessTables(int cells)
{
    return planesFor(cells) + 3;
}

std::optional<BitPlanes> fillGrundy(Workshop& work, std::vector<SubsetBits> tables, unsigned threads)
{
    return GrundyFill(work, std::move(tables)).run(threads);
}

std::optional<BitPlanes> fillRemoteness(Workshop& work, std::vector<SubsetBits> tables, theory::Play play,
                                        unsigned threads)
{
    return RemotenessFill(work, std::move(tables), play).run(threads);
}

} // namespace solver
