// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why? as data: the steps of a proof, computed by the code that solves, each with the pieces it
// speaks about. No prose here: wording turns a step into sentences, the board highlights its pieces.

#include "games/answer.h"
#include "games/lenses/lens.h"
#include "games/move.h"
#include "games/partizan/rowsteps.h"
#include "games/plane/point.h"
#include "games/text/sentence.h"
#include "solver/genus.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace games {

/// What the summands of a position are called.
/// DividedHeap: a heap that may become two.
enum class Summand : std::uint8_t { Heap, Run, Exponent, Coin, Step, Gap, Head, Coordinate, DividedHeap };

/// A row of a nim-sum table: a heap's size and the nimber it counts as (different in takeaway).
struct NimRow {
    std::uint64_t size = 0;
    std::uint64_t nimber = 0;
    std::vector<PieceId> pieces;

    friend bool operator==(const NimRow&, const NimRow&) = default;
};

/// The move that a nim-sum table picks: row `row`'s nimber must become `target`.
struct NimDecision {
    std::uint64_t column = 0; ///< the power of two of the nim-sum's highest 1
    std::size_t row = 0;
    std::uint64_t target = 0;
    std::size_t candidates = 0; ///< rows with a 1 in that column
    Move move;
    std::vector<PieceId> pieces; ///< the pieces that the move takes

    friend bool operator==(const NimDecision&, const NimDecision&) = default;
};

/// Nim-sum in binary columns. `afterMove`: the table after the decision's move (its sum is 0).
struct NimSumStep {
    Summand summand = Summand::Heap;
    std::vector<NimRow> rows;
    std::uint64_t sum = 0;
    std::optional<NimDecision> decision; ///< absent when the sum is 0 or afterMove
    bool afterMove = false;

    friend bool operator==(const NimSumStep&, const NimSumStep&) = default;
};

/// Misère Nim. `large` rows exceed 1, `ones` are 1. If large = 0 the parity of the ones decides
/// (odd = P); if large = 1 the winning move makes the number of ones odd; else the nim-sum rules.
struct MisereStep {
    Summand summand = Summand::Heap;
    std::uint64_t large = 0;
    std::uint64_t ones = 0;
    std::optional<Move>
        move; ///< the move that switches (large = 1) or any winning one (large = 0, even ones)
    std::vector<PieceId> pieces;

    friend bool operator==(const MisereStep&, const MisereStep&) = default;
};

/// The Grundy values of heaps 0, 1, 2, … under a subtraction set: values(n) repeats with `period`
/// from `preperiod` on. Proven: a window of max(set) equal values forces the rest. Or those of an octal
/// game; then `takes` is empty and `checkedTo` is set.
struct PeriodStep {
    std::vector<std::uint64_t> takes;
    std::uint64_t preperiod = 0;
    std::uint64_t period = 1;
    std::vector<std::uint64_t> values; ///< the first preperiod + 2·period values, at most 64
    std::vector<NimRow> rows;          ///< the position's heaps
    theory::Play play = theory::Play::Normal;
    /// An octal game: all values of heaps below this size have been seen to repeat, which proves the rest.
    std::optional<std::uint64_t> checkedTo{};

    friend bool operator==(const PeriodStep&, const PeriodStep&) = default;
};

/// The runs of a line board: each is a heap as long as the run. `code`: the numbers of runs of 5, 4, 3, 2
/// and 1, a digit each; empty when some run is longer or some number has two digits.
struct RunsStep {
    std::vector<NimRow> rows;
    std::string code;
    std::optional<std::uint64_t> max; ///< with a limited take a run is no longer a heap of its length
    /// Misère play with a limited take: the genus of each row's run, nothing where the run, or one that it
    /// can become, is not tame. All tame: the genera decide (Conway). Otherwise the runs are searched.
    std::vector<std::optional<solver::Genus>> genera{};

    friend bool operator==(const RunsStep&, const RunsStep&) = default;
};

/// No formula: how the answer was found.
struct MethodStep {
    Method method = Method::Search;
    std::uint64_t positions = 0;
    /// The table holds the Grundy values of single summands of the sizes 0, 1, … positions - 1.
    std::optional<Summand> values{};
    bool grundyTooLarge = false; ///< as in Answer

    friend bool operator==(const MethodStep&, const MethodStep&) = default;
};

/// One line of the argument by options. Where the player to move loses: `move` is refuted by `reply`. Where
/// he wins: `move` is a winning one and there is no reply.
struct OptionLine {
    Move move;
    std::string leaves;                           ///< notation of the position after the move
    theory::Outcome outcome = theory::Outcome::P; ///< of the position that the move leaves
    bool wins = true;                             ///< the move does
    std::optional<Move> reply;
    std::string replyLeaves; ///< notation after the reply

    friend bool operator==(const OptionLine&, const OptionLine&) = default;
};

/// The argument by options. P: every move with its refutation. N: the winning moves.
/// Terminal: no option at all, the convention decides.
struct OptionsStep {
    theory::Outcome outcome = theory::Outcome::P;
    theory::Play play = theory::Play::Normal;
    theory::Mover mover = theory::Mover::Either; ///< in a partizan game the argument is that of this player
    bool wins = false;                           ///< the player to move wins
    bool terminal = false;
    std::vector<OptionLine> lines;
    std::uint64_t omitted = 0;

    friend bool operator==(const OptionsStep&, const OptionsStep&) = default;
};

/// The value by mex: Grundy values of the options and the least number missing among them.
struct MexStep {
    std::vector<std::uint64_t> optionValues; ///< sorted, distinct
    std::uint64_t mex = 0;

    friend bool operator==(const MexStep&, const MexStep&) = default;
};

