// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A number at the edge of a projected table; `marked` beside the row and the column of the position shown.
AppText {
    id: root

    required property real size
    property bool marked: false

    color: marked ? Theme.onFilled : Theme.ink2
    font.pixelSize: Math.round(size)
    font.weight: marked ? Font.Bold : Font.Normal
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4, Math.max(height, root.contentWidth + root.size * 0.6))
        height: Math.min(parent.height - 4, root.size * 1.5)
        visible: root.marked
        z: -1
        radius: height / 2
        color: Theme.ink
    }
}
