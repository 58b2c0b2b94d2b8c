// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/explanationmodel.h"

#include "games/catalogue.h"
#include "models/analysis/judged.h"
#include "models/joblimits.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"

#include <algorithm>
#include <utility>

namespace models {
namespace {

template <typename T>
QVariantList asList(const std::vector<T>& values)
{
    QVariantList list;
    for (const T& value : values)
        list.append(QVariant::fromValue(value));
    return list;
}

/// The position after a line's move and its reply. One that is drawn by hand stays where it is drawn.
games::GamePtr lineEnd(const games::Game& here, const games::OptionLine& line)
{
    if (here.board().shape == games::Shape::Drawn) {
        const games::GamePtr after = here.after(line.move);
        return line.reply ? after->after(*line.reply) : after;
    }
    const games::Parsed parsed = games::parse(line.reply ? line.replyLeaves : line.leaves);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    return game == nullptr ? nullptr : *game;
}

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

std::string_view ExplanationModel::gameId() const
{
    return m_game ? std::string_view(m_game->info().id) : std::string_view();
}

ExplanationModel::ExplanationModel(QObject* parent) : QAbstractListModel(parent) {}

int ExplanationModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_hidden ? 0 : m_shown;
}

QVariant ExplanationModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ExplanationRow& step = m_steps[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole: return static_cast<int>(step.kind);
    case Qt::DisplayRole:
    case TitleRole: return step.title;
    case ParagraphsRole: return step.paragraphs;
    case ColumnsRole: return step.columns;
    case RowsRole: return asList(step.rows);
    case SumBitsRole: return QVariant::fromValue(step.sumBits);
    case SumTotalRole: return step.sumTotal;
    case AfterRole: return step.after;
    case ValuesRole: return step.values;
    case OptionsRole: return asList(step.options);
    case OmittedRole: return step.omitted;
    case LineRole: return QVariant::fromValue(numberLine(step));
    case ChosenRole: return step.chosen;
    case OmittedCountRole: return static_cast<double>(step.omittedCount);
    default: return {};
    }
}

QHash<int, QByteArray> ExplanationModel::roleNames() const
{
    return {{KindRole, "kind"},
            {TitleRole, "title"},
            {ParagraphsRole, "paragraphs"},
            {ColumnsRole, "columns"},
            {RowsRole, "rows"},
            {SumBitsRole, "sumBits"},
            {AfterRole, "after"},
            {SumTotalRole, "sumTotal"},
            {ValuesRole, "values"},
            {OptionsRole, "options"},
            {OmittedRole, "omitted"},
            {LineRole, "line"},
            {ChosenRole, "chosen"},
            {OmittedCountRole, "omittedCount"}};
}

void ExplanationModel::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    emit activeChanged();
    emit readStepChanged();
}

void ExplanationModel::setShown(int shown)
{
    const int next = std::clamp(shown, stepCount() > 0 ? 1 : 0, stepCount());
    if (next > m_shown) {
        if (!m_hidden)
            beginInsertRows({}, m_shown, next - 1);
        m_shown = next;
        if (!m_hidden)
            endInsertRows();
    } else if (next < m_shown) {
        if (!m_hidden)
            beginRemoveRows({}, next, m_shown - 1);
        m_shown = next;
        if (!m_hidden)
            endRemoveRows();
    }
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

void ExplanationModel::showAll()
{
    setShown(stepCount());
}

void ExplanationModel::setHidden(bool hidden)
{
    if (hidden == m_hidden)
        return;
    beginResetModel();
    m_hidden = hidden;
    endResetModel();
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
    const games::OptionLine line = m_options[static_cast<std::size_t>(optionRow)];
    const games::GamePtr here = m_walk.empty() ? m_game : m_walk.back().game;
    const games::GamePtr game = lineEnd(*here, line);
    if (game == nullptr)
        return;
    const QString move = wording::moveText(line.move);
    m_walk.push_back(
        {.game = game,
         .title = line.reply ? tr("%1, then %2").arg(move, wording::moveText(*line.reply)) : move,
         .before = line.reply ? here->after(line.move) : here,
         .last = line.reply.value_or(line.move)});
    start(game);
    emit walkChanged();
}

void ExplanationModel::walkBack()
{
    if (m_walk.empty())
        return;
    m_walk.pop_back();
    start(m_walk.empty() ? m_game : m_walk.back().game);
    emit walkChanged();
}

void ExplanationModel::walkLeave()
{
    if (m_walk.empty())
        return;
    m_walk.clear();
    start(m_game);
    emit walkChanged();
}

QString ExplanationModel::walkTitle() const
{
    if (m_walk.empty())
        return {};
    return m_walk.size() == 1 ? m_walk.back().title : tr("… · %1").arg(m_walk.back().title);
}

Outcome ExplanationModel::walkOutcome() const
{
    return m_walk.empty() ? Outcome::Unknown : shownOutcome(m_outcome);
}

QString ExplanationModel::walkVerdict() const
{
    return m_walk.empty() || !m_outcome ? QString() : wording::verdictTitle(*m_outcome, gameId());
}

void ExplanationModel::setPointedOption(int optionRow)
{
    const int next = optionRow >= 0 && optionRow < static_cast<int>(m_options.size()) ? optionRow : -1;
    if (next == m_pointedOption)
        return;
    m_pointedOption = next;
    emit pointedOptionChanged();
}

const games::OptionLine* ExplanationModel::pointedLine() const
{
    return m_pointedOption < 0 || m_hidden ? nullptr : &m_options[static_cast<std::size_t>(m_pointedOption)];
}

std::optional<std::pair<games::GamePtr, games::Move>> ExplanationModel::walkedMove() const
{
    if (m_walk.empty())
        return std::nullopt;
    return std::pair(m_walk.back().before, m_walk.back().last);
}

games::GamePtr ExplanationModel::walked() const
{
    return m_walk.empty() ? nullptr : m_walk.back().game;
}

void ExplanationModel::start(const games::GamePtr& game)
{
    m_worker.cancel();
    if (game == nullptr) {
        receive({});
        return;
    }
    const games::Explanation atOnce =
        game->explain(solver::Job{.limits = instantLimits(), .stop = {}, .progress = {}}, m_shelf.get());
    if (!atOnce.unsolved && !atOnce.isPartial) {
        receive(atOnce);
        return;
    }
    receive({});
    m_worker.start(
        [this, game, shelf = m_shelf](const solver::Job& job) -> Worker::Delivery {
            return [this, explanation = game->explain(job, shelf.get())] { receive(explanation); };
        },
        attemptLimits(0));
    emit busyChanged();
}

void ExplanationModel::receive(const games::Explanation& explanation)
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
