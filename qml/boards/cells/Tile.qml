// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// A square that fills its cell, in the middle of its parent, and shown as that piece is; crossed where it stays.
Rectangle {
    id: root

    required property real side
    property bool crossed: false
    readonly property PieceItem piece: parent as PieceItem
    readonly property bool pale: piece?.pale ?? false
    readonly property bool lit: piece?.lit ?? false
    readonly property bool chosen: piece?.chosen ?? false

    anchors.centerIn: parent
    width: side
    height: side
    radius: side * 0.2
    color: crossed ? Theme.surface2 : Theme.stone
    border.width: crossed ? Math.max(1, Math.round(side * 0.04)) : 0
    border.color: Theme.stone
    opacity: pale ? Theme.pale : 1

    Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }

    Lazy { // a highlight
        wanted: !root.crossed && root.side > 18

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(root.side * 0.7)
            height: width
            radius: width * 0.1
            color: "#FFFFFF"
            opacity: Theme.dark ? 0.18 : 0.1
        }
    }

    Repeater {
        model: root.crossed ? [45, -45] : []

        Rectangle {
            required property int modelData

            anchors.centerIn: parent
            width: root.side * 0.8
            height: Math.max(2, root.side * 0.09)
            radius: height / 2
            rotation: modelData
            color: Theme.stone
        }
    }

    Lazy { // chosen, or spoken about
        wanted: root.chosen || (root.lit && !root.pale)

        Rectangle {
            anchors.fill: parent
            radius: root.radius
            color: "transparent"
            border.width: Math.max(2, Math.round(root.side * (root.chosen ? 0.09 : 0.05)))
            border.color: Theme.accent
        }
    }
}
