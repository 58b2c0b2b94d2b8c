// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/reader.h"

#include "games/text/blanks.h"

#include <algorithm>
#include <set>

namespace games {
namespace {

bool continuesCodePoint(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The length of the word that starts at `text`: letters and digits of any script. Signs are none, as far
/// as the first byte of their UTF-8 tells: U+0080 to U+00BF begin with 0xC2, U+2000 to U+2FFF (dashes,
/// quotes, arrows, mathematics) with 0xE2; 0xEF begins the byte order mark and the full-width forms.
std::size_t wordLength(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size()) {
        const auto lead = static_cast<unsigned char>(text[end]);
        const bool foreign = lead >= 0xC3U && lead != 0xE2U && lead != 0xEFU;
        if (!isLetter(text[end]) && !isDigit(text[end]) && !foreign)
            break;
        ++end;
        while (foreign && end < text.size() && continuesCodePoint(text[end]))
            ++end;
    }
    return end;
}

/// Nothing when the digits say more than `most`.
std::optional<std::uint64_t> valueOf(std::string_view digits, std::uint64_t most)
{
    std::uint64_t value = 0;
    for (const char c : digits) {
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (value > (most - std::min(most, digit)) / 10)
            return std::nullopt;
        value = 10 * value + digit;
    }
    return value <= most ? std::optional(value) : std::nullopt;
}

} // namespace

void Reader::skipSpaces()
{
    while (m_place < m_text.size() && isBlank(m_text[m_place]))
        ++m_place;
}

std::size_t Reader::columnAt(std::size_t place) const
{
    const auto before = m_text.substr(0, place);
    return 1 + static_cast<std::size_t>(
                   std::ranges::count_if(before, [](char c) { return !continuesCodePoint(c); }));
}

std::size_t Reader::here()
{
    skipSpaces();
    return m_place;
}

std::string_view Reader::token() const
{
    std::size_t end = m_place + wordLength(m_text.substr(m_place));
    if (end == m_place && end < m_text.size()) {
        ++end;
        while (end < m_text.size() && continuesCodePoint(m_text[end]))
            ++end;
    }
    return m_text.substr(m_place, end - m_place);
}

void Reader::fail(Expected expected)
{
    skipSpaces();
    fail({.column = columnAt(m_place), .expected = expected, .found = std::string(token())});
}

void Reader::fail(ParseError error)
{
    if (!m_error)
        m_error = std::move(error);
}

bool Reader::atEnd()
{
    skipSpaces();
    return m_place == m_text.size();
}

bool Reader::accept(char symbol)
{
    if (failed() || atEnd() || m_text[m_place] != symbol)
        return false;
    ++m_place;
    return true;
}

void Reader::require(char symbol, Expected expected)
{
    if (!accept(symbol))
        fail(expected);
}

void Reader::requireEnd(Expected expected)
{
    if (!failed() && !atEnd())
        fail(expected);
}

std::string Reader::word()
{
    skipSpaces();
    const auto found = token();
    if (failed() || found.empty() || !std::ranges::all_of(found, [](char c) { return c >= 'a' && c <= 'z'; }))
        return {};
    m_place += found.size();
    return std::string(found);
}

std::optional<std::uint64_t> Reader::number(Expected expected, std::uint64_t least, std::uint64_t most)
{
    skipSpaces();
    std::size_t end = m_place;
    while (end < m_text.size() && isDigit(m_text[end]))
        ++end;
    const auto digits = m_text.substr(m_place, end - m_place);
    if (failed() || digits.empty()) {
        fail(expected);
        return std::nullopt;
    }
    const auto value = valueOf(digits, most);
    if (!value)
        fail({.column = columnAt(m_place),
              .problem = ParseProblem::TooLarge,
              .expected = expected,
              .found = std::string(digits),
              .limit = most});
    else if (*value < least)
        fail(expected);
    if (failed())
        return std::nullopt;
    m_place = end;
    return value;
}

std::vector<bool> Reader::cells(std::uint64_t mostCells)
{
    const std::size_t start = here();
    std::vector<bool> row;
    while (!failed() && m_place < m_text.size() && (m_text[m_place] == '0' || m_text[m_place] == '1'))
        row.push_back(m_text[m_place++] == '1');
    if (row.empty())
        fail(Expected::Row);
    else if (m_place < m_text.size() && !isBlank(m_text[m_place]) && m_text[m_place] != '/')
        fail(Expected::Cell);
    else if (row.size() > mostCells)
        fail({.column = columnAt(start),
              .problem = ParseProblem::TooMany,
              .expected = Expected::Cell,
              .found = std::to_string(row.size()),
              .limit = mostCells});
    return row;
}

theory::Play readHeader(Reader& reader, const Info& info,
                        const std::function<void(std::string_view name)>& readOption)
{
    std::set<std::string> given;
    if (reader.word() != info.id)
        reader.fail(Expected::GameId);
    while (reader.accept('/')) {
        const std::size_t place = reader.here();
        const std::string name = reader.word();
        const std::size_t column = reader.columnAt(place);
        if (name != "misere" && std::ranges::find(info.options, name) == info.options.end()) {
            // The word may have been stepped over: name it from its own place.
            if (name.empty())
                reader.fail(Expected::Option);
            reader.fail({.column = column, .expected = Expected::Option, .found = name});
        } else if (!given.insert(name).second) {
            reader.fail({.column = column,
                         .problem = ParseProblem::TwiceGiven,
                         .expected = Expected::Option,
                         .found = name});
        } else if (name != "misere") {
            reader.require('=', Expected::OptionValue);
            readOption(name);
        } else if (!info.misereOffered) {
            reader.fail({.column = column,
                         .problem = ParseProblem::MisereNotOffered,
                         .expected = Expected::Option,
                         .found = name});
        }
    }
    reader.require(':', Expected::Colon);
    return given.contains("misere") ? theory::Play::Misere : theory::Play::Normal;
}

std::vector<std::uint64_t> readHeaps(Reader& reader)
{
    std::vector<std::uint64_t> heaps;
    if (reader.atEnd())
        return heaps;
    do {
        const std::size_t place = reader.here();
        const auto heap = reader.number(Expected::HeapSize, 0, largestHeap);
        heaps.push_back(heap.value_or(0));
        if (heaps.size() > mostHeaps)
            reader.fail({.column = reader.columnAt(place),
                         .problem = ParseProblem::TooMany,
                         .expected = Expected::HeapSize,
                         .limit = mostHeaps});
    } while (!reader.failed() && reader.accept(','));
    reader.requireEnd(Expected::Comma);
    return heaps;
}

std::string printHeader(const Info& info, theory::Play play, const std::string& options)
{
    return info.id + (play == theory::Play::Misere ? "/misere" : "") + options + ":";
}

std::function<std::string(const std::vector<std::string>& values, theory::Play play)>
onlyFieldPrinter(const Info& info)
{
    return [&info](const std::vector<std::string>& values, theory::Play play) {
        return printHeader(info, play) + values.at(0);
    };
}

std::string printList(const std::vector<std::uint64_t>& numbers)
{
    std::string text;
    for (const std::uint64_t number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

} // namespace games
