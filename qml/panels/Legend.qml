// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// What the letters of the outcomes mean: on one line, in fewer words where there is little room.
Flow {
    id: root

    /// Left and Right have moves of their own: there are four outcomes.
    property bool partizan: false
    /// Left plays blue, Right plays red. An edge of either colour may come: there is room for its entries.
    property bool coloured: false
    /// What the players are called where that is more than Left and Right.
    property string leftName: ""
    property string rightName: ""
    /// A tick and a cross stand for moves, in place of the letters.
    property bool plain: false
    readonly property bool sided: !plain && (partizan || coloured)
    readonly property list<string> whole: plain ? [qsTr("this move wins"), qsTr("this move loses")] : [sided ? qsTr("the player who just moved wins") : qsTr("cold: the player who just moved wins"),
        sided ? qsTr("the player to move wins") : qsTr("hot: the player to move wins"),
        coloured ? qsTr("Blue (Left) wins") : leftName !== "" ? /*: explains a letter: who wins the position; a player such as "White (Left)" */ qsTr("%1 wins").arg(leftName) : /*: Left is a player */ qsTr("Left wins"),
        coloured ? qsTr("Red (Right) wins") : rightName !== "" ? qsTr("%1 wins").arg(rightName) : /*: explains a letter: who wins the position; Right is a player */ qsTr("Right wins")]
    //: explains the letter P, in few words: the previous player, who just moved, wins
    readonly property list<string> few: plain ? whole : [sided ? qsTr("previous wins") : /*: explains the letter P, in one word */ qsTr("cold"), sided ? /*: explains N, in few words */ qsTr("next wins") : /*: explains N, in one word */ qsTr("hot"), coloured ? /*: Blue is a player */ qsTr("Blue wins") : whole[2],
        //: explains a letter, in few words: the player Red wins
        coloured ? qsTr("Red wins") : whole[3]]
    readonly property real tagRoom: Math.round(24 * Theme.scale) + Theme.unit * 2.5 + spacing
    readonly property bool brief: Array.from(whole).slice(0, sided ? 4 : 2).reduce((sum, text) => sum + Theme.smallMetrics.advanceWidth(text) + tagRoom, 0) > width + spacing
    readonly property list<string> shown: brief ? few : whole

    spacing: Theme.unit * 5

    LegendEntry {
        outcome: Outcome.P
        letter: root.plain ? "\u2713" : Theme.outcomeLetter(outcome)
        text: root.shown[0]
    }

    LegendEntry {
        outcome: Outcome.N
        letter: root.plain ? "\u00d7" : Theme.outcomeLetter(outcome)
        text: root.shown[1]
    }

    LegendEntry {
        visible: root.sided
        opacity: root.partizan ? 1 : 0
        Accessible.ignored: !root.partizan
        outcome: Outcome.L
        text: root.shown[2] ?? ""
    }

    LegendEntry {
        visible: root.sided
        opacity: root.partizan ? 1 : 0
        Accessible.ignored: !root.partizan
        outcome: Outcome.R
        text: root.shown[3] ?? ""
    }
}
