// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

/// Where a table has room for one game more: it is asked for by a click, or a position is dropped there.
T.AbstractButton {
    id: root

    signal asked()
    signal positionDropped(position: string)

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Add a game")
    onClicked: asked()

    DashedFrame {
        anchors.fill: parent
        color: drop.containsDrag || root.hovered || root.visualFocus ? Theme.accent : Theme.ink3
    }

    Column {
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.unit * 2 }
        spacing: Theme.unit * 3

        Disc {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.round(44 * Theme.scale)
            color: Theme.accent

            AppText {
                anchors.centerIn: parent
                text: "+"
                color: Theme.onFilled
                font.pixelSize: parent.width * 0.6
            }
        }

        WrappedText {
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Add a game")
            font.weight: Font.DemiBold
        }

        WideNote {
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("or drop a position here")
        }
    }

    DropArea {
        id: drop

        anchors.fill: parent
        keys: ["text/plain"]
        onDropped: event => root.positionDropped(event.text.trim())
    }
}
