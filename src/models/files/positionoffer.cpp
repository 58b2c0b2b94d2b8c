// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/positionoffer.h"

#include "games/text/typed.h"
#include "models/files/typedposition.h"
#include "wording/offers.h"

#include <optional>
#include <string>
#include <variant>

namespace models {

void PositionOffer::setTyped(const QString& typed)
{
    if (typed == m_typed)
        return;
    m_typed = typed;
    const bool isPosition = std::holds_alternative<games::GamePtr>(readTyped(typed));
    const auto meant = isPosition ? std::nullopt : games::meantBy(typed.toStdString());
    m_meant = QString::fromStdString(meant.value_or(std::string()));
    emit changed();
}

QString PositionOffer::text() const
{
    return m_meant.isEmpty() ? QString() : wording::offerText(m_meant);
}

} // namespace models
