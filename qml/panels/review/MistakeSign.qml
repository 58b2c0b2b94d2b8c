// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A move that gave the win away: "?", or "!" where that was the chance of a person against the computer.
Disc {
    id: root

    required property string sign

    implicitWidth: Math.round(22 * Theme.scale)
    color: Theme.ink

    SilentText {
        anchors.centerIn: parent
        text: root.sign
        color: Theme.surface
        font.pixelSize: root.width * 0.68
        font.weight: Font.Bold
    }
}
