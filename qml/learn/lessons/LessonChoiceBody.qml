// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// What stands on a choice: its letter or its sign, its words, and why, once that is told.
Item {
    id: root

    /// As an entry of LessonShow.choices.
    required property var choice
    required property string letter
    required property string text
    required property color ink
    required property real zoom
    readonly property int textSize: Math.round(Theme.body * zoom)

    signal linkChosen(link: string)

    implicitHeight: column.implicitHeight

    Disc {
        id: sign

        y: (head.implicitHeight - height) / 2
        anchors.left: parent.left
        width: Math.round(26 * Theme.scale * root.zoom)
        color: root.choice.told ? root.ink : "transparent"
        border.width: 2
        border.color: root.choice.told ? root.ink : Theme.ink3

        SilentText {
            anchors.centerIn: parent
            text: !root.choice.told ? root.letter : root.choice.right ? "\u2713" : "\u2717"
            color: root.choice.told ? Theme.onFilled : Theme.ink2
            font.pixelSize: root.textSize
            font.weight: Font.DemiBold
        }
    }

    Column {
        id: column

        anchors { left: sign.right; right: parent.right; leftMargin: Theme.unit * 3 * root.zoom }
        spacing: Theme.unit * 1.5 * root.zoom

        WrappedText {
            id: head

            text: root.text
            font.pixelSize: root.textSize
            font.weight: root.choice.told ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }

        LessonText {
            width: parent.width
            visible: root.choice.told
            blocks: root.choice.because
            textSize: root.textSize
            onLinkChosen: link => root.linkChosen(link)
        }
    }
}
