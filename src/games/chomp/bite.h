// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/board.h"
#include "games/text/sentence.h"

#include <cstdint>

namespace games {

/// Chomp: the square in row `row` and column `column`, both from 1 at the bottom left, goes with all above it
/// and to its right: `squares` together.
struct Bite {
    std::uint32_t row = 1;
    std::uint32_t column = 1;
    std::uint64_t squares = 1;

    /// Its text is the square that is chosen: "b3".
    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return squares; }
    [[nodiscard]] bool surrounds(PieceId piece, PieceId chosen) const
    {
        return majorOf(piece) == majorOf(chosen);
    }

    friend bool operator==(const Bite&, const Bite&) = default;
};

} // namespace games
