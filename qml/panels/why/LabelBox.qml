// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
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
    //: read aloud: a number, and its letter P or N
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

        SilentText {
            anchors.centerIn: parent
            text: root.outcome !== Outcome.Unknown ? Theme.outcomeLetter(root.outcome) : "?"
            color: root.outcome === Outcome.Unknown ? Theme.ink2 : Theme.outcomeColor(root.outcome)
            font.pixelSize: Math.round(root.box * (root.large ? 0.5 : 0.42))
            font.weight: root.outcome === Outcome.Unknown ? Font.Normal : Font.Bold
        }
    }

    DashedFrame {
        visible: root.ahead
        width: root.box
        height: root.box
        radius: root.box * 0.25
        thickness: Math.max(1.5, root.box * 0.03)
        color: Theme.line
    }

    SilentText {
        id: number

        anchors { top: parent.top; topMargin: root.box * 1.12; horizontalCenter: parent.horizontalCenter }
        text: Settings.numeral(root.cell.number)
        font.pixelSize: Math.round(root.box * (root.large ? 0.46 : 0.36))
        font.weight: Font.DemiBold
    }
}
