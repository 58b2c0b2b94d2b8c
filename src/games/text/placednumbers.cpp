// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/placednumbers.h"

#include <cctype>
#include <charconv>
#include <vector>

namespace games {
namespace {

struct PlacedNumber {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::uint64_t value = 0;
};

/// The first two numbers of a notation behind its colon.
std::vector<PlacedNumber> firstNumbers(const std::string& text)
{
    std::vector<PlacedNumber> numbers;
    std::size_t at = text.find(':') + 1;
    while (at < text.size() && numbers.size() < 2) {
        if (std::isdigit(static_cast<unsigned char>(text[at])) == 0) {
            ++at;
            continue;
        }
        PlacedNumber number{.begin = at};
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

} // namespace

std::optional<PlacedPattern> placedByNumbers(const std::string& notation)
{
    const std::vector<PlacedNumber> numbers = firstNumbers(notation);
    if (numbers.empty())
        return std::nullopt;
    PlacedPattern placed{.pattern = notation, .n = numbers[0].value};
    if (numbers.size() == 2) {
        placed.m = numbers[1].value;
        placed.pattern.replace(numbers[1].begin, numbers[1].end - numbers[1].begin, "m");
    }
    placed.pattern.replace(numbers[0].begin, numbers[0].end - numbers[0].begin, "n");
    return placed;
}

} // namespace games
