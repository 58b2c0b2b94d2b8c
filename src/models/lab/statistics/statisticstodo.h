// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/statistics/statisticstable.h"

namespace models {

/// How the lists grow while all positions are found: a row per position taken off the list of those to do
/// (a selection of them in a large game), with the numbers of positions found and to do.
class StatisticsTodo : public models::StatisticsTable { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// "highest", "first" or "last": which position is taken next.
    Q_PROPERTY(QString order READ order WRITE setOrder NOTIFY optionsChanged)
    /// All positions.
    Q_PROPERTY(int found READ found NOTIFY rowsChanged)
    /// The most positions to do, and when; the one in hand counts.
    Q_PROPERTY(int peak READ peak NOTIFY rowsChanged)
    Q_PROPERTY(int peakStep READ peakStep NOTIFY rowsChanged)

public:
    enum Column { Step, Found, Todo };

    using StatisticsTable::StatisticsTable;

    [[nodiscard]] QString order() const;
    void setOrder(const QString& order);
    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] int peak() const { return m_peak; }
    [[nodiscard]] int peakStep() const { return m_peakStep; }

signals:
    void optionsChanged();

protected:
    std::vector<Row> makeRows(const WholeGame& whole, QString& reason) override;
    QStringList makeTitles() const override;
    void clear() override;

private:
    analysis::TodoOrder m_order = analysis::TodoOrder::HighestFirst;
    int m_found = 0;
    int m_peak = 0;
    int m_peakStep = 0;
};

} // namespace models
