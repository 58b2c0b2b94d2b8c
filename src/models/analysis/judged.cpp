// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/judged.h"

#include "models/joblimits.h"
#include "wording/text/text.h"

#include <algorithm>

namespace models {

QString numberText(std::optional<std::uint64_t> number)
{
    return number ? wording::localized(*number) : QString();
}

std::optional<theory::Outcome> instantOutcome(const games::Game& game)
{
    const games::Question question{.moves = false, .grundy = false, .remoteness = false};
    return game.answer(question, instantJob()).verdict.outcome;
}

const games::JudgedMove* judgedMove(const games::Answer& answer, const games::Move& listed)
{
    const auto found = std::ranges::find_if(answer.moves, [&listed](const games::JudgedMove& judged) {
        return judged.move.action == listed.action && judged.move.player == listed.player;
    });
    return found == answer.moves.end() ? nullptr : &*found;
}

std::optional<theory::Outcome> outcomeLeft(const games::Game& game, const games::Answer& answer,
                                           const games::Move& move)
{
    const games::JudgedMove* judged = judgedMove(answer, game.listed(move));
    return judged != nullptr ? judged->leaves.outcome : instantOutcome(*game.after(move));
}

bool isReversible(const games::Game& game, const games::Answer& answer, const games::Move& move, bool lens)
{
    if (lens)
        return game.lensEffect(move, answer).isReversible();
    return answer.theorem && answer.theorem->reversesAdds && !game.change(move).added.empty();
}

const games::JudgedMove* bestMove(const games::Answer& answer)
{
    if (answer.moveCount() == 0 || answer.moves.empty() || !answer.moves.front().leaves.outcome)
        return nullptr;
    return &answer.moves.front();
}

} // namespace models
