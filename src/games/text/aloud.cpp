// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/aloud.h"

#include <algorithm>

namespace games {

Argument listAloud(std::vector<Sentence> named, std::uint64_t total)
{
    total = std::max<std::uint64_t>(total, named.size());
    if (named.size() > mostReadAloud)
        named.erase(named.begin() + mostReadAloud, named.end());
    if (total > named.size()) {
        const std::uint64_t others = total - named.size();
        named.push_back(
            //: the end of a list that is too long: how many others there are
            {{QT_TRANSLATE_N_NOOP("Wording", "%1 more"), QT_TRANSLATE_N_NOOP("Wording", "%1 more")},
             others,
             {GroupedNumber{others}}});
    }
    return AllOfThese{std::move(named)};
}

Argument numbersAloud(const std::vector<std::uint64_t>& numbers)
{
    std::vector<Sentence> named;
    for (std::size_t i = 0; i < std::min(numbers.size(), mostReadAloud); ++i)
        named.push_back(placeNumber(numbers[i]));
    return listAloud(std::move(named), numbers.size());
}

Sentence placeNumber(std::uint64_t place)
{
    return {"%1", {place}};
}

Argument placesAloud(const std::vector<std::uint64_t>& places,
                     const std::function<Sentence(std::uint64_t)>& nameOf)
{
    constexpr std::ptrdiff_t shortest = 4;
    std::vector<Sentence> named;
    std::uint64_t unnamed = 0;
    for (auto first = places.begin(); first != places.end();) {
        const auto isBroken = [](std::uint64_t a, std::uint64_t b) { return b != a + 1; };
        const auto broken = std::adjacent_find(first, places.end(), isBroken);
        const auto end = broken == places.end() ? broken : broken + 1;
        if (named.size() >= mostReadAloud)
            unnamed += static_cast<std::uint64_t>(end - first);
        else if (end - first >= shortest)
            //: read aloud: several places, such as "3 up to 7"
            named.push_back({QT_TRANSLATE_NOOP("Wording", "%1 up to %2"),
                             {inner(nameOf(*first)), inner(nameOf(*(end - 1)))}});
        else
            std::transform(first, end, std::back_inserter(named), nameOf);
        first = end;
    }
    const std::uint64_t total = named.size() + unnamed;
    return listAloud(std::move(named), total);
}

std::vector<Sentence> rowsAloud(std::size_t rows, const std::function<Sentence(std::size_t)>& rowAloud)
{
    const std::size_t read = std::min(rows, mostReadAloud);
    std::vector<Sentence> sentences;
    sentences.reserve(read + 1);
    for (std::size_t row = 0; row < read; ++row)
        sentences.push_back(rowAloud(row));
    if (const std::uint64_t others = rows - sentences.size(); others > 0)
        sentences.push_back(
            {{QT_TRANSLATE_N_NOOP("Wording", "And %1 more."), QT_TRANSLATE_N_NOOP("Wording", "And %1 more.")},
             others,
             {GroupedNumber{others}}});
    return sentences;
}

Sentence readInTurn(std::vector<Sentence> sentences)
{
    return {"%1", {joined(std::move(sentences), " ")}};
}

} // namespace games
