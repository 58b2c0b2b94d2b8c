// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The period, what proves it, its exceptions; and the value of a heap of any size.
Card {
    id: root

    required property SequenceModel sequence
    readonly property var asked: sequence.ready ? sequence.valueOf(field.text) : ({ "known": false, "text": "" })
    readonly property string position: asked.known ? sequence.positionOf(field.text) : ""

    signal openAsked(notation: string)

    spacing: Theme.unit * 2.5

    Heading {
        //: a heading: after how many numbers a sequence repeats
        text: qsTr("Period")
    }

    Announcement {
        objectName: "sequencePeriod"
        text: root.sequence.ready ? root.sequence.periodText
            : root.sequence.busy ? qsTr("Working it out\u2026") : "\u2013"
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
    }

    Paragraph {
        objectName: "sequenceProof"
        visible: text !== ""
        text: root.sequence.proofText
    }

    Paragraph {
        objectName: "sequenceExceptions"
        visible: text !== ""
        text: root.sequence.exceptionsText
    }

    Paragraph {
        visible: text !== ""
        text: root.sequence.coldText
    }

    Hairline {
        width: parent?.width ?? 0
    }

    SilentText {
        width: parent?.width ?? 0
        text: qsTr("Value of a heap of")
    }

    WideField {
        id: field

        objectName: "sequenceHeap"
        name: qsTr("Value of a heap of this size")
        text: "1000000000"
        inputMethodHints: Qt.ImhDigitsOnly
        onAccepted: {
            if (root.position !== "")
                root.openAsked(root.position);
        }
    }

    Announcement {
        objectName: "sequenceValue"
        height: Math.max(implicitHeight, Theme.bodyLine * 2)
        text: root.asked.text
    }

    AppButton {
        objectName: "button_sequenceOpen"
        anchors.left: parent.left
        enabled: root.position !== ""
        text: qsTr("Open this heap")
        tip: root.position
        onClicked: root.openAsked(root.position)
    }
}
