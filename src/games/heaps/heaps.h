// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What Nim and Takeaway share: heaps of stones, from one of which a number is taken.

#include "games/game.h"
#include "games/heaps/heaptable.h"
#include "games/text/refusals.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace games {

using Heaps = std::vector<std::uint64_t>;

/// Heap `heap` (from 0) goes from `before` to `after`.
struct TakeFromHeap {
    std::uint32_t heap = 0;
    std::uint64_t before = 0;
    std::uint64_t after = 0;

    [[nodiscard]] MoveWords words(const Board& board = {}) const;
    [[nodiscard]] Told told(const Board& board) const;
    [[nodiscard]] std::uint64_t size() const { return before - after; }
    [[nodiscard]] bool surrounds(PieceId piece, PieceId /*chosen*/) const { return majorOf(piece) == heap; }
    [[nodiscard]] HeapChange inHeap() const
    {
        return {.heap = heap, .before = before, .taken = size(), .sizeSaysAll = true};
    }

    friend bool operator==(const TakeFromHeap&, const TakeFromHeap&) = default;
};

/// Positions that an answer by formula may look at to count the moves left.
inline constexpr std::uint64_t affordablePositions = 300'000;

/// The move that leaves `after` stones of heap `heap`.
[[nodiscard]] Move heapMove(const Heaps& heaps, std::size_t heap, std::uint64_t after);
[[nodiscard]] Heaps afterHeapMove(Heaps heaps, const Move& move);

[[nodiscard]] std::uint64_t stonesOf(const Heaps& heaps);
/// "Heaps 7, 11 and 5."
[[nodiscard]] Sentence heapsAloud(const Heaps& heaps);
/// The largest first: these stand for the same heaps in any other order.
[[nodiscard]] Heaps falling(Heaps heaps);
[[nodiscard]] Board heapBoard(const Heaps& heaps, PieceKind stone);
/// The drawn pieces that a move takes.
[[nodiscard]] std::vector<PieceId> takenFromHeap(const Move& move);
/// The drawn pieces of a whole heap.
[[nodiscard]] std::vector<PieceId> piecesOfHeap(const Heaps& heaps, std::size_t heap);
/// The move that a stone stands for (it and all above it); `takes` as below, `emptyPlace` is said where none
/// is.
[[nodiscard]] Choice chooseStone(const Heaps& heaps, const std::vector<std::uint64_t>& takes, PieceId stone,
                                 const Refusal& emptyPlace = noStone());
[[nodiscard]] Choice chooseStones(const Heaps& heaps, const std::vector<std::uint64_t>& takes, PieceId first,
                                  PieceId second, const Refusal& emptyPlace = noStone());
[[nodiscard]] std::optional<Heaps> editHeaps(Heaps heaps, const Edit& edit);

/// Number of moves in one heap: `takes` is sorted, empty stands for any number.
[[nodiscard]] std::uint64_t moveCount(const std::vector<std::uint64_t>& takes, std::uint64_t heap);

/// The winning moves: at most mostListedMoves of them, and their exact number.
struct WinningMoves {
    std::vector<Move> moves;
    std::uint64_t count = 0;
};
/// Every move, or of very many the winning ones and then the small takes of every heap in turn; with `oneWin`
/// the winning ones alone, where there are any.
[[nodiscard]] MoveList listHeapMoves(const Heaps& heaps, const std::vector<std::uint64_t>& takes,
                                     const std::function<WinningMoves()>& winning, bool oneWin = false);

/// A table for remoteness when it costs little, else nothing.
[[nodiscard]] std::optional<HeapTable> affordableTable(const HeapTable::Game& game, const solver::Job& job);
/// Outcome, and what else is asked, of the position and all its moves from a table alone.
[[nodiscard]] Answer answerByTable(const HeapTable::Game& game, const Question& question,
                                   const solver::Job& job);

/// Lists of one to three sorted heaps up to `upTo`, and the empty one.
void forEachHeaps(std::uint64_t upTo, const std::function<bool(const Heaps&)>& visit);

/// The field of New game for the heaps.
[[nodiscard]] Field heapsField(const std::string& initial);
/// One heap of that size, as the notation writes it behind the colon.
[[nodiscard]] std::string sizeOfHeap(std::uint64_t size);
/// The heaps of a notation that are not empty, behind its rules: a key that positions share in which they are
/// the same.
[[nodiscard]] std::string heapsStillPlayed(const std::string& notation);

/// Heaps as the depth-limited player sees them. Of a heap over `mostSeen` only the small takes and the
/// takes that leave little are looked at: the others decide nothing within a few moves.
struct SeenHeaps {
    Heaps heaps;
    std::vector<std::uint64_t> takes;

    [[nodiscard]] std::vector<SeenHeaps> options() const;
    friend bool operator==(const SeenHeaps&, const SeenHeaps&) = default;
    static constexpr std::uint64_t mostSeen = 200;
};

} // namespace games

template <>
struct std::hash<games::SeenHeaps> {
    std::size_t operator()(const games::SeenHeaps& seen) const noexcept;
};
