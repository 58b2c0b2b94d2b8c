// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Answers as JSON: the keys and values of design/cli.md.

#include "games/game.h"
#include "theory/dyadic.h"

#include <QJsonObject>

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

namespace cli {

/// An answer on a line of its own, `notation` the game's, move after move: a list of ten thousand long
/// positions is nowhere in memory as a whole. False when the job's end came before the end of the list: the
/// moves left out are counted with those that the answer omits.
[[nodiscard]] bool printAnswer(std::ostream& out, const games::Game& game, const std::string& notation,
                               const games::Answer& answer, const solver::Job& job);
/// "-5/4", as all output writes exact numbers.
[[nodiscard]] QString exactText(const theory::Dyadic& number);
/// Exact: QJsonValue keeps 64-bit integers.
[[nodiscard]] QJsonValue exactNumber(std::uint64_t number);
/// Null for nothing.
[[nodiscard]] QJsonValue exactNumber(const std::optional<std::uint64_t>& number);
/// The position, its game and the convention.
[[nodiscard]] QJsonObject subjectJson(const games::Game& game);
/// An object on a line of its own, handed on at once.
void printJson(std::ostream& out, const QJsonObject& object);

} // namespace cli
