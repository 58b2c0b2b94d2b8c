// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/review/review.h"

#include "games/shelf.h"

#include <algorithm>
#include <chrono>

namespace classroom {
namespace {

using Clock = std::chrono::steady_clock;

std::optional<bool> moverWins(const games::Game& game, const solver::Job& job, games::Shelf& shelf)
{
    const games::Question question{.moves = false, .grundy = false, .remoteness = false, .shelf = &shelf};
    const auto outcome = game.answer(question, job).verdict.outcome;
    return outcome ? std::optional(theory::winsMoving(*outcome, game.mover())) : std::nullopt;
}

/// The winning moves of the player to move.
struct Wins {
    std::vector<games::JudgedMove> moves; ///< the quickest first, where the limits tell how long they take
    std::uint64_t count = 0;              ///< also those that are not listed
};

Wins winsOf(const games::Game& game, const solver::Job& job, games::Shelf& shelf)
{
    for (const bool remoteness : {true, false}) {
        games::Answer answer = game.answer({.grundy = false, .remoteness = remoteness, .shelf = &shelf}, job);
        std::erase_if(answer.moves, [&game](const games::JudgedMove& judged) {
            return !judged.winning || judged.move.player != game.mover();
        });
        if (!answer.moves.empty())
            return {.moves = std::move(answer.moves), .count = answer.winning};
    }
    return {};
}

/// The nim-sum of a position where its explanation has one, else the first step.
std::optional<games::Step> reasonOf(const games::Game& game, const solver::Job& job, games::Shelf& shelf)
{
    games::Explanation explanation = game.explain(job, &shelf);
    std::erase_if(explanation.steps, [](const games::Step& step) {
        const auto* argument = std::get_if<games::ParagraphStep>(&step);
        return std::holds_alternative<games::OptionsStep>(step) ||
               (argument != nullptr && argument->says == games::Says::Method);
    });
    if (explanation.steps.empty())
        return std::nullopt;
    const auto sum = std::ranges::find_if(explanation.steps, [](const games::Step& step) {
        return std::holds_alternative<games::NimSumStep>(step);
    });
    return sum != explanation.steps.end() ? std::move(*sum) : std::move(explanation.steps.front());
}

ReviewedMove mistake(const PlayedMove& played, const games::Game& after, const solver::Job& job,
                     games::Shelf& shelf)
{
    ReviewedMove reviewed{.verdict = MoveVerdict::Mistake};
    if (Wins wins = winsOf(*played.before, job, shelf); !wins.moves.empty()) {
        reviewed.reason = reasonOf(*played.before->after(wins.moves.front().move), job, shelf);
        reviewed.winning = std::move(wins.moves);
        reviewed.winningCount = wins.count;
    }
    if (const Wins replies = winsOf(after, job, shelf); !replies.moves.empty())
        reviewed.refutation = replies.moves.front().move;
    return reviewed;
}

class Reviewer {
public:
    explicit Reviewer(const solver::Job& job) : m_job(job), m_began(Clock::now()) {}

    /// `before` and `after`: whether the player to move there wins, where that is known.
    [[nodiscard]] ReviewedMove judge(const PlayedMove& played, std::optional<bool> before,
                                     std::optional<bool> after)
    {
        if (after == false)
            return {.verdict = MoveVerdict::Wins};
        if (!before || (*before && !after))
            return {};
        if (!*before)
            return {.verdict = MoveVerdict::Lost};
        return mistake(played, *played.before->after(played.move), remaining(), m_shelf);
    }

    /// How many moves win there.
    [[nodiscard]] std::uint64_t winningCount(const games::Game& game)
    {
        return winsOf(game, remaining(), m_shelf).count;
    }

    [[nodiscard]] std::optional<bool> wins(const games::Game& game)
    {
        return moverWins(game, remaining(), m_shelf);
    }

private:
    /// The job with what is left of its time; its progress is this one's own.
    [[nodiscard]] solver::Job remaining() const
    {
        solver::Job job{.limits = m_job.limits, .stop = m_job.stop, .progress = {}};
        if (job.limits.time) {
            const auto used = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_began);
            job.limits.time = std::max(*job.limits.time - used, std::chrono::milliseconds(0));
        }
        return job;
    }

    const solver::Job& m_job;
    Clock::time_point m_began;
    games::Shelf m_shelf; ///< a game's positions lie below each other
};

} // namespace

std::vector<ReviewedMove> reviewGame(std::span<const PlayedMove> moves, const solver::Job& job)
{
    Reviewer reviewer(job);
    std::vector<ReviewedMove> reviewed(moves.size());
    std::optional<bool> after;
    for (std::size_t i = moves.size(); i-- > 0 && !job.stop.stop_requested();) {
        const PlayedMove& played = moves[i];
        // Where the next move begins is where this one ends, if nothing else was changed between.
        const games::GamePtr left = played.before->after(played.move);
        const bool isSame = i + 1 < moves.size() && moves[i + 1].before->notation() == left->notation() &&
                            moves[i + 1].before->mover() == left->mover();
        if (!isSame)
            after = reviewer.wins(*left);
        const auto before = reviewer.wins(*played.before);
        reviewed[i] = reviewer.judge(played, before, after);
        if (i == 0 && reviewed[i].verdict == MoveVerdict::Wins)
            reviewed[i].winningCount = reviewer.winningCount(*played.before);
        after = before;
        if (job.progress)
            job.progress(
                {.positions = moves.size() - i,
                 .fraction = static_cast<double>(moves.size() - i) / static_cast<double>(moves.size())});
    }
    return reviewed;
}

} // namespace classroom
