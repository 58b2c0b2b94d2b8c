// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Of a graph: the label of the node that is pointed at, where it has no room beside it or is cut.
Item {
    id: root

    required property SceneBase host
    readonly property PieceItem pointed: host.input.current
    readonly property bool cut: pointed !== null && pointed.kind !== PieceKind.Arrow && pointed.label !== "" && !Array.from(host.scene.texts).includes(pointed.label)

    Rectangle {
        objectName: "wholeLabel"
        visible: root.cut
        x: root.pointed === null ? 0 : Math.max(0, Math.min(root.width - width, root.pointed.x + (root.pointed.width - width) / 2))
        y: root.pointed === null ? 0 : Math.max(0, root.pointed.y - height - 4)
        width: whole.width + Theme.unit * 4
        height: whole.height + Theme.unit * 2
        radius: Theme.radius
        color: Theme.surface
        border.color: Theme.stone

        SilentText {
            id: whole

            anchors.centerIn: parent
            width: Math.min(inOneLine.room, root.width - Theme.unit * 4)
            text: root.cut ? root.pointed.label : ""
            wrapMode: Text.WrapAnywhere
            font.pixelSize: root.host.large ? Theme.presentSmall : Theme.small

            OneLine {
                id: inOneLine

                of: whole
            }
        }
    }
}
