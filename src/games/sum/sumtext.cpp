// SPDX-License-Identifier: GPL-3.0-or-later
// A sum as text: A + B + …, with -A for the negative of A and n*A for n of them.
//
// A `+` begins a part only where a sign, a factor and then a word and `:` or `/` follow: within a part it may
// be a sign of that game's own notation.

#include "games/catalogue.h"
#include "games/sum/sum.h"
#include "games/text/blanks.h"
#include "games/text/reader.h"

#include <algorithm>
#include <optional>

namespace games {
namespace {

/// A part of a sum as it is written.
struct WrittenPart {
    std::size_t sign = 0;   ///< where its sign, factor or text begins
    std::size_t start = 0;  ///< where the position begins
    std::size_t end = 0;    ///< behind it
    std::size_t factor = 0; ///< where the factor stands
    std::string_view digits{};
    bool isNegative = false;
};

class SumScanner {
public:
    explicit SumScanner(std::string_view text) : m_text(text) {}

    /// Sign and factor of the part that begins at `from`, up to where its game's name is expected.
    [[nodiscard]] WrittenPart prefixAt(std::size_t from) const
    {
        WrittenPart part;
        std::size_t at = skipped(from);
        part.sign = at;
        if (at < m_text.size() && m_text[at] == '-') {
            part.isNegative = true;
            at = skipped(at + 1);
        }
        part.start = at;
        std::size_t end = at;
        while (end < m_text.size() && isDigit(m_text[end]))
            ++end;
        const std::size_t times = skipped(end);
        if (end == at || times == m_text.size() || m_text[times] != '*')
            return part;
        part.factor = at;
        part.digits = m_text.substr(at, end - at);
        part.start = skipped(times + 1);
        return part;
    }

    /// The part that begins at `from`, up to its end at the next `+`; nothing where no part begins.
    [[nodiscard]] std::optional<WrittenPart> partAt(std::size_t from) const
    {
        const WrittenPart part = prefixAt(from);
        std::size_t end = part.start;
        while (end < m_text.size() && m_text[end] >= 'a' && m_text[end] <= 'z')
            ++end;
        const std::size_t behind = skipped(end);
        if (end == part.start || behind == m_text.size() || (m_text[behind] != ':' && m_text[behind] != '/'))
            return std::nullopt;
        return part;
    }

    /// Where the next part begins behind a `+`, with the part; nothing where none does.
    [[nodiscard]] std::optional<WrittenPart> nextPart(std::size_t from, std::size_t& plus) const
    {
        for (plus = m_text.find('+', from); plus != std::string_view::npos;
             plus = m_text.find('+', plus + 1)) {
            if (auto part = partAt(plus + 1))
                return part;
        }
        plus = m_text.size();
        return std::nullopt;
    }

private:
    [[nodiscard]] std::size_t skipped(std::size_t at) const
    {
        while (at < m_text.size() && isBlank(m_text[at]))
            ++at;
        return at;
    }

