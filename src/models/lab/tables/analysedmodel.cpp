// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/tables/analysedmodel.h"

#include "models/analysis/outcomes.h"
#include "models/joblimits.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace models {

AnalysedModel::AnalysedModel(QObject* parent) : QObject(parent)
{
    connect(this, &AnalysedModel::wantedChanged, this, &AnalysedModel::follow);
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
            return [this, solved] { receive(*solved); };
        },
        attemptLimits(0));
    emit positionsChanged();
}

void AnalysedModel::receive(const solver::Solved<analysis::PositionGraph>& solved)
{
    const auto* graph = std::get_if<analysis::PositionGraph>(&solved);
    const bool endless = graph != nullptr && graph->hasCycle;
    m_graph = graph == nullptr || endless ? nullptr : std::make_shared<const analysis::PositionGraph>(*graph);
    m_isTooLarge = graph == nullptr;
    m_isEndless = endless;
    order();
    emit positionsChanged();
    tellShown();
}

QString AnalysedModel::problem() const
{
    if (m_isTooLarge)
        return tr("This view needs the whole game, and that has more than %1 positions: too many to be "
                  "filled "
                  "in by hand. Choose a smaller one.")
            .arg(wording::localized(mostPositions));
    return m_isEndless ? tr("Play may go on for ever here: positions have no size.") : QString();
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

void AnalysedModel::setChosen(int row)
{
    if (row == m_chosen || row < -1 || row >= count())
        return;
    m_chosen = row;
    m_targets.clear();
    if (row >= 0)
        for (const analysis::GraphArrow& arrow : m_graph->movesOf(m_order[static_cast<std::size_t>(row)]))
            m_targets.insert(m_rowOf[arrow.to]);
    tellShown();
}

void AnalysedModel::tellShown()
{
    ++m_revision;
    emit shownChanged();
}

void AnalysedModel::activate(int row)
{
    if (!hasRow(row))
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

int AnalysedModel::groupOf(int row) const
{
    const auto after =
        std::ranges::find_if(m_groups, [row](const Group& group) { return group.first > row; });
    return static_cast<int>(after - m_groups.begin()) - 1;
}

QString AnalysedModel::nameOf(int row) const
{
    if (!hasRow(row))
        return {};
    //: the name of the empty board in a list of positions
    return node(row).name.empty() ? tr("nothing") : QString::fromStdString(node(row).name);
}

QString AnalysedModel::shownGrundy(int row) const
{
    return level(row) == Level::Grundy && node(row).grundy ? wording::localized(*node(row).grundy)
                                                           : QString();
}

QVariantMap AnalysedModel::cell(int row) const
{
    if (!hasRow(row))
        return {};
    const Outcome outcome = level(row) == Level::Hidden ? Outcome::Unknown : shownOutcome(node(row).outcome);
    return {{QStringLiteral("name"), nameOf(row)},
            {QStringLiteral("outcome"), static_cast<int>(outcome)},
            {QStringLiteral("grundy"), shownGrundy(row)},
            {QStringLiteral("lit"), m_targets.contains(row)},
            {QStringLiteral("words"), words(row)}};
}

QString AnalysedModel::words(int row) const
{
    if (!hasRow(row))
        return {};
    QStringList parts{nameOf(row)};
    const analysis::GraphNode& position = node(row);
    if (level(row) == Level::Hidden || !position.outcome)
        parts.append(tr("not shown yet"));
    else
        parts.append(wording::outcomeLegend(*position.outcome));
    if (const QString grundy = shownGrundy(row); !grundy.isEmpty())
        parts.append(tr("Grundy value %1").arg(grundy));
    if (m_targets.contains(row))
        parts.append(tr("a move of the chosen position leads here"));
    return parts.join(tr(", "));
}

QString AnalysedModel::nextStep() const
{
    const auto step = next();
    if (!step)
        return {};
    const QString size = wording::localized(step->first.size);
    if (step->second == Level::Grundy)
        return tr("Grundy values of size %1").arg(size);
    return m_graph->isPartizan ? tr("Outcomes of size %1").arg(size) : tr("P or N of size %1").arg(size);
}

QString AnalysedModel::progress() const
{
    const auto at = [this](Level least) {
        const auto shown =
            std::ranges::count_if(m_levels, [least](Level shownLevel) { return shownLevel >= least; });
        return wording::localized(static_cast<std::uint64_t>(shown));
    };
    const QString all = QLocale().toString(count());
    if (!hasGrundy())
        //: how many positions have their letter, and how many there are
        return tr("%1 of %2 positions labelled").arg(at(Level::Outcome), all);
    //: how many positions have their letter, how many there are, and how many show their Grundy values, too
    return tr("%1 of %2 positions labelled, %3 with their Grundy values")
        .arg(at(Level::Outcome), all, at(Level::Grundy));
}

bool AnalysedModel::areTargetsAt(Level least) const
{
    return std::ranges::all_of(m_targets, [&](int row) { return level(row) >= least; });
}

QString AnalysedModel::outcomeReason() const
{
    if (m_targets.empty())
        return m_graph->play == theory::Play::Normal
                   ? tr("No move is left: the player to move has lost. So it is P.")
                   : tr("No move is left: in misère play the player to move has won. So it is N.");
    const auto cold =
        std::ranges::count_if(m_targets, [this](int row) { return node(row).outcome == theory::Outcome::P; });
    if (cold == 0)
        return tr("Every move leads to an N-position. So it is P.");
    //: how many of the positions that moves lead to are P, and how many there are
    return tr("A move leads to a P-position (%1 of %2 positions). So it is N.")
        .arg(cold)
        .arg(m_targets.size());
}

QString AnalysedModel::grundyReason() const
{
    std::set<std::uint64_t> values;
    for (const int row : m_targets)
        values.insert(node(row).grundy.value_or(0));
    //: a list of numbers, such as 0, 1, 3, and a number
    return tr("Moves lead to the values {%1}; the smallest missing number is %2.")
        .arg(wording::textsOf(values, wording::ungrouped).join(tr(", ")))
        .arg(node(m_chosen).grundy.value_or(0));
}

QString AnalysedModel::reason() const
{
    if (m_chosen < 0)
        return tr("Choose a position to see where its moves lead.");
    const bool known = level(m_chosen) > Level::Hidden;
    QString lit = m_targets.size() == 1
                      ? tr("Moves lead to one position; it is lit.")
                      : tr("Moves lead to %1 positions; they are lit.").arg(m_targets.size());
    if (m_targets.empty())
        lit = tr("No move leads on from here.");
    if (!known || m_graph->isPartizan || !areTargetsAt(Level::Outcome))
        return known || m_graph->isPartizan ? lit : tr("%1 Choose it once more to show what it is.").arg(lit);
    if (level(m_chosen) == Level::Grundy && areTargetsAt(Level::Grundy))
        //: two sentences: why P or N, and why this Grundy value
        return tr("%1 %2").arg(outcomeReason(), grundyReason());
    return outcomeReason();
}

} // namespace models
