// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Games that take stones from a board judged by symmetry.

#include "games/stones/stonejudges.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace games {

/// In normal play: the board is the same turned by half, and each move has its image as an answer.
inline constexpr Theorem mirrorTheorem{
    .id = "mirror", .name = QT_TRANSLATE_NOOP("Wording", "each move is answered by its mirror image")};

/// Normal play by answering each move with its image, where the board allows it; the rest is searched for a
/// moment.
template <typename R>
class StoneMirrorJudge final : public StoneJudge {
public:
    explicit StoneMirrorJudge(const StoneTask<R>& task) : m_task(task), m_search(shortTask(task)) {}

    /// The outcome where the board is mirrored or a move makes it so.
    [[nodiscard]] std::optional<theory::Outcome> outcome(std::uint64_t stones) const
    {
        if (m_task.rules.isMirrored(stones))
            return theory::Outcome::P;
        const bool canMirror = std::ranges::any_of(m_task.rules.takes(stones), [&](std::uint64_t move) {
            return m_task.rules.isMirrored(stones & ~move);
        });
        return canMirror ? std::optional(theory::Outcome::N) : std::nullopt;
    }

    [[nodiscard]] Method method() const override { return Method::Theory; }
    [[nodiscard]] std::uint64_t positions() const override { return m_search.positions(); }
    /// The outcome that was asked for is known; those of some moves may not be.
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return std::nullopt; }
    [[nodiscard]] Verdict judge(std::uint64_t stones) override
    {
        if (m_lookUps >= affordableLookUps || (m_lookUps > 0 && solver::endOf(m_task.job)))
            return m_task.rules.isMirrored(stones) ? verdictOf(theory::Outcome::P) : Verdict{};
        m_lookUps += m_task.rules.takes(stones).size();
        const auto known = outcome(stones);
        if (!known) // the moves whose images answer win
            return m_task.question.oneWin ? Verdict{} : m_search.judge(stones);
        return verdictOf(*known);
    }

private:
    /// Moves whose images are looked at for the boards that moves leave; which of these are mirrored is
    /// always told.
    static constexpr std::uint64_t affordableLookUps = 600'000;

    [[nodiscard]] Verdict verdictOf(theory::Outcome outcome) const
    {
        const bool isValue = m_task.question.grundy && outcome == theory::Outcome::P;
        return makeVerdict(outcome, isValue ? std::optional(std::uint64_t{0}) : std::nullopt, std::nullopt);
    }

    static StoneTask<R> shortTask(StoneTask<R> task)
    {
        constexpr std::uint64_t fewPositions = 200'000;
        task.job = limitedTo(task.job, fewPositions);
        task.job.progress = {};
        return task;
    }

    StoneTask<R> m_task;
    StoneSearchJudge<R, true> m_search;
    std::uint64_t m_lookUps = 0;
};

} // namespace games
