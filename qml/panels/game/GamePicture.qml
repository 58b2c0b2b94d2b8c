// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// The position of a game, small, on a piece of board.
Rectangle {
    id: root

    required property gameGlance glance

    width: height * 1.1
    radius: Theme.radius
    color: Theme.board

    Miniature {
        anchors { fill: parent; margins: Theme.unit }
        notation: root.glance.position
        hue: root.glance.hue
        colours: Theme.boardColours
    }
}
