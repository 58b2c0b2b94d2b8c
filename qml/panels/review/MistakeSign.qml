// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A move that gave the win away.
Rectangle {
    implicitWidth: Math.round(22 * Theme.scale)
    height: width
    radius: width / 2
    color: Theme.ink

    AppText {
        anchors.centerIn: parent
        text: "?"
        color: Theme.surface
        font.pixelSize: parent.width * 0.68
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
