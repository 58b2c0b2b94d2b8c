// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/sequences/subtraction.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <utility>

namespace solver {

namespace {

constexpr std::uint64_t fullWord = ~std::uint64_t{0};

std::uint64_t bitOf(std::size_t number)
{
    return std::uint64_t{1} << (number % 64);
}

} // namespace

void MexCounter::add(std::uint64_t value)
{
    const auto place = static_cast<std::size_t>(value);
    if (place >= m_counts.size()) {
        const std::size_t size = std::bit_ceil(place + 64);
        m_counts.resize(size);
        m_present.resize(size / 64 + 1);
        m_full.resize(size / 4096 + 1);
    }
    if (m_counts[place]++ != 0)
        return;
    std::uint64_t& word = m_present[place / 64];
    word |= bitOf(place);
    if (word == fullWord)
        m_full[place / 4096] |= bitOf(place / 64);
}

void MexCounter::remove(std::uint64_t value)
{
    const auto place = static_cast<std::size_t>(value);
    assert(place < m_counts.size() && m_counts[place] > 0);
    if (--m_counts[place] != 0)
        return;
    m_present[place / 64] &= ~bitOf(place);
    m_full[place / 4096] &= ~bitOf(place / 64);
}

std::uint64_t MexCounter::mex() const
{
    std::size_t group = 0;
    while (group < m_full.size() && m_full[group] == fullWord)
        ++group;
    if (group == m_full.size())
        return 64 * m_present.size();
    const std::size_t word = 64 * group + static_cast<std::size_t>(std::countr_one(m_full[group]));
    if (word >= m_present.size())
        return 64 * word;
    return 64 * word + static_cast<std::size_t>(std::countr_one(m_present[word]));
}

SubtractionTerms::SubtractionTerms(TakeSet takes) : m_takes(std::move(takes))
{
    assert(!m_takes.isEmpty());
}

void SubtractionTerms::slide(const std::vector<std::uint32_t>& values, MexCounter& counter) const
{
    for (const TakeRange& range : m_takes.ranges()) {
        if (range.first > m_heap)
            break; // the ranges ascend
        counter.add(values[static_cast<std::size_t>(m_heap - range.first)]);
        if (range.last < m_heap)
            counter.remove(values[static_cast<std::size_t>(m_heap - range.last - 1)]);
    }
}

std::uint64_t SubtractionTerms::nextNormal()
{
    slide(m_normal, m_normalOptions);
    ++m_heap;
    m_normal.push_back(static_cast<std::uint32_t>(m_normalOptions.mex()));
    return m_normal.back();
}

Genus SubtractionTerms::nextGenus()
{
    slide(m_misere, m_misereOptions);
    const bool isTerminal = m_heap < m_takes.smallest();
    m_misere.push_back(isTerminal ? 1 : static_cast<std::uint32_t>(m_misereOptions.mex()));
    return {nextNormal(), m_misere.back()};
}

} // namespace solver
