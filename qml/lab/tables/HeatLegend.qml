// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What the cells of a heat map mean.
Flow {
    id: root

    required property TableModel table
    readonly property bool counted: table.shown === TableModel.Grundy || table.shown === TableModel.Remoteness

    spacing: Theme.unit * 4

    Row {
        spacing: Theme.unit * 2

        Disc {
            width: Math.round(24 * Theme.scale)
            color: Theme.cold

            SilentText {
                anchors.centerIn: parent
                text: "P"
                color: Theme.onFilled
                font.pixelSize: Theme.small
                font.weight: Font.Bold
            }
        }

        Note {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("round and filled: cold (P)")
        }
    }

    LegendEntry {
        outcome: Outcome.N
        text: root.counted ? qsTr("square: hot (N), stronger with the number") : qsTr("square: hot (N)")
    }

    LegendEntry {
        visible: root.table.partizan
        outcome: Outcome.L
        //: explains a colour: positions in which the player Left wins
        text: qsTr("Left wins")
    }

    LegendEntry {
        visible: root.table.partizan
        outcome: Outcome.R
        //: explains a colour: positions in which the player Right wins
        text: qsTr("Right wins")
    }
}
