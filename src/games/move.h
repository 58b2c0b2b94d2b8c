// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A move as data: what is done, the gesture that does it, and why a gesture may be no move.

#include "games/board.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace games {

/// Nim and its like: heap `heap` (from 0) goes from `before` to `after`.
struct TakeFromHeap {
    std::uint32_t heap = 0;
    std::uint64_t before = 0;
    std::uint64_t after = 0;

    friend bool operator==(const TakeFromHeap&, const TakeFromHeap&) = default;
};

/// A run of cells on line `line`, cells from 0, both ends included.
struct TakeFromLine {
    std::uint32_t line = 0;
    std::uint32_t first = 0;
    std::uint32_t last = 0;

    friend bool operator==(const TakeFromLine&, const TakeFromLine&) = default;
};

/// A cell of a grid: row 0 is the top one, column 0 the left one. `rows` allows to print chess names
/// (the bottom row is 1, the left column a).
struct Cell {
    std::uint32_t row = 0;
    std::uint32_t column = 0;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// A run of stones of one row or one column, both ends included; `boardRows` gives the chess names.
struct TakeFromGrid {
    Cell first;
    Cell last;
    std::uint32_t boardRows = 0;

    friend bool operator==(const TakeFromGrid&, const TakeFromGrid&) = default;
};

/// The token of a graph goes along the arrow from → to.
struct FollowArrow {
    std::uint64_t from = 0;
    std::uint64_t to = 0;

    friend bool operator==(const FollowArrow&, const FollowArrow&) = default;
};

using Action = std::variant<TakeFromHeap, TakeFromLine, TakeFromGrid, FollowArrow>;

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

/// The moves of a position, each resulting position once per player. Where there are more than
/// `mostListedMoves`, the winning ones are listed first and `omitted` counts those left out.
struct MoveList {
    std::vector<Move> moves;
    std::uint64_t omitted = 0;
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
