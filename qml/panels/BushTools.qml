// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models

/// The tools that cut and draw a bush.
Flow {
    id: root

    required property BushEditor editor
    required property BushTidy tidy

    spacing: Theme.unit * 2

    Repeater {
        model: [
            { tool: "cut", text: qsTr("Cut"), tip: qsTr("Click an edge to cut it") },
            { tool: "green", text: qsTr("Draw green"), tip: qsTr("Drag from a joint, from the ground or from anywhere; click an edge to make it green. Keys: Enter begins and ends an edge, N ends it at a new joint") },
            { tool: "blue", text: qsTr("Draw blue"), tip: qsTr("Draw edges that Blue (Left) may cut; click an edge to make it blue") },
            { tool: "red", text: qsTr("Draw red"), tip: qsTr("Draw edges that Red (Right) may cut; click an edge to make it red") },
            { tool: "move", text: qsTr("Move joint"), tip: qsTr("Drag a joint, a foot along the ground, or an edge to bend it") },
            { tool: "erase", text: qsTr("Erase"), tip: qsTr("Click an edge or a joint: it goes with what falls") }
        ]

        AppButton {
            required property var modelData

            objectName: "tool_" + modelData.tool
            text: modelData.text
            tip: modelData.tip
            checked: root.editor.tool === modelData.tool
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: root.editor.tool = modelData.tool
        }
    }

    Rectangle {
        width: 1
        height: Theme.controlHeight
        color: Theme.line
    }

    AppButton {
        objectName: "tool_snap"
        text: qsTr("Snap")
        tip: qsTr("Joints go to half units")
        checked: root.editor.snap
        Accessible.checkable: true
        Accessible.checked: checked
        onClicked: root.editor.snap = !root.editor.snap
    }

    AppButton {
        objectName: "tool_tidy"
        text: root.tidy.busy ? qsTr("Stop tidying") : qsTr("Tidy")
        tip: qsTr("Lays the picture out anew")
        onClicked: root.tidy.busy ? root.tidy.cancel() : root.tidy.start()
    }
}
