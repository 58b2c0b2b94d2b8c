// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A line of text to type in.
TextField {
    id: root

    property string name

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.unit * 3.5
    rightPadding: Theme.unit * 3.5
    color: Theme.ink
    placeholderTextColor: Theme.ink3
    selectionColor: Theme.accent
    selectedTextColor: Theme.onFilled
    selectByMouse: true
    font.pixelSize: Theme.body
    verticalAlignment: TextInput.AlignVCenter
    Accessible.role: Accessible.EditableText
    Accessible.name: name !== "" ? name : placeholderText

    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? Theme.accent : Theme.line
    }
}
