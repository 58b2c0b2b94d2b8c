// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Changes of a position that are no moves: Explore's free editing.

#include "games/board.h"
#include "games/layout.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace games {

/// Lines, grid: stone ↔ gap; strip: a coin more on an empty square, one less on a taken one; heads ↔ tails.
struct ToggleCell {
    PieceId cell{};
};
struct SetHeap {
    std::uint32_t heap = 0;
    std::uint64_t size = 0;
};
/// Heaps; lines: a new line of that many counters.
struct AddHeap {
    std::uint64_t size = 1;
};
/// Heaps and lines.
struct RemoveHeap {
    std::uint32_t heap = 0;
};
/// Grid; new cells hold stones.
struct Resize {
    std::uint32_t rows = 1;
    std::uint32_t columns = 1;
};
/// Graph.
struct PlaceToken {
    std::uint64_t node = 0;
};
/// Strip, plane: a piece dragged to a place, whatever the rules say.
struct MovePiece {
    PieceId piece{};
    PieceId to{};
};
/// Buttons; pieces of one place.
struct SetCount {
    PieceId piece{};
    std::uint64_t count = 0;
};
/// An end of an edge being drawn: a joint (or the ground, at x), or a new joint at (x, y).
struct EdgeEnd {
    std::optional<PieceId> joint{};
    double x = 0;
    double y = 0;
};
/// Drawn.
struct DrawEdge {
    EdgeEnd from;
    EdgeEnd to;
    theory::Mover colour = theory::Mover::Either;
};
/// Drawn.
struct RecolourEdge {
    PieceId edge{};
    theory::Mover colour = theory::Mover::Either;
};
/// Drawn: an edge, or a joint with its edges; what is not joined to the ground then falls.
struct Erase {
    PieceId piece{};
};
/// Drawn: only drawn elsewhere. An edge's id: its foot, or its only one, on the ground.
struct MoveJoint {
    PieceId joint{};
    double x = 0;
    double y = 0;
};
/// Drawn: only drawn otherwise.
struct BendEdge {
    PieceId edge{};
    double bend = 0;
};
/// Drawn: only drawn otherwise.
struct Arrange {
    DrawnLayout layout;
};
using Edits = std::variant<ToggleCell, SetHeap, AddHeap, RemoveHeap, Resize, PlaceToken, MovePiece, SetCount,
                           DrawEdge, RecolourEdge, Erase, MoveJoint, BendEdge, Arrange>;
/// One of them.
struct Edit : Edits {
    using Edits::variant;
};

} // namespace games
