// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What decides a sum of heaps of an octal game: in normal play the nim-sum of their values, in misère Kayles
// the theorem of W. L. Sibert and J. H. Conway, Mathematical Kayles (International Journal of Game Theory 20,
// 1992): a position has the outcome of normal play, except for a few kinds, which have the other one.
//
// The paper asks whether the heaps of some lengths are even or odd in number. A heap of 1, 4, 20 or 25 has
// the value 1, one of 5, 9, 12 or 17 the value 4, so the nim-sum says the same. The proof goes by induction
// over the moves and comes down to finitely many cases: tests/games/octal/tst_miserekayles.cpp goes through
// them.

#include "games/octal/octalheaps.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace games {

/// Misère Kayles is decided as normal play is, except in six kinds of positions.
inline constexpr Theorem misereKaylesTheorem{
    .id = "misere Kayles", .name = QT_TRANSLATE_NOOP("Wording", "the theorem of Sibert and Conway")};

/// Whether it is 0.77, of which the theorem speaks.
[[nodiscard]] bool isKayles(const solver::OctalRule& rule);

/// Small numbers as the bits of a word.
class NumberSet {
public:
    constexpr NumberSet(std::initializer_list<unsigned> numbers)
    {
        for (const unsigned number : numbers)
            m_bits |= std::uint64_t{1} << number;
    }

    [[nodiscard]] constexpr bool has(std::uint64_t number) const
    {
        return number < 64 && (m_bits >> number & 1U) != 0;
    }
    [[nodiscard]] std::vector<std::uint64_t> numbers() const;

private:
    std::uint64_t m_bits = 0;
};

/// A kind of positions that misère play turns round.
struct KaylesKind {
    std::uint64_t single; ///< exactly one heap has this length; 0: none has to
    NumberSet others;     ///< the lengths of all other heaps
    NumberSet sums;       ///< the nim-sum
};
inline constexpr std::array<KaylesKind, 6> kaylesKinds{{{0, {1, 4, 5}, {0, 1, 5}},
                                                        {0, {1, 4, 9, 12, 17, 20}, {0, 1}},
                                                        {25, {1, 4, 9, 12, 17, 20}, {0}},
                                                        {0, {1, 4, 9}, {4}},
                                                        {12, {1, 4}, {4}},
                                                        {25, {1, 4, 9}, {4}}}};

/// Heaps, and what decides them together.
class OctalCount {
public:
    /// `values` outlive the count and know its heaps.
    explicit OctalCount(const solver::OctalValues& values) : m_values(&values) {}

    void add(std::uint64_t heap);
    /// Precondition: there is one of this length.
    [[nodiscard]] OctalCount without(std::uint64_t heap) const;
    /// With what is left of a heap that was taken out.
    [[nodiscard]] OctalCount with(const Division& division) const;
    [[nodiscard]] OctalCount after(const Move& move) const
    {
        return without(move.action.as<DivideHeap>().before).with(divisionOf(move));
    }

    [[nodiscard]] std::uint64_t sum() const { return m_sum; }
    /// The kind of these heaps of Kayles, null where misère play is as normal play is.
    [[nodiscard]] const KaylesKind* kind() const;
    /// Precondition: normal play, or the heaps are those of Kayles.
    [[nodiscard]] theory::Outcome outcome(theory::Play play) const;

private:
    static constexpr std::size_t longest = 25; ///< of the heaps that a kind speaks of

    const solver::OctalValues* m_values;
    std::uint64_t m_sum = 0;
    std::array<std::uint16_t, longest + 2> m_heaps{}; ///< how many of each length, the longer ones together
};

} // namespace games
