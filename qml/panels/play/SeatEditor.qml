// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// Who plays on one side, and how well.
Column {
    id: root

    required property Seat seat
    required property string prefix
    /// Whose position the fence is measured against.
    required property Session session
    readonly property bool fenced: !seat.human && seat.level === Level.Fence

    spacing: Theme.unit * 2

    Segmented {
        anchors.left: parent.left
        //: a field: a human or the computer
        name: qsTr("Player")
        namePrefix: root.prefix
        ids: ["human", "computer"]
        //: a choice: a person plays here
        labels: [qsTr("Human"), /*: a choice: the program plays here */ qsTr("Computer")]
        current: root.seat.human ? "human" : "computer"
        onChosen: id => root.seat.human = id === ids[0]
    }

    ChoiceBox {
        objectName: root.prefix + "level"
        anchors.left: parent.left
        visible: !root.seat.human
        //: a field: how well the computer plays
        name: qsTr("Level")
        ids: ["random", "look", "humanlike", "fence", "perfect"] // as Level
        //: a level of the computer: it makes any move
        labels: [qsTr("Random"), /*: a level of the computer: it looks some moves ahead */ qsTr("Look ahead"), /*: a level: slips at times */ qsTr("Human-like"), /*: a level: perfect near the end */ qsTr("Fence"), /*: a level: no mistakes */ qsTr("Perfect")]
        current: ids[root.seat.level]
        onChosen: id => root.seat.level = ids.indexOf(id)
    }

    Row {
        anchors.left: parent.left
        visible: !root.seat.human && (root.seat.level === Level.Look || root.seat.level === Level.Humanlike || root.fenced)
        spacing: Theme.unit * 2

        AppSpinBox {
            objectName: root.prefix + "amount"
            readonly property bool looks: root.seat.level === Level.Look

            name: looks ? qsTr("Moves to look ahead") : root.fenced ? qsTr("Pieces left when it plays perfectly") : qsTr("Slips in percent")
            from: looks || root.fenced ? 1 : 0
            to: looks ? 20 : root.fenced ? 99 : 100
            stepSize: looks || root.fenced ? 1 : 5
            value: looks ? root.seat.depth : root.fenced ? root.seat.fence : root.seat.slip
            onValueModified: {
                if (looks)
                    root.seat.depth = value;
                else if (root.fenced)
                    root.seat.fence = value;
                else
                    root.seat.slip = value;
            }
        }

        LineLabel {
            //: behind a number: so many moves the computer looks ahead
            text: root.seat.level === Level.Look ? qsTr("moves ahead") : root.fenced ? /*: behind a number: once so many pieces are left the computer plays perfectly */ qsTr("pieces left") : /*: behind a number: so many of 100 moves */ qsTr("% slips")
            color: Theme.ink2
        }
    }

    AppText {
        objectName: root.prefix + "fence"
        visible: root.fenced
        width: Math.round(300 * Theme.scale)
        text: visible && root.session.notation !== "" ? root.session.fenceText(root.seat.fence) : ""
        wrapMode: Text.Wrap
    }
}
