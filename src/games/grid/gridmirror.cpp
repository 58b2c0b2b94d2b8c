// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/grid/gridmirror.h"

#include <algorithm>

namespace games {

std::optional<theory::Outcome> GridMirrorJudge::outcome(std::uint64_t stones) const
{
    if (isMirrored(stones, m_task.rules))
        return theory::Outcome::P;
    const bool canMirror = std::ranges::any_of(gridMoves(stones, m_task.rules), [&](std::uint64_t move) {
        return isMirrored(stones & ~move, m_task.rules);
    });
    return canMirror ? std::optional(theory::Outcome::N) : std::nullopt;
}

Verdict GridMirrorJudge::judge(std::uint64_t stones)
{
    const auto known = outcome(stones);
    if (!known) // the moves whose images answer win
        return m_task.question.oneWin ? Verdict{} : m_search.judge(stones);
    const bool isValue = m_task.question.grundy && *known == theory::Outcome::P;
    return makeVerdict(*known, isValue ? std::optional(std::uint64_t{0}) : std::nullopt, std::nullopt);
}

GridTask GridMirrorJudge::shortTask(GridTask task)
{
    constexpr std::uint64_t fewPositions = 200'000;
    task.job = limitedTo(task.job, fewPositions);
    task.job.progress = {};
    return task;
}

} // namespace games
