// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/familymodel.h"

namespace models {

int FamilyModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || width() == 0)
        return 0;
    return static_cast<int>(isOfTwo() ? height() : (width() + rowLength() - 1) / rowLength());
}

int FamilyModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid() || width() == 0)
        return 0;
    return static_cast<int>(isOfTwo() ? width() : rowLength());
}

std::optional<FamilyModel::Place> FamilyModel::placeOf(int row, int column) const
{
    if (!hasIndex(row, column))
        return std::nullopt;
    const auto r = static_cast<std::size_t>(row);
    const auto c = static_cast<std::size_t>(column);
    if (isOfTwo())
        return Place{.row = isUpwards() ? height() - 1 - r : r, .column = c};
    const std::size_t place = r * rowLength() + c;
    return place < width() ? std::optional(Place{.row = 0, .column = place}) : std::nullopt;
}

} // namespace models
