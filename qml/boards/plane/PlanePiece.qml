// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A counter (or several on one square) or the queen. It glides in rows and columns: when the board is laid out anew, by a
/// larger window, it is at once where it belongs.
PieceItem {
    id: root

    required property PlaneGeometry host
    /// What stands on this square is told by it.
    required property PlaneInput input
    /// The row and column that it is drawn at.
    property real shownRow: row
    property real shownColumn: column
    property bool settled: false
    readonly property bool gliding: shownRow !== row || shownColumn !== column
    readonly property point middle: host.middle(shownRow, shownColumn)
    readonly property bool queen: kind === PieceKind.Queen
    /// Over its square where that is too small to be seen from the back of a room.
    readonly property real queenSize: Math.max(host.pitch * 0.9, host.large ? Theme.presentSmall * 1.4 : 14)

    Accessible.ignored: ghost || name === "" || (input.row === row && input.column === column)
    draggable: true
    x: middle.x - width / 2 + dragX
    y: middle.y - height / 2 + dragY
    z: dragged ? 3 : 2
    width: host.pitch
    height: host.pitch
    token: queen ? centred(queenSize, queenSize) : centred(host.diameter, host.diameter)
    tokenRound: !queen
    Component.onCompleted: settled = true

    Behavior on shownRow {
        enabled: root.settled
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }
    Behavior on shownColumn {
        enabled: root.settled
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }

    Behavior on dragX {
        enabled: !root.dragged
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }
    Behavior on dragY {
        enabled: !root.dragged
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }

    Disc {
        anchors.centerIn: parent
        width: root.host.diameter
        visible: !root.queen
        color: Theme.coin
        opacity: root.pale ? Theme.pale : 1

        Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

        Disc { // the rim
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.78)
            visible: parent.width > 18
            color: "transparent"
            border.width: Math.max(1, parent.width * 0.035)
            border.color: "#FFFFFF"
            opacity: Theme.dark ? 0.45 : 0.6
        }

        SilentText {
            anchors.centerIn: parent
            visible: root.count > 1 && parent.width > 9
            text: root.count
            color: Theme.coinInk
            font.pixelSize: Math.max(7, parent.width * (text.length > 1 ? 0.42 : 0.72))
            font.weight: Font.Bold
        }

        Rectangle { // chosen, a possible second choice, or spoken about
            anchors.fill: parent
            anchors.margins: -Math.max(2, parent.width * 0.06)
            radius: width / 2
            visible: root.chosen || root.target || root.lit && !root.pale
            color: "transparent"
            border.width: Math.max(2, Math.round(parent.width * (root.chosen ? 0.09 : 0.05)))
            border.color: Theme.accent
        }
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
