// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/heaptable.h"

#include "solver/meter.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>

namespace games {
namespace {

constexpr std::uint64_t tooMany = std::numeric_limits<std::uint64_t>::max();
/// Indices are 32 bits wide.
constexpr std::uint64_t mostIndices = std::numeric_limits<std::uint32_t>::max();

std::vector<std::uint64_t> sortedHeaps(std::vector<std::uint64_t> heaps)
{
    std::erase(heaps, 0U);
    std::ranges::sort(heaps, std::greater());
    return heaps;
}

} // namespace

/// Goes through the lists in dictionary order and fills each from those already filled.
class HeapTable::Filler {
public:
    Filler(HeapTable& table, const Game& game)
        : m_table(table), m_game(game), m_most(sortedHeaps(game.heaps)), m_heaps(m_most.size(), 0)
    {
    }

    bool run(solver::Meter& meter)
    {
        for (std::size_t index = 0; index < m_table.m_remoteness.size(); ++index) {
            const std::uint64_t options = fill(index);
            stepOn();
            if (!meter.spend() || !meter.step(options))
                return false;
        }
        return true;
    }

private:
    void stepOn()
    {
        for (std::size_t i = m_heaps.size(); i-- > 0;) {
            const std::uint64_t bound = i == 0 ? m_most[0] : std::min(m_most[i], m_heaps[i - 1]);
            if (m_heaps[i] < bound) {
                ++m_heaps[i];
                return;
            }
            m_heaps[i] = 0;
        }
    }

    std::uint32_t before(std::size_t place, std::uint64_t heap) const
    {
        return m_table.m_before[place * m_table.m_stride + heap];
    }

    /// Calls `see` with the index of every option; a heap equal to its right neighbour is left out.
    template <typename See>
    void forEachOption(std::size_t index, const See& see) const
    {
        const std::size_t count = m_heaps.size();
        for (std::size_t i = 0; i < count && m_heaps[i] > 0; ++i) {
            if (i + 1 < count && m_heaps[i + 1] == m_heaps[i])
                continue;
            std::size_t place = i;
            std::size_t base = index - before(i, m_heaps[i]);
            const auto seeTake = [&](std::uint64_t take) {
                const std::uint64_t left = m_heaps[i] - take;
                for (; place + 1 < count && m_heaps[place + 1] > left; ++place)
                    base = base - before(place + 1, m_heaps[place + 1]) + before(place, m_heaps[place + 1]);
                see(base + before(place, left));
            };
            if (m_game.takes.empty()) {
                for (std::uint64_t take = 1; take <= m_heaps[i]; ++take)
                    seeTake(take);
            } else {
                for (std::size_t t = 0; t < m_game.takes.size() && m_game.takes[t] <= m_heaps[i]; ++t)
                    seeTake(m_game.takes[t]);
            }
        }
    }

    /// Gives the number of options.
    std::uint64_t fill(std::size_t index)
    {
        std::uint64_t options = 0;
        std::uint32_t quickest = std::numeric_limits<std::uint32_t>::max();
        std::uint32_t longest = 0;
        m_seen.clear();
        forEachOption(index, [&](std::size_t option) {
            ++options;
            const std::uint32_t remoteness = m_table.m_remoteness[option];
            if (m_table.isLost(remoteness))
                quickest = std::min(quickest, remoteness);
            else
                longest = std::max(longest, remoteness);
            if (m_game.grundy)
                m_seen.push_back(m_table.m_grundy[option]);
        });
        const bool wins = quickest != std::numeric_limits<std::uint32_t>::max();
        m_table.m_remoteness[index] = options == 0 ? 0 : 1 + (wins ? quickest : longest);
        if (m_game.grundy)
            m_table.m_grundy[index] = mexOfSeen();
        return options;
    }

    std::uint32_t mexOfSeen()
    {
        m_present.assign(m_seen.size() + 1, false);
        for (const std::uint32_t value : m_seen) {
            if (value < m_present.size())
                m_present[value] = true;
        }
        return static_cast<std::uint32_t>(std::ranges::find(m_present, false) - m_present.begin());
    }

    HeapTable& m_table;
    const Game& m_game;
    std::vector<std::uint64_t> m_most;
    std::vector<std::uint64_t> m_heaps;
    std::vector<std::uint32_t> m_seen;
    std::vector<bool> m_present;
};

std::uint64_t HeapTable::positionsBelow(const std::vector<std::uint64_t>& heaps, std::uint64_t limit)
{
    const auto most = sortedHeaps(heaps);
    // At least this many: some of the others one stone each, the largest any size.
    if (!most.empty() && most.front() > limit / most.size())
        return tooMany;
    std::vector<std::uint64_t> lists(most.empty() ? 1 : most.front() + 1, 1);
    for (std::size_t i = most.size(); i-- > 0;) {
        std::uint64_t sum = 0;
        for (std::uint64_t v = 0; v < lists.size(); ++v) {
            if (v <= most[i])
                sum += lists[v];
            if (sum > limit)
                return tooMany;
            lists[v] = sum;
        }
    }
    return lists.back();
}

solver::Solved<HeapTable> HeapTable::make(const Game& game, const solver::Job& job)
{
    const std::uint64_t bytesEach = game.grundy ? 8 : 4;
    const std::uint64_t mostBytes =
        std::min<std::uint64_t>(job.limits.memoryBytes / (bytesEach + 4), mostIndices);
    const std::uint64_t positions = positionsBelow(game.heaps, mostBytes);
    if (positions == tooMany)
        return solver::Unsolved{solver::UnsolvedReason::OutOfMemory, 0};
    if (positions > job.limits.positions.value_or(tooMany))
        return solver::Unsolved{solver::UnsolvedReason::OutOfPositions, 0};

    const auto most = sortedHeaps(game.heaps);
    HeapTable table;
    table.m_play = game.play;
    table.m_stride = most.empty() ? 1 : most.front() + 1;
    table.m_before.assign(most.size() * table.m_stride, 0);
    std::vector<std::uint32_t> lists(table.m_stride, 1);
    for (std::size_t i = most.size(); i-- > 0;) {
        std::uint32_t sum = 0;
        for (std::uint64_t v = 0; v < table.m_stride; ++v) {
            table.m_before[i * table.m_stride + v] = sum;
            if (v <= most[i])
                sum += lists[v];
            lists[v] = sum;
        }
    }
    table.m_remoteness.assign(positions, 0);
    table.m_grundy.assign(game.grundy ? positions : 0, 0);
    solver::Meter meter(job);
    if (!Filler(table, game).run(meter))
        return meter.unsolved();
    return table;
}

std::size_t HeapTable::index(std::vector<std::uint64_t> heaps) const
{
    heaps = sortedHeaps(std::move(heaps));
    std::size_t index = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i)
        index += m_before[i * m_stride + heaps[i]];
    return index;
}

bool HeapTable::isLost(std::uint32_t remoteness) const
{
    return (remoteness % 2 == 0) == (m_play == theory::Play::Normal);
}

theory::Outcome HeapTable::outcome(const std::vector<std::uint64_t>& heaps) const
{
    return isLost(m_remoteness[index(heaps)]) ? theory::Outcome::P : theory::Outcome::N;
}

std::uint64_t HeapTable::remoteness(const std::vector<std::uint64_t>& heaps) const
{
    return m_remoteness[index(heaps)];
}

std::uint64_t HeapTable::grundy(const std::vector<std::uint64_t>& heaps) const
{
    assert(!m_grundy.empty());
    return m_grundy[index(heaps)];
}

} // namespace games
