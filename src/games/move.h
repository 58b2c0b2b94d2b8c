// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A move as data: what is done, the gesture that does it, and why a gesture may be no move.

#include "games/board.h"
#include "games/text/sentence.h"
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

/// Prime powers: N is divided by prime^(before - after); the exponents of the prime before and after.
struct DividePrime {
    std::uint64_t prime = 0;
    std::uint32_t heap = 0; ///< which of the prime factors, ascending, from 0
    std::uint32_t before = 0;
    std::uint32_t after = 0;

    friend bool operator==(const DividePrime&, const DividePrime&) = default;
};

/// `count` coins of square (box, step) `from` go to `to`; numbers as the notation counts them.
struct MoveCoins {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    std::uint64_t count = 1;

    friend bool operator==(const MoveCoins&, const MoveCoins&) = default;
};

/// The coin on square `right` is turned from heads to tails, and the one on `left` either way. From 1.
struct TurnCoins {
    std::uint32_t right = 0;
    std::optional<std::uint32_t> left;

    friend bool operator==(const TurnCoins&, const TurnCoins&) = default;
};

/// Northcott's game: a player's token of row `row` (from 0) goes from square to square (from 0).
struct MoveToken {
    std::uint32_t row = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;

    friend bool operator==(const MoveToken&, const MoveToken&) = default;
};

/// A point of the plane, from (0, 0).
struct Point {
    std::uint64_t x = 0;
    std::uint64_t y = 0;

    friend auto operator<=>(const Point&, const Point&) = default;
};

/// A counter of the plane goes left or down.
struct MoveCounter {
    Point from;
    Point to;

    friend bool operator==(const MoveCounter&, const MoveCounter&) = default;
};

/// Wythoff's queen, or two heaps (x, y), of which one or both shrink.
struct MoveQueen {
    Point from;
    Point to;

    friend bool operator==(const MoveQueen&, const MoveQueen&) = default;
};

/// One of the player's skips is used up; `left` remain.
struct UseSkip {
    std::uint64_t left = 0;

    friend bool operator==(const UseSkip&, const UseSkip&) = default;
};

/// One of the player's adds puts stones back on heap `heap` (from 0).
struct AddStones {
    std::uint32_t heap = 0;
    std::uint64_t before = 0;
    std::uint64_t after = 0;

    friend bool operator==(const AddStones&, const AddStones&) = default;
};

/// Hackenbush: the edge `edge` (its index in the picture, see edgeId) between two joints is cut; `colour`
/// says who may cut it (Either: green). `falls`: how many edges fall with it.
struct CutEdge {
    std::uint32_t edge = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    theory::Mover colour = theory::Mover::Either;
    std::uint64_t falls = 0;

    friend bool operator==(const CutEdge&, const CutEdge&) = default;
};

/// Octal games and Grundy's game: `taken` counters (0: none) go out of heap `heap` (from 0); `left` of it
/// stay on one side of them and `right` on the other, 0 where none do.
struct DivideHeap {
    std::uint32_t heap = 0;
    std::uint64_t before = 0;
    std::uint64_t taken = 0;
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    bool inRow = false; ///< it matters at which end of the heap they are taken

    friend bool operator==(const DivideHeap&, const DivideHeap&) = default;
};

using Action =
    std::variant<TakeFromHeap, TakeFromLine, TakeFromGrid, FollowArrow, DividePrime, MoveCoins, TurnCoins,
                 MoveToken, MoveCounter, MoveQueen, UseSkip, AddStones, CutEdge, DivideHeap>;

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

/// Why a gesture is no move: "A gap lies between the two ends."
struct Refusal {
    Sentence why;
};

/// A first choice that awaits a second one.
struct HalfMade {
    std::vector<PieceId> targets; ///< the second choices that complete a move (the first one included)
};

} // namespace games
