// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// What a heap stands on, with its number; while editing, buttons to change it.
Item {
    id: root

    required property HeapsGeometry host
    required property string label
    required property int heap
    required property real count
    property bool marked: false
    /// The chosen coin may come here.
    property bool target: false
    readonly property real numberSize: host.sticks ? host.labelSize : host.sizeBelow(host.numbers.advanceWidth(label), host.labelSize)

    Rectangle {
        visible: !root.host.sticks
        width: parent.width
        height: 6
        radius: height / 2
        color: root.target ? Theme.accent : Theme.line
    }

    AppText {
        id: number

        x: root.host.sticks ? 0 : (parent.width - width) / 2
        y: root.host.sticks ? (root.host.stickHeight - height) / 2 : 12
        text: root.label
        color: root.marked ? Theme.ink : Theme.ink2
        visible: root.numberSize > 0
        font.pixelSize: Math.max(1, root.numberSize)
        font.weight: root.marked ? Font.Bold : Font.Normal
    }

    SilentText {
        id: name

        x: root.host.sticks ? 0 : (parent.width - width) / 2
        y: number.y + number.height
        visible: root.host.named && root.host.nameSize > 0
        text: root.host.nameOf(root.heap)
        color: Theme.ink3
        font.pixelSize: Math.max(1, root.host.nameSize)
    }

    Row {
        visible: root.host.editing
        x: root.host.sticks ? number.width + Theme.unit * 3 : (parent.width - width) / 2
        y: root.host.sticks ? (root.host.stickHeight - height) / 2 : (name.visible ? name.y + name.height : number.y + number.height) + Theme.unit
        spacing: 2

        Repeater {
            model: root.host.editing ? ["\u2212", "+", "\u00D7"] : []

            AppButton {
                required property int index
                required property string modelData

                objectName: ["button_heapLess_%1", "button_heapMore_%1", "button_heapRemove_%1"][index].arg(root.heap)
                width: Math.min(Theme.controlHeight, ((root.host.sticks ? 160 : root.host.columnPitch) - 8) / 3)
                leftPadding: 0
                rightPadding: 0
                text: modelData
                Accessible.name: [qsTr("One stone less on heap %1"), qsTr("One stone more on heap %1"),
                                  qsTr("Remove heap %1")][index].arg(root.heap + 1)
                enabled: index !== 0 || root.count > 0
                onClicked: {
                    if (index === 2)
                        root.host.heapRemoved(root.heap);
                    else
                        root.host.heapSet(root.heap, root.count + (index === 0 ? -1 : 1));
                }
            }
        }
    }
}
