// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/partrows.h"

#include "wording/names/drawnnames.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <algorithm>

namespace models {
namespace {

QList<int> cuttersOf(games::PartValue::Colours colours)
{
    using Colours = games::PartValue::Colours;
    const auto green = static_cast<int>(theory::Mover::Either);
    const auto blue = static_cast<int>(theory::Mover::Left);
    const auto red = static_cast<int>(theory::Mover::Right);
    switch (colours) {
    case Colours::Green: return {green};
    case Colours::Blue: return {blue};
    case Colours::Red: return {red};
    case Colours::RedBlue: return {blue, red};
    case Colours::Mixed: return {green, blue, red};
    }
    return {};
}

} // namespace

QVariantList partRows(const games::Answer& answer)
{
    QVariantList rows;
    if (answer.parts.size() < 2)
        return rows;
    const std::size_t shown = std::min(answer.parts.size(), mostPartRows);
    for (std::size_t i = 0; i < shown; ++i) {
        const games::PartValue& part = answer.parts[i];
        rows.append(QVariant::fromValue(
            PartRow{.name = wording::partName(part),
                    .colours = cuttersOf(part.colours),
                    .value = wording::typeset(wording::fromUtf8(part.value.value_or("")))}));
    }
    return rows;
}

} // namespace models
