// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/tables/analysedmodel.h"

#include "models/joblimits.h"
#include "wording/outcomes.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace models {

AnalysedModel::AnalysedModel(QObject* parent) : QAbstractListModel(parent) {}

void AnalysedModel::setLab(Lab* lab)
{
    if (!watch(m_lab, lab, &Lab::positionChanged, this, &AnalysedModel::follow))
        return;
    emit labChanged();
    follow();
}

void AnalysedModel::setWanted(bool wanted)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    emit labChanged();
    follow();
}

void AnalysedModel::follow()
{
    const games::GamePtr game = m_lab != nullptr ? m_lab->game() : nullptr;
    if (!m_wanted || game == m_game || !game)
        return;
    m_game = game;
    m_worker.start(
        [this, game](const solver::Job& job) {
            auto solved =
                std::make_shared<const solver::Solved<analysis::PositionGraph>>(analysis::positionGraph(
                    *game, {.withoutTerminal = false, .upToSymmetry = true, .mostPositions = mostPositions},
                    job));
            return [this, solved] { take(*solved); };
        },
        attemptLimits(0));
    emit positionsChanged();
}

void AnalysedModel::take(const solver::Solved<analysis::PositionGraph>& solved)
{
    const auto* graph = std::get_if<analysis::PositionGraph>(&solved);
    const bool endless = graph != nullptr && graph->hasCycle;
    beginResetModel();
    m_graph = graph == nullptr || endless ? nullptr : std::make_shared<const analysis::PositionGraph>(*graph);
    if (graph == nullptr)
        m_problem =
            tr("This view needs the whole game, and that has more than %1 positions: too many to be filled "
               "in by hand. Choose a smaller one.")
                .arg(QLocale().toString(mostPositions));
    else
        m_problem = endless ? tr("Play may go on for ever here: positions have no size.") : QString();
    order();
    endResetModel();
    ++m_revision;
    emit positionsChanged();
    emit shownChanged();
}

void AnalysedModel::order()
{
    m_chosen = -1;
    m_targets.clear();
    m_groups.clear();
    m_longestName = 1;
    const std::size_t count = m_graph ? m_graph->nodes.size() : 0;
    m_levels.assign(count, Level::Hidden);
    m_order.resize(count);
    m_rowOf.assign(count, 0);
    std::iota(m_order.begin(), m_order.end(), analysis::NodeIndex{0});
    std::ranges::sort(m_order, [this](analysis::NodeIndex a, analysis::NodeIndex b) {
        const auto& first = m_graph->nodes[a];
        const auto& second = m_graph->nodes[b];
        return first.size != second.size ? first.size < second.size : a > b;
    });
    for (std::size_t row = 0; row < count; ++row) {
        const auto& position = m_graph->nodes[m_order[row]];
        m_rowOf[m_order[row]] = static_cast<int>(row);
        m_longestName = std::max(m_longestName, static_cast<int>(position.name.size()));
        if (m_groups.empty() || m_groups.back().size != position.size)
            m_groups.push_back({.size = position.size, .first = static_cast<int>(row), .count = 0});
        ++m_groups.back().count;
    }
}

bool AnalysedModel::hasGrundy() const
{
    return m_graph && !m_graph->nodes.empty() && m_graph->nodes.front().grundy.has_value();
}

const analysis::GraphNode& AnalysedModel::node(int row) const
{
    return m_graph->nodes[m_order[static_cast<std::size_t>(row)]];
}

void AnalysedModel::setChosen(int row)
{
    if (row == m_chosen || row < -1 || row >= rowCount())
        return;
    m_chosen = row;
    m_targets.clear();
    if (row >= 0)
        for (const analysis::GraphArrow& arrow : m_graph->movesOf(m_order[static_cast<std::size_t>(row)]))
            m_targets.push_back(m_rowOf[arrow.to]);
    std::ranges::sort(m_targets);
    const auto doubled = std::ranges::unique(m_targets);
    m_targets.erase(doubled.begin(), doubled.end());
    tellShown();
}

void AnalysedModel::tellShown()
{
    ++m_revision;
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
    emit shownChanged();
}

void AnalysedModel::activate(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    if (row != m_chosen) {
        setChosen(row);
        return;
    }
    auto& shown = m_levels[static_cast<std::size_t>(row)];
    if (shown < fullLevel())
        shown = shown == Level::Hidden ? Level::Outcome : Level::Grundy;
    tellShown();
}

std::optional<std::pair<AnalysedModel::Group, AnalysedModel::Level>> AnalysedModel::next() const
{
    for (const Level wanted : {Level::Outcome, Level::Grundy}) {
        if (wanted > fullLevel())
            break;
        for (const Group& group : m_groups)
            for (int row = group.first; row < group.first + group.count; ++row)
                if (level(row) < wanted)
                    return std::pair(group, wanted);
    }
    return std::nullopt;
}

void AnalysedModel::revealNext()
{
    const auto step = next();
    if (!step)
        return;
    const auto& [group, wanted] = *step;
    for (int row = group.first; row < group.first + group.count; ++row) {
        auto& shown = m_levels[static_cast<std::size_t>(row)];
        shown = std::max(shown, wanted);
    }
    tellShown();
}

void AnalysedModel::hideAll()
{
    std::ranges::fill(m_levels, Level::Hidden);
    m_chosen = -1;
    m_targets.clear();
    tellShown();
}

void AnalysedModel::showAll()
{
    std::ranges::fill(m_levels, fullLevel());
    tellShown();
}

} // namespace models
