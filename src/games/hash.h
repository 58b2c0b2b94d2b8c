// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The hash of positions that are lists of numbers.

#include <cstddef>
#include <ranges>

namespace games {

/// Of the numbers in their order (Fowler, Noll and Vo; a number at a time).
template <std::ranges::input_range Numbers>
[[nodiscard]] constexpr std::size_t hashOf(const Numbers& numbers) noexcept
{
    std::size_t mixed = 14695981039346656037U;
    for (const auto number : numbers)
        mixed = (mixed ^ number) * 1099511628211U;
    return mixed;
}

} // namespace games
