// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/statistics/statisticstable.h"

namespace models {

/// How often moves are part of won games: a row per whole percent from 0 to 100, with the number of moves
/// that have this share. A share counts the games through a move that its mover, or the player who started,
/// wins.
class StatisticsShares : public models::StatisticsTable { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// "mover" or "starter".
    Q_PROPERTY(QString winner READ winner WRITE setWinner NOTIFY optionsChanged)
    /// Moves that never or always win count, too.
    Q_PROPERTY(bool withDecided READ isWithDecided WRITE setWithDecided NOTIFY optionsChanged)
    /// The largest number of moves with one share.
    Q_PROPERTY(int most READ most NOTIFY rowsChanged)
    /// "663 moves from 33 % to 67 %; 50 % most often: 129 moves"
    Q_PROPERTY(QString summary READ summary NOTIFY rowsChanged)

public:
    enum Column { Percent, Moves };

    using StatisticsTable::StatisticsTable;

    [[nodiscard]] QString winner() const;
    void setWinner(const QString& winner);
    [[nodiscard]] bool isWithDecided() const { return m_withDecided; }
    void setWithDecided(bool with);
    [[nodiscard]] int most() const { return m_most; }
    [[nodiscard]] QString summary() const { return m_summary; }

signals:
    void optionsChanged();

protected:
    std::vector<Row> makeRows(const WholeGame& whole, QString& reason) override;
    QStringList makeTitles() const override;
    void clear() override;

private:
    void sumUp(const std::vector<Row>& rows);

    bool m_byStarter = false;
    bool m_withDecided = false;
    int m_most = 0;
    QString m_summary;
};

} // namespace models
