// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A ready board of the game: a small picture, its title and what it is.
RadioPlate {
    id: root

    required property string notation
    property int hue: -1

    signal moved(dx: int, dy: int)

    implicitHeight: picture.height + words.implicitHeight + Theme.unit * 5
    Keys.onLeftPressed: root.moved(-1, 0)
    Keys.onRightPressed: root.moved(1, 0)
    Keys.onUpPressed: root.moved(0, -1)
    Keys.onDownPressed: root.moved(0, 1)

    Rectangle {
        id: picture

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 }
        height: Math.round(58 * Math.min(1.5, Theme.scale))
        radius: Theme.radius
        color: Theme.board

        Rectangle { // its lower corners are square
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: Theme.radius
            color: parent.color
        }

        Miniature {
            anchors { fill: parent; margins: Theme.unit * 2 }
            notation: root.notation
            hue: root.hue
            colours: Theme.boardColours
        }
    }

    Hairline {
        anchors { left: parent.left; right: parent.right; top: picture.bottom; leftMargin: 1; rightMargin: 1 }
    }

    Column {
        id: words

        anchors {
            left: parent.left; right: mark.left; top: picture.bottom
            leftMargin: Theme.unit * 3.5; rightMargin: Theme.unit; topMargin: Theme.unit * 2
        }
        spacing: Theme.unit * 0.5

        SilentText {
            width: parent.width
            text: root.text
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }

        WideNote {
            visible: text !== ""
            text: root.detail
            Accessible.ignored: true
        }
    }

    Disc {
        id: mark

        anchors { right: parent.right; top: words.top; rightMargin: Theme.unit * 2.5 }
        width: Math.round(20 * Theme.scale)
        color: Theme.accent
        visible: root.checked

        Icon {
            anchors.centerIn: parent
            icon: "check"
            size: Math.round(14 * Theme.scale)
            color: Theme.onFilled
        }
    }
}
