// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/typed.h"

#include "games/catalogue.h"
#include "games/sum/sumlimits.h"
#include "games/text/blanks.h"
#include "games/text/names.h"
#include "games/text/reader.h"
#include "games/text/typing.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace games {
namespace {

/// Nobody types more and wonders what is wrong with all of it; all that is tried takes a few milliseconds.
constexpr std::size_t longestMeant = 400;

struct CodePoint {
    char32_t sign = 0;
    std::size_t length = 1; ///< in bytes
};

/// Bytes that are no UTF-8 are signs of their own.
CodePoint codePointAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at);
    const std::size_t length = lead < 0xC0U ? 1 : lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
    if (length == 1 || at + length > text.size())
        return {.sign = lead, .length = 1};
    char32_t sign = lead & (0x7FU >> length);
    for (std::size_t i = at + 1; i < at + length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U)
            return {.sign = lead, .length = 1};
        sign = (sign << 6U) | (byte(i) & 0x3FU);
    }
    return {.sign = sign, .length = length};
}

/// The sign as which another one is read; nothing for all that stay.
std::optional<char> plainSign(char32_t sign)
{
    constexpr std::array<char32_t, 4> lineEnds{0x0B, 0x0C, 0x2028, 0x2029};
    constexpr std::array<char32_t, 5> blanks{0xA0, 0x1680, 0x202F, 0x205F, 0x3000};
    constexpr char32_t firstFull = 0xFF01;
    constexpr char32_t lastFull = 0xFF5E;
    if (std::ranges::find(lineEnds, sign) != lineEnds.end() || sign == 0x85)
        return '\n';
    if (std::ranges::find(blanks, sign) != blanks.end() || (sign >= 0x2000 && sign <= 0x200A))
        return ' ';
    if (sign >= firstFull && sign <= lastFull)
        return static_cast<char>('!' + (sign - firstFull));
    return std::nullopt;
}

constexpr char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

constexpr char capitalLetter(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

std::string inSmallLetters(std::string text)
{
    std::ranges::transform(text, text.begin(), smallLetter);
    return text;
}

/// The game whose name stands at `at` with its options or its position behind it.
const Entry* entryAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && text[end] >= 'a' && text[end] <= 'z')
        ++end;
    if (end == at) // before the search: a text may be nothing but blanks
        return nullptr;
    const std::size_t behind = text.find_first_not_of(" \t\n\r", end);
    if (behind == std::string_view::npos || (text[behind] != ':' && text[behind] != '/'))
        return nullptr;
    return findEntry(text.substr(at, end - at));
}

/// The text, and what is left of it step by step without brackets or quotes around all, and without a comma
/// or a full stop behind it.
std::vector<std::string_view> barer(std::string_view text)
{
    constexpr std::array<std::string_view, 7> frames{"()", "[]", "{}", "<>", "\"\"", "''", "``"};
    std::vector<std::string_view> steps{text};
    while (!text.empty()) {
        const bool isFramed = text.size() > 1 && std::ranges::any_of(frames, [&](std::string_view frame) {
                                  return text.front() == frame[0] && text.back() == frame[1];
                              });
        if (!isFramed && std::string_view(",;.").find(text.back()) == std::string_view::npos)
            break;
        text = withoutBlanks(isFramed ? text.substr(1, text.size() - 2) : text.substr(0, text.size() - 1));
        steps.push_back(text);
    }
    return steps;
}

/// What may stand for a position, the most probable first: with other signs between its numbers or rows, and
/// without what stands around it.
class Spellings {
public:
    /// `parting`: what may part numbers beside blanks.
    Spellings(std::string_view position, std::string_view parting) : m_parting(parting)
    {
        for (const std::string_view bare : barer(position)) {
            add(bare);
            add(asList(bare));
            add(with(bare, " \t\n\r;", ','));
            add(with(bare, " \t\n\r;,", '/'));
            add(with(bare, " \t\n\r", '\0'));
            add(with(bare, "_-", '.'));
        }
    }