/// Nim in disguise: what makes the heaps. `at` names the thing: a prime; a box; a step; the squares of a
/// pair of coins, left one first (0 = the edge); a head's square; a counter's number and 0 for x, 1 for y;
/// a row (Northcott's gaps).
struct DisguiseRow {
    std::vector<std::uint64_t> at;
    NimRow heap;

    friend bool operator==(const DisguiseRow&, const DisguiseRow&) = default;
};
struct DisguiseStep {
    Theorem theorem = Theorem::PrimeExponents;
    std::vector<DisguiseRow> rows;

    friend bool operator==(const DisguiseStep&, const DisguiseStep&) = default;
};

/// The Nim heaps that the position equals (Nim lens), and the moves that raise one.
struct LensStep {
    LensHeaps heaps;
    std::uint64_t sum = 0;
    std::vector<Move> reversible; ///< a few of them
    std::uint64_t reversibleCount = 0;

    friend bool operator==(const LensStep&, const LensStep&) = default;
};

/// Wythoff's game: the two heaps have the difference `k`, the k-th cold pair is `cold`.
struct GoldenStep {
    Point heaps;
    std::uint64_t k = 0;
    Point cold;                   ///< smaller number first
    std::vector<Point> firstCold; ///< the first cold pairs, to recognise the pattern
    std::optional<Move> move;     ///< a winning one
    theory::Play play = theory::Play::Normal;

    friend bool operator==(const GoldenStep&, const GoldenStep&) = default;
};

/// Skip Nim: the skips of both, the nim-sum of the heaps, the value (left - right) + *sum.
struct SkipStep {
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    std::vector<NimRow> rows;
    std::uint64_t sum = 0;
    bool endsWithStones = false; ///< then there is no such rule
    std::string value;

    friend bool operator==(const SkipStep&, const SkipStep&) = default;
};

/// Poker Nim: adds are reversed, so the heaps decide. `taken`: the add to reverse is explained by one.
struct AddStep {
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    std::vector<NimRow> rows;
    std::uint64_t sum = 0;

    friend bool operator==(const AddStep&, const AddStep&) = default;
};

/// A picture shown in place of the board while a step is read.
struct Drawing {
    std::vector<Piece> pieces{};
    std::vector<Tag> tags{};

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// A number on the number line, with those met on the way to it.
struct NumberLine {
    double value = 0;
    std::string text;
    std::vector<double> before; ///< earlier numbers, oldest first

    friend bool operator==(const NumberLine&, const NumberLine&) = default;
};

/// One step of the reduction of a bush, drawn on the board. Green: Fusion (a part where every edge lies on a
/// cycle: its joints melt into one and its edges become loops), Loops (each loop at a joint is a stalk of
/// one edge), Colon (the stalks at a joint become one stalk of their nim-sum), Heaps (a row of stalks is
/// left: heaps). Red-blue: Growth (the value of an edge with all that stands on it), JointSum (the values at
/// a joint are added), Sign (the sign rule along a stalk, one edge at a time).
struct ReductionStep {
    enum class Kind : std::uint8_t { Fusion, Loops, Colon, Heaps, Growth, JointSum, Sign };
    Kind kind = Kind::Fusion;
    std::uint64_t joints = 0;                     ///< Fusion: how many melt
    std::uint64_t edges = 0;                      ///< Fusion, Loops: how many become loops, or stalks
    std::vector<std::uint64_t> lengths{};         ///< Colon, Heaps: of the stalks
    std::uint64_t result = 0;                     ///< Colon, Heaps: their nim-sum
    theory::Mover colour = theory::Mover::Either; ///< Growth, Sign: of the edge
    std::vector<std::string>
        terms{};             ///< JointSum: the values; Growth: the value above; Sign: this edge's share
    std::uint64_t whole = 1; ///< Growth: the least n with value above + n > 1 (Right: of the negatives)
    std::string value{};     ///< Growth, JointSum, Sign: the value reached
    std::optional<NumberLine> line{};
    std::vector<PieceId> pieces{}; ///< that the step speaks about
    Drawing drawing{};             ///< the picture after the step

    friend bool operator==(const ReductionStep&, const ReductionStep&) = default;
};

/// The parts of a bush, each with its value, and their sum.
struct PartsStep {
    std::vector<PartValue> parts;
    std::string sum; ///< empty where it is not known
    theory::Outcome outcome = theory::Outcome::P;

    friend bool operator==(const PartsStep&, const PartsStep&) = default;
};

/// A number by its options: the simplest one between the greatest of Left's and the least of Right's;
/// empty = there is none.
struct SimplestStep {
    std::string left;
    std::string right;
    std::string value;

    friend bool operator==(const SimplestStep&, const SimplestStep&) = default;
};

/// An argument in sentences.
struct ParagraphStep {
    SourceText title;
    std::vector<Sentence> paragraphs;
    std::vector<PieceId> pieces;
    bool namesTheMove = true; ///< it says who wins and, where a move wins, which

    friend bool operator==(const ParagraphStep&, const ParagraphStep&) = default;
};

using Step = std::variant<NimSumStep, MisereStep, PeriodStep, RunsStep, MethodStep, OptionsStep, MexStep,
                          DisguiseStep, LensStep, GoldenStep, SkipStep, AddStep, RowRuleStep, RowValuesStep,
                          ReductionStep, PartsStep, SimplestStep, ParagraphStep>;

struct Explanation {
    std::vector<Step> steps;
    std::optional<solver::Unsolved> unsolved; ///< then the steps say only what is known
    bool isPartial = false;                   ///< as in Answer: larger limits give more steps
};

} // namespace games
