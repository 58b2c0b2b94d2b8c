// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/options.h"

#include <algorithm>
#include <cassert>

namespace games {
namespace {

constexpr Question whoWins{.moves = true, .grundy = false, .remoteness = false, .theoremsAllowed = true};

/// The move's line with its refutation; nothing when the limits hide the refutation.
std::optional<OptionLine> refuted(const Game& game, const Move& move, const solver::Job& job,
                                  Explanation& explanation)
{
    const GamePtr left = game.after(move);
    const Answer reply = left->answer(whoWins, job);
    if (reply.moves.empty() || !reply.moves.front().winning) {
        // In misère play the move may have emptied the board: the opponent wins without a reply.
        explanation.unsolved = reply.unsolved ? reply.unsolved : explanation.unsolved;
        if (!left->isOver())
            return std::nullopt;
        return OptionLine{move, left->notation(), theory::Outcome::N, std::nullopt, {}};
    }
    const Move& answer = reply.moves.front().move;
    return OptionLine{move, left->notation(), theory::Outcome::N, answer, left->after(answer)->notation()};
}

} // namespace

void appendOptions(Explanation& explanation, const Game& game, const Answer& known, const solver::Job& job)
{
    if (!known.verdict.outcome)
        return;
    OptionsStep step{.outcome = *known.verdict.outcome,
                     .play = game.play(),
                     .terminal = game.isOver(),
                     .lines = {},
                     .omitted = 0};
    const bool wins = step.outcome == theory::Outcome::N;
    for (const JudgedMove& judged : known.moves) {
        if (wins != judged.winning || step.lines.size() == mostOptionLines)
            continue;
        if (wins) {
            step.lines.push_back(
                {judged.move, game.after(judged.move)->notation(), theory::Outcome::P, {}, {}});
            continue;
        }
        if (auto line = refuted(game, judged.move, job, explanation))
            step.lines.push_back(std::move(*line));
        else
            break;
    }
    const std::uint64_t all = wins ? known.winning : known.moveCount();
    step.omitted = all - step.lines.size();
    explanation.steps.emplace_back(std::move(step));
}

bool hasMex(const Answer& known)
{
    return known.verdict.grundy && known.omitted == 0 &&
           std::ranges::all_of(known.moves, [](const JudgedMove& m) { return m.leaves.grundy.has_value(); });
}

MexStep mexOf(const Answer& known)
{
    assert(hasMex(known));
    MexStep step{.optionValues = {}, .mex = *known.verdict.grundy};
    for (const JudgedMove& judged : known.moves)
        step.optionValues.push_back(*judged.leaves.grundy);
    std::ranges::sort(step.optionValues);
    const auto repeated = std::ranges::unique(step.optionValues);
    step.optionValues.erase(repeated.begin(), repeated.end());
    return step;
}

} // namespace games
