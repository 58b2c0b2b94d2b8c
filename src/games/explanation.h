// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why? as data: the steps of a proof, computed by the code that solves, each with the pieces it
// speaks about. A game composes them of a few blocks: sentences, which may have numbers, a picture or a
// place on the number line beside them; a nim-sum in binary. A row of labels and lists of moves with their
// replies are made for all games. Each step says at which levels of argument it is told.

#include "games/answer.h"
#include "games/idea.h"
#include "games/labelrow.h"
#include "games/level.h"
#include "games/move.h"
#include "games/text/sentence.h"
#include "theory/outcome.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace games {

/// What the summands of a position are, as far as sentences about them differ.
struct Summand {
    //: before a number in a table: the number of a heap, such as 2
    SourceText label = QT_TRANSLATE_NOOP("Wording", "Heap %1"); ///< of a row without a name of its own
    bool isWholeBoard = false; ///< there is nothing beside them: where none is left, no move is
    bool isRun = false;        ///< of neighbours in a line; sentences say so
    bool mayBeDivided = false; ///< a move may leave two of one

    static const Summand Heap;
    static const Summand Disguised; ///< what counts as a heap and is none; its rows have names of their own

    friend bool operator==(const Summand&, const Summand&) = default;
};

inline constexpr Summand Summand::Heap{.isWholeBoard = true};
inline constexpr Summand Summand::Disguised{};

/// What the board shows of a summand: in a table, "Box 3", and within a sentence, "the coin in box 3".
struct RowName {
    Sentence label;
    Sentence told;

    friend bool operator==(const RowName&, const RowName&) = default;
};

/// A row of a nim-sum table: a heap's size and the nimber it counts as (different in takeaway).
struct NimRow {
    std::uint64_t size = 0;
    std::uint64_t nimber = 0;
    std::vector<PieceId> pieces;
    std::optional<RowName> name{}; ///< nothing: it goes by its number, "Heap 2"

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
    Levels levels;
    Summand summand = Summand::Heap;
    std::vector<NimRow> rows{};
    std::uint64_t sum = 0;
    std::optional<NimDecision> decision{}; ///< absent when the sum is 0 or afterMove
    bool afterMove = false;
    bool mayGrow = false; ///< a move may also raise a summand
    bool mayGoOn = false; ///< moves may be left where no stone is

    friend bool operator==(const NimSumStep&, const NimSumStep&) = default;
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
    Levels levels;
    theory::Outcome outcome = theory::Outcome::P;
    theory::Play play = theory::Play::Normal;
    theory::Mover mover = theory::Mover::Either; ///< in a partizan game the argument is that of this player
    bool wins = false;                           ///< the player to move wins
    bool terminal = false;
    std::vector<OptionLine> lines;
    std::uint64_t omitted = 0;
    std::optional<Move> after{}; ///< the argument is of the position that this winning move leaves
    bool isOtherStart = false;   ///< of the position as it is where the other player moves first

    friend bool operator==(const OptionsStep&, const OptionsStep&) = default;
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

/// What a step says of its position: exercises choose their reasons by it.
enum class Says : std::uint8_t {
    Method,      ///< how the answer was found
    Aside,       ///< nothing of who wins
    Reason,      ///< a part of the reason
    Winner,      ///< who wins, whoever moves first
    WinningMove, ///< who wins and, where a move wins, which
};

/// The value of a board of a table on a line of numbers: at its number, or from stop to stop where it is hot.
struct ValueMark {
    std::uint64_t board = 0; ///< from 1; 0: all together
    SourceText title = "";   ///< of its game; empty for all together
    std::string value{};
    double left = 0;  ///< the stop of Left
    double right = 0; ///< the stop of Right

    friend bool operator==(const ValueMark&, const ValueMark&) = default;
};

/// An argument in sentences, with what is shown beside them.
struct ParagraphStep {
    Levels levels;
    SourceText title;
    std::vector<Sentence> paragraphs;
    std::vector<PieceId> pieces{}; ///< it speaks about these
    Says says = Says::Reason;
    bool saysValue = false;           ///< what makes the Grundy value
    std::optional<Move> move{};       ///< that it picks
    std::vector<PieceId> taken{};     ///< by the move
    std::vector<Partners> partners{}; ///< that it speaks about, joined by arcs
    std::vector<std::uint64_t> values{};
    bool goOn = false; ///< the values: they are those of 0, 1, 2, … and have no end
    Drawing drawing{}; ///< the picture after the step; without pieces the board stays
    std::optional<NumberLine> line{};
    std::vector<ValueMark> marks{};
    //: a button: shows the next step of the reasons
    SourceText button = QT_TRANSLATE_NOOP("Wording", "Next step"); ///< that leads to it
    std::optional<std::vector<Sentence>> onPaper{}; ///< where paper shows less beside the sentences

    friend bool operator==(const ParagraphStep&, const ParagraphStep&) = default;
};

/// The positions from the end to this one, labelled one after the other.
struct LabelRowStep {
    Levels levels;
    LabelRow row;
    std::uint64_t number = 0; ///< of this position; beyond the row where that ends before

    friend bool operator==(const LabelRowStep&, const LabelRowStep&) = default;
};

using Step = std::variant<ParagraphStep, NimSumStep, OptionsStep, LabelRowStep>;

[[nodiscard]] inline Levels levelsOf(const Step& step)
{
    return std::visit([](const auto& told) { return told.levels; }, step);
}

struct Explanation {
    std::vector<Step> steps;
    std::optional<solver::Unsolved> unsolved; ///< then the steps say only what is known
    bool isPartial = false;                   ///< as in Answer: larger limits give more steps
};

} // namespace games
