// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What can be wrong with a position's text, as data: place, what was found, what was expected.
// wording makes the sentence, e.g. «column 7: expected a heap size, found 'x'».

#include "games/text/sentence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace games {

/// What stood to be read at the place of an error. Those named here are expected in every notation or in
/// those of several games; a game or family has its own beside its rules, as Chomp has expectedRowSize.
struct Expected {
    SourceText text; ///< "a heap size", behind 'expected'
    /// Where there may be so many of it and no more; %1: how many.
    SourceTexts tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 number"),
                           QT_TRANSLATE_N_NOOP("Wording", "more than %1 numbers")};

    static const Expected GameId;      ///< nim, takeaway, …
    static const Expected Colon;       ///< ':' after the game and its options
    static const Expected Option;      ///< a name of an option of this game
    static const Expected OptionValue; ///< '=' and a value
    static const Expected OneOf;       ///< one of `choices`
    static const Expected Comma;       ///< ',' or the end
    static const Expected End;
    static const Expected HeapSize;
    static const Expected PositiveNumber;
    static const Expected Pair;
    static const Expected NumberSet;
    static const Expected Cell; ///< of a row of stones and gaps
    static const Expected Row;
    static const Expected TokenCell; ///< of a row with the tokens of two players
    static const Expected Node;      ///< of a graph or a drawing

    friend bool operator==(const Expected&, const Expected&) = default;
};

inline constexpr Expected Expected::GameId{.text = QT_TRANSLATE_NOOP("Wording", "the name of a game")};
inline constexpr Expected Expected::Colon{.text = QT_TRANSLATE_NOOP("Wording", "':' and a position")};
inline constexpr Expected Expected::Option{.text = QT_TRANSLATE_NOOP("Wording", "an option of this game")};
inline constexpr Expected Expected::OptionValue{.text = QT_TRANSLATE_NOOP("Wording", "'=' and a value")};
inline constexpr Expected Expected::OneOf{.text = QT_TRANSLATE_NOOP("Wording", "one of the values")};
inline constexpr Expected Expected::Comma{.text = QT_TRANSLATE_NOOP("Wording", "',' or the end")};
//: within an error: nothing more should stand there
inline constexpr Expected Expected::End{.text = QT_TRANSLATE_NOOP("Wording", "the end")};
inline constexpr Expected Expected::HeapSize{
    .text = QT_TRANSLATE_NOOP("Wording", "a heap size"),
    .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 heap"),
                QT_TRANSLATE_N_NOOP("Wording", "more than %1 heaps")}};
inline constexpr Expected Expected::PositiveNumber{.text = QT_TRANSLATE_NOOP("Wording", "a positive number")};
inline constexpr Expected Expected::Pair{.text = QT_TRANSLATE_NOOP("Wording", "two numbers such as 1,2")};
inline constexpr Expected Expected::NumberSet{
    .text = QT_TRANSLATE_NOOP("Wording", "a set of numbers such as 1-3 or 1,3,4")};
inline constexpr Expected Expected::Cell{
    .text = QT_TRANSLATE_NOOP("Wording", "0 or 1"),
    .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 cell in a row"),
                QT_TRANSLATE_N_NOOP("Wording", "more than %1 cells in a row")}};
inline constexpr Expected Expected::Row{.text = QT_TRANSLATE_NOOP("Wording", "a row of 0 and 1"),
                                        .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 row"),
                                                    QT_TRANSLATE_N_NOOP("Wording", "more than %1 rows")}};
inline constexpr Expected Expected::TokenCell{
    .text = QT_TRANSLATE_NOOP("Wording", "W, B or '.'"),
    .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 square in a row"),
                QT_TRANSLATE_N_NOOP("Wording", "more than %1 squares in a row")}};
inline constexpr Expected Expected::Node{.text = QT_TRANSLATE_NOOP("Wording", "the number of a node")};

/// What every notation may have wrong, and one for all that only one game or family knows.
enum class ParseProblem : std::uint8_t {
    Unexpected,       ///< expected …, found …
    TooLarge,         ///< the number `found` is over `limit`
    TooMany,          ///< more than `limit` of what `expected` names
    TwiceGiven,       ///< option `found` is given twice
    MisereNotOffered, ///< this game has no misère play, or only with one of `choices`
    Missing,          ///< the option `found` has to be given
    Told,             ///< `told` says it
};

struct ParseError {
    std::size_t column = 1; ///< from 1, in characters (code points) of the whole text
    ParseProblem problem = ParseProblem::Unexpected;
    Expected expected = Expected::GameId;
    std::string found{}; ///< the token found, empty at the end of the text
    std::uint64_t limit = 0;
    std::vector<std::string> choices{}; ///< for Expected::OneOf; options with which misère play is offered
    /// The game's own sentence. It shows its arguments as they are: what was typed stands there only as far
    /// as it could be read.
    std::optional<Sentence> told{};

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// What the game itself says to be wrong at `column`.
[[nodiscard]] inline ParseError toldError(std::size_t column, Sentence told)
{
    return {.column = column, .problem = ParseProblem::Told, .told = std::move(told)};
}

/// The text is in another form than the one that was looked for.
struct OtherForm {
    friend bool operator==(const OtherForm&, const OtherForm&) = default;
};

/// It begins in that form and goes wrong: the line from 1, and what is wrong in it.
struct LineError {
    std::size_t line = 1;
    ParseError error; ///< its column is one of the line

    friend bool operator==(const LineError&, const LineError&) = default;
};

/// A text in a form beside the notation, such as a list of edges, read: the notation that it means.
using PlainForm = std::variant<OtherForm, std::string, LineError>;

} // namespace games
