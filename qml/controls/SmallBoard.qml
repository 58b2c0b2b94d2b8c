// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A position drawn small on the ground of boards, as wide as what it is in unless said otherwise.
Rectangle {
    id: root

    property alias notation: picture.notation
    property alias zoom: picture.zoom
    property alias hue: picture.hue
    property real margin: Theme.unit * 3

    width: parent?.width ?? 0
    radius: Theme.radius
    color: Theme.board

    Miniature {
        id: picture

        anchors { fill: parent; margins: root.margin }
        colours: Theme.boardColours
    }
}
