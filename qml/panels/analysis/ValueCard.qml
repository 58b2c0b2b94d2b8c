// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the position is worth: its heaps, its Grundy value or exact value, and what has been checked.
Card {
    id: root

    required property Session session
    readonly property Analyst analyst: session.analyst
    readonly property WorthView worth: WorthView { analyst: root.analyst }

    visible: analyst.solved && (analyst.grundy !== "" || analyst.value !== "" || session.check.checked !== "")
    spacing: 0
    objectName: "valueCard"

    Heading {
        //: heads what the position is worth, a noun
        text: qsTr("Value")
        bottomPadding: Theme.unit * 2
    }

    ValueRow {
        //: before heaps of Nim that equal the position, such as 3, 5
        label: qsTr("Nim heaps")
        value: root.session.twin.heapsText
    }

    ValueRow {
        //: before a number: the Grundy value of the position
        label: qsTr("Grundy value")
        value: root.analyst.grundy
    }

    ValueRow {
        objectName: "exactValue"
        //: before the value of the position as a game, such as 1/2 + ∗
        label: qsTr("Exact value")
        value: root.session.partizan ? root.analyst.value : ""
    }

    ValueRow {
        objectName: "mean"
        //: before the mean value of a hot game, a noun
        label: qsTr("Mean")
        value: root.worth.known && root.worth.mean !== root.analyst.value ? root.worth.mean : ""
    }

    ValueRow {
        objectName: "temperature"
        //: before the temperature of a hot game
        label: qsTr("Temperature")
        value: root.worth.known && root.worth.mean !== root.analyst.value ? root.worth.temperature : ""
    }

    ValueRow {
        objectName: "stops"
        label: qsTr("Stops of Left and Right")
        value: root.worth.known && root.worth.mean !== root.analyst.value ? root.worth.stops : ""
    }

    ValueRow {
        objectName: "atomicWeight"
        //: before the atomic weight of a game, an integer mostly
        label: qsTr("Atomic weight")
        value: root.worth.mean !== root.analyst.value ? root.worth.atomicWeight : ""
    }

    Thermograph {
        width: parent.width
        visible: root.worth.known && root.worth.leftWall.length > 1
        worth: root.worth
    }

    ValueRow {
        label: root.session.check.checkedLabel
        //: what was checked, and holds
        value: root.session.check.checked === "" ? "" : qsTr("\u2713 %1").arg(root.session.check.checked)
        valueColor: Theme.green
    }
}
