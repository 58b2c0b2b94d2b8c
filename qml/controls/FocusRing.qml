// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The ring around what has the keyboard; fills its parent with a small margin.
Rectangle {
    id: root

    property real gap: 2

    anchors.fill: parent
    anchors.margins: -gap - border.width
    color: "transparent"
    radius: Theme.radius + gap
    border.width: 2
    border.color: Theme.accent
}
