// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a table as QML reads them, and the way to files.

#include "models/analysis/outcomes.h"
#include "models/lab/tables/tableexport.h"
#include "models/lab/tables/tablemodel.h"
#include "wording/errors.h"
#include "wording/outcomes.h"
#include "wording/tables.h"
#include "wording/text/language.h"
#include "wording/text/text.h"

#include <algorithm>

namespace models {
namespace {

constexpr int roundRow = 10;           ///< columns of a wrapped row without a period, or a multiple
constexpr qsizetype longestNamed = 48; ///< characters of a notation in a line about a cell

} // namespace

int TableModel::wrap() const
{
    const auto columns = static_cast<int>(m_table->columns());
    if (isOfTwo() || m_fitting <= 0 || columns <= m_fitting)
        return columns;
    const auto& period = m_table->periods.front();
    const bool byPeriod = period && period->period <= static_cast<std::uint64_t>(m_fitting);
    const int unit = byPeriod               ? static_cast<int>(period->period)
                     : m_fitting < roundRow ? m_fitting
                                            : roundRow;
    return m_fitting / unit * unit;
}

std::optional<TableModel::Place> TableModel::placeOf(int row, int column) const
{
    if (!hasIndex(row, column))
        return std::nullopt;
    if (!isWrapped())
        return Place{.row = static_cast<std::size_t>(row), .column = static_cast<std::size_t>(column)};
    const std::size_t place =
        static_cast<std::size_t>(row) * static_cast<std::size_t>(wrap()) + static_cast<std::size_t>(column);
    return place < m_table->columns() ? std::optional(Place{.row = 0, .column = place}) : std::nullopt;
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_table)
        return 0;
    const auto columns = static_cast<int>(m_table->columns());
    return isWrapped() ? (columns + wrap() - 1) / wrap() : static_cast<int>(m_table->rows());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_table ? 0 : wrap();
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto place = placeOf(index.row(), index.column());
    if (!place)
        return role == RefusedRole ? QVariant(true) : QVariant();
    const auto& cell = m_table->at(place->row, place->column);
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return wording::numeral(wording::fromUtf8(analysis::cellText(cell, m_table->request.shown)));
    case OutcomeRole: return static_cast<int>(shownOutcome(cell.verdict.outcome));
    case PaleRole: return isPale(cell);
    case RefusedRole: return cell.refusal != nullptr;
    case WordsRole: return words(index.row(), index.column());
    default: return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || !m_table)
        return {};
    return orientation == Qt::Horizontal ? columnTitle(section) : rowTitle(section);
}

std::optional<TableModel::CellLook> TableModel::lookOf(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place || m_table->at(place->row, place->column).refusal)
        return std::nullopt;
    const auto& cell = m_table->at(place->row, place->column);
    return CellLook{.text =
                        wording::numeral(wording::fromUtf8(analysis::cellText(cell, m_table->request.shown))),
                    .outcome = cell.verdict.outcome,
                    .strength = m_shades->of(cell),
                    .pale = isPale(cell)};
}

QVariantMap TableModel::bracket(int row) const
{
    if (!m_table || row < 0 || row >= rowCount())
        return {};
    const auto& period = m_table->periods[isWrapped() ? 0 : static_cast<std::size_t>(row)];
    if (!period)
        return {};
    const auto start = static_cast<qint64>(period->from - m_table->request.n.least);
    const qint64 end = start + static_cast<qint64>(period->period) - 1;
    const qint64 left = isWrapped() ? qint64{row} * wrap() : 0;
    const qint64 right = left + wrap() - 1;
    if (end < left || start > right)
        return {};
    return {{QStringLiteral("first"), static_cast<int>(std::max(start, left) - left)},
            {QStringLiteral("last"), static_cast<int>(std::min(end, right) - left)},
            {QStringLiteral("starts"), start >= left},
            {QStringLiteral("ends"), end <= right},
            {QStringLiteral("proven"), period->theorem.has_value()}};
}

QString TableModel::rowTitle(int row) const
{
    if (!m_table || row < 0 || row >= rowCount() || !(isOfTwo() || isWrapped()))
        return {};
    const auto place = static_cast<std::uint64_t>(row);
    return isOfTwo()
               ? wording::ungrouped(m_table->request.m.least + place)
               : wording::ungrouped(m_table->request.n.least + place * static_cast<std::uint64_t>(wrap()));
}

QString TableModel::columnTitle(int column) const
{
    if (column < 0 || column >= columnCount())
        return {};
    const auto place = static_cast<std::uint64_t>(column);
    //: head of a column of a table that is wrapped: so much is added to the number before the row
    return isWrapped() ? tr("+%1").arg(place) : wording::ungrouped(m_table->request.n.least + place);
}

QString TableModel::notation(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place || m_table->at(place->row, place->column).refusal)
        return {};
    return wording::fromUtf8(m_table->notation(place->row, place->column));
}

QString TableModel::words(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place)
        return {};
    const auto& cell = m_table->at(place->row, place->column);
    const QString n = wording::ungrouped(m_table->request.n.least + place->column);
    //: a place of a table: two numbers, or the names that stand for them
    const QString where = isOfTwo() ? tr("n = %1, m = %2").arg(n, rowTitle(row)) : tr("n = %1").arg(n);
    if (cell.refusal)
        //: a place of a table, such as "n = 3, m = 4", and why no position belongs there
        return tr("%1: no position, %2").arg(where, wording::parseErrorText(*cell.refusal));
    const auto shown = m_table->request.shown;
    QStringList parts;
    if (const QString here = notation(row, column); here.size() <= longestNamed)
        parts.append(here);
    if (cell.unsolved)
        //: of a position of a table: it is not known who wins
        parts.append(tr("not solved"));
    if (cell.verdict.outcome)
        parts.append(wording::outcomeLegend(*cell.verdict.outcome));
    if (shown != analysis::Shown::Outcome && !cell.unsolved)
        //: which value is shown, and what it is: "Grundy value 3"
        parts.append(tr("%1 %2").arg(wording::shownTitle(shown),
                                     wording::numeral(wording::fromUtf8(analysis::cellText(cell, shown)))));
    //: a place of the table, "n = 3, m = 4", and what stands there
    return tr("%1: %2").arg(where, parts.join(tr(", ")));
}

QString TableModel::exportTo(const QUrl& url) const
{
    return m_table ? writeTable(url.toLocalFile(), *m_table) : tr("There is no table yet.");
}

} // namespace models
