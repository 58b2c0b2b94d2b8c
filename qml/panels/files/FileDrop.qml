// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Takes a file that is dragged onto the window, and shows a frame meanwhile.
DropArea {
    id: root

    signal fileDropped(file: url)

    keys: ["text/uri-list"]
    onDropped: drop => {
        if (drop.hasUrls)
            root.fileDropped(drop.urls[0]);
    }

    Rectangle {
        anchors.fill: parent
        visible: root.containsDrag
        color: "transparent"
        border.width: 4
        border.color: Theme.accent

        Rectangle {
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.unit * 8, words.implicitWidth + Theme.unit * 12)
            height: words.height + Theme.unit * 8
            radius: Theme.cardRadius
            color: Theme.surface
            border.width: 1
            border.color: Theme.accent

            AppText {
                id: words

                objectName: "dropText"
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.unit * 4 }
                text: qsTr("Drop a game or a lesson to open it")
                font.pixelSize: Theme.large
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }
    }
}
