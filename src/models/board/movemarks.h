// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How moves are marked on the board.

#include "models/board/boardmodel.h"

#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace models {

/// The part of its heap that a move takes, 0..1; 1 without a heap.
[[nodiscard]] double partOf(const std::optional<games::Move>& move);
/// The mean place of the feet that some edges of a drawn board stand on; nothing without feet.
[[nodiscard]] std::optional<double> middleOfFeet(const games::Board& board,
                                                 const std::vector<games::PieceId>& pieces);
/// A mark without words around the pieces that a move touches (of a drawn board the edge that is cut alone),
/// and where a piece comes to stand on a strip or plane.
[[nodiscard]] BoardOverlay::MoveMark markAround(const games::Game& game, games::Shape shape,
                                                const games::Move& move);
/// The mark of a move with what it does and whom it lets win; one that does not win is thin.
[[nodiscard]] BoardOverlay::MoveMark markLeaving(const games::Game& game, games::Shape shape,
                                                 const games::Move& move,
                                                 std::optional<theory::Outcome> leaves, bool winning);
/// The mark of a move of `game` that has been judged.
[[nodiscard]] BoardOverlay::MoveMark markOf(const games::Game& game, games::Shape shape,
                                            const games::JudgedMove& judged);
/// Brackets beside heaps hide the board sooner than marks on places: where many moves win, the first one of
/// each heap stands for them.
class Thinning {
public:
    Thinning(const games::Board& board, const games::Answer& answer);
    /// Whether a winning move is the first one of its heap. Call once for each move.
    [[nodiscard]] bool keeps(const games::JudgedMove& judged);

private:
    static constexpr std::uint64_t mostBrackets = 6;

    [[nodiscard]] bool isOnHeaps(games::PieceId piece) const;

    const games::Board& m_board;
    bool m_thins;
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_heaps; ///< of a table: board and heap
};

/// More marks than this would hide the board.
inline constexpr std::size_t mostMarks = 200;
/// Capsules over one another cannot be told apart: where more moves win than this, not all are drawn.
inline constexpr std::uint64_t mostCapsules = 8;
/// Whether moves are drawn as capsules around their pieces.
[[nodiscard]] bool isEncircled(games::Shape shape);
/// Whether the winning moves that are drawn depend on the piece pointed at.
[[nodiscard]] bool marksFollowPointer(games::Shape shape, const games::Answer& answer);
/// Of the winning moves those that take the piece pointed at; where there is none, as many of the first ones
/// as share no piece. Losing moves stay.
void keepApart(std::vector<BoardOverlay::MoveMark>& marks, const std::optional<games::PieceId>& pointed);
/// Of the losing moves the smallest ones that share no piece with another mark. Winning moves stay.
void keepFewLosing(std::vector<BoardOverlay::MoveMark>& marks);
/// The moves of the player to move that an answer judges and `shown` lets through, thinned out.
[[nodiscard]] std::vector<BoardOverlay::MoveMark>
marksOf(const games::Game& game, const games::Board& board, const games::Answer& answer,
        const std::function<bool(const games::JudgedMove&)>& shown,
        const std::optional<games::PieceId>& pointed = std::nullopt);

} // namespace models
