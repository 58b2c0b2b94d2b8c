// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the position is worth: its heaps, its Grundy value or exact value, and what has been checked.
Card {
    id: root

    required property Session session
    readonly property Analyst analyst: session.analyst

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
        label: root.session.check.checkedLabel
        value: root.session.check.checkedText === "" ? "" : qsTr("\u2713 %1").arg(root.session.check.checkedText)
        valueColor: Theme.green
    }
}
