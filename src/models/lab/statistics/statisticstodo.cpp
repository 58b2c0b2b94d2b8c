// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/statistics/statisticstodo.h"

#include <algorithm>
#include <array>
#include <span>

namespace models {
namespace {

constexpr std::size_t mostPoints = 600; ///< of a curve
constexpr std::array orderIds{"highest", "first", "last"};

} // namespace

QString StatisticsTodo::order() const
{
    return QLatin1String(orderIds.at(static_cast<std::size_t>(m_order)));
}

void StatisticsTodo::setOrder(const QString& order)
{
    const auto* const found = std::ranges::find(orderIds, order);
    if (found == orderIds.end() || order == this->order())
        return;
    m_order = static_cast<analysis::TodoOrder>(found - orderIds.begin());
    emit optionsChanged();
    refresh();
}

QStringList StatisticsTodo::makeTitles() const
{
    return {tr("Positions done"), tr("Found"), tr("To do")};
}

void StatisticsTodo::clear()
{
    m_found = 0;
    m_peak = 0;
    m_peakStep = 0;
}

std::vector<StatisticsTable::Row> StatisticsTodo::makeRows(const WholeGame& whole, QString& reason)
{
    const std::span steps(whole.growth.at(static_cast<std::size_t>(m_order)));
    if (steps.empty()) {
        reason = tr("There is no game to look through.");
        return {};
    }
    const auto byTodo = &analysis::TodoStep::todo;
    const auto highest = std::ranges::max_element(steps, {}, byTodo);
    m_found = static_cast<int>(steps.back().found);
    m_peak = static_cast<int>(highest->todo);
    m_peakStep = static_cast<int>(highest - steps.begin());
    // Of each stretch of a long curve the highest point, so that no peak is lost; both ends always.
    const std::size_t stretch = (steps.size() + mostPoints - 1) / mostPoints;
    std::vector<Row> rows;
    rows.reserve(mostPoints + 2);
    const auto add = [&](std::size_t step) {
        if (rows.empty() || rows.back()[Step] < static_cast<qint64>(step))
            rows.push_back({static_cast<qint64>(step), steps[step].found, steps[step].todo});
    };
    add(0);
    for (std::size_t from = 0; from < steps.size(); from += stretch) {
        const auto part = steps.subspan(from, std::min(stretch, steps.size() - from));
        add(from + static_cast<std::size_t>(std::ranges::max_element(part, {}, byTodo) - part.begin()));
    }
    add(steps.size() - 1);
    return rows;
}

} // namespace models
