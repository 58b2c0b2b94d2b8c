// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ring around what has the keyboard, in two colours; fills its parent with a small margin.
Rectangle {
    id: root

    property real gap: 2

    anchors.fill: parent
    anchors.margins: -gap - border.width
    color: "transparent"
    radius: Theme.radius + gap
    border.width: 2
    border.color: Theme.focus

    Rectangle { // its other colour
        anchors { fill: parent; margins: root.border.width }
        color: "transparent"
        radius: Math.max(0, root.radius - root.border.width)
        border.width: 2
        border.color: Theme.focusInner
    }
}
