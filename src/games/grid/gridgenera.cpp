// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/gridgenera.h"

#include <algorithm>

namespace games {
namespace {

constexpr int largestGroup = 16;
constexpr std::size_t mostGroups = 50'000;

/// The least number that is not in the set of bits.
std::uint64_t mexOf(std::uint64_t values)
{
    return static_cast<std::uint64_t>(std::countr_one(values));
}

void addGroups(std::vector<std::uint64_t>& groups, std::uint64_t stones, int width)
{
    for (const std::uint64_t group : gridParts(stones, width))
        groups.push_back(canonicalGrid(group, width));
}

} // namespace

std::optional<solver::Genus> GridGenera::genus(std::uint64_t stones)
{
    std::vector<solver::Genus> genera;
    for (const std::uint64_t group : gridParts(stones, m_rules.width)) {
        const auto genus = ofGroup(group);
        if (!genus)
            return std::nullopt;
        genera.push_back(*genus);
    }
    return solver::sumOfTame(genera);
}

std::optional<solver::Genus> GridGenera::ofGroup(std::uint64_t group)
{
    if (std::popcount(group) > largestGroup)
        return std::nullopt;
    const std::uint64_t canonical = canonicalGrid(group, m_rules.width);
    if (const auto known = m_known.find(canonical); known != m_known.end())
        return known->second;
    if (m_known.size() >= mostGroups || m_stop.stop_requested())
        return std::nullopt;
    const auto found = byOptions(canonical);
    m_known.emplace(canonical, found);
    return found;
}

/// The depth is bounded by the stones.
std::optional<solver::Genus> GridGenera::byOptions(std::uint64_t group)
{
    std::uint64_t normal = 0;
    std::uint64_t misere = 0;
    for (const std::uint64_t move : gridMoves(group, m_rules)) {
        const auto left = genus(group & ~move);
        if (!left)
            return std::nullopt;
        normal |= std::uint64_t{1} << left->normal;
        misere |= std::uint64_t{1} << left->misere;
    }
    const solver::Genus found{mexOf(normal), mexOf(misere)};
    return found.isTame() ? std::optional(found) : std::nullopt;
}

GridSum::GridSum(std::uint64_t stones, GridGenera& known) : genera(&known)
{
    addGroups(groups, stones, known.rules().width);
    std::ranges::sort(groups);
}

std::vector<GridSum> GridSum::options() const
{
    std::vector<GridSum> all;
    if (groups.empty())
        return all;
    std::vector<solver::Genus> tame;
    for (const std::uint64_t group : groups) {
        const auto genus = genera->genus(group);
        if (!genus)
            break;
        tame.push_back(*genus);
    }
    if (tame.size() == groups.size()) {
        if (solver::sumOfTame(tame).misere == 0)
            all.emplace_back();
        return all;
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0 && groups[i] == groups[i - 1])
            continue;
        for (const std::uint64_t move : gridMoves(groups[i], genera->rules())) {
            GridSum& option = all.emplace_back(*this);
            option.groups.erase(option.groups.begin() + static_cast<std::ptrdiff_t>(i));
            addGroups(option.groups, groups[i] & ~move, genera->rules().width);
            std::ranges::sort(option.groups);
        }
    }
    return all;
}

} // namespace games

std::size_t std::hash<games::GridSum>::operator()(const games::GridSum& sum) const noexcept
{
    std::uint64_t mixed = sum.groups.size();
    for (const std::uint64_t group : sum.groups) {
        mixed = (mixed ^ group) * 0x9E3779B97F4A7C15U;
        mixed ^= mixed >> 29U;
    }
    return mixed;
}
