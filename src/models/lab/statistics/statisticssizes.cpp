// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/statistics/statisticssizes.h"

#include <algorithm>

namespace models {
namespace {

constexpr std::uint64_t mostBars = 400;

} // namespace

QStringList StatisticsSizes::makeTitles() const
{
    return {tr("Longest game left"), tr("P-positions"), tr("Others"), tr("Positions")};
}

std::vector<StatisticsTable::Row> StatisticsSizes::makeRows(const WholeGame& whole, QString& reason)
{
    const auto& sizes = whole.statistics.sizes;
    if (sizes.empty()) {
        reason = tr("Play may go on for ever here: positions have no size.");
        return {};
    }
    if (sizes.back().size >= mostBars) {
        reason = tr("There are too many sizes for a chart.");
        return {};
    }
    std::vector<Row> rows(sizes.back().size + 1);
    for (std::size_t size = 0; size < rows.size(); ++size)
        rows[size] = {static_cast<qint64>(size), 0, 0, 0};
    for (const analysis::SizeCount& count : sizes) {
        rows[count.size] = {static_cast<qint64>(count.size), static_cast<qint64>(count.cold),
                            static_cast<qint64>(count.positions - count.cold),
                            static_cast<qint64>(count.positions)};
        m_most = std::max(m_most, static_cast<int>(count.positions));
    }
    return rows;
}

} // namespace models
