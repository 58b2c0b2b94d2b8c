// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/pattern.h"

#include "games/catalogue.h"
#include "games/text/blanks.h"
#include "games/text/reader.h"
#include "games/text/typed.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace analysis {
namespace {

constexpr int deepestGroup = 8;
constexpr std::string_view misereOption = "/misere";

bool isLetterButX(char c)
{
    return c != 'x' && games::isLetter(c);
}

bool isVariable(char c)
{
    return c == 'n' || c == 'm';
}

/// Reads a pattern into terms and keeps the first error.
class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    std::vector<FamilyPattern::Term> terms(int depth)
    {
        std::vector<FamilyPattern::Term> list;
        while (!m_error && m_place < m_text.size() && (depth == 0 || m_text[m_place] != ')'))
            list.push_back(term(depth));
        return list;
    }

    void fail(std::size_t place, PatternProblem problem)
    {
        if (m_error)
            return;
        const auto before = m_text.substr(0, place);
        const auto column = 1 + std::ranges::count_if(before, [](char c) {
                                return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                            });
        m_error = PatternError{.column = static_cast<std::size_t>(column),
                               .problem = problem,
                               .found = std::string(m_text.substr(place, 1))};
    }

    [[nodiscard]] const std::optional<PatternError>& error() const { return m_error; }
    [[nodiscard]] bool uses(char variable) const { return m_used.find(variable) != std::string::npos; }

private:
    [[nodiscard]] char at(std::size_t place) const { return place < m_text.size() ? m_text[place] : '\0'; }
    [[nodiscard]] char before(std::size_t place) const { return place > 0 ? m_text[place - 1] : '\0'; }

    FamilyPattern::Term term(int depth)
    {
        FamilyPattern::Term term;
        const std::size_t start = m_place;
        const char c = m_text[m_place++];
        if (c == '^' || c == ')')
            fail(start, c == '^' ? PatternProblem::NothingToRepeat : PatternProblem::Unopened);
        else if (c == '(')
            readGroup(term, start, depth);
        else if (isVariable(c) && !isLetterButX(before(start)) && !isLetterButX(at(m_place)))
            readVariable(term, start);
        else
            term.character = c;
        if (!m_error && at(m_place) == '^' && c == ':')
            fail(m_place, PatternProblem::NothingToRepeat);
        else if (!m_error && at(m_place) == '^')
            readCount(term);
        else if (!m_error && c == '(')
            fail(start, PatternProblem::GroupAlone);
        return term;
    }

    void readGroup(FamilyPattern::Term& term, std::size_t start, int depth)
    {
        if (depth == deepestGroup) {
            fail(start, PatternProblem::TooLong);
            return;
        }
        term.group = terms(depth + 1);
        if (at(m_place) != ')')
            fail(start, PatternProblem::Unclosed);
        ++m_place;
    }

    void readVariable(FamilyPattern::Term& term, std::size_t start)
    {
        term.variable = m_text[start];
        m_used += term.variable;
        if (games::isDigit(before(start)) || games::isDigit(at(m_place)))
            fail(start, PatternProblem::BesideDigit);
        else if (at(m_place) == '^')
            fail(m_place, PatternProblem::NothingToRepeat);
    }

    void readCount(FamilyPattern::Term& term)
    {
        const std::size_t start = ++m_place;
        if (isVariable(at(start))) {
            term.times.variable = m_text[m_place++];
            m_used += term.times.variable;
            return;
        }
        const char* const end = m_text.data() + m_text.size();
        const auto read = std::from_chars(m_text.data() + start, end, term.times.number);
        if (read.ec != std::errc())
            fail(start, PatternProblem::NoCount);
        m_place = static_cast<std::size_t>(read.ptr - m_text.data());
    }

    std::string_view m_text;
    std::size_t m_place = 0;
    std::string m_used;
    std::optional<PatternError> m_error;
};

/// Writes terms out with numbers for the variables.
class Writer {
public:
    Writer(std::uint64_t n, std::uint64_t m, std::string room) : m_n(n), m_m(m), m_out(std::move(room))
    {
        m_out.clear();
    }

