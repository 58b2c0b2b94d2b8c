// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the position is worth: its heaps, its Grundy value or exact value, and what has been checked.
Card {
    id: root

    required property Session session
    readonly property Analyst analyst: session.analyst
    readonly property WorthView worth: WorthView { analyst: root.analyst }

    visible: analyst.solved && (analyst.grundy !== "" || analyst.value !== "" || session.check.checkedText !== "")
    spacing: 0
    objectName: "valueCard"

    Heading {
        anchors.left: parent.left
        text: qsTr("Value")
        bottomPadding: Theme.unit * 2
    }

    ValueRow {
        label: qsTr("Nim heaps")
        value: root.session.twin.heapsText
    }

    ValueRow {
        label: qsTr("Grundy value")
        value: root.analyst.grundy
    }

    ValueRow {
        objectName: "exactValue"
        label: qsTr("Exact value")
        value: root.session.partizan ? root.analyst.value : ""
    }

    ValueRow {
        objectName: "mean"
        label: qsTr("Mean")
        value: root.worth.known && root.worth.mean !== root.analyst.value ? root.worth.mean : ""
    }

    ValueRow {
        objectName: "temperature"
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
        value: root.session.check.checkedText === "" ? "" : qsTr("\u2713 %1").arg(root.session.check.checkedText)
        valueColor: Theme.green
    }
}
