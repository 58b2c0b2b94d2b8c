// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The same Nim heaps in other clothes: positions of other games that equal given heaps in normal play.

#include "games/lenses/lens.h"

#include <cstdint>
#include <string>
#include <vector>

namespace games {

/// A position of the game `gameId` whose lens shows the heaps asked for.
struct Equivalent {
    std::string gameId;
    std::string notation;

    friend bool operator==(const Equivalent&, const Equivalent&) = default;
};

/// Boards drawn square by square are offered up to this many squares.
inline constexpr std::uint64_t mostEquivalentSquares = 80;

/// Positions of the games of the catalogue, in gallery order, that have heaps of these sizes in this order
/// (heaps of 0 may be missing). A game that cannot show them is left out: Turning Turtles has no two equal
/// heaps, a product of primes ends at 10^18, a strip has so many squares only.
[[nodiscard]] std::vector<Equivalent> equivalents(const std::vector<std::uint64_t>& sizes);

/// The sizes of a lens, heap by heap.
[[nodiscard]] std::vector<std::uint64_t> sizesOf(const LensHeaps& heaps);

} // namespace games
