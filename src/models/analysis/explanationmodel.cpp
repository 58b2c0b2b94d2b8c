// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/explanationmodel.h"

#include "games/catalogue.h"
#include "games/labels.h"
#include "models/analysis/judged.h"
#include "models/joblimits.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"

#include <algorithm>
#include <iterator>

namespace models {
namespace {

/// The position after a line's move and its reply. One that is drawn by hand stays where it is drawn; others
/// are laid out anew.
games::GamePtr lineEnd(const games::Game& here, const games::OptionLine& line)
{
    const games::GamePtr after = here.after(line.move);
    games::GamePtr end = line.reply ? after->after(*line.reply) : after;
    if (here.board().shape == games::Shape::Drawn)
        return end;
    const games::Parsed parsed = games::parse(end->notation());
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game == nullptr ? nullptr : (*game)->withMover(end->mover());
}

/// What the argument by options says of its position.
std::optional<theory::Outcome> outcomeOf(const games::Explanation& explanation)
{
    for (const games::Step& step : explanation.steps)
        if (const auto* options = std::get_if<games::OptionsStep>(&step))
            return options->outcome;
    return std::nullopt;
}

/// How the answer was found is told once, not again at each position of a walk, nor is the row that leads to
/// it; what a winning move leaves is walked into.
bool isToldOnWalk(const games::Step& step)
{
    if (const auto* options = std::get_if<games::OptionsStep>(&step))
        return !options->after && !options->isOtherStart;
    const auto* argument = std::get_if<games::ParagraphStep>(&step);
    return argument != nullptr ? argument->says != games::Says::Method
                               : !std::holds_alternative<games::LabelRowStep>(step);
}

/// The game that is played by an idea: each move in a few words, and what it leaves.
void tellPlayed(std::vector<ExplanationRow>& steps, const games::GamePtr& game)
{
    games::GamePtr here = game->withMover(game->mover());
    bool isYours = true;
    for (ExplanationRow& step : steps) {
        if (!step.isPlayed())
            continue;
        here = here->after(*step.move);
        const QString move = wording::moveMark(*step.move);
        //: a move of the reader in a few words, such as "take 2"
        step.brief = (isYours ? ExplanationModel::tr("You: %1")
                              : /*: a move of the opponent in a few words */ ExplanationModel::tr("They: %1"))
                         .arg(move);
        step.leaves = QString::fromStdString(here->notation());
        isYours = !isYours;
    }
}

/// A step after the move goes on showing what that move takes.
void keepMove(std::vector<ExplanationRow>& steps)
{
    for (std::size_t i = 1; i < steps.size(); ++i)
        if (steps[i].table.after && !steps[i].move) {
            steps[i].move = steps[i - 1].move;
            steps[i].goes = steps[i - 1].goes;
            steps[i].lit.clear();
        }
}

} // namespace

ExplanationModel::ExplanationModel(QObject* parent) : ListModel(parent)
{
    wording::followLanguage(this, &ExplanationModel::composeAgain);
}

QVariant ExplanationModel::value(int row, int role) const
{
    const ExplanationStep& step = stepAt(row);
    return role == StepRole ? QVariant::fromValue(step) : QVariant();
}

/// The rows that the first `shown` steps are.
int ExplanationModel::rowsOf(int shown) const
{
    int rows = 0;
    for (int step = 0; step < shown; ++step)
        rows += isReplaced(step, shown) ? 0 : 1;
    return rows;
}

const ExplanationRow& ExplanationModel::stepAt(int row) const
{
    int step = 0;
    for (int left = row; isReplaced(step, m_shown) || left > 0; ++step)
        left -= isReplaced(step, m_shown) ? 0 : 1;
    return m_steps[static_cast<std::size_t>(step)];
}

void ExplanationModel::setLevel(Argument level)
{
    if (std::exchange(m_level, level) == level)
        return;
    emit levelChanged();
    if (m_game != nullptr && !m_isAwaiting)
        explain(m_game, m_shelf);
}

void ExplanationModel::setActive(bool active)
{
    if (std::exchange(m_active, active) == active)
        return;
    emit activeChanged();
    emit readStepChanged();
}

void ExplanationModel::setShown(int shown)
{
    const int next = std::clamp(shown, stepCount() > 0 ? 1 : 0, stepCount());
    const int before = rowsOf(m_shown);
    const int rows = rowsOf(next);
    const int first = std::min(m_shown, next); // of the steps that come or go
    const bool isSameRow =
        first < std::max(m_shown, next) && m_steps[static_cast<std::size_t>(first)].replaces;
    changeRows(std::min(before, rows), m_hidden ? 0 : rows - before, [this, next] { m_shown = next; });
    if (const int changed = std::min(before, rows) - 1; !m_hidden && isSameRow && changed >= 0)
        emit dataChanged(index(changed), index(changed));
    emit shownChanged();
    emit readStepChanged();
}

bool ExplanationModel::isUndrawn() const
{
    return !m_active && m_shown > 0 && !m_steps[static_cast<std::size_t>(m_shown) - 1].drawing.pieces.empty();
}

void ExplanationModel::next()
{
    const bool drawsFirst = isUndrawn();
    setActive(true);
    if (!drawsFirst)
        setShown(m_shown + 1);
}

void ExplanationModel::back()
{
    const bool drawn = m_shown == 1 && !m_steps.front().drawing.pieces.empty();
    if (drawn)
        setActive(false);
    setShown(m_shown - 1);
}

QString ExplanationModel::nextLabel() const
{
    const int next = isUndrawn() ? m_shown - 1 : m_shown;
    return next < stepCount() ? m_steps[static_cast<std::size_t>(next)].button : QString();
}

void ExplanationModel::setHidden(bool hidden)
{
    if (hidden == m_hidden)
        return;
    resetRows([this, hidden] { m_hidden = hidden; });
    emit readStepChanged();
}

const ExplanationRow* ExplanationModel::readStep() const
{
    return !m_active || m_hidden || m_isAwaiting || m_shown == 0
               ? nullptr
               : &m_steps[static_cast<std::size_t>(m_shown) - 1];
}

void ExplanationModel::explain(const games::GamePtr& game, std::shared_ptr<games::Shelf> shelf)
{
    const bool walked = !m_walk.empty();
    m_shelf = std::move(shelf);
    m_game = game;
    m_walk.clear();
    start(game);
    if (walked)
        emit walkChanged();
}

void ExplanationModel::leave()
{
    const bool walked = !m_walk.empty();
    m_worker.cancel();
    m_isAwaiting = true;
    m_walk.clear();
    m_options.clear();
    if (std::exchange(m_pointedOption, -1) >= 0)
        emit pointedOptionChanged();
    if (walked)
        emit walkChanged();
}

void ExplanationModel::walkInto(int optionRow)
{
    if (optionRow < 0 || optionRow >= static_cast<int>(m_options.size()))
        return;
    const auto [line, from] = m_options[static_cast<std::size_t>(optionRow)];
    const games::GamePtr game = lineEnd(*from, line);
    if (game == nullptr)
        return;
    m_walk.push_back({.game = game,
                      .line = line,
                      .before = line.reply ? from->after(line.move) : from,
                      .last = line.reply.value_or(line.move)});
    start(game);
    emit walkChanged();
}

/// Nothing happens where the walk is no deeper than that.
void ExplanationModel::walkUpTo(int depth)
{
    if (depth < 0 || depth >= walkDepth())
        return;
    m_walk.erase(m_walk.begin() + depth, m_walk.end());
    start(here());
    emit walkChanged();
}

QString ExplanationModel::walkTitle() const
{
    if (m_walk.empty())
        return {};
    const games::OptionLine& line = m_walk.back().line;
    const QString move = wording::moveText(line.move);
    //: a move and the reply to it, such as "take 3 from heap 1, then take 1 from heap 2"
    const QString title = line.reply ? tr("%1, then %2").arg(move, wording::moveText(*line.reply)) : move;
    return m_walk.size() == 1 ? title : tr("… · %1").arg(title);
}

QString ExplanationModel::walkVerdict() const
{
    return m_walk.empty() || !m_outcome ? QString() : wording::verdictTitle(*m_outcome, gameId());
}

void ExplanationModel::setPointedOption(int optionRow)
{
    const int next = optionRow >= 0 && optionRow < static_cast<int>(m_options.size()) ? optionRow : -1;
    if (std::exchange(m_pointedOption, next) != next)
        emit pointedOptionChanged();
}

const games::OptionLine* ExplanationModel::pointedLine() const
{
    return m_pointedOption < 0 || m_hidden ? nullptr
                                           : &m_options[static_cast<std::size_t>(m_pointedOption)].line;
}

games::GamePtr ExplanationModel::pointedPosition() const
{
    return pointedLine() == nullptr ? nullptr : m_options[static_cast<std::size_t>(m_pointedOption)].position;
}

std::optional<std::pair<games::GamePtr, games::Move>> ExplanationModel::walkedMove() const
{
    if (m_walk.empty())
        return std::nullopt;
    return std::pair(m_walk.back().before, m_walk.back().last);
}

void ExplanationModel::start(const games::GamePtr& game)
{
    m_worker.cancel();
    if (game == nullptr) {
        receive({});
        return;
    }
    const games::Explanation atOnce = game->explain(levelOf(m_level), instantJob(), m_shelf.get());
    if (!atOnce.unsolved && !atOnce.isPartial) {
        receive(atOnce);
        return;
    }
    receive({});
    m_worker.start(
        [this, game, level = levelOf(m_level), shelf = m_shelf](const solver::Job& job) -> Worker::Delivery {
            return [this, explanation = game->explain(level, job, shelf.get())] { receive(explanation); };
        },
        attemptLimits(0));
    emit busyChanged();
}

void ExplanationModel::receive(const games::Explanation& explanation)
{
    if (std::exchange(m_pointedOption, -1) >= 0)
        emit pointedOptionChanged();
    const std::vector<games::Step> told = toldSteps(explanation);
    m_explanation = explanation;
    m_options = linesOf(told);
    m_outcome = outcomeOf(explanation);
    if (m_isAwaiting)
        replaceSteps(rowsFor(told, explanation));
    else
        resetSteps(rowsFor(told, explanation));
    m_isAwaiting = false;
    emit busyChanged();
    emit shownChanged();
    emit readStepChanged();
}

/// The same steps in another language: as many, and those that are shown stay so.
void ExplanationModel::composeAgain()
{
    if (m_isAwaiting)
        return;
    m_steps = rowsFor(toldSteps(m_explanation), m_explanation);
    tellRows(0, count() - 1);
    emit shownChanged();
    emit walkChanged();
    emit readStepChanged();
}

std::vector<games::Step> ExplanationModel::toldSteps(const games::Explanation& explanation) const
{
    std::vector<games::Step> told = explanation.steps;
    if (!m_walk.empty())
        std::erase_if(told, [](const games::Step& step) { return !isToldOnWalk(step); });
    return told;
}

std::vector<ExplanationModel::Argued> ExplanationModel::linesOf(const std::vector<games::Step>& steps) const
{
    std::vector<Argued> lines;
    for (const games::Step& step : steps) {
        const auto* options = std::get_if<games::OptionsStep>(&step);
        if (options == nullptr || options->lines.empty())
            continue;
        const bool isHere = !options->after && !options->isOtherStart;
        const games::GamePtr position = isHere ? here() : games::arguedPosition(*here(), *options);
        for (const games::OptionLine& line : options->lines)
            lines.push_back({.line = line, .position = position});
    }
    return lines;
}

std::vector<ExplanationRow> ExplanationModel::rowsFor(const std::vector<games::Step>& told,
                                                      const games::Explanation& explanation) const
{
    std::vector<ExplanationRow> steps;
    int options = 0;
    for (const games::Step& step : told) {
        if (const auto* labels = std::get_if<games::LabelRowStep>(&step)) {
            std::ranges::move(labelStages(*labels), std::back_inserter(steps));
            continue;
        }
        steps.push_back(explanationRow(step, options, gameId()));
        options += static_cast<int>(steps.back().options.size());
    }
    if (explanation.unsolved)
        steps.push_back(unsolvedRow(*explanation.unsolved));
    keepMove(steps);
    if (m_game != nullptr)
        tellPlayed(steps, m_game);
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
    changeRows(shown, std::min(0, shown - rowsOf(m_shown)), [this, shown] { m_shown = shown; });
    m_steps = std::move(steps);
    tellRows(0, shown - 1);
}

} // namespace models
