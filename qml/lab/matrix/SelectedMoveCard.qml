// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models
import Grundy.Ui

/// The selected move: from where to where, what it leaves, its share of the games, and in words.
Card {
    id: root

    required property Lab lab
    readonly property int arrow: lab.selectedArrow
    readonly property var move: arrow >= 0 ? lab.arrow(arrow) : ({})
    readonly property bool there: move.fromName !== undefined

    signal openAsked(notation: string)

    spacing: Theme.unit * 3

    Heading {
        //: heads what is said of the move that is selected in the matrix
        text: qsTr("Selected")
    }

    Hairline {
        width: parent.width
    }

    WideNote {
        visible: !root.there
        text: qsTr("Click a cell, or walk to it with the arrow keys.")
    }

    WideFlow {
        spacing: Theme.unit * 3
        visible: root.there

        AppText {
            objectName: "selectedMove"
            width: Math.min(implicitWidth, parent.width)
            height: tag.height
            //: a move from one position to another
            text: root.there ? qsTr("%1 → %2").arg(root.move.fromName).arg(root.move.toName) : ""
            font.family: Theme.mono
            font.pixelSize: Theme.monoSize
            elide: Text.ElideMiddle
            verticalAlignment: Text.AlignVCenter
        }

        OutcomeTag {
            id: tag

            outcome: root.move.outcome ?? Outcome.Unknown
        }

        AppText {
            height: tag.height
            text: root.there && root.move.mover !== "" ? qsTr("%1 of its games").arg(root.move.mover) : ""
            verticalAlignment: Text.AlignVCenter
        }
    }

    WideNote {
        objectName: "selectedMoveWords"
        visible: root.there && text !== ""
        text: root.there ? root.move.text : ""
    }

    WideNote {
        visible: root.there && root.move.mover !== ""
        //: two shares, such as 37% and 52%
        text: root.there ? qsTr("Games through this move won by its mover: %1; won by the player who started: %2.")
            .arg(root.move.mover).arg(root.move.starter) : ""
    }

    AppButton {
        objectName: "button_openMove"
        anchors.left: parent.left
        visible: root.there
        text: qsTr("Open in Explore")
        onClicked: root.openAsked(root.lab.node(root.move.from).notation)
    }
}
