// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// How the exercises went, when all are done.
Rectangle {
    id: root

    required property string text
    required property int textSize

    implicitHeight: result.implicitHeight + Theme.unit * 10
    radius: Theme.cardRadius
    color: Theme.accentTint

    Announcement {
        id: result

        objectName: "exerciseResult"
        anchors { left: parent.left; right: parent.right; margins: Theme.unit * 5; verticalCenter: parent.verticalCenter }
        text: root.text
        font.pixelSize: root.textSize
        font.weight: Font.DemiBold
    }
}
