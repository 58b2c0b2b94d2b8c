// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/statistics/statisticsfigures.h"

#include "models/lab/statistics/statisticsexport.h"
#include "wording/graphs.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QLocale>

namespace models {
namespace {

/// Percent of a whole, to a tenth. Precondition: `whole` is not 0.
double percentOf(const theory::BigInteger& part, const theory::BigInteger& whole)
{
    return ((part * 2000 + whole) / (whole * 2)).toDouble() / 10;
}

} // namespace

StatisticsFigures::StatisticsFigures(QObject* parent) : QAbstractListModel(parent) {}

void StatisticsFigures::setLab(Lab* lab)
{
    if (!watch(m_lab, lab, &Lab::wholeChanged, this, &StatisticsFigures::refresh))
        return;
    emit labChanged();
    refresh();
}

void StatisticsFigures::refresh()
{
    const WholeGamePtr whole = m_lab != nullptr ? m_lab->whole() : nullptr;
    beginResetModel();
    m_figures.clear();
    m_runs.clear();
    if (whole) {
        const auto& statistics = whole->statistics;
        m_figures.push_back({tr("Positions"), wording::localized(statistics.positions)});
        m_figures.push_back({tr("Moves"), wording::localized(statistics.moves)});
        addCounts(*whole);
        m_figures.push_back({tr("P-positions"), wording::localized(statistics.cold),
                             statistics.coldIsKernel ? tr("cold: the kernel") : tr("cold")});
        QStringList runs;
        for (std::size_t i = 0; i < statistics.runMaxima.size(); ++i)
            runs.append(tr("%1 of length %2")
                            .arg(wording::localized(statistics.runMaxima[i]), wording::localized(i + 1)));
        m_runs = runs.join(tr(", "));
    }
    endResetModel();
    emit rowsChanged();
}

void StatisticsFigures::addCounts(const WholeGame& whole)
{
    const auto& counts = whole.statistics.counts;
    if (!counts) {
        m_figures.push_back({tr("Games"), tr("not counted"),
                             whole.graph.hasCycle ? tr("play may go on for ever") : QString()});
        return;
    }
    m_figures.push_back({tr("Games"), wording::bigNumber(counts->games),
                         counts->rightStarts ? tr("that Left starts; %1 that Right starts")
                                                   .arg(wording::bigNumber(counts->rightStarts->games))
                                             : QString()});
    if (counts->games > 0)
        m_figures.push_back(
            {tr("Won by the player who starts"), wording::bigNumber(counts->starterWins),
             tr("%1 %").arg(QLocale().toString(percentOf(counts->starterWins, counts->games), 'f', 1))});
    const QString unit =
        whole.graph.options.withoutTerminal ? tr("without the forced last move") : tr("moves");
    m_figures.push_back({tr("Longest game"), wording::localized(counts->longest), unit});
    m_figures.push_back({tr("Shortest game"), wording::localized(counts->shortest), unit});
}

QString StatisticsFigures::exportTo(const QUrl& url) const
{
    const WholeGamePtr whole = m_lab != nullptr ? m_lab->whole() : nullptr;
    if (!whole)
        return tr("There are no figures yet.");
    const QString path = url.toLocalFile();
    return wording::fileProblem(path, wording::writeWholeFile(path, statisticsCsv(*whole)));
}

int StatisticsFigures::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

QVariant StatisticsFigures::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Figure& figure = m_figures[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return figure.label;
    case ValueRole: return figure.value;
    case NoteRole: return figure.note;
    default: return {};
    }
}

QHash<int, QByteArray> StatisticsFigures::roleNames() const
{
    return {{LabelRole, "label"}, {ValueRole, "value"}, {NoteRole, "note"}};
}

} // namespace models
