// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The genus of an impartial position: its Grundy value and its misère Grundy value, which is 1 for a
// terminal position and the mex of those of its options otherwise. A position is P in misère play iff its
// misère Grundy value is 0 (the terminal position counts as N). J. H. Conway, On Numbers and Games, ch. 12.

#include <cstdint>
#include <span>

namespace solver {

struct Genus {
    std::uint64_t normal = 0;
    std::uint64_t misere = 1;

    friend constexpr bool operator==(Genus, Genus) = default;

    /// (0,1) or (1,0): as a Nim position of heaps 0 and 1 alone.
    [[nodiscard]] constexpr bool isFickle() const { return normal < 2 && misere == 1 - normal; }

    /// The genus of some Nim position: (0,1), (1,0) or (n,n).
    [[nodiscard]] constexpr bool isTame() const { return isFickle() || normal == misere; }
};

/// The genus of a sum of hereditarily tame positions (they and all that can be reached from them are
/// tame): (x, 1-x) if all parts are fickle and (x, x) otherwise, where x is the nim-sum of the normal values.
[[nodiscard]] Genus sumOfTame(std::span<const Genus> parts);

} // namespace solver
