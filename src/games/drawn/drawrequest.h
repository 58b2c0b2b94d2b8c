// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Positions drawn for exercises: what a game looks at when it draws one, and what draws share.

#include "games/drawn/draws.h"
#include "theory/play.h"

#include <string>
#include <vector>

namespace games {

inline constexpr int mostDifficulty = 10;

/// What is asked of the position: larger and with more parts the greater the difficulty, and always small
/// enough for a plain search.
struct DrawRequest {
    enum class About : std::uint8_t { Moves, Value, Heap };

    About about = About::Moves;
    theory::Play play = theory::Play::Normal;
    int difficulty = 1; ///< 1 to mostDifficulty
    std::uint64_t seed = 1;
    Draws& draws;

    /// From `easy` at difficulty 1 to `hard` at the greatest difficulty, rounded.
    [[nodiscard]] std::uint64_t size(std::uint64_t easy, std::uint64_t hard) const;
    /// One of `count` variants of the game, the same for all draws of an exercise: the hardest of several
    /// positions would else always be of one variant.
    [[nodiscard]] std::uint64_t variant(std::uint64_t count) const { return seed % count; }
    [[nodiscard]] bool isMisere() const { return play == theory::Play::Misere; }
};

/// From `easy` at difficulty 1 to `hard` at the greatest difficulty, rounded.
[[nodiscard]] std::uint64_t scaled(int difficulty, std::uint64_t easy, std::uint64_t hard);

/// `count` heaps from `least` to `most`.
[[nodiscard]] std::vector<std::uint64_t> drawnHeaps(Draws& draws, std::uint64_t count, std::uint64_t least,
                                                    std::uint64_t most);
/// At most `marked` of the squares of a row carry `one`.
[[nodiscard]] std::string drawnRow(Draws& draws, std::uint64_t squares, std::uint64_t marked, char one,
                                   char other);
/// `pieces` on numbered places, the lowest of which stays empty and the highest does not: "0,1,0,2".
[[nodiscard]] std::string drawnPlaces(Draws& draws, std::uint64_t places, std::uint64_t pieces);
/// Takes away stones until at most `most` are left.
void thinOut(std::string& cells, std::uint64_t most, Draws& draws);

} // namespace games
