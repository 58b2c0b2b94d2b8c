// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The square pointed at, by the mouse or by the keyboard.
Item {
    id: root

    required property PlaneGeometry host
    required property PlaneInput input
    readonly property point middle: host.middle(input.row, input.column)

    x: middle.x - width / 2
    y: middle.y - height / 2
    width: host.pitch
    height: host.pitch

    Rectangle {
        anchors.fill: parent
        radius: width * 0.14
        color: "transparent"
        border.width: root.input.byKeyboard && root.input.activeFocus ? 3 : 2
        border.color: Theme.accent
        opacity: root.input.byKeyboard || root.input.pointed ? 1 : 0
    }
}