    [[nodiscard]] const std::vector<std::string>& all() const { return m_all; }

private:
    /// Numbers and what parts them, nothing else: "3, 4 and 5".
    [[nodiscard]] std::string asList(std::string_view text) const
    {
        std::string list;
        bool isApart = false;
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (isDigit(text[at])) {
                if (isApart && !list.empty())
                    list += ',';
                list += text[at];
                isApart = false;
                continue;
            }
            const bool isWord = text.substr(at, 3) == "and";
            if (!isWord && !isBlank(text[at]) && m_parting.find(text[at]) == std::string_view::npos)
                return {};
            at += isWord ? 2 : 0;
            isApart = true;
        }
        return list;
    }

    void add(std::string_view spelling)
    {
        if (!spelling.empty() && std::ranges::find(m_all, spelling) == m_all.end())
            m_all.emplace_back(spelling);
    }

    /// With `mark` for each run of `signs`, or without them; none at the ends.
    static std::string with(std::string_view text, std::string_view signs, char mark)
    {
        std::string spelling;
        bool isApart = false;
        for (const char c : text) {
            const bool isSign = signs.find(c) != std::string_view::npos;
            const bool isOne = mark == '.'; // each stands for a square
            if (isSign && isOne)
                spelling += mark;
            else if (!isSign) {
                if (isApart && mark != '\0' && !spelling.empty())
                    spelling += mark;
                spelling += c;
            }
            isApart = isSign && !isOne;
        }
        return spelling;
    }

    std::string_view m_parting;
    std::vector<std::string> m_all;
};

std::string digitsOf(std::string_view text)
{
    std::string digits;
    std::ranges::copy_if(text, std::back_inserter(digits), isDigit);
    return digits;
}

std::optional<std::string> readAgain(const std::string& text)
{
    const Parsed parsed = parse(text);
    const auto* game = std::get_if<GamePtr>(&parsed);
    return game != nullptr ? std::optional((*game)->notation()) : std::nullopt;
}

/// A list of sizes with `more` in each; nothing for another position.
std::string enlarged(const std::string& list, std::uint64_t more)
{
    Reader reader(list);
    std::vector<std::uint64_t> sizes = readHeaps(reader);
    if (reader.failed())
        return {};
    for (std::uint64_t& size : sizes)
        size += more;
    return printList(sizes);
}

/// The position of known rules that `position` probably means.
std::optional<std::string> meantWith(const NamedRules& rules, std::string_view position,
                                     std::string_view parting)
{
    const Spellings spellings(position, parting);
    for (const std::string& spelling : spellings.all()) {
        const std::string own = rules.more == 0 ? spelling : enlarged(spelling, rules.more);
        if (own.empty())
            continue;
        const std::string text = rules.header + ":" + own;
        if (auto read = readAgain(text))
            return read;
        if (rules.entry->spelledOut == nullptr)
            continue;
        if (auto read = readAgain(rules.entry->spelledOut(inSmallLetters(text))))
            return read;
    }
    return std::nullopt;
}

constexpr std::string_view partingBehindName = ",;.+&/";
constexpr std::string_view partingAlone = ",;&"; // the others may be of a value

/// A position that begins as one game's own do, without its name.
std::optional<std::string> meantByBeginning(std::string_view text)
{
    for (const Typing& typing : typings()) {
        const std::string written = typing.meant != nullptr ? typing.meant(text) : std::string();
        const std::size_t colon = written.find(':');
        if (colon == std::string::npos)
            continue;
        if (auto read = meantWith({.entry = findEntry(typing.gameId), .header = written.substr(0, colon)},
                                  std::string_view(written).substr(colon + 1), partingBehindName))
            return read;
    }
    return std::nullopt;
}

/// A position without the name of its game: of the first game in the gallery that reads all its digits.
std::optional<std::string> meantWithoutName(std::string_view text)
{
    const std::string digits = digitsOf(text);
    for (const Entry& entry : catalogue()) {
        auto read = meantWith({.entry = &entry, .header = entry.info.id}, text, partingAlone);
        const bool isSpelledOut = entry.spelledOut != nullptr && digits.empty();
        if (read && (isSpelledOut || digitsOf(read->substr(read->find(':'))) == digits))
            return read;
    }
    return std::nullopt;
}