    std::string_view m_text;
};

ParseError tooMany(std::size_t column, std::string found)
{
    return {.column = column,
            .problem = ParseProblem::TooMany,
            //: within an error: what should stand there
            .expected = {.text = QT_TRANSLATE_NOOP("Wording", "a position"),
                         .tooMany = {QT_TRANSLATE_N_NOOP("Wording", "more than %1 position in a sum"),
                                     QT_TRANSLATE_N_NOOP("Wording", "more than %1 positions in a sum")}},
            .found = std::move(found),
            .limit = mostSumParts};
}

/// How many of the part there are: 1 to mostSumParts + 1, which stands for more.
std::size_t factorOf(std::string_view digits)
{
    std::size_t factor = digits.empty() ? 1 : 0;
    for (const char digit : digits)
        factor = std::min(10 * factor + static_cast<std::size_t>(digit - '0'), mostSumParts + 1);
    return factor;
}

/// What is wrong behind a `+` at which a game has stopped: there is no position.
ParseError readOn(const ParseError& error, std::string_view text)
{
    std::size_t place = 0;
    for (std::size_t column = 1; column < error.column && place < text.size(); ++column) {
        do
            ++place;
        while (place < text.size() && (static_cast<unsigned char>(text[place]) & 0xC0U) == 0x80U);
    }
    if (error.problem != ParseProblem::Unexpected || place >= text.size() || text[place] != '+')
        return error;
    ParseError missing = noGame(text.substr(place + 1));
    missing.column += error.column;
    return missing;
}

/// Reads one part; its errors name columns of the whole text.
Parsed readPart(const Reader& whole, std::string_view text, const WrittenPart& part)
{
    const std::string_view own = text.substr(part.start, part.end - part.start);
    const std::string_view id = own.substr(0, own.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
    const auto entries = catalogue();
    const auto entry =
        std::ranges::find(entries, id, [](const Entry& e) -> std::string_view { return e.info.id; });
    const std::size_t column = whole.columnAt(part.start);
    if (entry == entries.end())
        return ParseError{.column = column, .expected = Expected::GameId, .found = std::string(id)};
    Parsed parsed = entry->parse(own);
    if (auto* error = std::get_if<ParseError>(&parsed)) {
        *error = readOn(*error, own);
        error->column += column - 1;
        if (error->problem == ParseProblem::Unexpected && error->found.empty() && part.end < text.size())
            error->found = text[part.end]; // the `+` behind the part
        return parsed;
    }
    if (!part.isNegative)
        return parsed;
    GamePtr negative = std::get<GamePtr>(parsed)->negative();
    if (!negative)
        return toldError(whole.columnAt(part.sign),
                         QT_TRANSLATE_NOOP("Wording", "This game cannot exchange Left and Right."));
    return negative;
}

} // namespace

ParseError noGame(std::string_view text)
{
    const std::size_t name = SumScanner(text).prefixAt(0).start;
    Reader behind(text.substr(name));
    behind.fail(Expected::GameId);
    ParseError error = behind.error();
    error.column += Reader(text).columnAt(name) - 1;
    return error;
}

std::size_t gameColumn(std::string_view text)
{
    return Reader(text).columnAt(SumScanner(text).prefixAt(0).start);
}

/// A game in normal play that has no other says so itself.
ParseError otherConvention(const Game& game, std::size_t column)
{
    if (!game.misereOffered()) {
        std::string misere = game.notation();
        misere.insert(game.info().id.size(), "/misere");
        Parsed refused = parse(misere);
        if (auto* error = std::get_if<ParseError>(&refused)) {
            error->column = column;
            return *error;
        }
    }
    return toldError(column, QT_TRANSLATE_NOOP("Wording", "All games of a sum are played by one convention: "
                                                          "/misere stands in each of them or in none."));
}

Parsed withSumError(Parsed parsed, std::string_view text)
{
    if (const auto* error = std::get_if<ParseError>(&parsed))
        return readOn(*error, text);
    return parsed;
}

bool isSumText(std::string_view text)
{
    const SumScanner scanner(text);
    const auto first = scanner.partAt(0);
    if (first && first->start != first->sign)
        return true;
    std::size_t plus = 0;
    return first && scanner.nextPart(first->start, plus).has_value();
}

Parsed parseSum(std::string_view text)
{
    const Reader whole(text);
    const SumScanner scanner(text);
    std::vector<GamePtr> boards;
    for (auto part = scanner.partAt(0); part;) {
        auto next = scanner.nextPart(part->start, part->end);
        const std::size_t factor = factorOf(part->digits);
        if (factor == 0)
            return ParseError{.column = whole.columnAt(part->factor),
                              .expected = Expected::PositiveNumber,
                              .found = std::string(part->digits)};
        if (boards.size() + factor > mostSumParts)
            return tooMany(whole.columnAt(part->digits.empty() ? part->sign : part->factor),
                           part->digits.empty() ? std::to_string(boards.size() + factor)
                                                : std::string(part->digits));
        Parsed parsed = readPart(whole, text, *part);
        if (std::holds_alternative<ParseError>(parsed))
            return parsed;
        const GamePtr& game = std::get<GamePtr>(parsed);
        if (!boards.empty() && boards.front()->play() != game->play())
            return otherConvention(*game, whole.columnAt(part->start));
        boards.insert(boards.end(), factor, game);
        part = next;
    }
    return sumOf(std::move(boards));
}

} // namespace games
