// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Nimbers: the values *0, *1, *2, … of impartial games in normal play.
// A position is worth the heap whose size is its Grundy value, the mex of the Grundy values of its
// options; a sum of positions is worth the nim-sum of theirs (Sprague 1935, Grundy 1939).

#include "theory/outcome.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <vector>

namespace theory {

/// The value of a Nim heap; equality is equality of games.
struct Nimber {
    std::uint64_t value = 0;

    friend constexpr bool operator==(Nimber, Nimber) = default;
    friend constexpr auto operator<=>(Nimber, Nimber) = default;

    /// The nim-sum: the value of two games played side by side.
    friend constexpr Nimber operator^(Nimber a, Nimber b) { return {a.value ^ b.value}; }
    constexpr Nimber& operator^=(Nimber other) { return *this = *this ^ other; }
};

static_assert((Nimber{5} ^ Nimber{3} ^ Nimber{2}) == Nimber{4});
static_assert((Nimber{7} ^ Nimber{7}) == Nimber{0});

/// The outcome in normal play of a position with this value.
[[nodiscard]] constexpr Outcome outcome(Nimber nimber)
{
    return nimber.value == 0 ? Outcome::P : Outcome::N;
}

/// The minimum excluded value: the least nimber that is not among `values`.
/// O(n) time and memory for n values.
template <std::ranges::input_range R>
    requires std::convertible_to<std::ranges::range_value_t<R>, Nimber>
[[nodiscard]] Nimber mex(R&& values)
{
    std::vector<Nimber> listed;
    std::ranges::copy(values, std::back_inserter(listed));
    std::vector<bool> present(listed.size() + 1); // n values leave one of 0 … n out
    for (const Nimber nimber : listed) {
        if (nimber.value < present.size())
            present[nimber.value] = true;
    }
    const auto hole = std::ranges::find(present, false);
    return {static_cast<std::uint64_t>(hole - present.begin())};
}

} // namespace theory
