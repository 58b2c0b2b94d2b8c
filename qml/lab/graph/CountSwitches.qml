// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Which positions of the Lab's game count.
Column {
    id: root

    required property Lab lab

    spacing: Theme.unit

    WideSwitch {
        objectName: "switch_symmetry"
        text: qsTr("Positions equal by symmetry count once")
        checked: root.lab.upToSymmetry
        onToggled: root.lab.upToSymmetry = checked
    }

    WideSwitch {
        objectName: "switch_terminal"
        text: qsTr("Without terminal positions")
        checked: root.lab.withoutTerminal
        onToggled: root.lab.withoutTerminal = checked
    }
}
