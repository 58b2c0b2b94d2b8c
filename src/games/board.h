// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A board as data: a shape and its pieces. Views draw it without knowing any rule.

#include "theory/play.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace games {

/// How a board is laid out. One QML board exists per shape.
/// Table: several boards of any of these side by side.
enum class Shape : std::uint8_t { Heaps, Lines, Grid, Strip, Staircase, Plane, Graph, Drawn, Table };

/// Names a piece or a place of one position; stable under moves (a stone keeps its id while it lies).
/// Heaps: heap << 32 | height from 1 (0 is the heap's base). Lines: line << 32 | cell from 0; cutId();
/// longRowId().
/// Grid: row << 32 | column, row 0 on top, or at the bottom where rows come and go on top. Graph: the node's
/// number; arrows: (from + 1) << 32 | to, so that no arrow has a node's number. Strip: row << 32 | square
/// from 0 for what lies on the board itself (a square, a coin that is turned in place); coinId() for what
/// slides over it. Staircase: as heaps, the step is the heap. Plane: y << 32 | x for a place and what stands
/// on it. Drawn: edgeId(), jointId(). Buttons: buttonId().
enum class PieceId : std::uint64_t {};

[[nodiscard]] constexpr PieceId pieceId(std::uint32_t major, std::uint32_t minor)
{
    return static_cast<PieceId>(std::uint64_t{major} << 32 | minor);
}
[[nodiscard]] constexpr std::uint32_t majorOf(PieceId id)
{
    return static_cast<std::uint32_t>(static_cast<std::uint64_t>(id) >> 32);
}
[[nodiscard]] constexpr std::uint32_t minorOf(PieceId id)
{
    return static_cast<std::uint32_t>(static_cast<std::uint64_t>(id));
}

