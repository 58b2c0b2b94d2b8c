// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/placedfamily.h"

#include "analysis/tables/families.h"
#include "games/catalogue.h"

#include <algorithm>

namespace models {
namespace {

using analysis::FamilyPattern;
using analysis::ValueRange;

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

std::optional<PlacedFamily> sectionOf(const games::Game& game)
{
    const games::Entry* entry = games::findEntry(game.info().id);
    if (entry == nullptr || entry->placed == nullptr)
        return std::nullopt;
    const auto found = entry->placed(game.notation());
    if (!found || found->n > largestNumber || found->m.value_or(0) > largestNumber)
        return std::nullopt;
    const auto parsed = FamilyPattern::parse(found->pattern);
    const auto* pattern = std::get_if<FamilyPattern>(&parsed);
    if (pattern == nullptr)
        return std::nullopt;
    constexpr std::uint64_t singles = 2 * mostShownColumns;
    return PlacedFamily{
        .request = {.pattern = *pattern,
                    .n = rangeAround(found->n, found->leastN, found->m ? mostShownColumns : singles),
                    .m = found->m ? rangeAround(*found->m, found->leastM, mostShownRows) : ValueRange{},
                    .shown = analysis::Shown::Outcome},
        .n = found->n,
        .m = found->m.value_or(0)};
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
