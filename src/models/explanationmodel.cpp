// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/explanationmodel.h"

#include "games/catalogue.h"
#include "models/joblimits.h"
#include "wording/moves.h"

#include <algorithm>

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

} // namespace

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
    case KindRole: return step.kind;
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
    default: return {};
    }
}

QHash<int, QByteArray> ExplanationModel::roleNames() const
{
    return {{KindRole, "kind"},       {TitleRole, "title"},       {ParagraphsRole, "paragraphs"},
            {ColumnsRole, "columns"}, {RowsRole, "rows"},         {SumBitsRole, "sumBits"},
            {AfterRole, "after"},     {SumTotalRole, "sumTotal"}, {ValuesRole, "values"},
            {OptionsRole, "options"}, {OmittedRole, "omitted"}};
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

void ExplanationModel::next()
{
    setShown(m_shown + 1);
}

void ExplanationModel::back()
{
    setShown(m_shown - 1);
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
    return !m_active || m_hidden || m_shown == 0 ? nullptr : &m_steps[static_cast<std::size_t>(m_shown) - 1];
}

void ExplanationModel::explain(const games::GamePtr& game)
{
    const bool walked = !m_walk.empty();
    m_game = game;
    m_walk.clear();
    start(game);
    if (walked)
        emit walkChanged();
}

void ExplanationModel::start(const games::GamePtr& game)
{
    m_worker.cancel();
    take({});
    if (game == nullptr)
        return;
    games::Explanation atOnce =
        game->explain(solver::Job{.limits = instantLimits(), .stop = {}, .progress = {}});
    if (!atOnce.unsolved) {
        take(atOnce);
        return;
    }
    m_worker.start(
        [this, game](const solver::Job& job) -> Worker::Delivery {
            return [this, explanation = game->explain(job)] { take(explanation); };
        },
        attemptLimits(0));
    emit busyChanged();
}

void ExplanationModel::take(const games::Explanation& explanation)
{
    beginResetModel();
    m_options = optionLines(explanation);
    m_steps.clear();
    int options = 0;
    for (const games::Step& step : explanation.steps) {
        m_steps.push_back(explanationRow(step, options));
        options += static_cast<int>(m_steps.back().options.size());
    }
    if (explanation.unsolved)
        m_steps.push_back(unsolvedRow(*explanation.unsolved));
    m_shown = m_steps.empty() ? 0 : 1;
    endResetModel();
    emit busyChanged();
    emit shownChanged();
    emit readStepChanged();
}

void ExplanationModel::walkInto(int optionRow)
{
    if (optionRow < 0 || optionRow >= static_cast<int>(m_options.size()))
        return;
    const games::OptionLine line = m_options[static_cast<std::size_t>(optionRow)];
    const games::Parsed parsed = games::parse(line.reply ? line.replyLeaves : line.leaves);
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    if (game == nullptr)
        return;
    const QString move = wording::moveText(line.move);
    m_walk.push_back(
        {*game, line.reply ? tr("%1, then %2").arg(move, wording::moveText(*line.reply)) : move});
    start(*game);
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
    QStringList titles;
    for (const Level& level : m_walk)
        titles.append(level.title);
    return titles.join(QStringLiteral(" · "));
}

games::GamePtr ExplanationModel::walked() const
{
    return m_walk.empty() ? nullptr : m_walk.back().game;
}

} // namespace models
