// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The Nim lens: a normal-play impartial position as the Nim heaps that it equals.

#include "games/board.h"

#include <cstdint>
#include <vector>

namespace games {

/// A heap of the lens and the pieces that make it. The key names the same heap before and after a move.
struct LensHeap {
    std::uint64_t key = 0;
    std::uint64_t size = 0;
    std::vector<PieceId> pieces;

    friend bool operator==(const LensHeap&, const LensHeap&) = default;
};
using LensHeaps = std::vector<LensHeap>;

/// A move seen through the lens: heap `key` goes from `before` to `after`. A move that raises a heap is
/// reversible: a reply makes it `before` again. A move may split a heap or make it cancel another
/// one: `after` is then the nim-sum of what takes its place.
struct LensEffect {
    std::uint64_t key = 0;
    std::uint64_t before = 0;
    std::uint64_t after = 0;

    [[nodiscard]] bool isReversible() const { return after > before; }
    friend bool operator==(const LensEffect&, const LensEffect&) = default;
};

} // namespace games
