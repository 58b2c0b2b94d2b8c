// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/board.h"
#include "games/text/sentence.h"

#include <cstdint>

namespace games {

/// `count` coins of square (box, step) `from` go to `to`; numbers as the notation counts them.
struct MoveCoins {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    std::uint64_t count = 1;

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return count; }
    /// As short as one writes it.
    [[nodiscard]] std::vector<Sentence> otherTexts() const;

    friend bool operator==(const MoveCoins&, const MoveCoins&) = default;
};

} // namespace games
