// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A button's icon and text, side by side in its middle or at its start.
Item {
    id: root

    required property string iconName
    required property string text
    required property font font
    required property color color
    required property real spacing
    required property bool mirrored
    required property bool atStart
    readonly property real iconRoom: iconName === "" ? 0 : drawing.width + (text === "" ? 0 : spacing)

    implicitWidth: iconRoom + (text === "" ? 0 : label.implicitWidth)
    implicitHeight: content.implicitHeight

    Row {
        id: content

        x: !root.atStart ? (root.width - width) / 2 : root.mirrored ? root.width - width : 0
        anchors.verticalCenter: parent.verticalCenter
        layoutDirection: root.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        spacing: root.spacing

        Icon {
            id: drawing

            anchors.verticalCenter: parent.verticalCenter
            visible: icon !== ""
            icon: root.iconName
            size: Math.max(Math.round(18 * Theme.scale), root.font.pixelSize)
            color: root.color
        }

        Text {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - root.iconRoom)
            visible: text !== ""
            text: root.text
            textFormat: Text.PlainText
            font: root.font
            color: root.color
            elide: Text.ElideRight
        }
    }
}
