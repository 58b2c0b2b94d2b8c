// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A line of the argument by moves: the move, what it leaves, and below it the reply that refutes it.
Item {
    id: root

    required property string text
    required property string name
    required property int outcome
    required property string reply
    readonly property alias pointed: mouse.containsMouse

    implicitHeight: lines.implicitHeight + Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: name

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.NoButton
    }

    OutcomeTag {
        id: tag

        silent: true
        anchors { left: parent.left; top: parent.top; topMargin: 1 }
        outcome: root.outcome
        size: Math.round(20 * Theme.scale)
        letterSize: Theme.small
    }

    Column {
        id: lines

        anchors { left: tag.right; right: parent.right; leftMargin: Theme.unit * 1.5 }

        SilentText {
            width: parent.width
            text: root.text
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }

        WideNote {
            visible: text !== ""
            //: behind a move: the reply to it, such as "take 3 from heap 1"
            text: root.reply === "" ? "" : qsTr("then %1").arg(root.reply)
            Accessible.ignored: true
        }
    }
}
