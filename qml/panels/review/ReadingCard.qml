// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the signs mean on the way that a game has taken.
Card {
    id: root

    property bool partizan: false
    /// A person has played against the computer.
    property bool alone: false

    Heading {
        text: qsTr("How to read it")
    }

    LegendEntry {
        outcome: Outcome.P
        text: qsTr("the player who just moved can win")
    }

    LegendEntry {
        outcome: Outcome.N
        text: qsTr("the player to move can win")
    }

    LegendEntry {
        visible: root.partizan
        outcome: Outcome.L
        text: qsTr("Left can win, whoever moves")
    }

    LegendEntry {
        visible: root.partizan
        outcome: Outcome.R
        text: qsTr("Right can win, whoever moves")
    }

    LegendEntry {
        objectName: "readMistake"
        sign: "?"
        text: root.alone ? qsTr("you gave the win away") : qsTr("that move gave the win away")
    }

    LegendEntry {
        objectName: "readChance"
        visible: root.alone
        sign: "!"
        text: qsTr("the computer gave it back")
    }
}
