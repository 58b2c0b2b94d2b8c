// SPDX-License-Identifier: GPL-3.0-or-later

// How an explanation is worked out, and how the steps follow it.

#include "models/analysis/explanationmodel.h"
#include "models/joblimits.h"

#include <algorithm>
#include <utility>

namespace models {
namespace {

/// What the argument by options says of its position.
std::optional<theory::Outcome> outcomeOf(const games::Explanation& explanation)
{
    for (const games::Step& step : explanation.steps)
        if (const auto* options = std::get_if<games::OptionsStep>(&step))
            return options->outcome;
    return std::nullopt;
}

/// How the answer was found is told once, not again at each level of the argument.
bool isTold(const games::Step& step, bool walking)
{
    const auto* argument = std::get_if<games::ParagraphStep>(&step);
    return !walking || argument == nullptr || argument->says != games::Says::Method;
}

/// A step after the move goes on showing what that move takes.
void keepMove(std::vector<ExplanationRow>& steps)
{
    for (std::size_t i = 1; i < steps.size(); ++i)
        if (steps[i].after && !steps[i].move) {
            steps[i].move = steps[i - 1].move;
            steps[i].goes = steps[i - 1].goes;
            steps[i].lit.clear();
        }
}

} // namespace

void ExplanationModel::start(const games::GamePtr& game)
{
    m_worker.cancel();
    if (game == nullptr) {
        take({});
        return;
    }
    const games::Explanation atOnce =
        game->explain(solver::Job{.limits = instantLimits(), .stop = {}, .progress = {}}, m_shelf.get());
    if (!atOnce.unsolved && !atOnce.isPartial) {
        take(atOnce);
        return;
    }
    take({});
    m_worker.start(
        [this, game, shelf = m_shelf](const solver::Job& job) -> Worker::Delivery {
            return [this, explanation = game->explain(job, shelf.get())] { take(explanation); };
        },
        attemptLimits(0));
    emit busyChanged();
}

void ExplanationModel::take(const games::Explanation& explanation)
{
    if (std::exchange(m_pointedOption, -1) >= 0)
        emit pointedOptionChanged();
    m_options = optionLines(explanation);
    m_outcome = outcomeOf(explanation);
    if (m_isAwaiting)
        replaceSteps(stepsOf(explanation));
    else
        resetSteps(stepsOf(explanation));
    m_isAwaiting = false;
    emit busyChanged();
    emit shownChanged();
    emit readStepChanged();
}

std::vector<ExplanationRow> ExplanationModel::stepsOf(const games::Explanation& explanation) const
{
    std::vector<ExplanationRow> steps;
    int options = 0;
    for (const games::Step& step : explanation.steps) {
        if (!isTold(step, !m_walk.empty()))
            continue;
        steps.push_back(explanationRow(step, options, gameId()));
        options += static_cast<int>(steps.back().options.size());
    }
    if (explanation.unsolved)
        steps.push_back(unsolvedRow(*explanation.unsolved));
    keepMove(steps);
    return steps;
}

void ExplanationModel::resetSteps(std::vector<ExplanationRow> steps)
{
    beginResetModel();
    m_steps = std::move(steps);
    m_shown = m_walk.empty() ? std::min(1, stepCount()) : stepCount();
    endResetModel();
}

/// The first step changes in place and the others go: views keep what they made for it.
void ExplanationModel::replaceSteps(std::vector<ExplanationRow> steps)
{
    const int shown = std::min<int>(1, static_cast<int>(steps.size()));
    if (m_hidden || m_shown < shown) {
        resetSteps(std::move(steps));
        return;
    }
    if (shown < m_shown) {
        beginRemoveRows({}, shown, m_shown - 1);
        m_shown = shown;
        endRemoveRows();
    }
    m_steps = std::move(steps);
    if (shown > 0)
        emit dataChanged(index(0), index(shown - 1));
}

} // namespace models