std::optional<std::string> meantByOne(std::string_view text)
{
    for (const TypedName& name : namesAtFront(text)) {
        for (const NamedRules& rules : name.rules) {
            if (name.behind.empty())
                return readAgain(rules.position);
            if (auto meant = meantWith(rules, name.behind, partingBehindName))
                return meant;
        }
    }
    auto meant = meantByBeginning(text);
    return meant ? meant : meantWithoutName(text);
}

/// The places of each '+' that is in no braces.
std::vector<std::size_t> plusesIn(std::string_view text)
{
    std::vector<std::size_t> places;
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
        if (text[at] == '+' && depth == 0)
            places.push_back(at);
    }
    return places;
}

/// How long the sign and the factor before a part of a sum are: "-", "2*".
std::size_t factorLength(std::string_view part)
{
    std::size_t at = part.starts_with('-') ? 1 : 0;
    const std::size_t digits = part.find_first_not_of(" 0123456789", at);
    if (digits != std::string_view::npos && digits > at && part[digits] == '*')
        at = digits + 1;
    return at;
}

/// Each part of a sum by itself.
std::optional<std::string> meantBySum(std::string_view text)
{
    std::vector<std::size_t> ends = plusesIn(text);
    if (ends.empty() || ends.size() >= mostSumParts)
        return std::nullopt;
    ends.push_back(text.size());
    std::string sum;
    std::size_t from = 0;
    for (const std::size_t end : ends) {
        const std::string_view part = withoutBlanks(text.substr(from, end - from));
        const std::size_t factor = factorLength(part);
        const std::string_view position = withoutBlanks(part.substr(factor));
        auto meant = readAgain(std::string(position));
        if (!meant)
            meant = meantByOne(position);
        if (!meant)
            return std::nullopt;
        sum += (sum.empty() ? "" : " + ") + std::string(part.substr(0, factor)) + *meant;
        from = end + 1;
    }
    return readAgain(sum);
}

} // namespace

std::string withPlainSigns(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        if (const auto sign = plainSign(point.sign); sign && (point.length > 1 || point.sign < 0x80))
            plain += *sign;
        else
            plain += text.substr(at, point.length);
        at += point.length;
    }
    return plain;
}

std::string asGamesWrite(std::string_view text)
{
    std::string written = inSmallLetters(withPlainSigns(text));
    std::string_view capitals;
    bool isBehindColon = false;
    bool mayBegin = true;
    for (std::size_t at = 0; at < written.size(); ++at) {
        const char c = written[at];
        if (const Entry* next = mayBegin ? entryAt(written, at) : nullptr; next != nullptr) {
            const Typing* typing = typingOf(next->info.id);
            capitals = typing != nullptr ? typing->capitals : std::string_view();
            isBehindColon = false;
        }
        isBehindColon = isBehindColon || c == ':';
        if (isBehindColon && capitals.find(capitalLetter(c)) != std::string_view::npos)
            written[at] = capitalLetter(c);
        mayBegin = c == '+' || c == '-' || c == '*' || (mayBegin && (isBlank(c) || isDigit(c)));
    }
    return written;
}

ParseError asTyped(ParseError error, std::string_view typed)
{
    std::size_t place = 0;
    const auto pass = [&](std::size_t codePoints) {
        for (; codePoints > 0 && place < typed.size(); --codePoints)
            place += codePointAt(typed, place).length;
    };
    pass(error.column - 1);
    const std::size_t from = place;
    std::size_t codePoints = 0;
    for (std::size_t at = 0; at < error.found.size(); at += codePointAt(error.found, at).length)
        ++codePoints;
    pass(codePoints);
    std::string found(typed.substr(from, place - from));
    if (inSmallLetters(withPlainSigns(found)) == inSmallLetters(error.found))
        error.found = std::move(found);
    return error;
}

std::optional<std::string> meantBy(std::string_view typed)
{
    if (typed.size() > longestMeant)
        return std::nullopt;
    const std::string plain = withPlainSigns(typed);
    const std::string_view text = withoutBlanks(plain);
    if (text.empty())
        return std::nullopt;
    for (const std::string_view bare : barer(text)) {
        auto meant = bare == text ? std::nullopt : readAgain(std::string(bare));
        if (!meant && !bare.empty())
            meant = meantByOne(bare);
        if (meant)
            return meant;
    }
    return meantBySum(text);
}

} // namespace games
