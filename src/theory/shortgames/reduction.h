// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One form G = {left | right} on its way to its canonical form (Siegel, Combinatorial Game Theory, II.2):
// drop dominated options, replace a reversible one by what its reversal leaves, until neither is left.

#include "theory/shortgames/canonicalforms.h"

#include <optional>
#include <unordered_map>

namespace theory {

/// Used once: Reduction(forms, options).result().
class Reduction {
public:
    Reduction(CanonicalForms& forms, FormOptions options);

    /// Throws UnsolvedGame at a limit.
    [[nodiscard]] ShortGame result();

private:
    [[nodiscard]] std::optional<Dyadic> number();
    [[nodiscard]] std::optional<NumberUpStar> numberAndStar() const;
    [[nodiscard]] std::optional<ShortGame> ups();
    [[nodiscard]] bool hasOptionsOf(ShortGame closed);
    bool dropDominated();
    bool bypassReversible();
    bool isAtMostThis(ShortGame a);
    bool isAtLeastThis(ShortGame a);

    CanonicalForms& m_forms;
    FormOptions m_options;
    // Known once G turns out to be no number.
    Dyadic m_leftStop;
    Dyadic m_rightStop;
    // Reduction changes the form but not its value, so that comparisons with it stay true.
    std::unordered_map<std::uint32_t, bool> m_below;
    std::unordered_map<std::uint32_t, bool> m_above;
};

} // namespace theory
