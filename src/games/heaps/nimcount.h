// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What decides a sum of Nim heaps, and of games that behave like heaps.
//
// A summand is 'firm' or 'fickle'. Heaps of 0 and 1 are fickle, larger ones firm; so is any summand all
// of whose positions are tame: genus (0,1) or (1,0) is fickle, (n,n) is firm (Conway, On Numbers and
// Games, chapter 12). Normal play: P iff the nim-sum is 0. Misère: the same while something is firm; of
// fickle summands alone, P iff their nim-sum is 1.

#include "games/answer.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstdint>

namespace games {

/// Misère sum of tame games: decided by genus as in Nim (Conway).
inline constexpr Theorem tameSumTheorem{.id = "tame sum",
                                        .name = QT_TRANSLATE_NOOP("Wording", "a misère sum of tame games")};

/// A summand by its Grundy value and kind.
struct NimSummand {
    std::uint64_t value = 0;
    bool firm = false;

    [[nodiscard]] static constexpr NimSummand heap(std::uint64_t size) { return {size, size > 1}; }
};

/// The sum of summands; a summand is taken out as it was put in.
class NimCount {
public:
    constexpr void add(NimSummand summand)
    {
        m_sum ^= summand.value;
        m_firm += summand.firm ? 1 : 0;
    }
    /// `count` equal summands.
    constexpr void add(NimSummand summand, std::uint64_t count)
    {
        m_sum ^= count % 2 == 1 ? summand.value : 0;
        m_firm += summand.firm ? count : 0;
    }
    constexpr void remove(NimSummand summand)
    {
        m_sum ^= summand.value;
        m_firm -= summand.firm ? 1 : 0;
    }
    [[nodiscard]] constexpr std::uint64_t sum() const { return m_sum; }
    [[nodiscard]] constexpr std::uint64_t firm() const { return m_firm; }

    [[nodiscard]] constexpr theory::Outcome outcome(theory::Play play) const
    {
        const bool reversed = play == theory::Play::Misere && m_firm == 0;
        return m_sum == (reversed ? 1U : 0U) ? theory::Outcome::P : theory::Outcome::N;
    }

private:
    std::uint64_t m_sum = 0;
    std::uint64_t m_firm = 0;
};

} // namespace games