/// A coin or token that slides over a strip: the `height`-th on its square, from 1.
[[nodiscard]] constexpr PieceId coinId(std::uint32_t row, std::uint32_t square, std::uint32_t height = 1)
{
    return pieceId(0x8000'0000U | row, square << 12 | height);
}
/// Drawn: the edge of that index in the picture as it was drawn; it keeps it while others are cut.
[[nodiscard]] constexpr PieceId edgeId(std::uint32_t index)
{
    return pieceId(index + 1, 0);
}
/// Drawn: a joint by its number in the notation; 0 is the ground.
[[nodiscard]] constexpr PieceId jointId(std::uint32_t number)
{
    return pieceId(0x7FFF'0000U, number);
}

/// Lines: the cut of heap `heap` behind its first `before` counters.
[[nodiscard]] constexpr PieceId cutId(std::uint32_t heap, std::uint32_t before)
{
    return pieceId(0x4000'0000U | heap, before);
}
/// Lines: a whole row that is too long to draw.
[[nodiscard]] constexpr PieceId longRowId(std::uint32_t heap)
{
    return pieceId(0x2000'0000U | heap, 0);
}

/// Heaps, Lines: the heap, from 0, that a piece, a cut or a whole row belongs to.
[[nodiscard]] constexpr std::uint32_t heapOf(PieceId id)
{
    return majorOf(id) & 0x1FFF'FFFFU;
}

/// A move that is a button beside the board (use a skip): one for each player.
[[nodiscard]] constexpr PieceId buttonId(theory::Mover owner)
{
    return pieceId(0xFFFF'FFFFU, static_cast<std::uint32_t>(owner));
}

/// Table: the id that a piece has on board `board` (from 0) alone, with the number of that board in four bits
/// that no board uses for what is small enough to be drawn: a place's number is below 2^25, and in the ids
/// of joints and buttons all of them are set.
[[nodiscard]] constexpr PieceId onBoard(PieceId id, std::uint32_t board)
{
    return static_cast<PieceId>(static_cast<std::uint64_t>(id) ^ std::uint64_t{board} << 57U);
}
/// The board, from 0, that a piece of a table lies on.
[[nodiscard]] constexpr std::uint32_t boardOfPiece(PieceId id)
{
    const std::uint32_t kind = majorOf(id) >> 29U;
    const std::uint32_t number = majorOf(id) >> 25U & 0xFU;
    return kind == 3 || kind == 7 ? number ^ 0xFU : number;
}

/// Stone, Stick: a piece that can be taken. Pile: a whole heap too large to draw stone by stone,
/// `count` says how many. Base: the place a heap stands on (`count` = its size). Gap: an empty cell.
/// Node, Token, Arrow: of a graph (Token is the node that the token stands on). Square, Coin: of a strip;
/// LeftToken, RightToken: a player's, with the letter that is its label; WhiteToken, BlackToken: where Left
/// is White and Right is Black; Head, Tail: a coin turned in place. Step: of a staircase, with Coins on it.
/// Counter, Queen: on a plane, whose empty places are no pieces. Space: where a stone may be put back (a
/// heap's cap lies above it). Edge, Joint, Ground: of a Hackenbush picture; the owner of an edge is who may
/// cut it. Cut: the place between two neighbours where a row can be divided. Tile, CrossedTile: a square that
/// fills its cell of a grid, and one that stays. Button: a move beside the board, `count` says how often it
/// is left.
enum class PieceKind : std::uint8_t {
    Stone,
    Stick,
    Pile,
    Base,
    Gap,
    Node,
    Token,
    Arrow,
    Square,
    Coin,
    Head,
    Tail,
    LeftToken,
    RightToken,
    WhiteToken,
    BlackToken,
    Step,
    Counter,
    Queen,
    Space,
    Edge,
    Joint,
    Ground,
    Cut,
    Tile,
    CrossedTile,
    Button,
};

/// One piece. Heaps: column = heap from 0, row = height from 0; a Space may be lower than a stone, toRow says
/// how much of a row it is. Lines: row = line, column = cell, a Cut half a cell to the left of the next one.
/// Grid: row from the top, column from the left. Graph: row = layer from the top, column = place in it
/// (fractions allowed); an arrow spans from its place to (toRow, toColumn). Strip: row, column = square;
/// coins on one square have the heights 0, 1, … in toRow. Staircase: column = step, row = height from 0.
/// Plane: row = y, column = x, (0,0) the corner at the bottom left. Drawn: column = x, row = y, upwards from
/// the ground at 0, in units of about an edge's length; an edge spans from its place to (toRow, toColumn),
/// `bend` is how far its middle lies off the straight line, in lengths of that line, to the left of its
/// direction. A loop begins and ends at one place, its `bend` is the way it points, in turns clockwise from
/// upwards.
struct Piece {
    PieceId id{};
    PieceKind kind = PieceKind::Stone;
    double row = 0;
    double column = 0;
    double toRow = 0;
    double toColumn = 0;
    double bend = 0;
    std::uint64_t count = 1;
    theory::Mover owner = theory::Mover::Either; ///< who may choose it
    std::string label{}; ///< what a Base or a Square is called, if not by its number; the letter of a token

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// A text beside the pieces, such as the value of what stands there. Place as of a piece.
struct Tag {
    double row = 0;
    double column = 0;
    std::string text;

    friend bool operator==(const Tag&, const Tag&) = default;
};

/// What the pieces and the table of a game are made of, where they are not plain.
enum class World : std::uint8_t {
    Pebbles,
    Matches,
    Pins,
    Cane,
    Ebony,
    Shell,
    Chocolate,
    Beads,
    Chips,
    SkipChips,
    Silver,
    Gold,
    Turtles,
    Moons,
    Stairs,
    Checkers,
    Frogs,
    Queen,
    Counters,
    Plants,
    SteppingStones,
    Tiles,
};

/// Pieces in reading order: it is the order in which the keyboard's focus and a screen reader go.
struct Board {
    Shape shape = Shape::Heaps;
    int rows = 0;          ///< Heaps: height of the tallest drawn heap. Otherwise rows of the board.
    int columns = 0;       ///< Heaps: number of heaps. Otherwise columns of the board.
    int firstNumber = 1;   ///< Strip, Staircase: the number of the first square or step
    std::string caption{}; ///< the position as one number or product, e.g. "1440600 = 2³·3·5²·7⁴"
    /// Pieces that are too many to draw; then `pieces` is empty.
    std::uint64_t undrawn = 0;
    std::vector<Piece> pieces;
    std::vector<Board> boards{};  ///< Table: each with the ids of onBoard(); `pieces` are those of all
    World world = World::Pebbles; ///< as the game's description says

    friend bool operator==(const Board&, const Board&) = default;
};

/// Heaps higher than this are drawn as one Pile with a number.
inline constexpr std::uint64_t tallestDrawnHeap = 40;
/// Heaps of stones up to this height always stand side by side; higher ones, and sticks, may lie in rows.
inline constexpr int tallestColumn = 12;

} // namespace games
