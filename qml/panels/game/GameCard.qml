// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A game of the gallery: live miniature board, title, one line.
PlainButton {
    id: root

    required property string gameId
    required property string title
    required property string tagline
    required property BoardModel position

    /// The picture grows with the card.
    readonly property real zoom: Math.max(1, Math.min(1.6, width / 270))

    signal moved(dx: int, dy: int)

    objectName: "card_" + gameId
    text: title
    implicitHeight: picture.height + words.implicitHeight + Theme.unit * 9
    focusPolicy: Qt.StrongFocus
    Accessible.name: title
    Accessible.description: tagline
    Keys.onLeftPressed: root.moved(-1, 0)
    Keys.onRightPressed: root.moved(1, 0)
    Keys.onUpPressed: root.moved(0, -1)
    Keys.onDownPressed: root.moved(0, 1)

    Rectangle {
        id: picture

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.unit * 2.75 }
        height: Math.round(121 * root.zoom)
        radius: Theme.radius
        color: Theme.board

        BoardView {
            anchors.centerIn: parent
            width: parent.width / root.zoom - Theme.unit * 4
            height: parent.height / root.zoom - Theme.unit * 4
            scale: root.zoom
            miniature: true
            board: root.position
        }
    }

    Column {
        id: words

        anchors {
            left: parent.left; right: parent.right; top: picture.bottom; margins: Theme.unit * 3.5
            topMargin: Theme.unit * 2.5
        }
        spacing: Theme.unit * 0.75

        AppText {
            width: parent.width
            text: root.title
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        AppText {
            width: parent.width
            text: root.tagline
            color: Theme.ink2
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.surface
        border.width: 1
        border.color: root.hovered ? Theme.ink3 : Theme.line

        FocusRing {
            visible: root.visualFocus
            radius: Theme.cardRadius + 3
        }
    }
}
