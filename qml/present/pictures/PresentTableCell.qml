// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// A cell of a projected table, with n below it in a family of one parameter.
Item {
    id: root

    required property string text
    required property int outcome
    required property string label
    required property bool ringed
    required property bool place
    required property real size
    required property real letterSize
    required property real labelSize
    readonly property bool cold: outcome === Outcome.P

    implicitWidth: Math.max(1, size)
    implicitHeight: Math.max(1, size)
    Accessible.role: Accessible.Cell
    Accessible.name: label === "" ? text : qsTr("%1: %2", "n and what its position is").arg(label).arg(text)

    Rectangle {
        id: body

        x: Math.round(root.size * (root.ringed ? 0.17 : 0.05))
        y: x
        width: root.size - 2 * x
        height: width
        visible: root.place
        radius: root.cold ? width / 2 : width * 0.16
        color: root.outcome === Outcome.Unknown ? "transparent" : root.cold ? Theme.cold : Theme.outcomeTint(root.outcome)
        border.width: root.cold ? 0 : 2
        border.color: root.outcome === Outcome.Unknown ? Theme.line : Theme.outcomeColor(root.outcome)

        CentredText {
            anchors { fill: parent; margins: 2 }
            text: root.text
            color: root.cold ? Theme.onFilled : root.outcome === Outcome.Unknown ? Theme.ink2 : Theme.outcomeColor(root.outcome)
            font.pixelSize: Math.round(root.letterSize)
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
        }
    }

    Repeater { // two rings with the ground between them: seen around a filled cell and an empty one
        model: root.ringed ? [0.02, 0.11] : []

        Rectangle {
            required property real modelData

            x: Math.round(root.size * modelData)
            y: x
            width: root.size - 2 * x
            height: width
            radius: root.cold ? width / 2 : root.size * 0.16
            color: "transparent"
            border.width: Math.max(2, Math.round(root.size * (modelData < 0.1 ? 0.06 : 0.03)))
            border.color: Theme.ink
        }
    }

    SilentText {
        anchors.horizontalCenter: body.horizontalCenter
        y: Math.round(root.size) + 2 // below the ring, too
        text: root.label
        font.pixelSize: Math.round(root.labelSize)
        font.weight: root.ringed ? Font.Bold : Font.Normal
    }
}
