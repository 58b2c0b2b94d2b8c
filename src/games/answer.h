// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is asked about a position and what is answered.

#include "games/move.h"
#include "solver/job.h"
#include "theory/outcome.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace games {

class Shelf;

/// Which answers are wanted beside the outcome; each costs time where no formula gives it.
struct Question {
    bool moves = true;           ///< judge every move
    bool oneWin = false;         ///< once a winning move is known, others may stay unjudged or be left out
    bool grundy = true;          ///< Grundy values (normal play only)
    bool remoteness = true;      ///< moves left with best play
    bool theoremsAllowed = true; ///< false: by table or search alone (verification)
    Shelf* shelf = nullptr;      ///< where tables are found and kept between questions
};

enum class Method : std::uint8_t { Theory, Table, Search };

/// The result that Method::Theory used; each game declares its own.
struct Theorem {
    const char* id;            ///< in JSON: "misere Nim"
    SourceText name;           ///< "Bouton’s theorem"
    bool isNimSum = false;     ///< the value is the nim-sum of the heaps as they lie
    bool reversesAdds = false; ///< a move that adds pieces is reversed by a reply

    friend constexpr bool operator==(const Theorem& a, const Theorem& b)
    {
        return std::string_view(a.id) == b.id;
    }
};

/// A position's judgement from one mover's view.
struct Verdict {
    std::optional<theory::Outcome> outcome;
    std::optional<std::uint64_t> grundy; ///< impartial normal play only
    std::optional<std::string> value;    ///< exact value as text: "0", "*", "*2", "11/8"
    /// Moves until the player to move cannot, the winner hurrying and the loser delaying. In a partizan
    /// game of the player whose turn it is then.
    std::optional<std::uint64_t> remoteness;
    /// Partizan games: the remoteness when Left, or Right, is to move.
    struct Sides {
        std::optional<std::uint64_t> left;
        std::optional<std::uint64_t> right;
        friend bool operator==(const Sides&, const Sides&) = default;
    };
    Sides sides{};

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// A part of a position that is a sum, and what it is worth alone.
struct PartValue {
    enum class Colours : std::uint8_t { Green, Blue, Red, RedBlue, Mixed };
    enum class Form : std::uint8_t { Stalk, Tree, Graph };
    Colours colours = Colours::Green;
    Form form = Form::Stalk;
    std::optional<std::string> value{}; ///< none where it is not known
    std::vector<PieceId> pieces{};

    friend bool operator==(const PartValue&, const PartValue&) = default;
};

/// A move and the verdict on the position it leaves. Winning: its mover wins from there.
struct JudgedMove {
    Move move;
    Verdict leaves;
    bool winning = false;

    friend bool operator==(const JudgedMove&, const JudgedMove&) = default;
};

/// The answer to a question. `unsolved` is set when limits ended the work: what is known stays known.
/// Moves are ordered best first: winning by remoteness, then losing, longest resistance first.
struct Answer {
    Verdict verdict{};
    Method method = Method::Search;
    std::optional<Theorem> theorem{};
    std::uint64_t positions = 0; ///< number of positions that the answer needed, 0 for a formula
    std::vector<JudgedMove> moves{};
    std::uint64_t omitted = 0;      ///< moves left out (more than mostListedMoves), counted exactly
    std::uint64_t otherOmitted = 0; ///< those of the other player, in partizan games
    std::uint64_t winning = 0;      ///< number of winning moves, among all of the player to move
    bool winningIsLeast = false;    ///< of the moves left out some may win, too
    /// The Grundy value was asked for and left out: its table would be too large.
    bool grundyTooLarge = false;
    /// Bytes of a table of outcomes over all positions below this one, where it was left out because it is
    /// larger than the limits or the machine allow.
    std::optional<std::uint64_t> tableBytes{};
    /// Grundy values or remoteness were left out for the job's limits alone: larger ones give them.
    bool isPartial = false;
    std::optional<solver::Unsolved> unsolved{};
    std::vector<PartValue> parts{}; ///< of a Hackenbush picture in normal play
    /// What each board of a table is worth, in normal play; nothing where it is not known.
    std::vector<std::optional<std::string>> boardValues{};
    theory::Mover mover =
        theory::Mover::Either; ///< the player to move; moves of the other one come after his

    /// Moves of the player to move, also those not listed.
    [[nodiscard]] std::uint64_t moveCount() const
    {
        return static_cast<std::uint64_t>(std::ranges::count(
                   moves, mover, [](const JudgedMove& judged) { return judged.move.player; })) +
               omitted;
    }

    friend bool operator==(const Answer&, const Answer&) = default;
};

} // namespace games
