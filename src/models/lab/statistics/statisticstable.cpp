// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/statistics/statisticstable.h"

#include <QLocale>

namespace models {

StatisticsTable::StatisticsTable(QObject* parent) : QAbstractTableModel(parent) {}

void StatisticsTable::setLab(Lab* lab)
{
    if (!watch(m_lab, lab, &Lab::wholeChanged, this, &StatisticsTable::refresh))
        return;
    emit labChanged();
    refresh();
}

void StatisticsTable::refresh()
{
    const WholeGamePtr whole = m_lab != nullptr ? m_lab->whole() : nullptr;
    beginResetModel();
    m_reason.clear();
    m_rows.clear();
    clear();
    m_titles = makeTitles();
    if (whole)
        m_rows = makeRows(*whole, m_reason);
    endResetModel();
    emit rowsChanged();
}

int StatisticsTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StatisticsTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_titles.size());
}

QVariant StatisticsTable::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
}

QVariant StatisticsTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return m_titles.value(section);
}

QString StatisticsTable::text(int row, int column) const
{
    const QModelIndex cell = hasIndex(row, column) ? index(row, column) : QModelIndex();
    return cell.isValid() ? QLocale().toString(data(cell, Qt::DisplayRole).toLongLong()) : QString();
}

QVariantList StatisticsTable::numbersOf(int column) const
{
    QVariantList list;
    if (column < 0 || column >= columnCount())
        return list;
    list.reserve(rowCount());
    for (const Row& row : m_rows)
        list.append(row[static_cast<std::size_t>(column)]);
    return list;
}

} // namespace models
