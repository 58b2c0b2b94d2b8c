// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// How a cell of the sequence looks, and what that means.
Row {
    id: root

    required property string text
    property bool exception: false

    rightPadding: Theme.unit * 3
    spacing: Theme.unit * 2

    Rectangle {
        width: Math.round(24 * Theme.scale)
        height: width
        radius: 6
        color: Theme.surface2
        border.width: root.exception ? 2 : 1
        border.color: root.exception ? Theme.hot : Theme.line

        SilentText {
            anchors.centerIn: parent
            text: Settings.numeral("7")
            font.pixelSize: Theme.small
            font.italic: root.exception
        }
    }

    Note {
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
    }
}
