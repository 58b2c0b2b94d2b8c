// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The ring around what has the keyboard, in two colours: while it is wanted, around its parent with a small margin.
Lazy {
    id: root

    property real gap: 2
    property real radius: Theme.radius + gap

    Rectangle {
        id: ring

        anchors.fill: parent
        anchors.margins: -root.gap - border.width
        color: "transparent"
        radius: root.radius
        opacity: root.opacity
        border.width: 2
        border.color: Theme.focus

        Rectangle { // its other colour
            anchors { fill: parent; margins: ring.border.width }
            color: "transparent"
            radius: Math.max(0, ring.radius - ring.border.width)
            border.width: 2
            border.color: Theme.focusInner
        }
    }
}
