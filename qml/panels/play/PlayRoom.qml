// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The room that a game is played in: a wall, and before it a table from edge to edge.
Item {
    id: root

    /// Where the table begins.
    required property real back
    /// Of the table, an element of the worlds.
    property string ground: "oak"
    readonly property real front: height - edge
    readonly property real edge: Math.round(Math.min(16, height / 50))

    Rectangle {
        width: parent.width
        height: root.back
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.wallTop }
            GradientStop { position: 1; color: Theme.wall }
        }
    }

    WorldImage {
        y: root.back
        width: parent.width
        height: root.front - root.back
        visible: !Theme.plain
        element: root.ground
    }

    Rectangle { // the light on its back edge
        y: root.back
        width: parent.width
        height: 2
        color: Theme.plain ? Theme.line : Theme.dark ? "#1CFFFFFF" : "#66FFFFFF"
    }

    Rectangle {
        y: root.front
        width: parent.width
        height: root.edge
        visible: !Theme.plain
        color: Theme.tableEdge
    }
}
