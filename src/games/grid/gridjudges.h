// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Judges of Grid Nim: they answer for one position and those that its moves leave. The ones that search.

#include "games/answer.h"
#include "games/grid/gridgenera.h"
#include "games/grid/gridposition.h"
#include "games/judge.h"
#include "solver/search.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>

namespace games {

/// A judge of the positions that can be reached from one position by one move or none.
class GridJudge {
public:
    GridJudge() = default;
    GridJudge(const GridJudge&) = delete;
    GridJudge& operator=(const GridJudge&) = delete;
    virtual ~GridJudge() = default;
    [[nodiscard]] virtual Method method() const = 0;
    [[nodiscard]] virtual std::uint64_t positions() const = 0;
    [[nodiscard]] virtual Verdict judge(std::uint64_t stones) = 0;
    [[nodiscard]] virtual std::optional<solver::Unsolved> unsolved() const = 0;
};

/// What is asked of which board.
struct GridTask {
    std::uint64_t stones = 0;
    GridRules rules;
    theory::Play play = theory::Play::Normal;
    Question question;
    solver::Job job;
};

/// `splits`: normal play by parts, for large boards; without it a plain search to verify against, which
/// is asked for Grundy values and remoteness too.
template <bool splits>
class GridSearchJudge final : public GridJudge {
public:
    explicit GridSearchJudge(const GridTask& task) : m_task(task), m_search(task.play, task.job) {}

    [[nodiscard]] Method method() const override { return Method::Search; }
    [[nodiscard]] std::uint64_t positions() const override { return m_search.positions(); }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return m_unsolved; }

    [[nodiscard]] Verdict judge(std::uint64_t stones) override
    {
        const GridPosition<splits> position{stones, m_task.rules};
        const auto outcome = knownOf(m_search.outcome(position), m_unsolved);
        if (!outcome)
            return {};
        std::optional<std::uint64_t> grundy;
        std::optional<std::uint64_t> remoteness;
        if (!splits && m_task.question.grundy && m_task.play == theory::Play::Normal) {
            const auto value = knownOf(m_search.grundy(position), m_unsolved);
            grundy = value ? std::optional(value->value) : std::nullopt;
        }
        if (!splits && m_task.question.remoteness)
            remoteness = knownOf(m_search.remoteness(position), m_unsolved);
        return makeVerdict(*outcome, grundy, remoteness);
    }

private:
    GridTask m_task;
    solver::Search<GridPosition<splits>> m_search;
    std::optional<solver::Unsolved> m_unsolved;
};

/// Misère play by groups of stones: the outcome alone.
class GridSumJudge final : public GridJudge {
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
