// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What a player says, with a tail towards the face. It is read aloud as an announcement.
Rectangle {
    id: root

    required property string text
    /// Who says it, before the text.
    property string head
    /// It wraps there.
    required property real most
    property bool tailRight: false

    width: Math.min(most, words.width + (name.visible ? name.width + row.spacing : 0) + Theme.unit * 9)
    height: words.height + Theme.unit * (head === "" ? 5 : 4)
    radius: 16
    color: Theme.surface
    border.color: Theme.line

    Rectangle { // the tail, of which the half towards the face is seen
        x: (root.tailRight ? root.width : 0) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: 11
        height: 11
        rotation: 45
        color: Theme.surface
        border.color: Theme.line
    }

    Rectangle {
        x: root.tailRight ? root.width - width - 1 : 1
        anchors.verticalCenter: parent.verticalCenter
        width: 9
        height: 18
        color: Theme.surface
    }

    Row {
        id: row

        x: Theme.unit * 4.5
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.unit * 2

        SilentText {
            id: name

            visible: text !== ""
            text: root.head
            font.weight: Font.Bold
        }

        SilentText {
            id: words

            width: Math.min(inOneLine.room, root.most - (name.visible ? name.width + row.spacing : 0) - Theme.unit * 9)
            text: root.text
            font.pixelSize: root.head === "" ? Theme.large : Theme.body
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight

            OneLine {
                id: inOneLine

                of: words
            }
        }
    }
}
