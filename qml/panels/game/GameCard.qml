// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A game of the gallery: a small picture of it, title, one line.
PlainButton {
    id: root

    required property string gameId
    required property string title
    required property string tagline
    required property string preview
    required property int hue

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

        Miniature {
            anchors { fill: parent; margins: Math.round(Theme.unit * 2 * root.zoom) }
            notation: root.preview
            zoom: root.zoom
            hue: root.hue
            colours: Theme.boardColours
        }
    }

    Column {
        id: words

        anchors {
            left: parent.left; right: parent.right; top: picture.bottom; margins: Theme.unit * 3.5
            topMargin: Theme.unit * 2.5
        }
        spacing: Theme.unit * 0.75

        SilentText {
            width: parent.width
            text: root.title
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        SilentText {
            width: parent.width
            text: root.tagline
            color: Theme.ink2
            font.pixelSize: Theme.small
            elide: Text.ElideRight
        }
    }

    background: Backdrop {
        radius: Theme.cardRadius
        color: Theme.surface
        border.width: 1
        border.color: root.hovered ? Theme.ink3 : Theme.line
        ringed: root.visualFocus
        ringRadius: Theme.cardRadius + 3
    }
}
