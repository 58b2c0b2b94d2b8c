// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace games {

/// Chomp: the square in row `row` and column `column`, both from 1 at the bottom left, goes with all above it
/// and to its right: `squares` together.
struct Bite {
    std::uint32_t row = 1;
    std::uint32_t column = 1;
    std::uint64_t squares = 1;

    friend bool operator==(const Bite&, const Bite&) = default;
};

} // namespace games