    void write(const std::vector<FamilyPattern::Term>& terms)
    {
        for (const FamilyPattern::Term& term : terms)
            write(term);
    }
    [[nodiscard]] bool tooLong() const { return m_out.size() > mostNotationLength; }
    [[nodiscard]] std::string& text() { return m_out; }

private:
    [[nodiscard]] std::uint64_t valueOf(char variable) const { return variable == 'n' ? m_n : m_m; }

    void write(const FamilyPattern::Term& term)
    {
        const auto& times = term.times;
        const std::uint64_t count = times.variable == 0 ? times.number : valueOf(times.variable);
        if (term.character != 0) {
            const std::uint64_t room =
                mostNotationLength + 1 - std::min(mostNotationLength + 1, m_out.size());
            m_out.append(static_cast<std::size_t>(std::min(count, room)), term.character);
            return;
        }
        for (std::uint64_t i = 0; i < count && !tooLong(); ++i) {
            const std::size_t size = m_out.size();
            if (term.variable != 0)
                m_out += std::to_string(valueOf(term.variable));
            else
                write(term.group);
            if (m_out.size() == size)
                return; // an empty group, however often
        }
    }

    std::uint64_t m_n;
    std::uint64_t m_m;
    std::string m_out;
};

/// Drops what a repetition left over: a comma before the end of an option, a slash before the end, either
/// right after the colon.
std::string withoutLeftovers(std::string text)
{
    if (text.find(',') == std::string::npos && text.find('/') == std::string::npos)
        return text;
    std::string kept;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : ':';
        const bool isSeparator = text[i] == ',' || text[i] == '/';
        const bool isFirst = isSeparator && !kept.empty() && kept.back() == ':';
        const bool leftOver =
            isFirst || (text[i] == ',' && (next == ':' || next == '/')) || (text[i] == '/' && next == ':');
        if (!leftOver)
            kept += text[i];
    }
    return kept;
}

} // namespace

FamilyPattern::Parsed FamilyPattern::parse(std::string_view text)
{
    const std::string written = games::asGamesWrite(text);
    const std::string_view whole = games::withoutBlanks(written);
    Parser parser(whole);
    const std::size_t colon = whole.find(':');
    FamilyPattern pattern;
    pattern.m_text = whole;
    pattern.m_gameId = whole.substr(0, whole.find_first_of("/:"));
    if (whole.size() > mostPatternLength)
        parser.fail(mostPatternLength, PatternProblem::TooLong);
    else if (games::findEntry(pattern.m_gameId) == nullptr)
        return PatternError{1, PatternProblem::UnknownGame, pattern.m_gameId};
    else if (colon == std::string_view::npos)
        parser.fail(whole.size(), PatternProblem::NoColon);
    else
        pattern.m_terms = parser.terms(0);
    if (!parser.error() && !parser.uses('n'))
        parser.fail(whole.size(), PatternProblem::NoVariable);
    if (parser.error())
        return *parser.error();
    pattern.m_hasM = parser.uses('m');
    return pattern;
}

std::string_view FamilyPattern::body() const
{
    return std::string_view(m_text).substr(m_text.find(':') + 1);
}

theory::Play FamilyPattern::play() const
{
    const std::string header = m_text.substr(0, m_text.find(':')) + '/';
    const bool misere = header.find(std::string(misereOption) + '/') != std::string::npos;
    return misere ? theory::Play::Misere : theory::Play::Normal;
}

FamilyPattern FamilyPattern::withPlay(theory::Play wanted) const
{
    if (wanted == play())
        return *this;
    std::string text = m_text;
    if (wanted == theory::Play::Misere)
        text.insert(m_gameId.size(), misereOption);
    else
        text.erase(text.find(misereOption), misereOption.size());
    return std::get<FamilyPattern>(parse(text));
}

std::optional<std::string> FamilyPattern::notation(std::uint64_t n, std::uint64_t m, std::string room) const
{
    Writer writer(n, m, std::move(room));
    writer.write(m_terms);
    if (writer.tooLong())
        return std::nullopt;
    std::string text = withoutLeftovers(std::move(writer.text()));
    if (const games::Entry* entry = games::findEntry(m_gameId);
        entry != nullptr && entry->spelledOut != nullptr)
        return entry->spelledOut(text);
    return text;
}

} // namespace analysis
