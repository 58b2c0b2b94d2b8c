// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/valuetext.h"

#include "games/text/reader.h"
#include "theory/biginteger.h"
#include "theory/dyadic.h"

#include <cstdint>
#include <vector>

namespace games {
namespace {

constexpr std::string_view upArrow = "↑";
constexpr std::string_view downArrow = "↓";
constexpr unsigned deepestForm = 200;
constexpr std::int64_t mostUps = 1'000'000'000;

/// The power of two that a number is; nothing for others.
std::optional<unsigned> powerOfTwo(theory::BigInteger number)
{
    theory::BigInteger two = 1;
    for (unsigned power = 0; power < 100'000; ++power) {
        if (two == number)
            return power;
        if (two > number)
            return std::nullopt;
        two += theory::BigInteger(two);
    }
    return std::nullopt;
}

class ValueReader {
public:
    ValueReader(theory::ShortGames& games, std::string_view text) : m_games(games), m_text(text) {}

    std::optional<theory::ShortGame> whole()
    {
        const auto value = game(0);
        return m_text.empty() ? value : std::nullopt;
    }

private:
    bool accept(std::string_view symbol)
    {
        if (!m_text.starts_with(symbol))
            return false;
        m_text.remove_prefix(symbol.size());
        return true;
    }

    std::optional<theory::ShortGame> game(unsigned depth)
    {
        if (depth > deepestForm)
            return std::nullopt;
        return accept("{") ? form(depth) : closed();
    }

    /// Behind the brace.
    std::optional<theory::ShortGame> form(unsigned depth)
    {
        const auto left = options("|", depth);
        const auto right = left ? options("}", depth) : std::nullopt;
        return right ? m_games.make(*left, *right) : std::nullopt;
    }

    std::optional<std::vector<theory::ShortGame>> options(std::string_view end, unsigned depth)
    {
        std::vector<theory::ShortGame> all;
        if (accept(end))
            return all;
        do {
            const auto option = game(depth + 1);
            if (!option)
                return std::nullopt;
            all.push_back(*option);
        } while (accept(","));
        return accept(end) ? std::optional(all) : std::nullopt;
    }

    std::optional<theory::BigInteger> digits()
    {
        if (m_text.empty() || !isDigit(m_text.front()))
            return std::nullopt;
        theory::BigInteger number = 0;
        for (; !m_text.empty() && isDigit(m_text.front()); m_text.remove_prefix(1)) {
            theory::BigInteger tenfold = number << 3;
            tenfold += number << 1;
            tenfold += theory::BigInteger(m_text.front() - '0');
            number = std::move(tenfold);
        }
        return number;
    }

    /// A count behind `*` or before an arrow.
    std::optional<std::uint64_t> count()
    {
        std::uint64_t number = 0;
        if (m_text.empty() || !isDigit(m_text.front()))
            return std::nullopt;
        for (; !m_text.empty() && isDigit(m_text.front()); m_text.remove_prefix(1)) {
            if (number > (UINT64_MAX - 9) / 10)
                return std::nullopt;
            number = 10 * number + static_cast<std::uint64_t>(m_text.front() - '0');
        }
        return number;
    }

    std::optional<theory::ShortGame> closed()
    {
        theory::NumberUpStar value;
        bool isEmpty = true;
        const std::size_t numberEnd = m_text.find_first_not_of("-0123456789/");
        const std::string_view behind =
            numberEnd == std::string_view::npos ? std::string_view() : m_text.substr(numberEnd);
        const bool isCountOfArrows = behind.starts_with(upArrow) || behind.starts_with(downArrow);
        if (numberEnd != 0 && !isCountOfArrows) {
            const auto number = dyadic();
            if (!number)
                return std::nullopt;
            value.number = *number;
            isEmpty = false;
            accept("+");
        }
        const auto ups = arrows();
        if (!ups)
            return std::nullopt;
        value.ups = *ups;
        isEmpty = isEmpty && *ups == 0;
        if (accept("*")) {
            value.star = {count().value_or(1)};
            isEmpty = false;
        }
        return isEmpty ? std::nullopt : m_games.named(value);
    }

    std::optional<theory::Dyadic> dyadic()
    {
        const bool isNegative = accept("-");
        const auto numerator = digits();
        if (!numerator)
            return std::nullopt;
        unsigned power = 0;
        if (accept("/")) {
            const auto denominator = digits();
            const auto found = denominator ? powerOfTwo(*denominator) : std::nullopt;
            if (!found)
                return std::nullopt;
            power = *found;
        }
        const theory::Dyadic number(*numerator, power);
        return isNegative ? -number : number;
    }

    /// 0 where none stands there; nothing for a number alone.
    std::optional<std::int64_t> arrows()
    {
        const auto number = count();
        const std::int64_t many =
            number && *number <= std::uint64_t{mostUps} ? static_cast<std::int64_t>(*number) : 1;
        if (number && *number > std::uint64_t{mostUps})
            return std::nullopt;
        if (accept(upArrow))
            return many;
        if (accept(downArrow))
            return -many;
        return number ? std::nullopt : std::optional<std::int64_t>(0);
    }

    theory::ShortGames& m_games;
    std::string_view m_text;
};

} // namespace

std::optional<theory::ShortGame> readValue(theory::ShortGames& games, std::string_view text)
{
    return ValueReader(games, text).whole();
}

std::optional<std::uint64_t> nimberOf(std::string_view text)
{
    if (text == "0")
        return 0;
    if (text == "*")
        return 1;
    Reader reader(text);
    if (!reader.accept('*'))
        return std::nullopt;
    const auto size = reader.number(Expected::PositiveNumber, 2, UINT64_MAX);
    return size && reader.atEnd() ? size : std::nullopt;
}

} // namespace games
