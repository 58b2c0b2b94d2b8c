// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Who wins in a line, where the panel that says it is folded away.
Rectangle {
    id: root

    required property Analyst analyst
    property real room: Infinity
    readonly property bool solved: analyst.solved

    objectName: "verdictLine"
    width: Math.min(room, line.implicitWidth + Theme.unit * 5)
    radius: Theme.radius
    color: solved ? Theme.outcomeTint(analyst.outcome) : Theme.surface2
    border.width: Theme.high ? 1 : 0
    border.color: Theme.line

    Row {
        id: line

        anchors { left: parent.left; leftMargin: Theme.unit * 2; verticalCenter: parent.verticalCenter }
        spacing: Theme.unit * 2

        OutcomeTag {
            id: letter

            anchors.verticalCenter: parent.verticalCenter
            visible: root.solved
            outcome: root.analyst.outcome
        }

        AppText {
            objectName: "verdictLineText"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.room - letter.width - Theme.unit * 7)
            //: the program works out who wins
            text: root.solved ? root.analyst.verdictTitle : root.analyst.busy ? qsTr("Solving\u2026") : qsTr("Not solved yet")
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }
    }
}
