// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Grundy.Models

/// A player's letter: L or R, or W or B in the colours of the tokens where the players are White and Black.
PlayerTag {
    id: root

    property bool ofTokens: false
    readonly property bool white: player === Mover.Left

    outcome: player === Mover.Left ? ofTokens ? qsTr("W", "White") : qsTr("L", "the player Left")
           : player === Mover.Right ? ofTokens ? qsTr("B", "Black") : qsTr("R", "the player Right") : ""
    color: ofTokens ? white ? Theme.whiteToken : Theme.blackToken : white ? Theme.leftTint : Theme.rightTint
    inkColor: ofTokens ? white ? Theme.blackToken : Theme.whiteToken : white ? Theme.left : Theme.right
    border.width: ofTokens ? 1 : 0
    border.color: Theme.ink2
}
