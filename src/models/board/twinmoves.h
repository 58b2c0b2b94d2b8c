// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moves seen through the Nim lens: from an effect on a heap back to a move.

#include "games/game.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace models {

/// The answer to a position that is not answered yet.
inline const games::Answer nothingKnown{};

/// The heap of that key; -1 if there is none.
[[nodiscard]] int heapOfKey(const games::LensHeaps& heaps, std::uint64_t key);

/// For each heap of `from` a heap of the same size of `to`, each used once, in order; -1 where none is left.
[[nodiscard]] std::vector<int> partnersOf(const games::LensHeaps& from, const games::LensHeaps& to);

/// A move of `game` that takes the heap, or else an equal one, to `after`; rather one that leaves the other
/// heaps as they are.
/// `known` answers the position as far as it is known.
[[nodiscard]] std::optional<games::Move> moveToLevel(const games::Game& game, const games::Answer& known,
                                                     const games::LensHeap& heap, std::uint64_t after);

} // namespace models
