// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A strip of toads, frogs and empty squares as it is written: "TT.FF".

#include "theory/play.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace games {

/// Of Left's toads, of Right's frogs, and of the edge or a piece that will never move.
inline constexpr char toad = 'T';
inline constexpr char frog = 'F';
inline constexpr char noPiece = '.';
inline constexpr char wall = '#';

[[nodiscard]] constexpr char pieceOf(theory::Player player)
{
    return player == theory::Player::Left ? toad : frog;
}

/// Where the piece on a square goes, toads to the right and frogs to the left; nothing where it cannot, or
/// where there is none.
[[nodiscard]] std::optional<std::size_t> hopFrom(std::string_view squares, std::size_t from);

/// For each square whether what stands there will never move: behind it the edge, or its own kind stuck for
/// good, or one of the other kind stuck with no way over it.
[[nodiscard]] std::vector<bool> stuckForGood(std::string_view squares);

/// What a search looks at: `squares` may have walls.
struct ToadPosition {
    std::string squares;

    [[nodiscard]] std::vector<ToadPosition> options(theory::Player player) const;
    /// Pieces that are stuck for good part the strip: nothing ever jumps over them. Its parts in order, the
    /// walls in between, and without parts in which nothing moves.
    [[nodiscard]] ToadPosition canonical() const;
    /// The parts alone.
    [[nodiscard]] std::vector<ToadPosition> components() const;
    [[nodiscard]] std::size_t memoryBytes() const;
    friend bool operator==(const ToadPosition&, const ToadPosition&) = default;
};

} // namespace games

template <>
struct std::hash<games::ToadPosition> {
    std::size_t operator()(const games::ToadPosition& position) const noexcept
    {
        return std::hash<std::string>()(position.squares);
    }
};
