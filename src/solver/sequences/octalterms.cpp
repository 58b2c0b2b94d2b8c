// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/sequences/octalterms.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

namespace solver {
namespace {

constexpr std::uint8_t leavesNone = 1;
constexpr std::uint8_t leavesOne = 2;
constexpr std::uint8_t leavesTwo = 4;

/// For each mask the number of values with an even number of 1s under it, less that of the others
/// (Walsh–Hadamard transform of the histogram).
std::vector<std::int64_t> balanceByMask(const std::vector<std::uint32_t>& values)
{
    const std::size_t size = std::bit_ceil(std::size_t{*std::ranges::max_element(values)} + 1);
    std::vector<std::int64_t> balance(size, 0);
    for (const std::uint32_t value : values)
        ++balance[value];
    for (std::size_t half = 1; half < size; half *= 2) {
        for (std::size_t i = 0; i < size; ++i) {
            if ((i & half) != 0)
                continue;
            const std::int64_t low = balance[i];
            const std::int64_t high = balance[i + half];
            balance[i] = low + high;
            balance[i + half] = low - high;
        }
    }
    return balance;
}

} // namespace

OctalTerms::OctalTerms(OctalRule rule) : m_rule(std::move(rule))
{
    for (std::uint32_t k = 0; k < m_rule.digits.size(); ++k) {
        if ((m_rule.digit(k) & leavesTwo) != 0)
            m_places.push_back(k);
    }
}

bool OctalTerms::extendTo(std::uint64_t count, Meter& meter)
{
    while (m_values.size() < count) {
        if (!meter.step(appendTerm()) || !meter.spend())
            return false;
        if (m_values.size() >= m_nextChoice)
            chooseMask();
    }
    return true;
}

bool OctalTerms::isRare(std::uint32_t value) const
{
    return std::popcount(value & m_mask) % 2 == 0;
}

/// The mask with the fewest rare heaps so far. Any mask gives the right values.
void OctalTerms::chooseMask()
{
    m_nextChoice = static_cast<std::uint32_t>(m_values.size()) * 2;
    const auto balance = balanceByMask(m_values);
    if (balance.size() > 1)
        m_mask = static_cast<std::uint32_t>(std::min_element(balance.begin() + 1, balance.end()) -
                                            balance.begin());
    m_rare.clear();
    for (std::uint32_t heap = 1; heap < m_values.size(); ++heap) {
        if (isRare(m_values[heap]))
            m_rare.push_back(heap);
    }
}

void OctalTerms::mark(std::uint32_t value)
{
    if (value >= m_marks.size())
        m_marks.resize(std::bit_ceil(std::size_t{value} + 64), 0);
    m_marks[value] = static_cast<std::uint32_t>(m_values.size()) + 1;
}

bool OctalTerms::isMarked(std::uint32_t value) const
{
    return value < m_marks.size() && m_marks[value] == m_values.size() + 1;
}

void OctalTerms::markSingles(std::uint32_t heap)
{
    for (std::uint32_t k = 1; k < m_rule.digits.size() && k <= heap; ++k) {
        const std::uint8_t digit = m_rule.digit(k);
        if (k == heap && (digit & leavesNone) != 0)
            mark(0);
        if (k < heap && (digit & leavesOne) != 0)
            mark(m_values[heap - k]);
    }
}

std::uint64_t OctalTerms::markRarePairs(std::uint32_t rest)
{
    for (const std::uint32_t rare : m_rare) {
        if (rare >= rest)
            break;
        if (!m_rule.unequalOnly || 2 * rare != rest)
            mark(m_values[rare] ^ m_values[rest - rare]);
    }
    return m_rare.size() + 1;
}

std::uint32_t OctalTerms::leastCommon() const
{
    std::uint32_t value = 0;
    while (isRare(value) || isMarked(value))
        ++value;
    return value;
}

std::uint64_t OctalTerms::markPairs(std::uint32_t heap, std::uint32_t bound)
{
    std::uint32_t missing = 0;
    for (std::uint32_t value = 0; value < bound; ++value)
        missing += isMarked(value) ? 0 : 1;
    std::uint64_t steps = bound;
    for (std::size_t i = 0; i < m_places.size() && m_places[i] <= heap && missing > 0; ++i) {
        const std::uint32_t rest = heap - m_places[i];
        const std::uint32_t end = m_rule.unequalOnly ? (rest + 1) / 2 : rest / 2 + 1; // a < end, a <= b
        std::uint32_t a = 1;
        for (; a < end && missing > 0; ++a) {
            const std::uint32_t value = m_values[a] ^ m_values[rest - a];
            if (value >= bound || isMarked(value))
                continue;
            mark(value);
            --missing;
        }
        steps += a;
    }
    return steps;
}

std::uint64_t OctalTerms::appendTerm()
{
    const auto heap = static_cast<std::uint32_t>(m_values.size());
    markSingles(heap);
    std::uint64_t steps = 1;
    for (const std::uint32_t k : m_places) {
        if (k < heap)
            steps += markRarePairs(heap - k);
    }
    const std::uint32_t common = leastCommon();
    steps += markPairs(heap, common);
    std::uint32_t value = 0;
    while (value < common && isMarked(value))
        ++value;
    m_values.push_back(value);
    if (heap > 0 && isRare(value))
        m_rare.push_back(heap);
    return steps;
}

} // namespace solver
