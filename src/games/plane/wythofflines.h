// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a row, column or diagonal of Wythoff's table already has, as seen from the next place on it.

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace games {

/// The best that the places of a line offer to the player who moves there.
class ReplyLine {
public:
    /// A place of the line: whether the player to move there wins, and its remoteness.
    void add(bool moverWins, std::uint32_t remoteness)
    {
        if (moverWins)
            m_longest = std::max(m_longest, remoteness);
        else
            m_quickest = std::min(m_quickest, remoteness);
    }
    void join(const ReplyLine& other)
    {
        m_longest = std::max(m_longest, other.m_longest);
        m_quickest = std::min(m_quickest, other.m_quickest);
    }
    [[nodiscard]] bool hasWin() const { return m_quickest != none; }
    /// Of a place with these options. Precondition: there is one.
    [[nodiscard]] std::uint32_t remoteness() const { return 1 + (hasWin() ? m_quickest : m_longest); }

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t m_quickest = none; ///< of the places lost for the player to move
    std::uint32_t m_longest = 0;     ///< of the others
};

/// Sets of values, one a line, as bits; each knows its first word that is not full.
class UsedValues {
public:
    /// `most`: no set is asked for a mex beyond it.
    UsedValues(std::size_t lines, std::size_t most)
        : m_words(wordsFor(most)), m_bits(lines * m_words, 0), m_first(lines, 0)
    {
    }

    [[nodiscard]] static std::uint64_t bytesOf(std::uint64_t lines, std::uint64_t most)
    {
        return lines * (wordsFor(most) * sizeof(std::uint64_t) + sizeof(std::uint32_t));
    }

    void copy(std::size_t from, std::size_t to)
    {
        std::copy_n(&m_bits[from * m_words], m_words, &m_bits[to * m_words]);
        m_first[to] = m_first[from];
    }
    void mark(std::size_t line, std::uint32_t value)
    {
        std::uint64_t* words = &m_bits[line * m_words];
        words[value / 64] |= std::uint64_t{1} << value % 64;
        while (words[m_first[line]] == full)
            ++m_first[line];
    }
    /// The least value that is in none of the three sets.
    [[nodiscard]] std::uint32_t mex(std::size_t a, std::size_t b, std::size_t c) const
    {
        std::size_t word = std::max({m_first[a], m_first[b], m_first[c]});
        std::uint64_t used = full;
        for (; used == full; ++word)
            used = m_bits[a * m_words + word] | m_bits[b * m_words + word] | m_bits[c * m_words + word];
        return static_cast<std::uint32_t>(64 * (word - 1) + static_cast<std::size_t>(std::countr_one(used)));
    }

private:
    static constexpr std::uint64_t full = ~std::uint64_t{0};

    /// One more than needed, which is never full.
    static constexpr std::uint64_t wordsFor(std::uint64_t most) { return most / 64 + 2; }

    std::size_t m_words;
    std::vector<std::uint64_t> m_bits;
    std::vector<std::uint32_t> m_first;
};

} // namespace games
