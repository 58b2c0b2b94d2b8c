// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A cursor over a notation. It keeps the first error, with its column counted in code points of the
// whole text; after an error every read gives nothing.

#include "games/game.h"
#include "games/text/parse.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace games {

inline constexpr std::uint64_t largestHeap = 1'000'000'000;
inline constexpr std::uint64_t mostHeaps = 1'000;
inline constexpr std::uint64_t mostTakes = 10'000;

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// A letter of the English alphabet.
[[nodiscard]] constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    /// Precondition: failed().
    [[nodiscard]] const ParseError& error() const { return *m_error; }

    /// True when only spaces are left.
    [[nodiscard]] bool atEnd();
    /// Steps over `symbol` (and spaces before it) when it comes next.
    bool accept(char symbol);
    /// Steps over `symbol` or fails with 'expected `expected`'.
    void require(char symbol, Expected expected);
    /// A word of lower-case letters, empty when there is none.
    std::string word();
    /// A decimal number from `least` to `most`.
    std::optional<std::uint64_t> number(Expected expected, std::uint64_t least, std::uint64_t most);
    /// A row of 0 and 1, at least one and at most `mostCells`.
    std::vector<bool> cells(std::uint64_t mostCells);
    /// Fails when something is left.
    void requireEnd(Expected expected = Expected::End);

    /// 'expected …, found the next token'.
    void fail(Expected expected);
    void fail(ParseError error);
    /// The place of the next token, for errors found later.
    [[nodiscard]] std::size_t here();
    [[nodiscard]] std::size_t columnAt(std::size_t place) const;

private:
    void skipSpaces();
    [[nodiscard]] std::string_view token() const;

    std::string_view m_text;
    std::size_t m_place = 0;
    std::optional<ParseError> m_error;
};

/// Reads 'GAME/OPTIONS:'; `readOption` reads the value of an option named in info.options.
theory::Play readHeader(Reader& reader, const Info& info,
                        const std::function<void(std::string_view name)>& readOption);
/// A list of heaps, zeros kept; may be empty.
std::vector<std::uint64_t> readHeaps(Reader& reader);
/// A set such as 1-3 or 1,3,4, sorted.
std::vector<std::uint64_t> readTakes(Reader& reader);

/// 'GAME/misere:' or 'GAME:'; `options` as printed, each with its slash.
[[nodiscard]] std::string printHeader(const Info& info, theory::Play play, const std::string& options = {});
/// Entry::makeNotation of a game whose only field is its position; `info` must outlive it.
[[nodiscard]] std::function<std::string(const std::vector<std::string>& values, theory::Play play)>
onlyFieldPrinter(const Info& info);
[[nodiscard]] std::string printList(const std::vector<std::uint64_t>& numbers);
/// Three and more neighbours are written a-b.
[[nodiscard]] std::string printTakes(const std::vector<std::uint64_t>& takes);

} // namespace games
