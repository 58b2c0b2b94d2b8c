// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/labelview.h"

#include "models/analysis/outcomes.h"

#include <QVariantMap>

#include <algorithm>

namespace models {
namespace {

/// Where a number of the row stands. Precondition: it is in the row.
int indexOf(const games::LabelRow& row, std::uint64_t number)
{
    const auto cell = std::ranges::find(row.cells, number, &games::LabelCell::number);
    return static_cast<int>(cell - row.cells.begin());
}

} // namespace

QVariantList labelView(const games::LabelRow& row, int labelled)
{
    QVariantList views;
    for (int i = 0; i < static_cast<int>(row.cells.size()); ++i) {
        const games::LabelCell& cell = row.cells[static_cast<std::size_t>(i)];
        QVariantMap view{
            {QStringLiteral("number"), QString::number(cell.number)},
            {QStringLiteral("outcome"), static_cast<int>(i >= labelled ? Outcome::Unknown
                                                         : cell.isCold ? Outcome::P
                                                                       : Outcome::N)},
            {QStringLiteral("asked"), i == labelled},
            {QStringLiteral("decisive"), i == labelled && cell.decisive ? indexOf(row, *cell.decisive) : -1}};
        QVariantList options;
        if (i == labelled)
            for (const std::uint64_t option : cell.options)
                options.append(indexOf(row, option));
        view.insert(QStringLiteral("options"), options);
        views.append(view);
    }
    return views;
}

} // namespace models
