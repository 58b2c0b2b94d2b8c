// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"
#include "models/watched.h"

#include <QAbstractTableModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// Numbers of the Lab's whole game in columns: what a chart is drawn from and the table behind it shows.
class StatisticsTable : public QAbstractTableModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(StatisticsTable)
    QML_UNCREATABLE("The tables of the Lab are made by their own names.")
    Q_PROPERTY(models::Lab* lab READ lab WRITE setLab NOTIFY labChanged)
    Q_PROPERTY(int count READ count NOTIFY rowsChanged)
    Q_PROPERTY(QStringList titles READ titles NOTIFY rowsChanged)
    /// Why there are no numbers, as a sentence; empty while the game is not known.
    Q_PROPERTY(QString reason READ reason NOTIFY rowsChanged)

public:
    explicit StatisticsTable(QObject* parent = nullptr);

    [[nodiscard]] Lab* lab() const { return m_lab; }
    void setLab(Lab* lab);
    [[nodiscard]] int count() const { return rowCount(); }
    /// What the columns are called.
    [[nodiscard]] QStringList titles() const { return m_titles; }
    [[nodiscard]] QString reason() const { return m_reason; }
    /// A number as the table behind the chart writes it.
    [[nodiscard]] Q_INVOKABLE QString text(int row, int column) const;
    /// A column as a chart takes it.
    [[nodiscard]] Q_INVOKABLE QVariantList numbersOf(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void labChanged();
    void rowsChanged();

protected:
    using Row = std::vector<qint64>;

    /// Works the rows out again and shows them.
    void refresh();
    /// Every row has as many numbers as there are titles. `reason` may be set where there are no rows.
    virtual std::vector<Row> makeRows(const WholeGame& whole, QString& reason) = 0;
    virtual QStringList makeTitles() const = 0;
    /// Clears what makeRows() worked out beside the rows.
    virtual void clear() {}
    [[nodiscard]] const std::vector<Row>& numbers() const { return m_rows; }

private:
    Watched<Lab> m_lab;
    QStringList m_titles;
    QString m_reason;
    std::vector<Row> m_rows;
};

} // namespace models
