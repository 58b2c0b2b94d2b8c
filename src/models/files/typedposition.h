// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a person typed or pasted as a position: a notation, or a plain list of the edges of a picture.

#include "games/game.h"

#include <QString>

#include <variant>

namespace models {

/// The position, or why it is none, as a sentence.
[[nodiscard]] std::variant<games::GamePtr, QString> readTyped(const QString& text);

/// The position of a notation; null where it is none.
[[nodiscard]] games::GamePtr gameOf(const QString& notation);

} // namespace models
