// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/picture/edgelist.h"

#include "games/hackenbush/hackenbush.h"
#include "games/text/reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace games {
namespace {

constexpr std::string_view enDash = "–";
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::string lowered(std::string_view word)
{
    std::string text(word);
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

/// The notation's letter of a colour, given by its letter or name.
std::optional<char> colourOf(std::string_view word)
{
    constexpr std::array<std::pair<std::string_view, char>, 6> colours{
        {{"g", 'g'}, {"green", 'g'}, {"b", 'b'}, {"blue", 'b'}, {"r", 'r'}, {"red", 'r'}}};
    const std::string name = lowered(word);
    const auto* found =
        std::ranges::find(colours, std::string_view(name), &decltype(colours)::value_type::first);
    return found == colours.end() ? std::nullopt : std::optional(found->second);
}

/// Reads one line.
class LineReader {
public:
    explicit LineReader(std::string_view line) : m_line(line.substr(0, line.find('#'))) {}

    /// Appends the notation of the line's edges; false at an error.
    bool readInto(std::string& edges)
    {
        for (skipBetween(); m_place < m_line.size(); skipBetween())
            if (!readEdge(edges))
                return false;
        return true;
    }

    [[nodiscard]] const ParseError& error() const { return m_error; }
    /// No edge was whole before the error, and it is not the edge's colour that is wrong.
    [[nodiscard]] bool looksElse() const { return m_count == 0 && !m_wrongColour; }

private:
    /// How the two numbers of an edge are joined.
    enum class Join : std::uint8_t { None, Space, Comma, Dash };

    [[nodiscard]] char next() const { return m_place < m_line.size() ? m_line[m_place] : '\0'; }

    bool skipSpaces()
    {
        const std::size_t before = m_place;
        while (next() == ' ' || next() == '\t' || next() == '\r')
            ++m_place;
        return m_place > before;
    }

    void skipBetween()
    {
        while (skipSpaces() || next() == ',' || next() == ';')
            if (next() == ',' || next() == ';')
                ++m_place;
    }

    [[nodiscard]] std::string_view token() const
    {
        const std::string_view rest = m_line.substr(std::min(m_place, m_line.size()));
        return rest.substr(0, rest.find_first_of(" \t\r,;"));
    }

    bool fail(Expected expected)
    {
        return fail(
            {.problem = ParseProblem::Unexpected, .expected = expected, .found = std::string(token())});
    }

    bool fail(ParseError error)
    {
        const std::string_view before = m_line.substr(0, m_place);
        error.column = 1 + static_cast<std::size_t>(std::ranges::count_if(before, [](char c) {
                           return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                       }));
        m_error = std::move(error);
        return false;
    }

    std::optional<std::string_view> readNumber(Expected expected)
    {
        std::size_t end = m_place;
        while (end < m_line.size() && isDigit(m_line[end]))
            ++end;
        const std::string_view digits = m_line.substr(m_place, end - m_place);
        std::uint64_t number = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (digits.empty()) {
            fail(expected);
            return std::nullopt;
        }
        if (read.ec != std::errc() || number > largestJoint) {
            fail({.problem = ParseProblem::TooLarge,
                  .expected = expected,
                  .found = std::string(digits),
                  .limit = largestJoint});
            return std::nullopt;
        }
        m_place = end;
        return digits;
    }

    Join readJoin()
    {
        const bool spaced = skipSpaces();
        Join join = spaced ? Join::Space : Join::None;
        if (next() == '-' || next() == ',') {
            join = next() == '-' ? Join::Dash : Join::Comma;
            ++m_place;
        } else if (m_line.substr(m_place).starts_with(enDash)) {
            join = Join::Dash;
            m_place += enDash.size();
        }
        skipSpaces();
        return join;
    }

    /// The colour of an edge, 'g' where none is written; none after an error.
    std::optional<char> readColour(Join join)
    {
        const bool spaced = skipSpaces();
        if (m_place == m_line.size() || next() == ';')
            return 'g';
        const std::size_t end = m_place;
        const bool comma = next() == ',';
        if (comma) {
            ++m_place;
            skipSpaces();
        }
        if (isLetter(next()))
            return readWord();
        // Without a colour it must be clear that another edge begins.
        const bool ended = join == Join::Dash || (join == Join::Comma && spaced && !comma);
        if (ended && (isDigit(next()) || m_place == m_line.size())) {
            m_place = end;
            return 'g';
        }
        fail(expectedColour);
        return std::nullopt;
    }

    std::optional<char> readWord()
    {
        std::size_t end = m_place;
        while (end < m_line.size() && isLetter(m_line[end]))
            ++end;
        const auto colour = colourOf(m_line.substr(m_place, end - m_place));
        if (!colour) {
            m_wrongColour = true;
            fail(expectedColour);
            return std::nullopt;
        }
        m_place = end;
        return colour;
    }

    bool readEdge(std::string& edges)
    {
        const auto from = readNumber(expectedEdge);
        if (!from)
            return false;
        const Join join = readJoin();
        if (join == Join::None)
            return fail(expectedEdge);
        const auto to = readNumber(Expected::Node);
        if (!to)
            return false;
        const auto colour = readColour(join);
        if (!colour)
            return false;
        ++m_count;
        edges.append(edges.empty() ? "" : ",").append(*from).append("-").append(*to).push_back(*colour);
        return true;
    }

    std::string_view m_line;
    std::size_t m_place = 0;
    std::size_t m_count = 0;
    bool m_wrongColour = false;
    ParseError m_error;
};

} // namespace

PlainForm readEdgeList(std::string_view text)
{
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    std::string edges;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        LineReader line(text.substr(0, end));
        if (!line.readInto(edges)) {
            if (edges.empty() && line.looksElse())
                return OtherForm{};
            return LineError{number, line.error()};
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (edges.empty())
        return OtherForm{};
    return "hackenbush:" + edges;
}

} // namespace games
