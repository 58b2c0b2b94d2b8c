// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is wrong with a lesson, as data: the place, the cause, what was found and what was expected.

#include "analysis/tables/pattern.h"
#include "games/text/parse.h"
#include "solver/job.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace lessons {

enum class Cause : std::uint8_t {
    CannotOpen,   ///< `found`: why
    FileTooLarge, ///< over `most` bytes
    Syntax,       ///< no JSON, at `line` and `column`; `found`: the JSON reader's own words
    RepeatedKey,  ///< `found` stands twice in one object, the second time at `line` and `column`
    NotALesson,   ///< the key `format` does not say so
    NewerVersion, ///< of a later version of Grundy
    UnknownKey,   ///< `found` is no key here; `choices` are
    MissingKey,   ///< the key `found`
    NotAText,
    NotANumber, ///< no whole number from `least` to `most`
    NotATruth,  ///< neither true nor false
    NotAList,
    NotAnObject,
    Empty,
    TooLong,  ///< over `most` characters
    TooFew,   ///< under `least` entries
    TooMany,  ///< over `most` entries
    NotOneOf, ///< `found` is none of `choices`
    BadId,
    NoRightChoice,
    BoardMissing, ///< this kind of step needs a board
    BadLink,      ///< the link that begins with `found` is not closed
    UnknownClaim, ///< `found` is no claim
    NoClaim,      ///< a fact without a claim
    BadValue,     ///< `found` is no value of such a claim
    BadPosition,  ///< see `position`; `found` is the notation
    BadFamily,    ///< see `family`; `found` is the pattern
    OneVariable,  ///< the family has n alone, the size two numbers; or the other way round
    OnlyImpartial,
    NotInRow,   ///< a move of the position `found` leaves the row
    GameOver,   ///< nobody can move in `found`
    NotOffered, ///< there are no such values, or there is no such exercise, of this game
    Differs,    ///< of `found` `choices[0]` is said and `choices[1]` is true
    NoMove,     ///< no legal move of `found` leads to `choices[0]`
    Disagree,   ///< the program's answers about `found` differ: `choices` by theory and by plain search
    NotSolved,  ///< `found` is not solved within the limits
    NotTranslated,
    MarksDiffer, ///< other links, list entries or marks than in English
};

struct LessonProblem {
    QString where{}; ///< such as "steps[3].choices[1].text"; empty for the whole file
    Cause cause = Cause::Syntax;
    QString found{};
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    QStringList choices{};
    int line = 0;   ///< from 1; 0 where it is not known
    int column = 0; ///< from 1; only for Syntax and RepeatedKey
    std::optional<games::ParseError> position{};
    std::optional<analysis::PatternError> family{};
};

/// "expected a text", "nim:3,2,1: column 5: …".
[[nodiscard]] QString causeText(const LessonProblem& problem);
/// With its place: "steps[3].text: …", "line 4, column 7: …".
[[nodiscard]] QString problemText(const LessonProblem& problem);

/// Verdicts that are not true; all other problems are mistakes in the file's form.
[[nodiscard]] bool isUntrue(Cause cause);

} // namespace lessons
