// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A round stone with a highlight, in the middle of its parent, and shown as that piece is.
Rectangle {
    id: root

    required property real diameter
    readonly property PieceItem piece: parent as PieceItem
    property bool pale: piece?.pale ?? false
    property bool lit: piece?.lit ?? false
    property bool chosen: piece?.chosen ?? false
    property bool target: piece?.target ?? false

    anchors.centerIn: parent
    width: diameter
    height: diameter
    radius: diameter / 2
    color: Theme.stone
    opacity: pale ? Theme.pale : 1

    Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

    Disc {
        x: Math.round(root.diameter * 0.2)
        y: Math.round(root.diameter * 0.18)
        width: Math.round(root.diameter * 0.15) * 2
        color: "#FFFFFF"
        opacity: Theme.dark ? 0.22 : 0.16
        visible: root.diameter > 18
    }

    Lazy { // chosen, a possible second choice, or spoken about
        wanted: root.chosen || root.target || (root.lit && !root.pale)

        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: "transparent"
            border.width: Math.max(2, Math.round(root.diameter * (root.chosen ? 0.09 : 0.05)))
            border.color: Theme.accent

            Rectangle { // the ring is seen against the stone, too
                anchors { fill: parent; margins: parent.border.width }
                radius: width / 2
                color: "transparent"
                border.width: Math.max(1.5, root.diameter * 0.035)
                border.color: Theme.board
            }
        }
    }
}
