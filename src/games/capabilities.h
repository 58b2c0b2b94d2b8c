// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What only some games can: their rules derive from it, and who wants it asks with Game::as().

#include "games/game.h"
#include "games/heaps/heapsequence.h"
#include "games/layout.h"
#include "games/map.h"
#include "solver/genus.h"
#include "solver/job.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace games {

class Capability {
public:
    virtual ~Capability() = default;

protected:
    Capability() = default;
    Capability(const Capability&) = default;
    Capability& operator=(const Capability&) = default;
};

/// One piece on a plane, or some: each point of it is worth something.
class Mapped : public virtual Capability {
public:
    /// For every point (x, y) with x < columns and y < rows, at most widestMap of each: the position with
    /// the queen there, or the first counter (one more where there is none).
    [[nodiscard]] virtual solver::Solved<PositionMap> map(std::uint32_t columns, std::uint32_t rows,
                                                          const solver::Job& job) const = 0;
};

/// A heap has a Grundy value by its size alone, in normal play. info().heapSequences says how it is asked
/// for.
class OfHeapValues : public virtual Capability {
public:
    /// The Grundy values of one heap of 0, 1, …, `to` under the rules of this position, whose own heaps do
    /// not matter, and their period where one is proven.
    [[nodiscard]] virtual solver::Solved<HeapSequence> heapSequence(std::uint64_t to,
                                                                    const solver::Job& job) const = 0;
};

/// Only the lengths of runs matter.
class InRuns : public virtual Capability {
public:
    /// How many runs there are of each length, from 1 to the longest.
    [[nodiscard]] virtual std::vector<std::uint64_t> runCounts() const = 0;
};

/// Heaps that are numbered and laid out anew by a move, so that no place tells what it did.
class LaidOutAnew : public virtual Capability {
public:
    struct Trace {
        std::vector<PieceId> parts; ///< what names the heaps that came of the one
        /// For all that was taken one piece between the heaps, whose count is 0: a trace. Where no heap is
        /// left, what was taken.
        std::vector<Piece> gone;
    };
    /// What to mark on the board that a move leads to. Precondition: it is legal here.
    [[nodiscard]] virtual Trace trace(const Move& move) const = 0;
};

/// A picture that a person draws, of Shape::Drawn.
class DrawnByHand : public virtual Capability {
public:
    /// How it is laid out, its edges in the order of the notation; nothing where it is too large to be drawn.
    [[nodiscard]] virtual std::optional<DrawnLayout> layout() const = 0;
    /// How much of the text that this position was read from is not on it: loose edges fell.
    [[nodiscard]] virtual std::uint64_t fallenWhenRead() const = 0;
    /// Whether it is small enough to look some moves ahead.
    [[nodiscard]] virtual bool isSearchable() const = 0;
};

/// Several positions side by side, in one of which a move is made.
class OfBoards : public virtual Capability {
public:
    [[nodiscard]] virtual const std::vector<GamePtr>& boards() const = 0;
    /// The move on its board that a move of the table is; the board's number is action.board() − 1.
    [[nodiscard]] virtual Move onItsBoard(const Move& move) const = 0;
};

/// What a position is worth in a sum is known by a formula, beyond what its own answer says.
class InSums : public virtual Capability {
public:
    /// Normal play: the nimber that it equals in every sum.
    [[nodiscard]] virtual std::optional<std::uint64_t> nimberInSums() const { return std::nullopt; }
    /// All moves of its list that leave that nimber, also where there are too many to list them all.
    /// Precondition: nimberInSums().
    [[nodiscard]] virtual std::vector<Move> movesTo(std::uint64_t nimber) const = 0;
    /// Misère play, of a position from which only tame ones can be reached.
    [[nodiscard]] virtual std::optional<solver::Genus> tameGenus() const { return std::nullopt; }
    /// Nobody need ever run out of moves; in a sum the winner answers what only puts off the end.
    [[nodiscard]] virtual bool mayGoOnForEver() const { return false; }
};

/// Who wins may be known because each move has an answer that undoes it, such as its mirror image.
class AnsweredByImages : public virtual Capability {
public:
    /// That answer; nothing where the proof is another one. Precondition: the move is legal here.
    [[nodiscard]] virtual std::optional<Move> answerTo(const Move& move) const = 0;
};

// For any game: what it says where it can, else nothing.

[[nodiscard]] std::optional<solver::Solved<HeapSequence>> heapSequenceOf(const Game& game, std::uint64_t to,
                                                                         const solver::Job& job);
[[nodiscard]] std::vector<std::uint64_t> runCountsOf(const Game& game);
[[nodiscard]] std::optional<DrawnLayout> layoutOf(const Game& game);
[[nodiscard]] std::uint64_t fallenWhenReading(const Game& game);

} // namespace games
