// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/statistics/statisticsshares.h"

#include <QLocale>

#include <algorithm>

namespace models {

QString StatisticsShares::winner() const
{
    return m_byStarter ? QStringLiteral("starter") : QStringLiteral("mover");
}

void StatisticsShares::setWinner(const QString& winner)
{
    const bool byStarter = winner == QLatin1String("starter");
    if (byStarter == m_byStarter)
        return;
    m_byStarter = byStarter;
    emit optionsChanged();
    refresh();
}

void StatisticsShares::setWithDecided(bool with)
{
    if (with == m_withDecided)
        return;
    m_withDecided = with;
    emit optionsChanged();
    refresh();
}

QStringList StatisticsShares::makeTitles() const
{
    return {tr("Percent"), tr("Moves")};
}

void StatisticsShares::clear()
{
    m_most = 0;
    m_summary.clear();
}

std::vector<StatisticsTable::Row> StatisticsShares::makeRows(const WholeGame& whole, QString& reason)
{
    if (!whole.statistics.counts) {
        reason = whole.graph.hasCycle ? tr("Play may go on for ever here: games cannot be counted.")
                                      : tr("There is no game to count.");
        return {};
    }
    if (whole.graph.arrows.empty()) {
        reason = tr("There is no move.");
        return {};
    }
    const auto histogram = m_byStarter ? analysis::starterHistogram(*whole.statistics.counts)
                                       : analysis::moverHistogram(*whole.statistics.counts);
    std::vector<Row> rows;
    rows.reserve(histogram.moves.size());
    for (std::size_t percent = 0; percent < histogram.moves.size(); ++percent) {
        std::uint64_t moves = histogram.moves.at(percent);
        if (!m_withDecided && percent == 0)
            moves -= histogram.never;
        if (!m_withDecided && percent == 100)
            moves -= histogram.always;
        rows.push_back({static_cast<qint64>(percent), static_cast<qint64>(moves)});
    }
    sumUp(rows);
    return rows;
}

void StatisticsShares::sumUp(const std::vector<Row>& rows)
{
    const auto counts = [](const Row& row) { return row[Moves]; };
    const auto isUsed = [](const Row& row) { return row[Moves] > 0; };
    const auto first = std::ranges::find_if(rows, isUsed);
    if (first == rows.end()) {
        m_summary = tr("Every move always or never wins.");
        return;
    }
    const auto last = std::find_if(rows.rbegin(), rows.rend(), isUsed);
    const auto peak = std::ranges::max_element(rows, {}, counts);
    qint64 total = 0;
    for (const Row& row : rows)
        total += row[Moves];
    m_most = static_cast<int>((*peak)[Moves]);
    const QLocale locale;
    m_summary = tr("%1 moves from %2 % to %3 %; %4 % most often: %5 moves")
                    .arg(locale.toString(total), locale.toString((*first)[Percent]),
                         locale.toString((*last)[Percent]), locale.toString((*peak)[Percent]),
                         locale.toString((*peak)[Moves]));
}

} // namespace models
