// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// Which positions of the game count.
Card {
    id: root

    required property Lab lab

    spacing: Theme.unit

    Heading {
        //: heads the switches that say which positions are counted
        text: qsTr("Positions")
    }

    CountSwitches {
        width: parent.width
        lab: root.lab
    }
}
