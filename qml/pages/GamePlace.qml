// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the window knows of the page of a game, which is loaded with the first one.
Item {
    required property Session session
    /// Looks back at its game.
    property ReviewModel review: null
    /// Another screen of the room is in the place of the game.
    property bool covered: false

    /// A Command.
    signal asked(what: int)

    /// Opens Why?.
    function why() {
    }

    anchors.fill: parent
}
