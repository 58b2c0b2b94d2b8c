// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The idea of a position: why whoever is to move loses, told in a sentence or two to somebody who has never
// heard of values. A game says it where it is short; the idea of a winning move is that of what it leaves.

#include "games/move.h"
#include "games/text/sentence.h"
#include "solver/job.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace games {

struct Answer;      // games/answer.h
struct Explanation; // games/explanation.h
class Game;         // games/game.h
class Shelf;        // games/shelf.h

/// Two pieces that answer each other: a board joins them by an arc.
struct Partners {
    PieceId first{};
    PieceId second{};

    friend bool operator==(const Partners&, const Partners&) = default;
};

/// The shortest first. Whoever wins by one of them keeps to it, or comes to a shorter one.
enum class IdeaKind : std::uint8_t {
    LastMove,  ///< the end is near enough to be seen
    OddOnes,   ///< misère: an odd number of heaps of 1
    Copy,      ///< pairs of equals answer each other
    Mirror,    ///< opposite sides of one board do
    Multiple,  ///< what is left over when a heap is counted in groups
    OneLess,   ///< two rows, one of them shorter by one
    Balance,   ///< each power of two in the heaps has a partner
    Ahead,     ///< free moves are compared
    Stolen,    ///< who moves wins, though nobody can say how
    NoneShort, ///< a rule is known, but it is longer
    NoneKnown,
};

struct Idea {
    IdeaKind kind = IdeaKind::NoneKnown;
    Sentence here;                    ///< to whom is to move
    Sentence left;                    ///< to whom leaves the position to the opponent
    std::optional<Sentence> before{}; ///< what counts as a heap
    std::vector<Partners> partners{};
    bool wins = false; ///< who is to move does; else he loses
};

/// Normal play on a board that is the same turned by half: each stone is answered by the one opposite.
/// `stones` in the order of the board.
[[nodiscard]] Idea mirrorIdea(const std::vector<PieceId>& stones);

/// Precondition: whoever is to move loses. Nothing where no idea is short.
[[nodiscard]] std::optional<Idea> lostIdea(const Game& game);

/// What is told of a position, and the winning move that goes with it.
struct FoundIdea {
    Idea idea;
    std::optional<Move> move{};
    bool wins = false;
};
/// Precondition: `known` answers `game` with its moves, and says who wins.
[[nodiscard]] FoundIdea findIdea(const Game& game, const Answer& known);
/// The idea, and where it is a strategy the game played by it for a few moves, a step each. Nothing where it
/// is not known who wins.
[[nodiscard]] Explanation toldAsIdea(const Game& game, const Answer& known, const solver::Job& job,
                                     Shelf* shelf);

} // namespace games
