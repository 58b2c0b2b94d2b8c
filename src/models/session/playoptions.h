// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace models {

/// How a person wants to play and explore, whatever the game is.
class PlayOptions {
    Q_GADGET
    QML_VALUE_TYPE(playOptions)
    Q_PROPERTY(int pause MEMBER pause)
    Q_PROPERTY(bool warnsOfMistakes MEMBER warnsOfMistakes)
    Q_PROPERTY(bool movesColoured MEMBER movesColoured)
    Q_PROPERTY(bool showLosing MEMBER showLosing)

public:
    int pause = 0; ///< how long the computer waits before it moves, in ms
    /// In Play one is told when one's move gives the win away, before anything is answered to it.
    bool warnsOfMistakes = false;
    /// In Play the moves of a person are marked as in Explore, winning and losing ones.
    bool movesColoured = false;
    bool showLosing = false; ///< Explore marks losing moves, too

    friend bool operator==(const PlayOptions&, const PlayOptions&) = default;
};

} // namespace models
