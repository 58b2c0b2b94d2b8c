// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A counter (or several on one square) or the queen.
GlidingPiece {
    id: root

    required property PlaneGeometry host
    /// What stands on this square is told by it.
    required property PlaneInput input
    readonly property point middle: host.middle(shownRow, shownColumn)
    readonly property bool queen: kind === PieceKind.Queen
    /// Over its square where that is too small to be seen from the back of a room.
    readonly property real queenSize: Math.max(host.pitch * 0.9, host.large ? Theme.presentSmall * 1.4 : 14)

    glides: true
    Accessible.ignored: ghost || name === "" || (input.row === row && input.column === column)
    draggable: true
    x: middle.x - width / 2 + dragX
    y: middle.y - height / 2 + dragY
    z: dragged ? 3 : 2
    width: host.pitch
    height: host.pitch
    token: queen ? centred(queenSize, queenSize) : centred(host.diameter, host.diameter)
    tokenRound: !queen

    CoinDisc {
        anchors.centerIn: parent
        visible: !root.queen
        diameter: root.host.diameter
        face: PieceKind.Counter
        letter: root.count > 1 ? root.count : ""
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.queen
        width: root.queenSize
        height: width
        radius: width * 0.2
        color: Theme.accent
        opacity: root.pale ? 0.5 : 1
        border.width: root.lit || root.chosen ? 3 : 0
        border.color: Theme.coin

        SilentText {
            anchors.centerIn: parent
            text: "\u265B"
            color: Theme.onFilled
            font.pixelSize: parent.width * (root.host.large ? 0.8 : 0.62)
        }
    }
}
