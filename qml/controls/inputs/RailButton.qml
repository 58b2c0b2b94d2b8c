// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A place of the left rail: icon above its name.
PlainButton {
    id: root

    required property string iconName
    /// How many times as large as usual.
    property real grow: 1
    readonly property color ink: checked ? Theme.accent : hovered ? Theme.ink : Theme.ink2

    implicitWidth: Math.round(68 * grow)
    implicitHeight: Math.round(60 * grow)
    Accessible.name: text
    Accessible.selected: checked

    Icon {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.verticalCenter }
        icon: root.iconName
        size: Math.round(24 * root.grow)
        color: root.ink
    }

    SilentText {
        anchors {
            horizontalCenter: parent.horizontalCenter; top: parent.verticalCenter
            topMargin: (Theme.unit + 1) * root.grow
        }
        width: Math.min(implicitWidth, root.width - 2)
        text: root.text
        color: root.ink
        elide: Text.ElideRight
        font.pixelSize: Math.round(13 * root.grow)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        font.weight: root.checked ? Font.DemiBold : Font.Normal
    }

    background: Backdrop {
        radius: 12
        color: root.checked ? Theme.accentTint : root.hovered ? Theme.surface2 : "transparent"
        edged: root.checked
        ringed: root.visualFocus
        ringGap: 0
    }
}
