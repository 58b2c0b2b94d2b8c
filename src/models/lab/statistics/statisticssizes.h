// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/statistics/statisticstable.h"

namespace models {

/// Positions by the longest game left in them: a row per size, from 0, with its cold (P) and hot positions.
class StatisticsSizes : public models::StatisticsTable { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// The largest number of positions of one size.
    Q_PROPERTY(int most READ most NOTIFY rowsChanged)

public:
    enum Column { Size, Cold, Others, Positions };

    using StatisticsTable::StatisticsTable;

    [[nodiscard]] int most() const { return m_most; }

protected:
    std::vector<Row> makeRows(const WholeGame& whole, QString& reason) override;
    QStringList makeTitles() const override;
    void clear() override { m_most = 0; }

private:
    int m_most = 0;
};

} // namespace models
