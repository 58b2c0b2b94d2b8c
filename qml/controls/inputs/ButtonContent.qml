// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

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
    readonly property real iconSize: Math.max(Math.round(18 * Theme.scale), font.pixelSize)
    readonly property real iconRoom: iconName === "" ? 0 : iconSize + (text === "" ? 0 : spacing)

    implicitWidth: iconRoom + ((label.made as Text)?.implicitWidth ?? 0)
    implicitHeight: content.implicitHeight

    Row {
        id: content

        x: !root.atStart ? (root.width - width) / 2 : root.mirrored ? root.width - width : 0
        anchors.verticalCenter: parent.verticalCenter
        layoutDirection: root.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        spacing: root.spacing

        Lazy {
            wanted: root.iconName !== ""

            Icon {
                anchors.verticalCenter: parent?.verticalCenter
                icon: root.iconName
                size: root.iconSize
                color: root.color
            }
        }

        Lazy {
            id: label

            wanted: root.text !== ""

            Text {
                anchors.verticalCenter: parent?.verticalCenter
                width: Math.min(implicitWidth, root.width - root.iconRoom)
                text: root.text
                textFormat: Text.PlainText
                font: root.font
                color: root.color
                elide: Text.ElideRight
            }
        }
    }
}
