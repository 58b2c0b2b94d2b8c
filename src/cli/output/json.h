// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Answers as JSON: the keys and values of design/cli.md.

#include "games/game.h"

#include <QJsonObject>

#include <iosfwd>

namespace cli {

/// The stable name of a theorem in JSON: "Bouton", "misere Nim".
[[nodiscard]] QString theoremId(games::Theorem theorem);
[[nodiscard]] QJsonObject answerJson(const games::Game& game, const games::Answer& answer);
/// An object on a line of its own, handed on at once.
void printJson(std::ostream& out, const QJsonObject& object);

} // namespace cli
