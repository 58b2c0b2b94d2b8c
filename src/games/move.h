// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A move as data: what is done, the gesture that does it, and why a gesture may be no move.

#include "games/action.h"
#include "games/board.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace games {

/// What a person chooses to make a move: one piece, or two in either order (the same one twice counts).
struct Gesture {
    PieceId first{};
    std::optional<PieceId> second;

    friend bool operator==(const Gesture&, const Gesture&) = default;
};

struct Move {
    theory::Mover player = theory::Mover::Either;
    Action action;
    Gesture gesture;

    friend bool operator==(const Move&, const Move&) = default;
};

/// The moves of a position: those that a person can tell apart on the board are different moves, also where
/// they leave the same position. Where there are more than `mostListedMoves` of a player, the winning ones
/// are listed first and those left out are counted.
struct MoveList {
    std::vector<Move> moves;
    std::uint64_t omitted = 0;      ///< of the player to move
    std::uint64_t otherOmitted = 0; ///< of the other player, in partizan games
};
inline constexpr std::size_t mostListedMoves = 10'000;

/// Why a gesture is no move.
enum class RefusalReason : std::uint8_t {
    EmptyPlace, ///< nothing lies there
    NotOneLine, ///< the two stones do not share a row or column (grid), or a line
    GapBetween, ///< a gap lies between the two
    TooMany,    ///< more than `most` pieces
    NotAllowed, ///< a number not in the set `allowed` (takeaway)
    NoArrow,    ///< no arrow leads there from the token
    GameOver,   ///< there is no move any more
    NotYours,   ///< the piece, or the button, is the other player's
    Occupied,   ///< something stands on the target
    JumpsOver,  ///< something stands in between
    WrongWay,   ///< the target is not where this piece may go (not lower, not straight, not forward)
    SameSquare, ///< the target is where the piece stands
    NotHeads,   ///< the right one of the two coins must lie heads up
    NeedsTwo,   ///< exactly two different coins must be turned
    NoneLeft,   ///< no skip or add is left
    OverCap,    ///< the heap holds at most `most`
    NotAnEdge,  ///< only edges are cut, not joints or the ground
    WrongRest,  ///< taking `asked` may not leave `most` heaps
    OnlyCuts,   ///< heaps are divided here, nothing is taken
    EqualParts, ///< the two parts must not be equal
    TooLong,    ///< the row is too long to draw: its moves are in the list
    Gone,       ///< the square has been taken
    Stays,      ///< the square is never taken
};
struct Refusal {
    RefusalReason reason = RefusalReason::EmptyPlace;
    std::uint64_t asked = 0;              ///< how many pieces were asked for, where that matters
    std::uint64_t most = 0;               ///< TooMany: how many may be taken
    std::vector<std::uint64_t> allowed{}; ///< NotAllowed: the set

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// A first choice that awaits a second one.
struct HalfMade {
    std::vector<PieceId> targets; ///< the second choices that complete a move (the first one included)
};

} // namespace games
