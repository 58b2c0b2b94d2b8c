// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The cells of a drawn board as bits, row by row.

#include <cstdint>

namespace models {

[[nodiscard]] constexpr std::uint64_t cellBit(int cell)
{
    return std::uint64_t{1} << static_cast<unsigned>(cell);
}

/// Precondition: 64 cells at most.
[[nodiscard]] constexpr std::uint64_t allCells(int rows, int columns)
{
    return rows * columns == 64 ? ~std::uint64_t{0} : cellBit(rows * columns) - 1;
}

} // namespace models
