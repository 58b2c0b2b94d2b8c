// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Grundy.Models

/// One position of a labelled row: its letter, a question mark, or a dashed place not reached yet.
Item {
    id: root

    /// {number, outcome, asked}
    required property var cell
    required property real box
    /// Read from the back of a room: letter and number are larger in the same box.
    property bool large: false
    readonly property int outcome: cell.outcome
    readonly property bool ahead: outcome === Outcome.Unknown && !cell.asked

    objectName: "label_" + cell.number
    width: box
    height: box + number.height
    Accessible.role: Accessible.ListItem
    Accessible.name: outcome !== Outcome.Unknown ? qsTr("%1: %2").arg(cell.number).arg(Theme.outcomeLetter(outcome))
                   : cell.asked ? qsTr("%1: P or N?").arg(cell.number) : qsTr("%1: not labelled yet").arg(cell.number)

    Rectangle {
        width: root.box
        height: root.box
        visible: !root.ahead
        radius: root.box * 0.25
        color: root.outcome === Outcome.Unknown ? Theme.surface : Theme.outcomeTint(root.outcome)
        border.width: Math.max(1.5, root.box * 0.04)
        border.color: root.outcome === Outcome.Unknown ? Theme.ink3 : Theme.outcomeColor(root.outcome)

        AppText {
            anchors.centerIn: parent
            text: root.outcome !== Outcome.Unknown ? Theme.outcomeLetter(root.outcome) : "?"
            color: root.outcome === Outcome.Unknown ? Theme.ink2 : Theme.outcomeColor(root.outcome)
            font.pixelSize: Math.round(root.box * (root.large ? 0.5 : 0.42))
            font.weight: root.outcome === Outcome.Unknown ? Font.Normal : Font.Bold
            Accessible.ignored: true
        }
    }

    Shape {
        visible: root.ahead

        ShapePath {
            id: path

            readonly property real a: 1.5
            readonly property real b: root.box - 1.5
            readonly property real r: root.box * 0.25

            strokeColor: Theme.line
            strokeWidth: Math.max(1.5, root.box * 0.03)
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            fillColor: "transparent"
            startX: path.a + path.r
            startY: path.a

            PathLine { x: path.b - path.r; y: path.a }
            PathArc { x: path.b; y: path.a + path.r; radiusX: path.r; radiusY: path.r }
            PathLine { x: path.b; y: path.b - path.r }
            PathArc { x: path.b - path.r; y: path.b; radiusX: path.r; radiusY: path.r }
            PathLine { x: path.a + path.r; y: path.b }
            PathArc { x: path.a; y: path.b - path.r; radiusX: path.r; radiusY: path.r }
            PathLine { x: path.a; y: path.a + path.r }
            PathArc { x: path.a + path.r; y: path.a; radiusX: path.r; radiusY: path.r }
        }
    }

    AppText {
        id: number

        anchors { top: parent.top; topMargin: root.box * 1.12; horizontalCenter: parent.horizontalCenter }
        text: root.cell.number
        font.pixelSize: Math.round(root.box * (root.large ? 0.46 : 0.36))
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
