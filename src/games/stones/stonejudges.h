// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Judges of games that take sets of stones from a board, as 64 bits: they answer for one position and those
// that its moves leave. The rules R of such a game say
//
//   takes(stones)       the sets that moves take, each once
//   parts(stones)       groups of stones of which no move touches two
//   isMirrored(stones)  whether each move has its image, turned by half, as an answer
//   Position<splits>    what a search looks at, made of stones and rules

#include "games/answer.h"
#include "games/judge.h"
#include "solver/search.h"
#include "theory/play.h"

#include <cstdint>
#include <optional>

namespace games {

/// A judge of the positions that can be reached from one position by one move or none.
class StoneJudge {
public:
    StoneJudge() = default;
    StoneJudge(const StoneJudge&) = delete;
    StoneJudge& operator=(const StoneJudge&) = delete;
    virtual ~StoneJudge() = default;
    [[nodiscard]] virtual Method method() const = 0;
    [[nodiscard]] virtual std::uint64_t positions() const = 0;
    [[nodiscard]] virtual Verdict judge(std::uint64_t stones) = 0;
    [[nodiscard]] virtual std::optional<solver::Unsolved> unsolved() const = 0;
};

/// What is asked of which board.
template <typename R>
struct StoneTask {
    std::uint64_t stones = 0;
    R rules;
    theory::Play play = theory::Play::Normal;
    Question question;
    solver::Job job;
};

/// `splits`: normal play by parts, for large boards; without it a plain search to verify against, which
/// is asked for Grundy values and remoteness too.
template <typename R, bool splits>
class StoneSearchJudge final : public StoneJudge {
    using Position = typename R::template Position<splits>;

public:
    explicit StoneSearchJudge(const StoneTask<R>& task) : m_task(task), m_search(task.play, task.job) {}

    [[nodiscard]] Method method() const override { return Method::Search; }
    [[nodiscard]] std::uint64_t positions() const override { return m_search.positions(); }
    [[nodiscard]] std::optional<solver::Unsolved> unsolved() const override { return m_unsolved; }

    [[nodiscard]] Verdict judge(std::uint64_t stones) override
    {
        const Position position{stones, m_task.rules};
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
    StoneTask<R> m_task;
    solver::Search<Position> m_search;
    std::optional<solver::Unsolved> m_unsolved;
};

} // namespace games
