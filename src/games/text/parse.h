// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What can be wrong with a position's text, as data: place, what was found, what was expected.
// wording makes the sentence, e.g. «column 7: expected a heap size, found 'x'».

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace games {

/// What stood to be read at the place of an error.
enum class Expected : std::uint8_t {
    GameId,      ///< nim, takeaway, …
    Colon,       ///< ':' after the game and its options
    Option,      ///< a name of an option of this game
    OptionValue, ///< '=' and a value
    HeapSize,
    Comma,     ///< ',' or the end
    NumberSet, ///< such as 1-3 or 1,3,4
    PositiveNumber,
    Cell,       ///< 0 or 1
    Row,        ///< a row of 0 and 1
    Arrow,      ///< from-to
    Node,       ///< a node's number
    At,         ///< '@' and the current node
    End,        ///< the end of the text
    CoinCount,  ///< how many coins lie in a box, on a step
    CoinRow,    ///< a row of squares, 1 = coin
    HeadOrTail, ///< H or T
    TokenCell,  ///< W, B or '.'
    Point,      ///< column x row, such as 1x2
    Coordinate, ///< a column or row from 0
    Integer,    ///< a whole number from 1
    Pair,       ///< two numbers such as 1,2
    Edge,       ///< an edge of a picture, such as 0-1g
    Colour,     ///< g, b or r
    OneOf,      ///< one of `choices`
    OctalCode,  ///< such as 0.77
    OctalDigit, ///< a digit of such a code, from 0 to 7
    RowSize,    ///< how many squares a row has
};

/// Errors that are not of the form 'expected …, found …'.
enum class ParseProblem : std::uint8_t {
    Unexpected,       ///< expected …, found …
    TooLarge,         ///< the number `found` is over `limit`
    TooMany,          ///< more than `limit` of what `expected` names
    TooManyTogether,  ///< more than `limit` of what `expected` names, all numbers added
    RowLength,        ///< the row has `found` cells, the first one has `limit`
    TwiceGiven,       ///< option `found` is given twice
    MisereNotOffered, ///< this game has no misère play
    Cycle,            ///< the arrows along `cycle` form a cycle
    EmptySet,         ///< a set of allowed takes without any number
    OneTokenEach,     ///< row `found` must have one W and one B
    CapCount,         ///< `found` caps for `limit` heaps
    OverCap,          ///< heap `found` is higher than its cap `limit`
    Missing,          ///< the option `found` has to be given
    NoMoves,          ///< the octal code `found` allows no move
    LongerThanBelow,  ///< the row has `found` squares, the one below `limit`
};

struct ParseError {
    std::size_t column = 1; ///< from 1, in characters (code points) of the whole text
    ParseProblem problem = ParseProblem::Unexpected;
    Expected expected = Expected::GameId;
    std::string found{}; ///< the token found, empty at the end of the text
    std::uint64_t limit = 0;
    std::vector<std::uint64_t> cycle{}; ///< nodes, the first one repeated at the end
    std::vector<std::string> choices{}; ///< for Expected::OneOf; options with which misère play is offered

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

} // namespace games
