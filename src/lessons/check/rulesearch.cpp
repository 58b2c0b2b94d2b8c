// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/check/rulesearch.h"

#include <algorithm>
#include <vector>

namespace lessons {
namespace {

/// The search calls itself once per move.
constexpr std::size_t mostDepth = 400;

std::uint64_t leastMissing(std::vector<std::uint64_t> values)
{
    std::ranges::sort(values);
    std::uint64_t missing = 0;
    for (const std::uint64_t value : values)
        missing += value == missing ? 1U : 0U;
    return missing;
}

std::string keyOf(const games::Game& game)
{
    return std::to_string(static_cast<int>(game.mover())) + game.notation();
}

} // namespace

bool isOfMover(const games::Game& game, const games::Move& move)
{
    return move.player == theory::Mover::Either || move.player == game.mover();
}

std::optional<RuleVerdict> RuleSearch::solve(const games::Game& game)
{
    m_left = m_most;
    return search(game, 0);
}

std::optional<RuleVerdict> RuleSearch::search(const games::Game& game, std::size_t depth)
{
    const std::string key = keyOf(game);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    if (m_left == 0 || depth > mostDepth)
        return std::nullopt;
    --m_left;
    m_known.emplace(key, std::nullopt);
    const auto verdict = judge(game, depth);
    if (verdict)
        m_known[key] = verdict;
    else
        m_known.erase(key); // another question may have more room
    return verdict;
}

std::optional<RuleVerdict> RuleSearch::judge(const games::Game& game, std::size_t depth)
{
    const games::MoveList list = game.moves();
    if (list.omitted > 0)
        return std::nullopt;
    std::vector<std::uint64_t> grundies;
    std::optional<std::uint64_t> soonest; // over moves to positions that are lost
    std::uint64_t latest = 0;
    bool canMove = false;
    for (const games::Move& move : list.moves) {
        if (!isOfMover(game, move))
            continue;
        const auto next = search(*game.after(move), depth + 1);
        if (!next)
            return std::nullopt;
        canMove = true;
        grundies.push_back(next->grundy);
        latest = std::max(latest, next->remoteness + 1);
        if (!next->wins)
            soonest = std::min(soonest.value_or(next->remoteness + 1), next->remoteness + 1);
    }
    RuleVerdict verdict;
    verdict.wins = canMove ? soonest.has_value() : game.play() == theory::Play::Misere;
    verdict.grundy = leastMissing(std::move(grundies));
    verdict.remoteness = soonest.value_or(latest);
    return verdict;
}

} // namespace lessons
