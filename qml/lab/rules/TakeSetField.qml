// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The numbers that may be taken, small ones, to switch.
Column {
    id: root

    required property OwnRules rules

    spacing: Theme.unit * 2

    Note {
        anchors.left: parent.left
        text: qsTr("Numbers that may be taken")
    }

    WideFlow {
        spacing: Theme.unit * 1.5

        Repeater {
            model: 12

            ToggleChip {
                required property int index

                objectName: "take_" + (index + 1)
                text: Settings.numeral(index + 1)
                //: read aloud: a switch: may a move take so many stones, such as 3?
                name: qsTr("Take %1").arg(index + 1)
                on: Array.from(root.rules.numbers).includes(index + 1)
                onClicked: root.rules.toggleTake(index + 1)
            }
        }
    }
}
