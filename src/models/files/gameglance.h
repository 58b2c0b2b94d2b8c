// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/gamefile.h"

#include <optional>

namespace models {

/// What a list says of a game.
struct GameGlance {
    QString title;       ///< "Nim 7, 11, 5"
    QString detail;      ///< "two players, move 3"
    bool isOver = false; ///< at the position shown nobody can move

    bool operator==(const GameGlance&) const = default;
};

/// "Nim 7, 11, 5": the game with its position where that is short.
[[nodiscard]] QString shortTitle(const games::Game& game);

[[nodiscard]] GameGlance glanceOf(const PositionTree& tree, const std::array<SavedSeat, 2>& seats,
                                  const QString& mode);
/// The same from a file without playing the game through, which the list of the gallery has no time for: the
/// moves are believed. None where the file holds no position to be shown.
[[nodiscard]] std::optional<GameGlance> glanceOf(const QByteArray& json);

} // namespace models
