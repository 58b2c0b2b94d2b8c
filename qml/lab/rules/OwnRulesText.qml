// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Ui

/// A field to type in with its error below; follows `value` while it is not being typed in.
Column {
    id: root

    required property string value
    required property string error
    property string name

    signal edited(text: string)

    width: parent?.width ?? 0
    spacing: Theme.unit
    onValueChanged: {
        if (field.text !== value)
            field.text = value;
    }

    AppTextField {
        id: field

        objectName: root.objectName + "_text"
        anchors.left: parent.left
        width: Math.min(parent.width, Math.round(320 * Theme.scale))
        name: root.name
        font.family: Theme.mono
        Accessible.description: root.error
        onTextEdited: root.edited(text)
        Component.onCompleted: text = root.value
    }

    Announcement { // its room is kept: nothing jumps while typing
        objectName: root.objectName + "_error"
        height: Math.max(implicitHeight, Theme.smallLine)
        text: root.error
        color: Theme.hot
        font.pixelSize: Theme.small
    }
}
