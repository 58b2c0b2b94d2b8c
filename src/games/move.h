// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A move as data: what is done, the gesture that does it, and why a gesture may be no move.

#include "games/action.h"
#include "games/board.h"
#include "games/text/sentence.h"
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

/// What a move does to the pieces of the board on which it is made; all that is drawn or said of it is read
/// here. A pile that loses some of its pieces, or gets some, counts as removed, or added.
struct Change {
    std::vector<PieceId> removed{};
    std::vector<PieceId> moved{};  ///< to another place, on a graph along that arrow
    std::optional<PieceId> to{};   ///< the place that they come to
    std::vector<PieceId> turned{}; ///< changed where they are: turned over, divided, pressed
    std::vector<PieceId> added{};  ///< where something comes

    /// All of them, as one set.
    [[nodiscard]] std::vector<PieceId> touched() const
    {
        std::vector<PieceId> pieces = removed;
        for (const auto* more : {&moved, &turned, &added})
            pieces.insert(pieces.end(), more->begin(), more->end());
        return pieces;
    }

    friend bool operator==(const Change&, const Change&) = default;
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

/// Why a gesture is no move: "A gap lies between the two ends."
struct Refusal {
    Sentence why;
};

/// A first choice that awaits a second one.
struct HalfMade {
    std::vector<PieceId> targets; ///< the second choices that complete a move (the first one included)
    /// Where choices are narrowed down one by one: the pieces chosen so far, and what names them all as the
    /// next first choice. A second choice may then await one more.
    std::vector<PieceId> pieces{};
    std::optional<PieceId> together{};
};

} // namespace games
