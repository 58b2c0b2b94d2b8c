// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Judges of Grid Nim.

#include "games/grid/gridgenera.h"
#include "games/grid/gridposition.h"
#include "games/stones/stonemirror.h"
#include "games/stones/stonetablejudge.h"

#include <cstdint>
#include <optional>

namespace games {

using GridTask = StoneTask<GridRules>;
using GridMirrorJudge = StoneMirrorJudge<GridRules>;
using GridTableJudge = StoneTableJudge<GridRules>;
using GridWorkings = StoneWorkings<GridRules>;
/// `splits`: normal play by parts, for large boards; without it a plain search to verify against, which
/// is asked for Grundy values and remoteness too.
template <bool splits>
using GridSearchJudge = StoneSearchJudge<GridRules, splits>;

/// Misère play by groups of stones: the outcome alone.
class GridSumJudge final : public StoneJudge {
public:
    explicit GridSumJudge(const GridTask& task)
        : m_task(task), m_genera(task.rules, task.job.stop), m_search(theory::Play::Misere, task.job)
    {
    }

    /// Whether all groups of the position are tame: then no position needs a search.
    [[nodiscard]] bool isTame() { return m_genera.genus(m_task.stones).has_value(); }

    [[nodiscard]] Method method() const override { return Method::Search; }
    [[nodiscard]] std::uint64_t positions() const override
    {
        return m_search.positions() + m_genera.groupsSeen();
    }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return m_unsolved; }

    [[nodiscard]] Verdict judge(std::uint64_t stones) override
    {
        const auto outcome = knownOf(m_search.outcome(GridSum(stones, m_genera)), m_unsolved);
        return outcome ? makeVerdict(*outcome, std::nullopt, std::nullopt) : Verdict();
    }

private:
    GridTask m_task;
    GridGenera m_genera;
    solver::Search<GridSum> m_search;
    std::optional<solver::Unsolved> m_unsolved;
};

} // namespace games
