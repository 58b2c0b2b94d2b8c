// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Ids of pieces on their way to QML and back: a 64-bit number does not fit a JavaScript double, so they
// travel as text.

#include "games/board.h"

#include <QString>

#include <optional>

namespace models {

[[nodiscard]] inline QString idText(games::PieceId id)
{
    return QString::number(static_cast<quint64>(id));
}

[[nodiscard]] inline std::optional<games::PieceId> idFromText(const QString& text)
{
    bool isNumber = false;
    const quint64 id = text.toULongLong(&isNumber);
    return isNumber ? std::optional(static_cast<games::PieceId>(id)) : std::nullopt;
}

} // namespace models
