// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/tables/families.h"

#include <algorithm>

namespace analysis {

std::span<const ReadyFamily> readyFamilies()
{
    static const auto families = [] {
        std::vector<ReadyFamily> all;
        for (const games::Entry& entry : games::catalogue())
            all.insert(all.end(), entry.families.begin(), entry.families.end());
        return all;
    }();
    return families;
}

std::span<const ReadyFamily> familiesOf(std::string_view gameId)
{
    const auto families = readyFamilies();
    const auto isOfGame = [gameId](const ReadyFamily& family) { return family.gameId() == gameId; };
    const auto first = std::ranges::find_if(families, isOfGame);
    const auto last = std::find_if_not(first, families.end(), isOfGame);
    return {first, last};
}

const ReadyFamily* findFamily(std::string_view id)
{
    const auto families = readyFamilies();
    const auto found = std::ranges::find(families, id, &ReadyFamily::id);
    return found == families.end() ? nullptr : &*found;
}

} // namespace analysis
