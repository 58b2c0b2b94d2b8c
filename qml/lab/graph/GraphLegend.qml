// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Grundy.Models
import Grundy.Ui

/// What the letters and arrows of the state graph mean, and what part of it is shown.
Flow {
    id: root

    required property Lab lab
    /// They are put on step by step: terminal positions are T, in the colour of what T counts as.
    required property StateGraphLabels labels
    required property string note

    spacing: Theme.unit * 4

    component Stroke: Row {
        id: stroke

        required property color colour
        required property real thickness
        required property string text
        property bool dashed: false

        spacing: Theme.unit * 2

        Row {
            anchors.verticalCenter: parent.verticalCenter
            width: 24
            spacing: stroke.dashed ? 3 : 0

            Repeater {
                model: stroke.dashed ? 4 : 1

                Rectangle {
                    width: stroke.dashed ? 4 : 24
                    height: stroke.thickness
                    color: stroke.colour
                }
            }
        }

        Note {
            height: Math.round(24 * Theme.scale)
            verticalAlignment: Text.AlignVCenter
            text: stroke.text
        }
    }

    Row {
        visible: root.labels.on
        spacing: Theme.unit * 2.5

        OutcomeTag {
            outcome: root.lab.misere ? Outcome.N : Outcome.P
            letter: "T"
        }

        Note {
            objectName: "legendTerminal"
            anchors.verticalCenter: parent.verticalCenter
            //: a position without a move
            text: qsTr("terminal")
        }
    }

    LegendEntry {
        outcome: Outcome.P
        text: qsTr("cold: the player who just moved wins")
    }

    LegendEntry {
        outcome: Outcome.N
        text: qsTr("hot: the player to move wins")
    }

    LegendEntry {
        visible: root.lab.partizan
        outcome: Outcome.L
        //: explains a colour: positions in which the player Left wins
        text: qsTr("Left wins")
    }

    LegendEntry {
        visible: root.lab.partizan
        outcome: Outcome.R
        //: explains a colour: positions in which the player Right wins
        text: qsTr("Right wins")
    }

    Note {
        visible: root.lab.endless || root.lab.partial
        height: Math.round(24 * Theme.scale)
        verticalAlignment: Text.AlignVCenter
        text: root.lab.partial ? qsTr("no letter: not worked out") : qsTr("no letter: play may go on for ever")
    }

    Stroke {
        visible: !root.lab.partizan
        colour: Theme.cold
        thickness: 3
        //: explains a colour: an arrow of the graph
        text: qsTr("winning move")
    }

    Stroke {
        visible: !root.lab.partizan
        colour: Theme.ink3
        thickness: 1
        //: explains a colour: an arrow of the graph that is not known to win
        text: root.lab.endless || root.lab.partial ? qsTr("other move") : /*: explains a colour: an arrow of the graph */ qsTr("losing move")
    }

    Stroke {
        visible: root.lab.partizan
        colour: Theme.left
        thickness: 3
        text: qsTr("move of Left (thick: it wins)")
    }

    Stroke {
        visible: root.lab.partizan
        colour: Theme.right
        thickness: 3
        dashed: true
        text: qsTr("move of Right (thick: it wins)")
    }

    Note {
        objectName: "graphNote"
        visible: text !== ""
        height: Math.max(implicitHeight, Math.round(24 * Theme.scale))
        verticalAlignment: Text.AlignVCenter
        width: Math.min(implicitWidth, root.width)
        text: root.note
    }
}
