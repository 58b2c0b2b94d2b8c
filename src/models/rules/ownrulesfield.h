// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Parts of a notation typed in fields of their own.

#include "games/game.h"

#include <QString>

#include <string>

namespace models {

/// What one field says: the game made of it, or what is wrong with it, in columns of the field.
struct FieldReading {
    games::GamePtr game;
    QString error;
};

/// Reads `text` between what stands before and behind it in a notation. It must not end its option.
[[nodiscard]] FieldReading readField(const std::string& before, const QString& text,
                                     const std::string& behind, games::Expected expected);
/// Reads what is typed in a rule that a game offers.
[[nodiscard]] FieldReading readOffer(const games::HeapSequences::Offer& offer, const QString& text);

} // namespace models
