// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What the signs mean on the way that a game has taken.
Card {
    id: root

    property bool partizan: false

    Heading {
        width: parent.width
        text: qsTr("How to read it")
    }

    LegendEntry {
        outcome: "P"
        text: qsTr("the player who just moved can win")
    }

    LegendEntry {
        outcome: "N"
        text: qsTr("the player to move can win")
    }

    LegendEntry {
        visible: root.partizan
        outcome: "L"
        text: qsTr("Left can win, whoever moves")
    }

    LegendEntry {
        visible: root.partizan
        outcome: "R"
        text: qsTr("Right can win, whoever moves")
    }

    Row {
        spacing: Theme.unit * 2.5

        MistakeSign { }

        Note {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("that move gave the win away")
        }
    }
}
