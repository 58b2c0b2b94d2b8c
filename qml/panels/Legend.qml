// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What P and N mean.
Flow {
    id: root

    spacing: Theme.unit * 5

    Row {
        spacing: Theme.unit * 2.5

        OutcomeTag {
            outcome: "P"
        }

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("cold: the player who just moved wins")
            color: Theme.ink2
            font.pixelSize: Theme.small
        }
    }

    Row {
        spacing: Theme.unit * 2.5

        OutcomeTag {
            outcome: "N"
        }

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("hot: the player to move wins")
            color: Theme.ink2
            font.pixelSize: Theme.small
        }
    }
}
