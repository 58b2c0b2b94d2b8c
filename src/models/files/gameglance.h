// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/gamefile.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace models {

/// What a list says of a game.
struct GameGlance {
    Q_GADGET
    QML_VALUE_TYPE(gameGlance)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString position MEMBER position)
    Q_PROPERTY(int hue MEMBER hue)

public:
    QString title{};     ///< of that position: "Nim 7, 11, 5"; empty: there is no game
    QString detail{};    ///< "two players, move 3"
    bool isOver = false; ///< at the position shown nobody can move
    QString position{};  ///< in notation, for a picture of it; the first one of a game that is over
    int hue = -1;        ///< of that picture, as the game's card has it
    qint64 order = 0;    ///< of when it was played, among the games of the home; 0 before all that have one

    bool operator==(const GameGlance&) const = default;
};

/// "Nim 7, 11, 5": the game with its position where that is short.
[[nodiscard]] QString shortTitle(const games::Game& game);

[[nodiscard]] GameGlance glanceOf(const PositionTree& tree, const std::array<SavedSeat, 2>& seats, Mode mode);
/// The same from a file without playing the game through, which the list of the gallery has no time for: the
/// moves are believed. None where the file holds no position to be shown.
[[nodiscard]] std::optional<GameGlance> glanceOf(const QByteArray& json);

} // namespace models
