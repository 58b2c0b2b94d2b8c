// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/placedfamily.h"

#include "analysis/tables/families.h"
#include "analysis/tables/table.h"
#include "games/catalogue.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace models {
namespace {

using analysis::FamilyPattern;
using analysis::ValueRange;

/// Games whose positions are heaps, or one number: any of their numbers can vary alone.
constexpr std::array<std::string_view, 9> gamesOfNumbers{"nim",  "takeaway", "wythoff", "primes", "poker",
                                                         "skip", "octal",    "grundy",  "plane"};
constexpr std::uint64_t largestNumber = 1'000'000;

/// From 0 as far as it fits, and around the position beyond.
ValueRange rangeAround(std::uint64_t value, std::uint64_t least, std::uint64_t size)
{
    constexpr std::uint64_t fewest = 7;
    constexpr std::uint64_t behind = 2;
    if (value < least + size)
        return {least, std::max({value, least + std::min(size - 1, fewest)})};
    return {value + behind + 1 - size, value + behind};
}

struct Number {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::uint64_t value = 0;
};

/// The first two numbers of a notation behind its colon.
std::vector<Number> firstNumbers(const std::string& text)
{
    std::vector<Number> numbers;
    std::size_t at = text.find(':') + 1;
    while (at < text.size() && numbers.size() < 2) {
        if (std::isdigit(static_cast<unsigned char>(text[at])) == 0) {
            ++at;
            continue;
        }
        Number number{.begin = at};
        const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number.value);
        number.end = static_cast<std::size_t>(end - text.data());
        at = number.end;
        if (error == std::errc())
            numbers.push_back(number);
        else
            return {};
    }
    return numbers;
}

std::optional<PlacedFamily> placed(const std::string& text, std::uint64_t n, std::optional<std::uint64_t> m,
                                   std::uint64_t least)
{
    const auto parsed = FamilyPattern::parse(text);
    const auto* pattern = std::get_if<FamilyPattern>(&parsed);
    if (pattern == nullptr || n > largestNumber || m.value_or(0) > largestNumber)
        return std::nullopt;
    constexpr std::uint64_t singles = 2 * mostShownColumns;
    PlacedFamily family{.request = {.pattern = *pattern,
                                    .n = rangeAround(n, least, m ? mostShownColumns : singles),
                                    .m = m ? rangeAround(*m, least, mostShownRows) : ValueRange{},
                                    .shown = analysis::Shown::Outcome},
                        .n = n,
                        .m = m.value_or(0)};
    return family;
}

std::optional<PlacedFamily> sectionOf(const games::Game& game)
{
    const std::string text = game.notation();
    std::vector<Number> numbers = firstNumbers(text);
    if (std::ranges::count(gamesOfNumbers, std::string_view(game.info().id)) == 0 || numbers.empty())
        return std::nullopt;
    std::string pattern = text;
    if (numbers.size() == 2)
        pattern.replace(numbers[1].begin, numbers[1].end - numbers[1].begin, "m");
    pattern.replace(numbers[0].begin, numbers[0].end - numbers[0].begin, "n");
    return placed(pattern, numbers[0].value,
                  numbers.size() == 2 ? std::optional(numbers[1].value) : std::nullopt,
                  game.info().id == "primes" ? 1 : 0);
}

bool isPosition(const FamilyPattern& pattern, std::uint64_t n, std::uint64_t m, const std::string& wanted)
{
    const auto text = pattern.notation(n, m);
    if (!text || *text == wanted)
        return text.has_value();
    const games::Parsed parsed = games::parse(*text);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game != nullptr && (*game)->notation() == wanted;
}

ValueRange within(ValueRange range, std::uint64_t value, std::uint64_t size)
{
    if (range.size() <= size)
        return range;
    const std::uint64_t least = value < range.least + size ? range.least : value + 1 - size;
    return {least, least + size - 1};
}

std::optional<PlacedFamily> readyFamilyOf(const games::Game& game)
{
    const std::string wanted = game.notation();
    for (const analysis::ReadyFamily& ready : analysis::familiesOf(game.info().id)) {
        const auto parsed = FamilyPattern::parse(ready.pattern);
        const auto* pattern = std::get_if<FamilyPattern>(&parsed);
        if (pattern == nullptr)
            continue;
        const FamilyPattern family =
            game.play() == theory::Play::Misere ? pattern->withPlay(game.play()) : *pattern;
        for (std::uint64_t m = ready.m.least; m <= ready.m.most; ++m)
            for (std::uint64_t n = ready.n.least; n <= ready.n.most; ++n)
                if (isPosition(family, n, m, wanted))
                    return PlacedFamily{
                        .request = {.pattern = family,
                                    .n =
                                        within(ready.n, n, family.hasM() ? mostShownColumns : ready.n.size()),
                                    .m = within(ready.m, m, mostShownRows),
                                    .shown = analysis::Shown::Outcome},
                        .n = n,
                        .m = m};
    }
    return std::nullopt;
}

} // namespace

std::optional<PlacedFamily> placedFamily(const games::Game& game)
{
    auto family = sectionOf(game);
    return family ? family : readyFamilyOf(game);
}

} // namespace models
