// SPDX-License-Identifier: GPL-3.0-or-later
// What is read of an analysed game: its cells, and why they are what they are.

#include "models/lab/tables/analysedmodel.h"
#include "wording/outcomes.h"

#include <QLocale>

#include <algorithm>

namespace models {

int AnalysedModel::firstOf(int group) const
{
    return group < 0 || group >= groups() ? 0 : m_groups[static_cast<std::size_t>(group)].first;
}

int AnalysedModel::countOf(int group) const
{
    return group < 0 || group >= groups() ? 0 : m_groups[static_cast<std::size_t>(group)].count;
}

int AnalysedModel::sizeOf(int group) const
{
    return group < 0 || group >= groups() ? 0
                                          : static_cast<int>(m_groups[static_cast<std::size_t>(group)].size);
}

int AnalysedModel::groupOf(int row) const
{
    const auto after =
        std::ranges::find_if(m_groups, [row](const Group& group) { return group.first > row; });
    return static_cast<int>(after - m_groups.begin()) - 1;
}

QVariantMap AnalysedModel::cell(int row) const
{
    QVariantMap map;
    if (row < 0 || row >= rowCount())
        return map;
    const auto names = roleNames();
    for (auto role = names.begin(); role != names.end(); ++role)
        map.insert(QString::fromLatin1(role.value()), data(index(row), role.key()));
    return map;
}

QString AnalysedModel::notation(int row) const
{
    return row < 0 || row >= rowCount() ? QString() : QString::fromStdString(node(row).notation);
}

int AnalysedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

QVariant AnalysedModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const analysis::GraphNode& position = node(row);
    switch (role) {
    case NameRole: return position.name.empty() ? tr("nothing") : QString::fromStdString(position.name);
    case SizeRole: return static_cast<int>(position.size);
    case OutcomeRole:
        return level(row) == Level::Hidden || !position.outcome
                   ? QString()
                   : QString(QLatin1Char(theory::letter(*position.outcome)));
    case GrundyRole:
        return level(row) == Level::Grundy && position.grundy
                   ? QLocale().toString(static_cast<qulonglong>(*position.grundy))
                   : QString();
    case LitRole: return std::ranges::binary_search(m_targets, row);
    case WordsRole: return words(row);
    default: return {};
    }
}

QHash<int, QByteArray> AnalysedModel::roleNames() const
{
    return {{NameRole, "name"},     {SizeRole, "size"}, {OutcomeRole, "outcome"},
            {GrundyRole, "grundy"}, {LitRole, "lit"},   {WordsRole, "words"}};
}

QString AnalysedModel::nameOf(int row) const
{
    return hasIndex(row, 0) ? data(index(row), NameRole).toString() : QString();
}

QString AnalysedModel::words(int row) const
{
    if (!hasIndex(row, 0))
        return {};
    const QModelIndex place = index(row);
    QStringList parts{data(place, NameRole).toString()};
    const analysis::GraphNode& position = node(row);
    if (level(row) == Level::Hidden || !position.outcome)
        parts.append(tr("not shown yet"));
    else
        parts.append(wording::outcomeLegend(*position.outcome));
    if (const QString grundy = data(place, GrundyRole).toString(); !grundy.isEmpty())
        parts.append(tr("Grundy value %1").arg(grundy));
    if (data(place, LitRole).toBool())
        parts.append(tr("a move of the chosen position leads here"));
    return parts.join(tr(", "));
}

QString AnalysedModel::nextStep() const
{
    const auto step = next();
    if (!step)
        return {};
    const QString size = QLocale().toString(static_cast<qulonglong>(step->first.size));
    if (step->second == Level::Grundy)
        return tr("Grundy values of size %1").arg(size);
    return m_graph->isPartizan ? tr("Outcomes of size %1").arg(size) : tr("P or N of size %1").arg(size);
}

QString AnalysedModel::progress() const
{
    const auto at = [this](Level least) {
        const auto shown =
            std::ranges::count_if(m_levels, [least](Level shownLevel) { return shownLevel >= least; });
        return QLocale().toString(static_cast<qlonglong>(shown));
    };
    const QString all = QLocale().toString(rowCount());
    if (!hasGrundy())
        return tr("%1 of %2 positions labelled").arg(at(Level::Outcome), all);
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
    return tr("A move leads to a P-position (%1 of %2 positions). So it is N.")
        .arg(cold)
        .arg(m_targets.size());
}

QString AnalysedModel::grundyReason() const
{
    std::vector<std::uint64_t> values;
    values.reserve(m_targets.size());
    for (const int row : m_targets)
        values.push_back(node(row).grundy.value_or(0));
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    QStringList texts;
    for (const std::uint64_t value : values)
        texts.append(QString::number(value));
    return tr("Moves lead to the values {%1}; the least number that is missing is %2.")
        .arg(texts.join(tr(", ")))
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
        return tr("%1 %2").arg(outcomeReason(), grundyReason());
    return outcomeReason();
}

} // namespace models
