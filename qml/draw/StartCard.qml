// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A rule to start from: a small picture of its shapes, its name, and a few words.
PlainButton {
    id: root

    required property string notation
    required property string title
    required property string caption

    implicitWidth: Math.max(name.implicitWidth, words.implicitWidth) + picture.width + Theme.unit * 9
    Accessible.name: title
    Accessible.description: caption

    ShapesPicture {
        id: picture

        anchors { left: parent.left; leftMargin: Theme.unit * 3; verticalCenter: parent.verticalCenter }
        width: Math.round(36 * Theme.scale)
        height: width
        notation: root.notation
        bothColour: Theme.stone
        leftColour: Theme.left
        rightColour: Theme.right
        blankColour: Theme.surface2
    }

    SilentText {
        id: name

        anchors { left: picture.right; leftMargin: Theme.unit * 3; bottom: parent.verticalCenter }
        text: root.title
        font.weight: Font.DemiBold
    }

    Note {
        id: words

        anchors { left: picture.right; leftMargin: Theme.unit * 3; top: parent.verticalCenter }
        text: root.caption
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    background: Backdrop {
        radius: Theme.radius
        color: root.hovered ? Theme.surface2 : Theme.surface
        border.width: 1
        ringed: root.visualFocus || (root.ListView.isCurrentItem && (root.ListView.view?.activeFocus ?? false))
        ringGap: -3
    }
}
