// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is asked about a position and what is answered.

#include "games/move.h"
#include "solver/job.h"
#include "theory/outcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace games {

/// Which answers are wanted beside the outcome; each costs time where no formula gives it.
struct Question {
    bool moves = true;           ///< judge every move
    bool grundy = true;          ///< Grundy values (normal play only)
    bool remoteness = true;      ///< moves left with best play
    bool theoremsAllowed = true; ///< false: by table or search alone (verification)
};

enum class Method : std::uint8_t { Theory, Table, Search };

/// The result that Method::Theory used.
enum class Theorem : std::uint8_t {
    Bouton,            ///< normal Nim: P iff the nim-sum is 0
    MisereNim,         ///< Bouton's rule with the switch when all heaps are at most 1
    SubtractionPeriod, ///< the Grundy sequence of a subtraction set is periodic (proven by its window)
    TameSum,           ///< misère sum of tame games: decided by genus as in Nim (Conway)
    LineRuns,          ///< a run of n counters is a heap of n
};

/// A position's judgement from one mover's view.
struct Verdict {
    std::optional<theory::Outcome> outcome;
    std::optional<std::uint64_t> grundy;     ///< impartial normal play only
    std::optional<std::string> value;        ///< exact value as text: "0", "*", "*2", "11/8"
    std::optional<std::uint64_t> remoteness; ///< moves until nobody can move, winner hurrying, loser delaying

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// A move and the verdict on the position it leaves. Winning: its mover wins from there.
struct JudgedMove {
    Move move;
    Verdict leaves;
    bool winning = false;
};

/// The answer to a question. `unsolved` is set when limits ended the work: what is known stays known.
/// Moves are ordered best first: winning by remoteness, then losing, longest resistance first.
struct Answer {
    Verdict verdict{};
    Method method = Method::Search;
    std::optional<Theorem> theorem{};
    std::uint64_t positions = 0; ///< number of positions that the answer needed, 0 for a formula
    std::vector<JudgedMove> moves{};
    std::uint64_t omitted = 0; ///< moves left out (more than mostListedMoves), counted exactly
    std::uint64_t winning = 0; ///< number of winning moves, among all
    std::optional<solver::Unsolved> unsolved{};

    [[nodiscard]] std::uint64_t moveCount() const { return moves.size() + omitted; }
};

} // namespace games
