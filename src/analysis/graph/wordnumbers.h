// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace analysis {

/// Numbers words in the order in which they first come: a table with open addresses.
class WordNumbers {
public:
    WordNumbers() : m_slots(std::size_t{1} << 10, none) {}

    std::uint32_t numberOf(std::uint64_t word)
    {
        std::size_t slot = slotOf(word);
        while (m_slots[slot] != none && m_words[m_slots[slot]] != word)
            slot = (slot + 1) & (m_slots.size() - 1);
        if (m_slots[slot] != none)
            return m_slots[slot];
        m_slots[slot] = static_cast<std::uint32_t>(m_words.size());
        m_words.push_back(word);
        if (2 * m_words.size() > m_slots.size())
            grow();
        return static_cast<std::uint32_t>(m_words.size() - 1);
    }
    [[nodiscard]] const std::vector<std::uint64_t>& words() const { return m_words; }

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    [[nodiscard]] std::size_t slotOf(std::uint64_t word) const
    {
        const int bits = std::countr_zero(m_slots.size());
        return static_cast<std::size_t>(word * 0x9E3779B97F4A7C15U >> (64 - bits));
    }
    void grow()
    {
        m_slots.assign(2 * m_slots.size(), none);
        for (std::uint32_t number = 0; number < m_words.size(); ++number) {
            std::size_t slot = slotOf(m_words[number]);
            while (m_slots[slot] != none)
                slot = (slot + 1) & (m_slots.size() - 1);
            m_slots[slot] = number;
        }
    }

    std::vector<std::uint64_t> m_words;
    std::vector<std::uint32_t> m_slots;
};

} // namespace analysis
