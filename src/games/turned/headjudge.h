// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Who wins a row of coins: by the nim-sum of its heads in normal play, by table or search otherwise. In
// misère play the heads are no heaps: turning a head upon another one makes both vanish, where two equal
// heaps would stay, and only in normal play is that the same. The row of heads on 2 and 3 is P.

#include "games/answer.h"
#include "games/turned/headrow.h"
#include "games/turned/headtables.h"
#include "solver/search.h"

#include <memory>
#include <mutex>
#include <optional>

namespace games {

/// The last table of outcomes, for all positions of one game: the moves of a row need no other one.
class HeadOutcomesCache {
public:
    /// A table for at least so many coins.
    [[nodiscard]] solver::Solved<std::shared_ptr<const HeadOutcomes>>
    get(std::uint32_t coins, theory::Play play, const solver::Job& job);

private:
    std::mutex m_mutex;
    std::shared_ptr<const HeadOutcomes> m_table;
    theory::Play m_play = theory::Play::Normal;
};

/// Judges a row and those that it can become, under one question.
class HeadJudge {
public:
    HeadJudge(const HeadRow& row, theory::Play play, const Question& question, const solver::Job& job,
              HeadOutcomesCache& cache);

    [[nodiscard]] bool bySum() const { return m_bySum; }
    [[nodiscard]] Method method() const;
    /// Positions looked at for the outcome, and for the Grundy value where no formula gives it.
    [[nodiscard]] std::uint64_t positions() const;
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_unsolved; }
    [[nodiscard]] Verdict judge(const HeadRow& row);

private:
    void makeTables(const HeadRow& row, const solver::Job& job, HeadOutcomesCache& cache);
    std::optional<theory::Outcome> outcomeOf(const HeadRow& row);
    std::optional<std::uint64_t> grundyOf(const HeadRow& row);
    std::optional<std::uint64_t> remotenessOf(const HeadRow& row);

    theory::Play m_play;
    Question m_question;
    bool m_bySum;
    std::uint32_t m_coins; ///< that any row asked for can have
    bool m_counts;         ///< remoteness without a table is worth a search
    solver::Search<HeadRow> m_search;
    solver::Search<HeadRow> m_counting;
    std::shared_ptr<const HeadOutcomes> m_outcomes;
    std::optional<HeadBytes> m_values;
    std::optional<HeadBytes> m_remoteness;
    std::optional<solver::Unsolved> m_unsolved;
};

} // namespace games
