// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A written form as a search sees it: a sum of forms that never changes while it is searched.

#include "solver/sided.h"
#include "theory/shortgames/writtenform.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace games {

[[nodiscard]] constexpr theory::ClosedTerms closedTermsIn(theory::Play play)
{
    return play == theory::Play::Normal ? theory::ClosedTerms::AddedUp : theory::ClosedTerms::KeptApart;
}

using FormsPtr = std::shared_ptr<const theory::WrittenForms>;

/// The forms outlive the search.
struct FormPosition {
    const theory::WrittenForms* forms = nullptr;
    theory::WrittenSum sum{}; ///< its terms in no order of their own: ascending

    FormPosition() = default;
    FormPosition(const theory::WrittenForms* all, theory::WrittenSum played);

    [[nodiscard]] std::vector<FormPosition> options(theory::Player player) const;
    [[nodiscard]] std::size_t memoryBytes() const
    {
        return sum.braces.capacity() * sizeof(std::uint32_t) +
               sum.apart.capacity() * sizeof(theory::NumberUpStar);
    }
    friend bool operator==(const FormPosition&, const FormPosition&) = default;
};

/// How many moves a game can last, whoever makes them; the largest number for more than that.
[[nodiscard]] std::uint64_t longestPlay(const theory::WrittenForms& forms, const theory::WrittenSum& sum);
/// About how many positions lie below one; the largest number for more than that.
[[nodiscard]] std::uint64_t positionsBelow(const theory::WrittenForms& forms, const theory::WrittenSum& sum);

} // namespace games

template <>
struct std::hash<games::FormPosition> {
    std::size_t operator()(const games::FormPosition& position) const noexcept
    {
        return theory::WrittenSumHash()(position.sum);
    }
};
