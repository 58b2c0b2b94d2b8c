// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A move of the game that is looked back at: the sign of its judgement, and the move.
PlainButton {
    id: root

    required property int index
    required property string label
    required property string sign
    required property bool mistake
    required property bool current
    required property string name

    objectName: "review_" + index
    implicitWidth: row.implicitWidth + Theme.unit * 5
    implicitHeight: Theme.controlHeight
    focusPolicy: Qt.TabFocus
    Accessible.name: name
    Accessible.selected: current

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.unit * 1.5

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.sign !== ""
            width: Math.round(20 * Theme.scale)
            height: width
            radius: width * 0.25
            color: root.mistake ? Theme.hot : "transparent"

            SilentText {
                objectName: "reviewSign_" + root.index
                anchors.centerIn: parent
                text: root.sign
                color: root.mistake ? Theme.onFilled : Theme.ink2
                font.pixelSize: Math.round(13 * Theme.scale)
                font.weight: Font.Bold
            }
        }

        SilentText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.label
            color: root.current ? Theme.ink : Theme.ink2
            font.pixelSize: Math.round(14 * Theme.scale)
            font.weight: root.current ? Font.DemiBold : Font.Normal
        }
    }

    background: Backdrop {
        radius: Theme.radius - 2
        color: root.current || root.hovered ? Theme.surface2 : "transparent"
        border.width: root.current ? 1 : 0
        border.color: Theme.accent
        ringed: root.visualFocus
        ringGap: -2
    }
}
