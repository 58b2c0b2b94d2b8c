// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/labels.h"

#include "games/options.h"

#include <utility>

namespace games {
namespace {

constexpr Levels atLabels = Levels::only(Level::Labels);

/// Of what the first winning move leaves. Left out where an answer is not found within the limits: the line
/// of that move says all that is needed, and can be opened.
void appendAfterWin(Explanation& explanation, const OptionsStep& argument, const Game& game,
                    const solver::Job& job, Shelf* shelf)
{
    if (!argument.wins || argument.lines.empty())
        return;
    const GamePtr after = game.after(argument.lines.front().move);
    Explanation further;
    const Answer known = after->answer({.grundy = false, .remoteness = false, .shelf = shelf}, job);
    appendOptions(further, *after, known, job, shelf, atLabels);
    if (known.unsolved || further.unsolved || further.steps.empty()) {
        explanation.isPartial = true;
        return;
    }
    auto& step = std::get<OptionsStep>(further.steps.front());
    step.after = argument.lines.front().move;
    explanation.steps.emplace_back(std::move(step));
}

/// Who wins is said of both players: the one who is not to move may move first, too.
void appendOtherStart(Explanation& explanation, const Game& game, const solver::Job& job, Shelf* shelf)
{
    const GamePtr other = game.withMover(theory::opponentOf(game.mover()));
    const Answer known = other->answer({.grundy = false, .remoteness = false, .shelf = shelf}, job);
    const std::size_t before = explanation.steps.size();
    appendOptions(explanation, *other, known, job, shelf, atLabels);
    for (std::size_t i = before; i < explanation.steps.size(); ++i)
        std::get<OptionsStep>(explanation.steps[i]).isOtherStart = true;
    if (before == explanation.steps.size() || known.unsolved)
        explanation.isPartial = true;
}

} // namespace

Explanation arguedByLabels(const Game& game, const Answer& known, const solver::Job& job, Shelf* shelf)
{
    Explanation explanation{.steps = {}, .unsolved = known.unsolved};
    if (auto row = labelRowTo(game, job); row && row->cells.size() > 1)
        explanation.steps.emplace_back(
            LabelRowStep{.levels = atLabels, .row = std::move(*row), .number = *loneNumber(game.notation())});
    else if (!row && solver::endOf(job))
        explanation.isPartial = true;
    const std::size_t place = explanation.steps.size();
    appendOptions(explanation, game, known, job, shelf, atLabels);
    if (place == explanation.steps.size() || explanation.unsolved)
        return explanation;
    const auto argument = std::get<OptionsStep>(explanation.steps[place]);
    appendAfterWin(explanation, argument, game, job, shelf);
    if (game.mover() != theory::Mover::Either)
        appendOtherStart(explanation, game, job, shelf);
    return explanation;
}

Explanation Game::explain(const solver::Job& job, Shelf* shelf) const
{
    return explain(Level::Theorems, job, shelf);
}

GamePtr arguedPosition(const Game& game, const OptionsStep& step)
{
    if (step.after)
        return game.after(*step.after);
    return game.withMover(step.mover);
}

} // namespace games
