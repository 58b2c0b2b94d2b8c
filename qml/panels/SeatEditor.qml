// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Who plays on one side, and how well.
Column {
    id: root

    required property Seat seat
    required property string prefix

    spacing: Theme.unit * 2

    Segmented {
        name: qsTr("Player")
        namePrefix: root.prefix
        ids: ["human", "computer"]
        labels: [qsTr("Human"), qsTr("Computer")]
        current: root.seat.human ? "human" : "computer"
        onChosen: id => root.seat.human = id === "human"
    }

    ChoiceBox {
        objectName: root.prefix + "level"
        visible: !root.seat.human
        name: qsTr("Level")
        ids: ["random", "look", "humanlike", "perfect"]
        labels: [qsTr("Random"), qsTr("Look ahead"), qsTr("Human-like"), qsTr("Perfect")]
        current: root.seat.level
        onChosen: id => root.seat.level = id
    }

    Row {
        visible: !root.seat.human && (root.seat.level === "look" || root.seat.level === "humanlike")
        spacing: Theme.unit * 2

        AppSpinBox {
            objectName: root.prefix + "amount"
            readonly property bool looks: root.seat.level === "look"

            name: looks ? qsTr("Moves to look ahead") : qsTr("Slips in percent")
            from: looks ? 1 : 0
            to: looks ? 20 : 100
            stepSize: looks ? 1 : 5
            value: looks ? root.seat.depth : root.seat.slip
            onValueModified: {
                if (looks)
                    root.seat.depth = value;
                else
                    root.seat.slip = value;
            }
        }

        AppText {
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            text: root.seat.level === "look" ? qsTr("moves ahead") : qsTr("% slips")
            color: Theme.ink2
        }
    }
}
