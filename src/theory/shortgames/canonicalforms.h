// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The engine behind ShortGames: interned canonical forms, remembered comparisons and sums.
// A question that cannot be finished ends with an UnsolvedGame, which ShortGames turns into 'nothing'; only
// finished results are remembered.

#include "theory/shortgames/shortgame.h"

#include <deque>
#include <unordered_map>
#include <vector>

namespace theory {

/// Thrown within theory alone.
struct UnsolvedGame {
    bool isFull = false;
};

/// A form {left | right}; interned ones are sorted by handle.
struct FormOptions {
    std::vector<ShortGame> left;
    std::vector<ShortGame> right;

    friend bool operator==(const FormOptions&, const FormOptions&) = default;
};

/// All that is kept of one value.
struct CanonicalForm {
    std::optional<NumberUpStar> closed;
    /// Of a closed form: only once somebody asked (`isUnfolded`).
    FormOptions options;
    bool isUnfolded = false;
    bool isAtMostZero = false;
    bool isAtLeastZero = false;
    /// How deep lists of options nest; 0 for a closed form.
    unsigned depth = 0;
    std::uint64_t birthday = 0;
    Dyadic leftStop;
    Dyadic rightStop;
    std::optional<ShortGame> negative;
};

/// Every function below throws UnsolvedGame at a limit, unless it is const.
class CanonicalForms {
public:
    explicit CanonicalForms(ShortGameLimits limits);

    [[nodiscard]] const CanonicalForm& form(ShortGame a) const { return m_forms[a.index]; }
    [[nodiscard]] bool isNumber(ShortGame a) const { return form(a).closed && form(a).closed->isNumber(); }
    [[nodiscard]] std::size_t size() const { return m_forms.size(); }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

    ShortGame named(const NumberUpStar& game);
    /// The value of any form: see reduction.h.
    ShortGame make(FormOptions options);
    /// Precondition: the options are those of a canonical form that has no closed form.
    ShortGame intern(FormOptions options);

    bool isAtMost(ShortGame a, ShortGame b);
    ShortGame sum(ShortGame a, ShortGame b);
    ShortGame negative(ShortGame a);
    /// Sorted by handle; the reference lasts as long as the table.
    const std::vector<ShortGame>& options(ShortGame a, Player mover);

    /// One level of recursion: keeps the stack bounded and asks now and then whether to stop.
    class Step {
    public:
        explicit Step(CanonicalForms& forms);
        ~Step() { --m_forms.m_depth; }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        CanonicalForms& m_forms;
    };

private:
    static constexpr std::size_t bytesOfResult = 48; // one entry of a hash table
    static std::uint64_t pairKey(ShortGame a, ShortGame b) { return std::uint64_t{a.index} << 32U | b.index; }

    void charge(std::size_t bytes);
    ShortGame add(CanonicalForm form);
    void unfold(ShortGame a);
    [[nodiscard]] CanonicalForm described(FormOptions options) const;
    bool isAtMostByOptions(ShortGame a, ShortGame b);
    [[nodiscard]] bool areOpposite(ShortGame a, ShortGame b);
    ShortGame sumOfClosed(const NumberUpStar& a, const NumberUpStar& b);
    ShortGame sumByOptions(ShortGame a, ShortGame b);
    ShortGame sumWithClosed(ShortGame a, ShortGame closed);
    ShortGame translated(ShortGame a, ShortGame number);

    ShortGameLimits m_limits;
    std::deque<CanonicalForm> m_forms; // a deque, since references to forms are held while it grows
    std::unordered_map<NumberUpStar, ShortGame, NumberUpStarHash> m_named;
    std::unordered_multimap<std::size_t, ShortGame> m_byHash;
    std::unordered_map<std::uint64_t, bool> m_comparisons;
    std::unordered_map<std::uint64_t, ShortGame> m_sums;
    std::size_t m_bytes = 0;
    std::uint64_t m_steps = 0;
    unsigned m_depth = 0;
};

} // namespace theory
