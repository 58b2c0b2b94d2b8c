// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The map of a plane: what the position would be worth if the piece asked about stood elsewhere.

#include "theory/outcome.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace games {

/// A map has at most this many columns, and rows.
inline constexpr std::uint32_t widestMap = 64;

/// A value for every point (x, y), x < columns and y < rows, in rows from the bottom: at y * columns + x.
struct PositionMap {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::vector<theory::Outcome> outcomes;
    std::vector<std::uint64_t> grundy;     ///< empty in misère play
    std::vector<std::uint64_t> remoteness; ///< empty where it costs too much

    /// Without values yet, of at most widestMap columns and rows.
    [[nodiscard]] static PositionMap upTo(std::uint32_t columns, std::uint32_t rows)
    {
        return {.columns = std::min(columns, widestMap),
                .rows = std::min(rows, widestMap),
                .outcomes = {},
                .grundy = {},
                .remoteness = {}};
    }
    [[nodiscard]] std::size_t indexOf(std::uint32_t x, std::uint32_t y) const
    {
        return std::size_t{y} * columns + x;
    }
    friend bool operator==(const PositionMap&, const PositionMap&) = default;
};

} // namespace games
