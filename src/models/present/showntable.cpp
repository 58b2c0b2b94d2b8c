// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/showntable.h"

#include "games/catalogue.h"
#include "models/analysis/outcomes.h"
#include "models/present/placedfamily.h"
#include "wording/tables.h"
#include "wording/text/text.h"

#include <algorithm>
#include <utility>

namespace models {
namespace {

/// The most cells of a family of one parameter that stand in a row, and the most there are.
constexpr std::size_t singlesInRow = 17;
constexpr std::size_t mostSingles = 48;

} // namespace

std::size_t ShownTable::width() const
{
    if (!table())
        return 0;
    return std::min<std::size_t>(table()->columns(), isOfTwo() ? mostShownColumns : mostSingles);
}

std::size_t ShownTable::height() const
{
    return table() ? std::min<std::size_t>(table()->rows(), isOfTwo() ? mostShownRows : 1) : 0;
}

/// Rows of the same length, the last one perhaps shorter.
std::size_t ShownTable::rowLength() const
{
    const std::size_t rows = (width() + singlesInRow - 1) / singlesInRow;
    return (width() + rows - 1) / rows;
}

bool ShownTable::isUpwards() const
{
    return isOfTwo() &&
           games::findEntry(table()->request.pattern.gameId())->info.shape == games::Shape::Plane;
}

QVariant ShownTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto place = placeOf(index.row(), index.column());
    if (!place)
        return role == TextRole || role == LabelRole ? QVariant(QString()) : QVariant(0);
    const analysis::TableCell& cell = table()->at(place->row, place->column);
    const std::uint64_t n = table()->request.n.least + place->column;
    const std::uint64_t m = table()->request.m.least + place->row;
    switch (role) {
    case TextRole:
        return isFilled(*place) ? QString::fromStdString(analysis::cellText(cell, table()->request.shown))
                                : QString();
    case OutcomeRole:
        return static_cast<int>(isFilled(*place) ? shownOutcome(cell.verdict.outcome) : Outcome::Unknown);
    case RingedRole: return m_ringN == n && (!isOfTwo() || m_ringM == m);
    case LabelRole: return isOfTwo() ? QString() : wording::localized(n);
    case PlaceRole: return cell.refusal == nullptr;
    default: return {};
    }
}

QStringList ShownTable::columnTitles() const
{
    QStringList titles;
    for (std::size_t column = 0; isOfTwo() && column < width(); ++column)
        titles.append(wording::localized(table()->request.n.least + column));
    return titles;
}

QStringList ShownTable::rowTitles() const
{
    QStringList titles;
    for (std::size_t row = 0; isOfTwo() && row < height(); ++row)
        titles.append(wording::localized(table()->request.m.least + row));
    if (isUpwards())
        std::ranges::reverse(titles);
    return titles;
}

QString ShownTable::columnName() const
{
    return table() ? wording::axisName(table()->request.pattern, 'n') : QString();
}

QString ShownTable::rowName() const
{
    return isOfTwo() ? wording::axisName(table()->request.pattern, 'm') : QString();
}

void ShownTable::setTable(const TablePtr& table)
{
    beginResetModel();
    take(table);
    m_ringN.reset();
    m_filled = diagonals();
    endResetModel();
    emit tableChanged();
    emit shapeChanged();
    emit ringChanged();
}

void ShownTable::ring(std::uint64_t n, std::uint64_t m)
{
    m_ringN = n;
    m_ringM = m;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {RingedRole});
    emit ringChanged();
}

int ShownTable::ringColumn() const
{
    if (!m_ringN || !isOfTwo() || *m_ringN < table()->request.n.least ||
        *m_ringN - table()->request.n.least >= width())
        return -1;
    return static_cast<int>(*m_ringN - table()->request.n.least);
}

int ShownTable::ringRow() const
{
    if (!m_ringN || !isOfTwo() || m_ringM < table()->request.m.least ||
        m_ringM - table()->request.m.least >= height())
        return -1;
    const std::uint64_t row = m_ringM - table()->request.m.least;
    return static_cast<int>(isUpwards() ? height() - 1 - row : row);
}

std::uint64_t ShownTable::sumOf(int diagonal) const
{
    const std::uint64_t least = !table()    ? 0
                                : isOfTwo() ? table()->request.n.least + table()->request.m.least
                                            : table()->request.n.least;
    return least + static_cast<std::uint64_t>(std::max(0, diagonal));
}

void ShownTable::fill(int diagonals)
{
    const int next = std::clamp(diagonals, 0, this->diagonals());
    if (std::exchange(m_filled, next) == next)
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {TextRole, OutcomeRole});
}

} // namespace models
