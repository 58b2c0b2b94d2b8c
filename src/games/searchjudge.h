// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Judges positions of one game under one question: by a nim-sum where a theorem gives one, else by search.
// What a theorem does not say (the moves left), and the Grundy values of searched positions, are extras
// that are looked for only as far as they cost little.

#include "games/heaps/nimcount.h"
#include "games/judge.h"
#include "solver/search.h"

#include <algorithm>
#include <concepts>
#include <vector>

namespace games {

template <solver::ImpartialPosition P>
class SearchJudge {
public:
    /// `mostMoves`: no position to be judged, nor one that can be reached from there, has more.
    SearchJudge(theory::Play play, const Question& question, const solver::Job& job, std::uint64_t mostMoves)
        : m_play(play), m_question(question), m_hasExtras(mostMoves <= affordableLookUps / leastPositions),
          m_isShort(job.limits.positions && *job.limits.positions < affordable(mostMoves)),
          m_mostMoves(mostMoves), m_mostBytes(job.limits.memoryBytes), m_search(play, job),
          m_values(play, extraJob(job, mostMoves)), m_counting(play, extraJob(job, mostMoves))
    {
    }

    [[nodiscard]] std::uint64_t positions() const { return m_search.positions(); }
    [[nodiscard]] const std::optional<solver::Unsolved>& unsolved() const { return m_unsolved; }
    /// Extras that the job's limits alone have left out: larger ones give them.
    struct LeftOut {
        bool values = false;
        bool remoteness = false;
    };
    [[nodiscard]] const LeftOut& leftOut() const { return m_leftOut; }

    /// `count` is a NimCount or has its outcome() and sum(); `position` makes the position, where it is
    /// looked at.
    template <typename Count, typename Make>
    [[nodiscard]] Verdict bySum(const Count& count, const Make& position)
    {
        const bool wantsRemoteness = m_question.remoteness && m_hasExtras;
        return makeVerdict(count.outcome(m_play), wantsGrundy() ? std::optional(count.sum()) : std::nullopt,
                           wantsRemoteness ? remotenessOf(position()) : std::nullopt);
    }

    [[nodiscard]] Verdict bySearch(const P& position)
    {
        if (isTooLarge(position, m_mostBytes)) {
            m_unsolved =
                m_unsolved.value_or(solver::Unsolved{solver::UnsolvedReason::OutOfMemory, positions()});
            return {};
        }
        const auto outcome = knownOf(m_search.outcome(position), m_unsolved);
        if (!outcome)
            return {};
        std::optional<theory::Nimber> grundy;
        std::optional<std::uint64_t> remoteness;
        const bool needsAll = !m_question.theoremsAllowed;
        if (wantsGrundy())
            grundy = needsAll ? knownOf(m_search.grundy(position), m_unsolved) : grundyOf(position);
        if (m_question.remoteness)
            remoteness =
                needsAll ? knownOf(m_search.remoteness(position), m_unsolved) : remotenessOf(position);
        return makeVerdict(*outcome, grundy ? std::optional(grundy->value) : std::nullopt, remoteness);
    }

private:
    static constexpr std::uint64_t affordablePositions = 30'000;
    static constexpr std::uint64_t affordableLookUps = 3'000'000;
    static constexpr std::uint64_t leastPositions = 100;
    static constexpr std::size_t extraShare = 8;

    static std::uint64_t affordable(std::uint64_t mostMoves)
    {
        return std::min(affordablePositions, affordableLookUps / std::max<std::uint64_t>(mostMoves, 1));
    }

    /// The extras share a part of the memory: what is asked for first may use nearly all.
    static solver::Job extraJob(const solver::Job& job, std::uint64_t mostMoves)
    {
        solver::Job extra = limitedTo(job, affordable(mostMoves));
        extra.limits.memoryBytes /= extraShare;
        return extra;
    }

    /// Options that are made all at once, so many of so long positions that they are more than the stack of a
    /// search may have.
    [[nodiscard]] bool isTooLarge(const P& position, std::size_t memoryBytes) const
    {
        if constexpr (std::same_as<decltype(position.options()), std::vector<P>>)
            return m_mostMoves > memoryBytes / 4 / (sizeof(P) + solver::ownedBytes(position));
        else
            return false;
    }

    [[nodiscard]] bool wantsGrundy() const { return m_question.grundy && m_play == theory::Play::Normal; }

    std::optional<theory::Nimber> grundyOf(const P& position)
    {
        return hasExtras(position, m_leftOut.values) ? extra(m_values.grundy(position), m_leftOut.values)
                                                     : std::nullopt;
    }
    std::optional<std::uint64_t> remotenessOf(const P& position)
    {
        return hasExtras(position, m_leftOut.remoteness)
                   ? extra(m_counting.remoteness(position), m_leftOut.remoteness)
                   : std::nullopt;
    }
    bool hasExtras(const P& position, bool& isLeftOut)
    {
        if (!m_hasExtras || !isTooLarge(position, m_mostBytes / extraShare))
            return m_hasExtras;
        isLeftOut = true;
        return false;
    }

    template <typename T>
    std::optional<T> extra(const solver::Solved<T>& solved, bool& isLeftOut)
    {
        if (const T* value = std::get_if<T>(&solved))
            return *value;
        const auto reason = std::get<solver::Unsolved>(solved).reason;
        isLeftOut = isLeftOut || m_isShort || reason != solver::UnsolvedReason::OutOfPositions;
        return std::nullopt;
    }

    theory::Play m_play;
    Question m_question;
    bool m_hasExtras;
    bool m_isShort; ///< the job allows fewer positions than an extra may cost
    std::uint64_t m_mostMoves;
    std::size_t m_mostBytes;
    solver::Search<P> m_search;
    solver::Search<P> m_values;
    solver::Search<P> m_counting;
    std::optional<solver::Unsolved> m_unsolved;
    LeftOut m_leftOut;
};

} // namespace games
