// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// While editing, at the end of what is a heap's: a stone less, a stone more, no heap.
Item {
    id: root

    required property SceneBase host
    required property int heap
    required property real count

    Row {
        anchors { right: parent.right; bottom: parent.bottom; rightMargin: Math.max(0, (parent.width - width) / 2) }
        spacing: 2

        Repeater {
            model: ["\u2212", "+", "\u00D7"]

            AppButton {
                required property int index
                required property string modelData

                objectName: ["button_heapLess_%1", "button_heapMore_%1", "button_heapRemove_%1"][index].arg(root.heap)
                width: Math.min(Theme.controlHeight, (root.width - 4) / 3)
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
